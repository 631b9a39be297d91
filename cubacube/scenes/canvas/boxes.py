"""Points and boxes on the logical canvas, and how to divide a box."""

from typing import TypeAlias

import pygame

Point: TypeAlias = tuple[float, float]
Bounds: TypeAlias = tuple[float, float, float, float]
"""A box as left, top, width and height."""

AnyBox: TypeAlias = Bounds | pygame.FRect | pygame.Rect
"""A box in any of the accepted types."""


def between(a: Point, b: Point, share: float) -> Point:
    """Return the point at fraction `share` (0 .. 1) of the way from `a` to `b`."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def centre(box: AnyBox) -> Point:
    """Return the centre of a box."""
    x, y, width, height = box
    return x + width / 2, y + height / 2


def holds(box: AnyBox, point: Point) -> bool:
    """Return whether a point lies in a box or on its edge."""
    x, y, width, height = box
    return x <= point[0] <= x + width and y <= point[1] <= y + height


def centred(middle: Point, width: float, height: float | None = None) -> Bounds:
    """Return a box of this size round a point; without `height`, a square."""
    height = width if height is None else height
    return middle[0] - width / 2, middle[1] - height / 2, width, height


def inset(box: AnyBox, across: float, down: float | None = None) -> Bounds:
    """Return a box reduced by `across` on the left and right, and by `down` above and below.

    Without `down`, `across` applies to all sides. Negative values make the box larger.
    """
    down = across if down is None else down
    x, y, width, height = box
    return x + across, y + down, width - 2 * across, height - 2 * down


def grid(
    box: AnyBox, count: int, columns: int, gap: float = 0, tallest: float | None = None
) -> tuple[Bounds, ...]:
    """Divide a box into `count` equal boxes, row by row, each at most `tallest` high."""
    x, y, width, height = box
    rows = max(1, -(-count // columns))
    across = (width - gap * (columns - 1)) / columns
    down = (height - gap * (rows - 1)) / rows
    down = down if tallest is None else min(tallest, down)
    return tuple(
        (x + n % columns * (across + gap), y + n // columns * (down + gap), across, down)
        for n in range(count)
    )


def columns(box: AnyBox, count: int, gap: float = 0) -> tuple[Bounds, ...]:
    """Divide a box into `count` equal boxes side by side."""
    return grid(box, count, max(1, count), gap)


def rows(
    box: AnyBox, count: int, gap: float = 0, tallest: float | None = None
) -> tuple[Bounds, ...]:
    """Divide a box into `count` equal boxes below each other, each at most `tallest` high."""
    return grid(box, count, 1, gap, tallest)


def row_offset(number: int, count: int, step: float) -> float:
    """Return how far the item at index `number` of a row is from the row's centre.

    The row has `count` items; `step` is the distance between neighbours.
    """
    return (number - (count - 1) / 2) * step
