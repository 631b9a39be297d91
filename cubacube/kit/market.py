"""[Selling] The black market: the Good that is sold most has the lowest price."""

from functools import lru_cache

LEAST = 1000
"""Price in Pesos of the Good that is sold most, and the size of each price step."""

MOST = 5000
"""Highest price in Pesos: five Goods have at most five different prices, 1000 apart."""


@lru_cache(maxsize=4096)
def prices(sold: tuple[int, ...], *, by_difference: bool = False) -> tuple[int, ...]:
    """Return the price of one card of each Good before a sale.

    `sold` holds the number of cards sold of each Good. The Good sold most costs `LEAST`. Goods
    with equal numbers cost the same. Each next lower number in `sold` is one step dearer (R19).
    With the house rule `by_difference`, a Good is one step dearer for each card by which its
    number is below the highest number. No price is above `MOST`.
    """
    most = max(sold)
    ranks = sorted(set(sold), reverse=True)
    steps = (most - each if by_difference else ranks.index(each) for each in sold)
    return tuple(min(LEAST * (1 + step), MOST) for step in steps)
