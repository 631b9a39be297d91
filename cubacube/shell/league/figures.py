"""Evaluate the games of a league: who beats whom, game lengths, advantage of a seat."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from statistics import median

from cubacube.rules import frozen
from cubacube.session.workshop.intervals import of_share
from cubacube.session.workshop.sample import Sample
from cubacube.shell.league.games import LeagueResult, Levels
from cubacube.shell.league.ratings import wins_of


@frozen
class WinShare:
    """The fraction of games that were won, 0 to 1, with its 95 % interval."""

    games: int
    share: float
    low: float
    high: float


@frozen
class Meeting:
    """The games between two players; `wins` is the share that `one` won."""

    one: int
    other: int
    wins: WinShare
    points: float
    """How many more points `one` made than `other`, as a mean over the games that ended.

    0 if no game ended.
    """
    turns: tuple[int, ...]
    """Number of turns of each game that ended."""

    @property
    def turns_median(self) -> float:
        """Median of the turns; 0 if no game ended."""
        return median(self.turns) if self.turns else 0


def share_of(values: Sequence[float]) -> WinShare:
    """Return the mean with its Wilson interval; games count as independent."""
    sample = Sample(tuple(values), tuple(range(len(values))))
    low, high = of_share(sample)
    return WinShare(len(values), round(sample.mean, 6), round(low, 6), round(high, 6))


def meetings(rows: Sequence[LeagueResult], players: Levels) -> tuple[Meeting, ...]:
    """Return a meeting for every pair; its `one` is the player who comes later in `players`."""
    return tuple(
        _meeting(one, other, [row for row in rows if {*row.players} == {one, other}])
        for other, one in combinations(players, 2)
    )


def places(rows: Sequence[LeagueResult]) -> tuple[WinShare, ...]:
    """Return the share of wins by playing order: who begins, who is second, and so on."""
    found: defaultdict[int, list[float]] = defaultdict(list)
    for row in rows:
        count = len(row.players)
        for side in range(count):
            won = (side in row.winners) / len(row.winners)
            found[(side - row.began) % count].append(won)
    return tuple(share_of(found[place]) for place in sorted(found))


def _meeting(one: int, other: int, rows: Sequence[LeagueResult]) -> Meeting:
    ended = [row for row in rows if row.ended]
    points = sum(_points(one, row) - _points(other, row) for row in ended) / max(1, len(ended))
    wins = share_of([wins_of(one, row) for row in rows])
    return Meeting(one, other, wins, round(points, 6), tuple(row.turns for row in ended))


def _points(player: int, row: LeagueResult) -> float:
    """Return the mean points of a player's sides."""
    own = [score for side, score in zip(row.players, row.scores, strict=True) if side == player]
    return sum(own) / len(own)
