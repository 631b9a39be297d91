"""What a computer player considered before a choice."""

from collections.abc import Mapping
from dataclasses import field

from cubacube.kit.shot import AnyFlick, Flick, Layout, Shot, WhatIf
from cubacube.rules import Action, Choice, frozen


@frozen
class Thoughts:
    """What a computer player compared: scores of actions, or flicks that it tried.

    `worths` holds the scores, on the player's own scale. `flicks` holds the tried flicks
    that start from the current layout. Each flick is listed once, in the order of trying.
    """

    worths: Mapping[Action, float] = field(default_factory=dict)
    flicks: tuple[Flick, ...] = ()


class Noted:
    """A `WhatIf` that remembers the flicks that a computer player tries with it."""

    def __init__(self, what_if: WhatIf, choices: tuple[Choice, ...]) -> None:
        self._what_if = what_if
        asked = next((choice for choice in choices if isinstance(choice, AnyFlick)), None)
        self._layout = asked.layout if asked is not None else None
        self._flicks: dict[Flick, None] = {}

    def __call__(self, flick: Flick, layout: Layout) -> Shot:
        """Simulate a flick, and remember it if it is made on the current layout."""
        if layout == self._layout:
            self._flicks[flick] = None
        return self._what_if(flick, layout)

    @property
    def flicks(self) -> tuple[Flick, ...]:
        """The flicks tried on the current layout."""
        return tuple(self._flicks)
