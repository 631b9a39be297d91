"""Calls whoever acts next with a ribbon, if it was somebody else before."""

from typing import Generic

from cubacube.rules import Seat
from cubacube.scenes.flicking.any_live_match import AnyLiveMatch
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.words import S
from cubacube.scenes.match.banner import Banner
from cubacube.session.play.setup import SeatEntry


class TurnBanner(Generic[S]):
    """Remembers who was called last, and in whose turn."""

    def __init__(self, live: AnyLiveMatch[S], board: FlickBoard[S]) -> None:
        self._live, self._board = live, board
        self._called = self._next()

    def turn(self) -> Banner | None:
        """A turn begins: call who acts first, in any case."""
        who, seat = self._next()
        if who is None and seat is not None:
            who = self._live.seats[seat]
        return None if who is None else self._call(who, in_turn=True)

    def other(self) -> Banner | None:
        """Somebody is asked: call him if he was not called last."""
        who, seat = self._next()
        if who is None or (who, seat) == self._called:
            return None
        return self._call(who, in_turn=self._live.asked == seat)

    def _call(self, who: SeatEntry, *, in_turn: bool) -> Banner | None:
        alone = len(self._live.people) == 1
        words = self._board.call(who, in_turn=in_turn, alone=alone)
        if not words:
            return None
        self._called = who, self._next()[1]
        return Banner(words, who.side)

    def _next(self) -> tuple[SeatEntry | None, Seat | None]:
        return self._live.who, self._board.on_turn(self._live.state)
