"""Who drives: how they flick, what they reckon with, and the table in the head."""

from cubacube.ai.flicking import FlickStyle
from cubacube.games.smugglers.ai.evaluator import Evaluator
from cubacube.kit.shot import WhatIf
from cubacube.rules import frozen, replace


@frozen
class Driver:
    """How a smuggler judges drives."""

    style: FlickStyle
    evaluator: Evaluator
    what_if: WhatIf

    @property
    def brief(self) -> "Driver":
        """The same about a drive that is still to come."""
        return replace(self, style=self.style.brief())
