"""What a computer player considered before a choice."""

from collections.abc import Mapping
from dataclasses import field

from cubacube.kit.shot import AnyFlick, Flick, Layout, Shot, WhatIf
from cubacube.rules import Action, Choice, frozen


@frozen
class Thoughts:
    """What was compared: by worth, or by flicks tried in the mind.

    `worths` are counted in whatever the player counts in; `flicks` are those from the dice as they
    lie, each once, in the order in which they came to mind.
    """

    worths: Mapping[Action, float] = field(default_factory=dict)
    flicks: tuple[Flick, ...] = ()


class Noted:
    """A table in the mind that remembers what was tried on it."""

    def __init__(self, what_if: WhatIf, choices: tuple[Choice, ...]) -> None:
        self._what_if = what_if
        asked = next((choice for choice in choices if isinstance(choice, AnyFlick)), None)
        self._layout = asked.layout if asked is not None else None
        self._flicks: dict[Flick, None] = {}

    def __call__(self, flick: Flick, layout: Layout) -> Shot:
        """What the table would answer."""
        if layout == self._layout:
            self._flicks[flick] = None
        return self._what_if(flick, layout)

    @property
    def flicks(self) -> tuple[Flick, ...]:
        """What was tried with the dice as they lie."""
        return tuple(self._flicks)
