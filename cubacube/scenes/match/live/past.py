"""The history of a match, a snapshot per action; for undo, rulings page and replay."""

from dataclasses import field
from typing import Any

from cubacube.rules import Event, frozen
from cubacube.scenes.match.live.referee_log import NOTHING_SAID, RefereeLines
from cubacube.scenes.match.live.rulings import Ruling
from cubacube.session.play.log import Log
from cubacube.session.play.match import Match


@frozen
class Moment:
    """A match after some of its actions, with all rulings and events so far."""

    match: Match[Any]
    rulings: Log[Ruling] = field(default_factory=Log)
    events: Log[Event] = field(default_factory=Log)
    heard: RefereeLines = NOTHING_SAID
    """The referee's line."""


class Past:
    """All moments of a match; the moments after the current one were undone."""

    def __init__(self, match: Match[Any]) -> None:
        """Start with the first moment; undo never goes further back."""
        self._moments = [Moment(match)]
        self.count = 0
        """Number of actions that are played now."""

    @property
    def now(self) -> Moment:
        """The current moment."""
        return self._moments[self.count]

    @property
    def length(self) -> int:
        """Number of actions, undone ones included."""
        return len(self._moments) - 1

    @property
    def last(self) -> Moment:
        """The last moment, undone actions included."""
        return self._moments[-1]

    def __getitem__(self, count: int) -> Moment:
        """Return the moment after `count` actions."""
        return self._moments[count]

    def add(self, moment: Moment) -> None:
        """Append the moment after one more action; undone moments are deleted first."""
        del self._moments[self.count + 1 :]
        self._moments.append(moment)
        self.count += 1

    def amend(self, moment: Moment) -> None:
        """Replace the current moment, to add to its rulings."""
        self._moments[self.count] = moment

    def go_to(self, count: int) -> None:
        """Make the moment after `count` actions current, by undo or redo."""
        self.count = count

    def copy(self, count: int) -> "Past":
        """Return a copy of the history up to the moment after `count` actions, for viewing.

        That moment is the current one of the copy.
        """
        past = Past(self._moments[0].match)
        past._moments = self._moments[: count + 1]
        past.count = count
        return past
