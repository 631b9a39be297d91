"""One game of a league: its seats and its result."""

from itertools import combinations
from typing import NamedTuple, TypeAlias

from cubacube.games.catalogue import game
from cubacube.rules import TABLE, frozen, replace
from cubacube.session.play.dealer import stream
from cubacube.session.play.game import Game
from cubacube.session.play.players import read_seats
from cubacube.session.play.setup import LARGEST_SEED, MatchSetup
from cubacube.shell.tuning.games import play_out
from cubacube.shell.tuning.result_line import line_of, result_in

_TOLD = "row"
Levels: TypeAlias = tuple[int, ...]
"""Levels of computer players: of all players of a league, or of the sides in one game."""


class LeagueResult(NamedTuple):
    """Result of a game; a side is one player or a team of partners.

    `players` holds the level of each side. `winners` holds the sides that share the win, and
    `began` is the side that made the first choice. A game that did not end counts as won by all
    sides together. In a cooperative game each side plays at its own table with the same seed,
    and the side with the most points wins.
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
    """A game of a league, which any process can play.

    A cooperative game consists of one match per side, every other game of a single match.
    """

    number: int
    players: Levels
    tables: tuple[MatchSetup, ...]

    @property
    def name(self) -> str:
        """Name that is unique within a league."""
        return f"game-{self.number:06}"

    def row(self) -> LeagueResult:
        """Play the game and return its result."""
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
        """Play the match at one table and return its result."""
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
    """Return the possible numbers of sides; at least two unless the game is cooperative."""
    least = -(-which.fewest // which.crew)
    return range(least if which.together else max(2, least), which.most // which.crew + 1)


def sides_of(which: Game) -> int:
    """Return the usual number of sides at a table.

    This is the smallest even number that the game allows. In a cooperative game it is the
    smallest allowed number.
    """
    sizes = tables_of(which)
    return sizes[0] if which.together else next(size for size in sizes if size % 2 == 0)


def seats_at(which: Game, levels: Levels) -> str:
    """Return the seats of a table as a command-line argument."""
    return ",".join(f"bot:{level}" for level in levels for _ in range(which.crew))


def round_robin(
    entry: MatchSetup, players: Levels, count: int, sides: int | None = None
) -> tuple[LeagueGame, ...]:
    """Return `count` games for each pair of players, who change seats after every game.

    All matches use the setup `entry`, but each has seats and a seed of its own. The seeds
    are derived from the seed of `entry`. `sides` is the number of sides at a table; None
    means the usual number.
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
    """Play a game and return its result as one line with a checksum."""
    return line_of(_TOLD, job.row())


def row_of(job: LeagueGame, line: bytes) -> LeagueResult | None:
    """Parse a line written by `do`; None if it is not a valid result of this game."""
    row: LeagueResult | None = result_in(line, _TOLD, LeagueResult)
    return row if row is not None and _may_be(job, row) else None


def _may_be(job: LeagueGame, row: LeagueResult) -> bool:
    """Whether the result belongs to this game and names only its sides."""
    sides = len(job.players)
    return (
        (row.number, row.players) == (job.number, job.players)
        and len(row.scores) == (sides if row.ended else 0)
        and 0 < len({*row.winners}) == len(row.winners)
        and all(0 <= side < sides for side in (*row.winners, row.began))
    )


def _seated(which: Game, entry: MatchSetup, levels: Levels) -> MatchSetup:
    return replace(entry, seats=read_seats(which, seats_at(which, levels)))
