"""Rulings of the referee, and the sentences in the referee's line."""

from collections.abc import Sequence

from cubacube.rules import Action, Event, frozen


@frozen
class Ruling:
    """One ruling of the referee: its event, its words, and the side that gives its colour.

    `after` is the number of actions that were played when the ruling was made.
    """

    side: str
    words: str
    event: Event
    after: int


@frozen
class TakenBack(Event):
    """Everything that came after this moment was undone."""


@frozen
class RefereeLines:
    """The sentences in the referee's line.

    `begun` is True from the start of a turn until somebody acts in it.
    """

    referee_lines: tuple[str, ...] = ()
    begun: bool = False


NOTHING_SAID = RefereeLines()


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
