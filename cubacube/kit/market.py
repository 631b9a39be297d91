"""[Selling] The black market: the Good that is sold most has the lowest price."""

from functools import lru_cache

LEAST = 1000
"""Price in Pesos of the Good that is sold most, and the size of each price step."""

MOST = 5000
"""Highest price in Pesos: five Goods have at most five different prices, 1000 apart."""


@lru_cache(maxsize=4096)
def prices(sold: tuple[int, ...], *, by_difference: bool = False) -> tuple[int, ...]:
    """Return the price of one card of each Good before a sale.

    `sold` holds the number of cards sold of each Good. Goods with equal numbers have equal
    prices. The highest number gives the price `LEAST`. Each lower number that occurs gives a
    price one step higher than the number before it (R19).

    With the house rule `by_difference`, the number of steps above `LEAST` is the highest number
    minus the Good's own number. No price is above `MOST`.
    """
    most = max(sold)
    ranks = sorted(set(sold), reverse=True)
    steps = (most - each if by_difference else ranks.index(each) for each in sold)
    return tuple(min(LEAST * (1 + step), MOST) for step in steps)
