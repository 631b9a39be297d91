"""The sentences in the referee's line."""

from collections.abc import Sequence
from typing import Final

from cubacube.rules import Action, Event, frozen
from cubacube.scenes.match.live.rulings import Ruling


@frozen
class RefereeLines:
    """The sentences in the referee's line.

    `begun` is True from the start of a turn until somebody acts in it.
    """

    referee_lines: tuple[str, ...] = ()
    begun: bool = False


NOTHING_SAID: Final = RefereeLines()


class RefereeLog:
    """Stores the referee's sentences about the last action that had any sentences."""

    set_up: tuple[type[Event], ...] = ()
    """Events that are no rulings if they only set up an exercise."""

    def heard(
        self,
        before: RefereeLines,
        action: Action,
        events: Sequence[Event],
        rulings: Sequence[Ruling],
    ) -> RefereeLines:
        """Return the sentences after an action; `rulings` describe its events."""
        del action, events
        return RefereeLines(tuple(ruling.words for ruling in rulings)) if rulings else before
