"""[Selling] The black market: the Good that is sold most has the lowest price."""

from functools import lru_cache

LEAST = 1000
"""Price in Pesos of the Good that is sold most, and the size of each price step."""

MOST = 5000
"""Highest price in Pesos: five Goods have at most five different prices, 1000 apart."""


@lru_cache(maxsize=4096)
def prices(sold: tuple[int, ...], *, by_difference: bool = False) -> tuple[int, ...]:
    """Return the price of one card of each Good before a sale.

    `sold` holds the number of cards sold of each Good. The Good with the highest number has
    the price `LEAST`. The next lower number in `sold` has a price one step higher, and so has
    each number after it (R19). Goods with equal numbers have equal prices.

    With the house rule `by_difference`, the price of a Good is one step above `LEAST` for each
    card by which its number is below the highest one. No price is above `MOST`.
    """
    most = max(sold)
    ranks = sorted(set(sold), reverse=True)
    steps = (most - each if by_difference else ranks.index(each) for each in sold)
    return tuple(min(LEAST * (1 + step), MOST) for step in steps)
