"""Estimate the win probability of each seat by simulating races to their end."""

from functools import lru_cache
from random import Random
from typing import TypeAlias

from cubacube.games.caramba.ai.course import RaceModel
from cubacube.games.caramba.ai.odds import chances
from cubacube.games.caramba.rules.riding import RACES
from cubacube.games.caramba.rules.state import State, Turn
from cubacube.rules import Seat, frozen

WinChances: TypeAlias = tuple[float, ...]
"""Win probability of each seat."""


@frozen
class Outlook:
    """Win probabilities after a sombrero moves 0, 1, 2 ... spaces.

    `silver` is the mean silver of a seat; the silver in the shell counts as divided equally
    among the seats. The method `price` uses `silver` to convert a payment into win probability.
    """

    hopes: tuple[WinChances, ...]
    silver: float

    def of(self, seat: Seat, dice: int) -> float:
        """Return the expected win probability of a seat if the sombrero rolls `dice` dice."""
        last = len(self.hopes) - 1
        return sum(
            [
                chance * self.hopes[min(steps, last)][seat]
                for steps, chance in enumerate(chances(dice))
            ]
        )

    def price(self, hope: float, silver: float) -> float:
        """Return how much win probability a payment of `silver` costs.

        `hope` is the win probability before the payment.
        """
        return hope * (1 - hope) * silver / self.silver


def outlook(state: State, mover: int, dice: int, runs: int) -> Outlook:
    """Simulate `runs` races for each number of spaces that up to `dice` dice can reach."""
    queue = tuple([task.sombrero for task in state.agenda if isinstance(task, Turn)])
    return _outlook(state.then(), mover, queue, dice, runs)


@lru_cache(maxsize=64)
def _outlook(state: State, mover: int, queue: tuple[int, ...], dice: int, runs: int) -> Outlook:
    """Compute `outlook`.

    The result is cached, because all seats that are asked in a turn need the same result.
    """
    left = state.box.mine - state.spaces[mover]
    farthest = min(len(chances(dice)) - 1, left)
    means = tuple([_mean(state, (mover, steps), queue, runs) for steps in range(farthest + 1)])
    return Outlook(means, (sum(state.money) + state.shell) / len(state.money))


def expected_results(state: State, queue: tuple[int, ...], runs: int) -> WinChances:
    """Return the win probabilities when the sombreros in `queue` roll next."""
    return _mean(state, None, queue, runs)


def _mean(
    state: State, ride: tuple[int, int] | None, queue: tuple[int, ...], runs: int
) -> WinChances:
    """Return the mean result of `runs` races; run number n uses n as its random seed."""
    total = [0.0] * len(state.money)
    for number in range(runs):
        course = RaceModel(state, Random(number))
        if ride is not None:
            course.ride(*ride)
        course.run(queue)
        for seat, hope in enumerate(_after(state, course)):
            total[seat] += hope
    return tuple([each / runs for each in total])


def _after(state: State, course: RaceModel) -> list[float]:
    """[13, 14] Return the probability that each seat wins the game after a simulated race."""
    owned, winner = course.money, course.winner
    out = [lost and seat != winner for seat, lost in enumerate(course.broke)]
    if any(out) or (state.box.options.five_races and state.race == RACES):
        best = max([silver for silver, lost in zip(owned, out, strict=True) if not lost])
        won = [s == best and not lost for s, lost in zip(owned, out, strict=True)]
        return [each / sum(won) for each in won]
    mean = sum(owned) / len(owned)
    weights = [_weight(silver / mean) for silver in owned]
    return [weight / sum(weights) for weight in weights]


def _weight(silver: float) -> float:
    """Return the weight of an amount of silver; the weight rises almost exponentially.

    `silver` is in units of the mean amount. The function uses only basic arithmetic, so that
    every machine computes the same bits.
    """
    weight = 1 + silver / 8
    weight *= weight
    weight *= weight
    return weight * weight
