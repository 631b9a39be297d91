"""Estimate player strengths from results: the Bradley-Terry-Luce model, fitted with scipy.

Each side wins with a probability proportional to its strength. A shared win is divided
equally among the winners. Strength is ten to the power of rating / 400, as in chess. The
mean of all ratings is 0. Every player also gets one win and one loss against a player of
mean strength, so that the rating of an unbeaten player stays finite.
"""

from collections import Counter
from collections.abc import Sequence
from math import log
from typing import Any

import numpy as np

from cubacube.rules import frozen
from cubacube.session.extras import extra
from cubacube.session.workshop.sample import LEVEL
from cubacube.shell.league.games import LeagueResult, Levels

_PER_UNIT = 400 / log(10)
"""Rating points per unit of log strength."""
_DIGITS = 1


@frozen
class Rating:
    """A player's rating with its 95 % interval."""

    player: int
    games: int
    wins: float
    rating: float
    low: float
    high: float


def ratings(rows: Sequence[LeagueResult], players: Levels) -> tuple[Rating, ...]:
    """Return the rating of each player, in the order of `players`.

    Raises:
        ExtraError: scipy is not installed.
    """
    if not rows:
        return ()
    optimize, differentiate = (
        extra(f"scipy.{each}", "tune") for each in ("optimize", "differentiate")
    )
    surprise = _surprise(rows, players)
    best = optimize.minimize(surprise, np.zeros(len(players)), tol=1e-10).x
    # The inverse Hessian is the covariance of the strengths; only differences count.
    covariance = np.linalg.inv(differentiate.hessian(surprise, best).ddf)
    centre = np.eye(len(players)) - 1 / len(players)
    errors = np.sqrt(np.diag(centre @ covariance @ centre))
    reach = float(extra("scipy.stats", "tune").norm.ppf((1 + LEVEL) / 2))
    return tuple(
        _rating(player, rows, float(value), reach * float(error))
        for player, value, error in zip(players, centre @ best, errors, strict=True)
    )


def wins_of(player: int, row: LeagueResult) -> float:
    """Return a player's share of the win in a game, summed over all sides of this player."""
    return sum(row.players[side] == player for side in row.winners) / len(row.winners)


def _rating(player: int, rows: Sequence[LeagueResult], value: float, half: float) -> Rating:
    own = [row for row in rows if player in row.players]
    wins = sum(wins_of(player, row) for row in own)
    points = (round(_PER_UNIT * each, _DIGITS) for each in (value, value - half, value + half))
    return Rating(player, len(own), round(wins, 6), *points)


def _surprise(rows: Sequence[LeagueResult], players: Levels) -> Any:
    """Return the negative log-likelihood of the results as a function of strengths."""
    place = {player: number for number, player in enumerate(players)}
    same = Counter((tuple(place[each] for each in row.players), tuple(row.winners)) for row in rows)
    found = [
        (count, list(sides), [sides[side] for side in winners])
        for (sides, winners), count in same.items()
    ]

    def surprise(strengths: Any) -> Any:
        # One win and one loss against a player of mean strength.
        total = np.sum(np.logaddexp(0, strengths) + np.logaddexp(0, -strengths), axis=0)
        for count, sides, winners in found:
            expected = np.logaddexp.reduce(strengths[sides], axis=0)
            total = total + count * (expected - np.mean(strengths[winners], axis=0))
        return total

    return surprise
