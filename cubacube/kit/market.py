"""[Selling] The black market: what is sold most is worth least."""

from functools import lru_cache

LEAST = 1000
"""Pesos for the kind that is sold most, and for each step up from there."""

MOST = 5000
"""No price is higher; with five kinds there are no more steps."""


@lru_cache(maxsize=4096)
def prices(sold: tuple[int, ...], *, by_difference: bool = False) -> tuple[int, ...]:
    """What one card of each kind brings before a sale, from how many of each were sold.

    Equal numbers have equal prices. Each next lower number costs one step more (R19), or, as the
    house rule has it, as many steps as it is lower.
    """
    most = max(sold)
    ranks = sorted(set(sold), reverse=True)
    steps = (most - each if by_difference else ranks.index(each) for each in sold)
    return tuple(min(LEAST * (1 + step), MOST) for step in steps)
