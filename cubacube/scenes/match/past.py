"""How a match stood after each of its actions: what undo, log panel and replay go back to."""

from dataclasses import field
from typing import Any

from cubacube.rules import Event, frozen
from cubacube.scenes.match.referee_log import NOTHING_SAID, RefereeLines
from cubacube.scenes.match.rulings import Ruling
from cubacube.session.play.log import Log
from cubacube.session.play.match import Match


@frozen
class Moment:
    """A match after some of its actions, and all that was told until then."""

    match: Match[Any]
    rulings: Log[Ruling] = field(default_factory=Log)
    events: Log[Event] = field(default_factory=Log)
    heard: RefereeLines = NOTHING_SAID
    """What stood in the referee's line."""


class Past:
    """All moments of a match, and which of them is now; those after it were taken back."""

    def __init__(self, match: Match[Any]) -> None:
        """The first moment; nothing goes back behind it."""
        self._moments = [Moment(match)]
        self.count = 0
        """How many actions are true now."""

    @property
    def now(self) -> Moment:
        """How things are."""
        return self._moments[self.count]

    @property
    def length(self) -> int:
        """How many actions there are with those that were taken back."""
        return len(self._moments) - 1

    @property
    def last(self) -> Moment:
        """After everything, with what was taken back."""
        return self._moments[-1]

    def __getitem__(self, count: int) -> Moment:
        """How things were after so many actions."""
        return self._moments[count]

    def add(self, moment: Moment) -> None:
        """One action more; what was taken back cannot be done again."""
        del self._moments[self.count + 1 :]
        self._moments.append(moment)
        self.count += 1

    def amend(self, moment: Moment) -> None:
        """Something more is told about now."""
        self._moments[self.count] = moment

    def go_to(self, count: int) -> None:
        """So many actions are true: back to an earlier moment, or to what was taken back."""
        self.count = count

    def copy(self, count: int) -> "Past":
        """The moments of so many actions, to be looked at; it is after the last of them."""
        past = Past(self._moments[0].match)
        past._moments = self._moments[: count + 1]
        past.count = count
        return past
