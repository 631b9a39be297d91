"""How good players are, from who won: the model of Bradley, Terry and Luce, fitted by scipy.

At a table everybody wins with a chance in proportion to their strength; a shared win counts in
parts. A rating is ten to the power of rating / 400 in strength, as in chess, above or below the
mean of all. So that nobody is infinitely good who never lost, everybody has also won and lost one
game against a player of mean strength.
"""

from collections import Counter
from collections.abc import Sequence
from math import log
from typing import Any, Final

import numpy as np

from cubacube.rules import frozen
from cubacube.session.extras import extra
from cubacube.session.workshop.sample import LEVEL
from cubacube.shell.league.games import LeagueResult, Levels

_WHAT: Final = "a league"
_PER_UNIT: Final = 400 / log(10)
"""Points for each unit of the logarithm of strength."""
_DIGITS: Final = 1


@frozen
class Rating:
    """A player with the interval that holds their rating 95 times in 100."""

    player: int
    games: int
    wins: float
    rating: float
    low: float
    high: float


def ratings(rows: Sequence[LeagueResult], players: Levels) -> tuple[Rating, ...]:
    """The rating of each player, in their order.

    Raises:
        ExtraError: scipy is not installed.
    """
    if not rows:
        return ()
    optimize, differentiate = (
        extra(f"scipy.{each}", "tune", _WHAT) for each in ("optimize", "differentiate")
    )
    surprise = _surprise(rows, players)
    best = optimize.minimize(surprise, np.zeros(len(players)), tol=1e-10).x
    # The inverse of the curvature there is their covariance; only differences count.
    covariance = np.linalg.inv(differentiate.hessian(surprise, best).ddf)
    centre = np.eye(len(players)) - 1 / len(players)
    errors = np.sqrt(np.diag(centre @ covariance @ centre))
    reach = float(extra("scipy.stats", "tune", _WHAT).norm.ppf((1 + LEVEL) / 2))
    return tuple(
        _rating(player, rows, float(value), reach * float(error))
        for player, value, error in zip(players, centre @ best, errors, strict=True)
    )


def wins_of(player: int, row: LeagueResult) -> float:
    """The part of a win that a player has in a game; partners and two sides of one player add."""
    return sum(row.players[side] == player for side in row.winners) / len(row.winners)


def _rating(player: int, rows: Sequence[LeagueResult], value: float, half: float) -> Rating:
    own = [row for row in rows if player in row.players]
    wins = sum(wins_of(player, row) for row in own)
    points = (round(_PER_UNIT * each, _DIGITS) for each in (value, value - half, value + half))
    return Rating(player, len(own), round(wins, 6), *points)


def _surprise(rows: Sequence[LeagueResult], players: Levels) -> Any:
    """Less the logarithm of the likelihood of what happened, as a function of strengths."""
    place = {player: number for number, player in enumerate(players)}
    same = Counter((tuple(place[each] for each in row.players), tuple(row.winners)) for row in rows)
    found = [
        (count, list(sides), [sides[side] for side in winners])
        for (sides, winners), count in same.items()
    ]

    def surprise(strengths: Any) -> Any:
        # One win and one loss against the mean.
        total = np.sum(np.logaddexp(0, strengths) + np.logaddexp(0, -strengths), axis=0)
        for count, sides, winners in found:
            expected = np.logaddexp.reduce(strengths[sides], axis=0)
            total = total + count * (expected - np.mean(strengths[winners], axis=0))
        return total

    return surprise
