"""Dice sums, and how many dice to buy off near the mine."""

from functools import cache, lru_cache
from itertools import product

from cubacube.games.caramba.rules.box import DIE


@cache
def sums(dice: int) -> tuple[int, ...]:
    """Return the sum of every possible roll of `dice` dice, sorted and equally likely."""
    return tuple(sorted(map(sum, product(DIE, repeat=dice))))


@cache
def chances(dice: int) -> tuple[float, ...]:
    """Return the probability of each sum of `dice` dice; the index is the sum."""
    rolls = sums(dice)
    return tuple(rolls.count(total) / len(rolls) for total in range(rolls[-1] + 1))


@cache
def at_least(dice: int, steps: int) -> float:
    """Return the probability that the sum of `dice` dice is at least `steps`."""
    rolls = sums(dice)
    return sum(total >= steps for total in rolls) / len(rolls)


MOST_BOUGHT = 3
"""Largest number of dice that the search considers buying off."""


@lru_cache(maxsize=1 << 16)
def bought(dice: int, left: int, prize: float, purse: float) -> int:
    """Return how many dice to buy off when the mine is `left` spaces away.

    `prize` is the value of staying out of the mine, and `purse` is the silver of the player.
    The unit of both is the price of the first die. The last silver is never spent.
    """
    worths = by_bought(dice, left, prize, purse)
    return max(worths, key=lambda count: worths[count])


def by_bought(dice: int, left: int, prize: float, purse: float) -> dict[int, float]:
    """Return the value of each purchase, by the number of dice bought off.

    Only numbers that the player can afford are included, and 0 always is.
    """
    worths = {0: -prize * at_least(dice, left)}
    for n in range(1, min(dice - 1, MOST_BOUGHT) + 1):
        cost = n * (n + 1) / 2
        if cost < purse:
            worths[n] = -prize * at_least(dice - n, left) - cost
    return worths
