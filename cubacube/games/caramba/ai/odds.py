"""Sums of dice, and what the mine threatens."""

from functools import cache, lru_cache
from itertools import product

from cubacube.games.caramba.rules.box import DIE


@cache
def sums(dice: int) -> tuple[int, ...]:
    """Every roll of so many dice by its sum, in order, each as likely as the others."""
    return tuple(sorted(map(sum, product(DIE, repeat=dice))))


@cache
def chances(dice: int) -> tuple[float, ...]:
    """How likely each sum of so many dice is."""
    rolls = sums(dice)
    return tuple(rolls.count(total) / len(rolls) for total in range(rolls[-1] + 1))


@cache
def at_least(dice: int, steps: int) -> float:
    """How likely so many dice lead so many steps or farther."""
    rolls = sums(dice)
    return sum(total >= steps for total in rolls) / len(rolls)


MOST_BOUGHT = 3
"""More dice are never worth their price."""


@lru_cache(maxsize=1 << 16)
def bought(dice: int, left: int, prize: float, purse: float) -> int:
    """How many of these dice to buy off when the mine is so far and staying out brings `prize`.

    Prize and purse are in the price of the first die; the last silver is never spent.
    """
    worths = by_bought(dice, left, prize, purse)
    return max(worths, key=lambda count: worths[count])


def by_bought(dice: int, left: int, prize: float, purse: float) -> dict[int, float]:
    """What it is worth to buy off so many of these dice, for each number that may be bought."""
    worths = {0: -prize * at_least(dice, left)}
    for n in range(1, min(dice - 1, MOST_BOUGHT) + 1):
        cost = n * (n + 1) / 2
        if cost < purse:
            worths[n] = -prize * at_least(dice - n, left) - cost
    return worths
