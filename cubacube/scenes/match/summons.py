"""Announcements of a match: the next player, the winners, and notices."""

from functools import partial
from typing import Any, Generic

from cubacube.rules import NOBODY, Event, Seat
from cubacube.scenes.canvas import Brush
from cubacube.scenes.match.climax import Ribbon
from cubacube.scenes.match.game_board import GameBoard
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.modes import Showing
from cubacube.scenes.match.notices import rewritten_notice, unsaved_notice
from cubacube.scenes.match.pictures.banner import Banner
from cubacube.scenes.match.presenter import Presenter
from cubacube.scenes.match.words import Call, S, Show
from cubacube.session.play.setup import SeatEntry
from cubacube.session.play.standings import headline


class Summons(Generic[S]):
    """Announces who plays next, if the player, the seat or the turn has changed."""

    def __init__(self, presenter: Presenter[S]) -> None:
        self.banner: Banner | None = None
        """The ribbon that is shown; None without one."""
        self._presenter, self._situation = presenter, presenter.situation
        self._called: tuple[SeatEntry, Seat, Seat | None, str] | None = None
        """The last announcement: player, seat, seat whose turn it is, and words."""

    def call(self, seat: Seat) -> None:
        """Announce the next player, who acts for `seat`.

        Nothing is shown if the board has no words for it. Nothing is shown either if the
        dealer acts and neither the seat nor the turn has changed.
        """
        now, live, before = self._situation, self._situation.live, self._called
        turn = now.on_turn
        if live.who is None and before is not None and before[1:3] == (seat, turn):
            return
        who = live.who or live.seats[seat]
        called = who, seat, turn
        if before is not None and called == before[:3]:
            return
        if who.bot is None:
            now.front = seat
        alone = len(live.people) == 1
        words = now.board.telling.call(
            Call(now.snapshot(live.asked), seat, who, seat == turn, alone)
        )
        if words or before is None or before[2] != turn:
            self._called = *called, words
        # Several players may get the same words in one turn; the ribbon shows them once.
        if words and (before is None or before[2:] != (turn, words)):
            self.banner = Banner(words, who.side)

    def forget(self) -> None:
        """Forget the last announcement, so that the next `call` announces a player in any case."""
        self._called = None

    def end(self) -> None:
        """Remove the ribbon."""
        self.banner = None

    def update(self, seconds: float) -> None:
        """Move the ribbon; it ends when dice begin to move."""
        if self.banner is not None:
            self.banner.update(seconds)
            if self.banner.over or self._presenter.stirring:
                self.end()

    def draw(self, brush: Brush) -> None:
        """Draw the ribbon, unless a panel lies on the cloth."""
        if self.banner is not None and not self._situation.mode.covers:
            self.banner.draw(brush, self._presenter.taken(brush))


class Announcements(Generic[S]):
    """Applies actions to the match, and collects what people must read about them."""

    def __init__(self, presenter: Presenter[S], summons: Summons[S]) -> None:
        self._presenter, self._situation = presenter, presenter.situation
        self._summons = summons
        self._notice = self._situation.live.adapter.greeting
        self._reported_trouble = ""
        """The last announced problem with saving the match."""
        self._was_rewritten = False

    def commit(self, mode: Showing) -> None:
        """Apply the action that was shown."""
        now, show = self._situation, mode.show
        live, board = now.live, now.board
        rulings = live.commit(mode.match, partial(self._side, show), self._presenter.log)
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
        """Discard all announcements that have not been read yet."""
        self._situation.read()
        self._notice = ()

    def take_notice(self) -> tuple[str, ...]:
        """Return title and lines of the notice to show now; empty if there is none."""
        trouble = self._situation.live.book.trouble
        if trouble not in ("", self._reported_trouble):
            self._notice = self._notice or unsaved_notice(trouble)
        self._reported_trouble = trouble
        rewritten = self._situation.live.book.rewritten
        if rewritten and not (trouble or self._was_rewritten):
            self._was_rewritten = True
            self._notice = self._notice or rewritten_notice()
        lines, self._notice = self._notice, ()
        return lines

    def _side(self, show: Show[S], event: Event) -> str:
        """Return the side in whose colour an event is announced."""
        seat = self._situation.board.event_seat(event)
        return self._situation.live.seats[
            self._situation.actor(show) if seat is None else seat
        ].side


def finale(live: LiveMatch[Any], board: GameBoard[Any]) -> Ribbon:
    """Return the ribbon for the end of the match: who has won, with their pieces."""
    seats, winners = live.entry.seats, _winners(live)
    sides = tuple(dict.fromkeys(seats[seat].side for seat in winners))
    words = headline(seats, live.ended(()))
    return Ribbon(words, "good" if winners else "bad", sides, board.cloth, board.piece)


def won(live: LiveMatch[Any]) -> bool:
    """Return whether a person has won; always True if only computer players play."""
    seats = live.entry.seats
    alone = all(seat.bot is not None for seat in seats)
    return alone or any(seats[seat].bot is None for seat in _winners(live))


def _winners(live: LiveMatch[Any]) -> tuple[Seat, ...]:
    """Return the seats of the winners; empty before the end."""
    outcome = live.match.rules.outcome(live.match.state)
    return () if outcome is None else tuple(outcome.winners)
