"""Index of a match: where turns and rounds begin, and which actions deserve a mark."""

from bisect import bisect_left, bisect_right
from operator import attrgetter
from typing import Any

from cubacube.rules import NOBODY, Event, Seat, frozen
from cubacube.scenes.match.game_board import GameBoard
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.live.past import Moment
from cubacube.scenes.match.words import Remark
from cubacube.session.play.setup import SeatEntry

_at = attrgetter("at")


@frozen
class Turned:
    """A turn of `seat` that begins after the first `at` actions, in round number `round`.

    Rounds are numbered from 1.
    """

    at: int
    seat: Seat
    round: int


@frozen
class MarkedAction:
    """A mark on the timeline for the action with number `at`, counted from 1."""

    at: int
    remark: Remark


class Chapters:
    """Index of turns, rounds, flicks and marks of a match, built in portions.

    A turn begins when the game says so, or when the turn passes to another seat. A new round
    begins when a seat that already had a turn in the current round gets another turn.
    """

    def __init__(self, live: LiveMatch[Any], board: GameBoard[Any], begun: int = 0) -> None:
        """Index the first `begun` moments of the match at once; `read` indexes the others."""
        self._live, self._past, self._board = live, live.past, board
        self._had: set[Seat] = set()
        self._on: Seat | None = None
        self.turns: list[Turned] = []
        self.rounds: list[Turned] = []
        """The first turn of each round."""
        self.marks: list[MarkedAction] = []
        self.shots: list[int] = []
        """For each flick, the number of actions after which its dice have come to rest."""
        self.secret = False
        """Whether some state has information that is hidden from a player."""
        self.count = -1
        """The number of actions that have been indexed; -1 before the first moment."""
        self.read(begun)

    @property
    def whole(self) -> bool:
        """Whether the whole match has been indexed."""
        return self.count == self.length

    @property
    def length(self) -> int:
        """Number of actions, undone ones included."""
        return self._past.length

    def read(self, most: int) -> None:
        """Index at most `most` further moments."""
        until = min(self.length, self.count + most)
        while self.count < until:
            self.count += 1
            self._read(self._past[self.count])

    @property
    def seats(self) -> tuple[SeatEntry, ...]:
        """All players."""
        return self._live.seats

    def who(self, turn: Turned) -> SeatEntry:
        """Return the player whose turn it is."""
        return self.seats[turn.seat]

    def title(self, turn: Turned) -> str:
        """Return the heading of the round that begins with a turn."""
        state = self._live.drawn(self._past[turn.at].match.state)
        return self._board.round_title(turn.round, state)

    def turn_at(self, count: int) -> int:
        """Return the index in `turns` of the turn that is played after `count` actions.

        The result is -1 before the first turn.
        """
        return bisect_right(self.turns, count, key=_at) - 1

    def turn_of(self, event: Event, count: int) -> int:
        """Return the index in `turns` of the turn that an event belongs to.

        The event comes from action number `count`. If this action opens a turn, events
        before the opening event still belong to the previous turn.
        """
        place = self.turn_at(count)
        if place <= 0 or self.turns[place].at != count:
            return place
        events = self._past[count].match.turns[-1].events
        told = next((at for at, each in enumerate(events) if each is event), len(events))
        opened = self._board.begins_turn(events[: told + 1])
        return place if opened else place - 1

    def before(self, count: int, *, rounds: bool = False) -> int:
        """Return the action count at which the previous turn (or round) begins.

        If there is none before `count`, return 0, the start of the match.
        """
        begins = self.rounds if rounds else self.turns
        place = bisect_left(begins, count, key=_at) - 1
        return begins[place].at if place >= 0 else 0

    def after(self, count: int, *, rounds: bool = False) -> int:
        """Return the action count at which the next turn (or round) begins.

        If there is none after `count`, return the end of the match.
        """
        begins = self.rounds if rounds else self.turns
        place = bisect_right(begins, count, key=_at)
        return begins[place].at if place < len(begins) else self.length

    def shot_before(self, count: int) -> int | None:
        """Return the action count after which the dice of the latest flick are at rest.

        Only flicks that are at rest after at most `count` actions are considered. If there is no
        such flick, the first flick of the match is used. If the match has no flicks, return None.
        """
        place = bisect_right(self.shots, count) - 1
        return self.shots[max(0, place)] if self.shots else None

    def marked(self, low: int, high: int) -> MarkedAction | None:
        """Return the first mark between two moments, both included."""
        place = bisect_left(self.marks, low, key=_at)
        found = self.marks[place] if place < len(self.marks) else None
        return found if found is not None and found.at <= high else None

    def _read(self, moment: Moment) -> None:
        match, rules = moment.match, moment.match.rules
        events = match.turns[-1].events if match.turns else ()
        if match.turns and isinstance(match.turns[-1].action, self._board.filmed):
            self.shots.append(self.count)
        self.secret = self.secret or rules.seen_by(match.state, NOBODY) != match.state
        on = self._board.on_turn(self._live.drawn(match.state))
        opened = self._board.begins_turn(events) or on != self._on
        if on is not None and opened:
            self._turn(on)
            self._on = on
        remarks = list(filter(None, (self._board.effect(event).remark for event in events)))
        if rules.outcome(match.state) is not None:
            remarks.append("end")
        for remark in ("end", "bad", "good"):
            if remark in remarks:
                self.marks.append(MarkedAction(self.count, remark))
                break

    def _turn(self, seat: Seat) -> None:
        opens_round = seat in self._had or not self.rounds
        turn = Turned(self.count, seat, len(self.rounds) + opens_round)
        if opens_round:
            self._had.clear()
            self.rounds.append(turn)
        self._had.add(seat)
        self.turns.append(turn)
