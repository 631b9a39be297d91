"""[5.11] Search the whole area for a legal place; if there is one, it is found."""

from collections import deque
from collections.abc import Callable
from math import hypot

from cubacube.kit.geometry import Point

_ROUNDING_MM = 1e-9


def find_place(size_tenth_mm: int, broken_mm: Callable[[Point], float]) -> tuple[int, int] | None:
    """Return a legal place in tenths of a millimetre, or None if there is none.

    A place is legal if `broken_mm` is at most 0 there. `broken_mm` returns how far a point
    breaks the rules, in mm. If the point moves by some distance, the value may change by at
    most this distance.
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
    """Return the quarters of a rectangle of places; empty if it is a single place."""
    if (left, low) == (right, high):
        return []
    x, y = (left + right) // 2, (low + high) // 2
    across = ((left, x), (x + 1, right)) if left < right else ((left, right),)
    along = ((low, y), (y + 1, high)) if low < high else ((low, high),)
    return [(*one, *other) for one in across for other in along]
