"""One game of a league: who sits where, and how it came out."""

from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from cubacube.games.catalogue import game
from cubacube.rules import TABLE, frozen, replace
from cubacube.session.keeping.lines import LineError, checked, parsed, written
from cubacube.session.play.dealer import stream
from cubacube.session.play.game import Game
from cubacube.session.play.players import read_seats
from cubacube.session.play.setup import LARGEST_SEED, MatchSetup
from cubacube.shell.tuning.games import play_out

_TOLD: Final = "row"
Levels: TypeAlias = tuple[int, ...]
"""Levels of computers: those that meet, or those at a table by their sides."""


class Row(NamedTuple):
    """How a game came out; sides are those of a table, each a player alone or partners.

    `players` has the level of each side, `winners` the numbers of the sides that share the win,
    `began` the side that made the first choice. A game that did not end has no points, and is
    shared by all. In a game in which all win or nobody does each side has a table of its own, both
    with the same chance, and more points win.
    """

    number: int
    players: Levels
    seed: int
    ended: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    began: int
    turns: int
    actions: int


@frozen
class LeagueGame:
    """What there is to play, wherever it is done: one match, or one for each side."""

    number: int
    players: Levels
    tables: tuple[MatchSetup, ...]

    @property
    def name(self) -> str:
        """The same for no other game of a league."""
        return f"game-{self.number:06}"

    def row(self) -> Row:
        """Play it."""
        which = game(self.tables[0].game)
        if which.together:
            return self._apart(which)
        found = _played(which, self.tables[0])
        scores = found.scores[:: which.crew]
        winners = tuple(sorted({seat // which.crew for seat in found.winners}))
        return self._row(found, scores, winners, found.began // which.crew)

    def _apart(self, which: Game) -> Row:
        """Each at a table of its own: who makes more points there wins."""
        found = [_played(which, table) for table in self.tables]
        scores = (
            tuple(each.scores[0] for each in found) if all(each.ended for each in found) else ()
        )
        best = max(scores, default=0)
        winners = tuple(side for side, score in enumerate(scores) if score == best)
        both = _Played(
            bool(scores),
            scores,
            winners,
            0,
            sum(each.turns for each in found),
            sum(each.actions for each in found),
        )
        return self._row(both, scores, winners, 0)

    def _row(
        self, found: "_Played", scores: tuple[int, ...], winners: tuple[int, ...], began: int
    ) -> Row:
        everybody = tuple(range(len(self.players)))
        return Row(
            self.number,
            self.players,
            self.tables[0].seed,
            found.ended,
            scores,
            winners if found.ended and winners else everybody,
            began,
            found.turns,
            found.actions,
        )


@frozen
class _Played:
    """How one match came out, by seats."""

    ended: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    began: int
    turns: int
    actions: int


def sides_of(which: Game) -> int:
    """How many sides sit at a table: two, or the fewest more that make pairs of equal sides."""
    if which.together:
        return 1
    return next(
        sides
        for sides in range(2, which.most + 1, 2)
        if which.fewest <= sides * which.crew <= which.most
    )


def seats_at(which: Game, levels: Levels) -> str:
    """The seats of a table with these levels at its sides, as words."""
    crew = which.fewest if which.together else which.crew
    return ",".join(f"bot:{level}" for level in levels for _ in range(crew))


def round_robin(entry: MatchSetup, players: Levels, count: int) -> tuple[LeagueGame, ...]:
    """Everybody meets everybody else `count` times; they change seats from game to game.

    `entry` is what every match is entered with, but for seats and seed; its seed is that of all
    chance.
    """
    which, sides = game(entry.game), sides_of(game(entry.game))
    found: list[LeagueGame] = []
    for number in range(count):
        for pair in combinations(players, 2):
            seed = stream(entry.seed, f"league {pair} {number}").randint(0, LARGEST_SEED)
            at = replace(entry, seed=seed)
            levels = tuple(pair[(side + number) % 2] for side in range(max(2, sides)))
            if which.together:
                tables = tuple(_seated(which, at, (level,)) for level in levels)
            else:
                tables = (_seated(which, at, levels),)
            found.append(LeagueGame(len(found), levels, tables))
    return tuple(found)


def do(job: LeagueGame) -> bytes:
    """The row of a game as one line with a sum over it, to be written down."""
    return written({_TOLD: job.row()}, 0)[0]


def row_of(job: LeagueGame, line: bytes) -> Row | None:
    """The row in what `do` gave for this game; None if it is not that."""
    try:
        key, row = parsed(checked(line.rstrip(b"\n"), 0)[0])
    except LineError:
        return None
    if key != _TOLD or not isinstance(row, list) or len(row) != len(Row._fields):
        return None
    if row[0] != job.number:
        return None
    number, players, seed, ended, scores, winners, *counts = row
    return Row(number, tuple(players), seed, ended, tuple(scores), tuple(winners), *counts)


def _seated(which: Game, entry: MatchSetup, levels: Levels) -> MatchSetup:
    return replace(entry, seats=read_seats(which, seats_at(which, levels)))


def _played(which: Game, entry: MatchSetup) -> _Played:
    match, ended = play_out(which, entry)
    outcome, actions = match.rules.outcome(match.state), match.actions()
    return _Played(
        ended,
        tuple(outcome.scores) if outcome else (),
        tuple(sorted(outcome.winners)) if outcome else (),
        next((action.seat for action in actions if action.seat != TABLE), 0),
        sum(isinstance(event, which.turns) for event in match.events),
        len(actions),
    )
