"""The match on the table now, as the people at the screen see it."""

from collections.abc import Sequence
from typing import Any, Generic

from cubacube.rules import NOBODY, TABLE, Action, Event, Seat
from cubacube.scenes.match.game_board import GameBoard
from cubacube.scenes.match.help.advice import Advice
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.live.undo import after_next, before_last
from cubacube.scenes.match.modes import Asking, Between, Mode, Showing
from cubacube.scenes.match.words import Hint, S, Show, Snapshot
from cubacube.session.play.match import Match


class Situation(Generic[S]):
    """What all parts of a match scene share: the match, its board, and what is shown now."""

    def __init__(self, live: LiveMatch[S], board: GameBoard[S]) -> None:
        self.live, self.board = live, board
        self.mode: Mode = Between()
        self.front: Seat = live.people[0] if live.people else 0
        """The seat of the person who was asked last."""
        self.viewer: Seat = NOBODY
        """The seat whose secrets are shown; NOBODY shows none.

        If only one person plays, the secrets of that person are always shown.
        """
        self.unread: Sequence[Event] = ()
        """Announced events that nobody has had time to read yet."""
        self.foul = False
        """Whether a person's flick failed and nobody has confirmed reading why."""
        self.finished = False
        """Whether the match is over and its end is shown."""
        self.set_aside: tuple[str, tuple[Hint, ...]] | None = None
        """Words and keys of the page that has frozen the match; None if nothing has."""
        self.advice: Advice | None = None
        """The hint on the table; None without one."""
        self.lead: Action | None = None
        """What a page around the match asks for; it is marked like a hint, but not played."""
        self.approximate = False
        """Whether any recorded result shown so far differs from what this version computes."""

    @property
    def advised(self) -> Action | None:
        """The action to mark: that of the hint, or else what the page around the match asks for."""
        return self.lead if self.advice is None else self.advice.action

    @property
    def watched(self) -> bool:
        """Whether the match is only viewed, and nobody is asked."""
        return self.live.book.watched

    @property
    def seen(self) -> S:
        """The state to show, without anything that must stay hidden from people at the screen."""
        return self._seen(self.live.state)

    @property
    def on_turn(self) -> Seat | None:
        """The seat whose turn it is."""
        return self.board.on_turn(self.live.state)

    @property
    def told(self) -> tuple[Event, ...]:
        """Events of the last action, if any of them was announced."""
        count, rulings = self.live.past.count, self.live.rulings
        told = count and rulings and rulings[-1].after == count
        return self.live.match.turns[-1].events if told else ()

    @property
    def now(self) -> Snapshot[S]:
        """A snapshot of what is visible now.

        While an action is shown, `on` of the snapshot is None, because nobody is asked.
        """
        return self.snapshot(None if isinstance(self.mode, Showing) else self.live.asked)

    def snapshot(self, asked: Seat | None) -> Snapshot[S]:
        """Return the snapshot for the seat that is asked."""
        live = self.live
        return Snapshot(
            self.seen,
            live.seats,
            self.front,
            None if asked == TABLE else asked,
            live.events,
            self.viewer,
        )

    def preview(self, action: Any) -> tuple[Match[Any], Show[S]]:
        """Return the match after an action and how to show it; nothing is applied yet."""
        match = self.live.preview(action)
        after = self._seen(self.live.drawn(match.state))
        return match, Show(self.seen, action, match.turns[-1].events, after)

    def actor(self, show: Show[S]) -> Seat:
        """Return the seat that acted; for the dealer, the seat whose turn it is."""
        seat = show.action.seat
        return (self.board.on_turn(show.before) or 0) if seat == TABLE else seat

    def read(self) -> None:
        """Note that everything announced has been read."""
        self.unread, self.foul = (), False

    # What is allowed now

    @property
    def revocable(self) -> bool:
        """Whether the last choice of a person can be undone."""
        return not self.watched and self.may_go and before_last(self.live) is not None

    @property
    def repeatable(self) -> bool:
        """Whether an undone choice can be redone."""
        return not self.watched and self.may_go and after_next(self.live) is not None

    @property
    def may_go(self) -> bool:
        """Whether undo and redo are allowed now; not while something is shown."""
        no_way = self.live.entry.strict or self.live.book.public or self.set_aside is not None
        return not (no_way or isinstance(self.mode, Showing))

    @property
    def may_help(self) -> bool:
        """Whether computer players may advise and explain; not in strict matches or exercises."""
        return not (self.live.entry.strict or self.watched or self.live.book.passing)

    @property
    def may_hint(self) -> bool:
        """Whether the asked person may have a hint."""
        return self.may_help and isinstance(self.mode, Asking) and self.live.asked != TABLE

    def _seen(self, state: S) -> S:
        return state if self.live.is_open else self.live.seen(state, self.viewer)
