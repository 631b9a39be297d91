"""What the referee announces when an action has been shown."""

from functools import partial
from typing import Generic

from cubacube.rules import NOBODY, Event
from cubacube.scenes.match.live.referee_log import RefereeLog
from cubacube.scenes.match.modes import Showing
from cubacube.scenes.match.notices import unsaved_notice
from cubacube.scenes.match.situation import Situation
from cubacube.scenes.match.summons import Summons
from cubacube.scenes.match.words import S, Show


class Announcements(Generic[S]):
    """Applies actions to the match, and collects what people must read about them."""

    def __init__(self, situation: Situation[S], log: RefereeLog, summons: Summons[S]) -> None:
        self._situation, self._log, self._summons = situation, log, summons
        self._notice = situation.live.adapter.greeting
        self._reported_trouble = ""
        """The last announced problem with saving the match."""

    def commit(self, mode: Showing) -> None:
        """Apply the action that was shown."""
        now, show = self._situation, mode.show
        live, board = now.live, now.board
        rulings = live.commit(mode.match, partial(self._side, show), self._log)
        if rulings:
            now.unread = (*now.unread, *show.events)
        if board.on_turn(show.before) in live.people and board.is_foul(show.events):
            now.foul = True
        if board.calls_next(show.events):
            now.viewer = NOBODY
            self._summons.forget()
        title = board.telling.notice(show)
        if title:
            news = (each for each in rulings if board.effect(each.event).announce != "log")
            self._notice = (title, *(ruling.words for ruling in news))

    def forget(self) -> None:
        """Forget everything that is not read."""
        self._situation.read()
        self._notice = ()

    def take_notice(self) -> tuple[str, ...]:
        """Return title and lines of the notice to show now; empty if there is none."""
        trouble = self._situation.live.book.trouble
        if trouble not in ("", self._reported_trouble):
            self._notice = self._notice or unsaved_notice(trouble)
        self._reported_trouble = trouble
        lines, self._notice = self._notice, ()
        return lines

    def _side(self, show: Show[S], event: Event) -> str:
        """Return the side in whose colour an event is announced."""
        seat = self._situation.board.event_seat(event)
        return self._situation.live.seats[
            self._situation.actor(show) if seat is None else seat
        ].side
