"""Summary of a match for its results: a chart and the best flick, computed in portions."""

from typing import Any

from cubacube.rules import frozen
from cubacube.scenes.match.game_board import GameBoard
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.log.chapters import Chapters
from cubacube.scenes.match.words import Snapshot
from cubacube.session.language.translation import _

_AT_ONCE = 30
"""Number of moments indexed per frame."""
_ROWS = 6
"""Number of turns evaluated per frame; some games compute much for each turn."""


@frozen
class CourseLine:
    """One line of a chart: its name, the side that gives its colour, and its values."""

    name: str
    side: str
    values: tuple[int, ...]


@frozen
class MatchChart:
    """The chart of a match; `rounds` are the indices, from 0, of turns that begin a round."""

    title: str
    lines: tuple[CourseLine, ...]
    rounds: tuple[int, ...]

    @property
    def turns(self) -> int:
        """Number of values of each line."""
        return len(self.lines[0].values)


@frozen
class BestFlick:
    """The best flick of a match.

    `at` is the number of actions until its dice are at rest. `turn` counts from 1.
    """

    at: int
    name: str
    side: str
    turn: int


class MatchStory:
    """The summary of a match; call `read` until it is `whole`."""

    def __init__(self, live: LiveMatch[Any], board: GameBoard[Any], chapters: Chapters) -> None:
        self._live, self._board, self._chapters = live, board, chapters
        self.whole = False
        self.course: MatchChart | None = None
        """The chart; None if there is nothing to plot."""
        self.best: BestFlick | None = None
        """The best flick; None if no flick was good enough."""
        self._rows: list[tuple[int, ...]] = []
        """Values of all players at the start of each turn, and at the end."""

    def read(self) -> None:
        """Compute the next portion."""
        if self.whole:
            return
        if not self._chapters.whole:
            self._chapters.read(_AT_ONCE)
            return
        begins = [*(turn.at for turn in self._chapters.turns), self._live.past.length]
        done = len(self._rows)
        for at in begins[done : done + _ROWS]:
            self._rows.append(self._row(at))
        if len(self._rows) == len(begins):
            self.course, self.best, self.whole = self._course(), self._best(), True

    def _row(self, at: int) -> tuple[int, ...]:
        """Return the values of all players after `at` actions."""
        live, moment = self._live, self._live.past[at]
        state = live.drawn(moment.match.state)
        return self._board.results.reached(Snapshot(state, live.seats, events=moment.events))

    def _course(self) -> MatchChart | None:
        """Return the chart; None if there is nothing to plot."""
        live, board, turns = self._live, self._board, self._chapters.turns
        if not board.results.course or len(turns) < 2:
            return None
        courses = zip(*self._rows, strict=True)
        lines = tuple(
            CourseLine(each.name, each.side, values)
            for each, values in zip(board.results.runners(live.seats), courses, strict=True)
        )
        begins = [turn.at for turn in turns]
        rounds = tuple(begins.index(turn.at) for turn in self._chapters.rounds)
        return MatchChart(_(board.results.course), lines, rounds)

    def _best(self) -> BestFlick | None:
        """Return the flick with the highest score, the first one if several are equal.

        None if no flick has a score above 0.
        """
        past, score = self._live.past, self._board.score
        scores = {at: score(past[at].match.turns[-1].events) for at in self._chapters.shots}
        at = max(scores, key=scores.__getitem__, default=0)
        if not at or scores[at] <= 0:
            return None
        place = self._chapters.turn_at(at - 1)
        who = self._chapters.who(self._chapters.turns[place])
        return BestFlick(at, who.name, who.side, place + 1)
