"""[5.11] A place where nothing is broken, searched so that none is overlooked."""

from collections import deque
from collections.abc import Callable
from math import hypot

from cubacube.kit.geometry import Point

_ROUNDING_MM = 1e-9


def find_place(size_tenth_mm: int, broken_mm: Callable[[Point], float]) -> tuple[int, int] | None:
    """A place of the area, in tenths of a millimetre, where `broken_mm` is not positive.

    None if there is provably none: `broken_mm` tells by how much the laws are broken at a point and
    changes no faster than the way gone. So no place is legal in a square whose middle breaks them
    by more than its farthest corner is away; all other squares are quartered down to single places.
    """
    waiting = deque([(0, size_tenth_mm, 0, size_tenth_mm)])
    while waiting:
        left, right, low, high = waiting.popleft()
        x, y = (left + right) // 2, (low + high) // 2
        broken = broken_mm((x / 10, y / 10))
        if broken <= 0:
            return x, y
        if broken <= hypot(right - x, high - y) / 10 + _ROUNDING_MM:
            waiting.extend(_quarters(left, right, low, high))
    return None


def _quarters(left: int, right: int, low: int, high: int) -> list[tuple[int, int, int, int]]:
    """The parts of a square, none of them empty; none at all of a single place."""
    if (left, low) == (right, high):
        return []
    x, y = (left + right) // 2, (low + high) // 2
    across = ((left, x), (x + 1, right)) if left < right else ((left, right),)
    along = ((low, y), (y + 1, high)) if low < high else ((low, high),)
    return [(*one, *other) for one in across for other in along]
