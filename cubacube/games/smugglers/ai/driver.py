"""What a smuggler needs to judge a drive."""

from cubacube.ai.flicking import FlickStyle
from cubacube.games.smugglers.ai.evaluator import Evaluator
from cubacube.kit.shot import WhatIf
from cubacube.rules import frozen, replace


@frozen
class Driver:
    """What a smuggler needs to judge a drive: style, `Evaluator` and a simulation."""

    style: FlickStyle
    evaluator: Evaluator
    what_if: WhatIf

    @property
    def brief(self) -> "Driver":
        """The same driver with a small search budget, for judging later drives."""
        return replace(self, style=self.style.brief())
