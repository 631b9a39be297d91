"""What stands in the referee's line."""

from collections.abc import Sequence

from cubacube.rules import Action, Event
from cubacube.scenes.match.rulings import Ruling


class RefereeLog:
    """The sentences about the last action of which there was something to tell."""

    def __init__(self) -> None:
        self.said: tuple[str, ...] = ()

    def hear(self, action: Action, events: Sequence[Event], rulings: Sequence[Ruling]) -> None:
        """An action has become true; `rulings` are what its events sound like."""
        del action, events
        self.said = tuple(ruling.words for ruling in rulings) or self.said
