"""What everybody may hope for: the chance to win the game, from races run on to their end."""

from functools import lru_cache
from random import Random
from typing import TypeAlias

from cubacube.games.caramba.ai.course import RaceModel
from cubacube.games.caramba.ai.odds import chances
from cubacube.games.caramba.rules.riding import RACES
from cubacube.games.caramba.rules.state import State, Turn
from cubacube.rules import Seat, frozen

WinChances: TypeAlias = tuple[float, ...]
"""The chance of every seat to win the game."""


@frozen
class Outlook:
    """What everybody may hope for when a sombrero is 0, 1, 2 ... spaces farther on.

    `silver` is the mean silver of a seat with its part of the shell, where all of it may lie; what
    hopes grow by is reckoned with it.
    """

    hopes: tuple[WinChances, ...]
    silver: float

    def of(self, seat: Seat, dice: int) -> float:
        """The hopes of a seat before so many dice are rolled."""
        last = len(self.hopes) - 1
        return sum(
            [
                chance * self.hopes[min(steps, last)][seat]
                for steps, chance in enumerate(chances(dice))
            ]
        )

    def price(self, hope: float, silver: float) -> float:
        """What it takes from such hopes to pay so much."""
        return hope * (1 - hope) * silver / self.silver


def outlook(state: State, mover: int, dice: int, runs: int) -> Outlook:
    """From so many runs for each space that up to so many dice lead to."""
    queue = tuple([task.sombrero for task in state.agenda if isinstance(task, Turn)])
    return _outlook(state.then(), mover, queue, dice, runs)


@lru_cache(maxsize=64)
def _outlook(state: State, mover: int, queue: tuple[int, ...], dice: int, runs: int) -> Outlook:
    """Kept, as whoever is asked in a turn asks for the same."""
    left = state.box.mine - state.spaces[mover]
    farthest = min(len(chances(dice)) - 1, left)
    means = tuple([_mean(state, (mover, steps), queue, runs) for steps in range(farthest + 1)])
    return Outlook(means, (sum(state.money) + state.shell) / len(state.money))


def expected_results(state: State, queue: tuple[int, ...], runs: int) -> WinChances:
    """What everybody may hope for when these are the next to roll."""
    return _mean(state, None, queue, runs)


def _mean(
    state: State, ride: tuple[int, int] | None, queue: tuple[int, ...], runs: int
) -> WinChances:
    """What comes of a ride on average; every run has the luck of its number."""
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
    """[13, 14] After a race: who has won the game, or how likely each is to win it yet."""
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
    """How silver, in shares of the mean, counts before the end: nearly as an exponential does.

    By products, so that every machine comes to the same bits.
    """
    weight = 1 + silver / 8
    weight *= weight
    weight *= weight
    return weight * weight
