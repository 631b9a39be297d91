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
from cubacube.shell.tuning.typed import typed

_TOLD: Final = "row"
Levels: TypeAlias = tuple[int, ...]
"""Levels of computers: those that meet, or those at a table by their sides."""


class LeagueResult(NamedTuple):
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

    def row(self) -> LeagueResult:
        """Play it."""
        which = game(self.tables[0].game)
        if not which.together:
            return self._at(which, self.tables[0])
        alone = [self._at(which, table) for table in self.tables]
        ended = all(each.ended for each in alone)
        points = [each.scores[0] if ended else 0 for each in alone]
        return alone[0]._replace(
            ended=ended,
            scores=tuple(points) if ended else (),
            winners=tuple(side for side, each in enumerate(points) if each == max(points)),
            began=0,
            turns=sum(each.turns for each in alone),
            actions=sum(each.actions for each in alone),
        )

    def _at(self, which: Game, table: MatchSetup) -> LeagueResult:
        """How the match at one table came out."""
        match, ended = play_out(which, table)
        outcome, actions = match.rules.outcome(match.state), match.actions()
        won = {seat // which.crew for seat in outcome.winners} if outcome else ()
        began = next((action.seat for action in actions if action.seat != TABLE), 0)
        return LeagueResult(
            self.number,
            self.players,
            table.seed,
            ended,
            tuple(outcome.scores)[:: which.crew] if outcome else (),
            tuple(sorted(won)) or tuple(range(len(self.players))),
            began // which.crew,
            sum(isinstance(event, which.turns) for event in match.events),
            len(actions),
        )


def tables_of(which: Game) -> range:
    """How many sides may sit at a table; two meet, but where all win or nobody does."""
    least = -(-which.fewest // which.crew)
    return range(least if which.together else max(2, least), which.most // which.crew + 1)


def sides_of(which: Game) -> int:
    """How many sides usually sit at a table: as few as may, so many that each player has half."""
    sizes = tables_of(which)
    return sizes[0] if which.together else next(size for size in sizes if size % 2 == 0)


def seats_at(which: Game, levels: Levels) -> str:
    """The seats of a table with these levels at its sides, as words."""
    return ",".join(f"bot:{level}" for level in levels for _ in range(which.crew))


def round_robin(
    entry: MatchSetup, players: Levels, count: int, sides: int | None = None
) -> tuple[LeagueGame, ...]:
    """Everybody meets everybody else `count` times; they change seats from game to game.

    `entry` is what every match is entered with, but for seats and seed; its seed is that of all
    chance. So many `sides` sit at a table, else as many as usual.
    """
    which = game(entry.game)
    size = sides or sides_of(which)
    found: list[LeagueGame] = []
    for number in range(count):
        for pair in combinations(players, 2):
            seed = stream(entry.seed, f"league {pair} {number}").randint(0, LARGEST_SEED)
            at = replace(entry, seed=seed)
            turned: Levels = (pair[number % 2], pair[(number + 1) % 2])
            mixed = (turned * size)[:size]
            tables = tuple((each,) * size for each in turned) if which.together else (mixed,)
            seated = tuple(_seated(which, at, each) for each in tables)
            found.append(LeagueGame(len(found), turned if which.together else mixed, seated))
    return tuple(found)


def do(job: LeagueGame) -> bytes:
    """The row of a game as one line with a sum over it, to be written down."""
    return written({_TOLD: job.row()}, 0)[0]


def row_of(job: LeagueGame, line: bytes) -> LeagueResult | None:
    """The row in what `do` gave for this game; None if it is not that."""
    try:
        key, values = parsed(checked(line.rstrip(b"\n"), 0)[0])
    except LineError:
        return None
    row = typed(LeagueResult, values) if key == _TOLD else None
    return row if row is not None and _may_be(job, row) else None


def _may_be(job: LeagueGame, row: LeagueResult) -> bool:
    """Whether it tells of this game, and of its sides only."""
    sides = len(job.players)
    return (
        (row.number, row.players) == (job.number, job.players)
        and len(row.scores) == (sides if row.ended else 0)
        and 0 < len({*row.winners}) == len(row.winners)
        and all(0 <= side < sides for side in (*row.winners, row.began))
    )


def _seated(which: Game, entry: MatchSetup, levels: Levels) -> MatchSetup:
    return replace(entry, seats=read_seats(which, seats_at(which, levels)))
