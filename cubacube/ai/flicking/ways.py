"""How far the direction of a flick may be off before the die hits an obstacle."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot, pi

from cubacube.kit.geometry import Point
from cubacube.kit.terrain import Disc, Shape


def spare_rad(start: Point, stop: Point, shape: Shape, reach_mm: float) -> float:
    """Return the angle by which a straight flick may turn before it meets a shape.

    `reach_mm` is how far the moving die extends to each side of its path. The result is
    negative if the path itself meets the shape.
    """
    dx, dy = stop[0] - start[0], stop[1] - start[1]
    length = max(1.0, hypot(dx, dy))

    def seen(point: Point) -> Point:
        """Return how far a point is along the line, and how far to the left of the line."""
        x, y = point[0] - start[0], point[1] - start[1]
        return (x * dx + y * dy) / length, (y * dx - x * dy) / length

    if isinstance(shape, Disc):
        along, off = seen((shape.x_mm, shape.y_mm))
        wide = shape.radius_mm + reach_mm
        return (abs(off) - wide) / max(along, wide) if 0 < along < length + wide else pi / 2
    ahead = _cut(_cut([seen(corner) for corner in shape.corners], 0.0, 1), length + reach_mm, -1)
    return _beside_rad(ahead, reach_mm) if ahead else pi / 2


def _beside_rad(corners: Sequence[Point], reach_mm: float) -> float:
    """Return by which angle a straight flick may turn before the die meets a corner.

    The result is negative if some corners are on the left of the path and some on the right.
    """
    left, right = max(off for _, off in corners), min(off for _, off in corners)
    if right < 0 < left:
        nearest = min(along for along, _ in corners)
        return -(min(left, -right) + reach_mm) / max(nearest, reach_mm)
    return min((abs(off) - reach_mm) / max(along, reach_mm) for along, off in corners)


def _cut(corners: Sequence[Point], at: float, side: int) -> list[Point]:
    """Cut a convex shape across the x axis, and return the corners of one part.

    With `side` 1 it is the part with x greater than `at`, with `side` -1 the part with x less
    than `at`. Here x is the distance along the path of the flick.
    """
    return list(_kept(corners, at, side)) if corners else []


def _kept(corners: Sequence[Point], at: float, side: int) -> Iterator[Point]:
    for (along, off), (later, there) in pairwise((*corners, corners[0])):
        before, after = side * (along - at), side * (later - at)
        if before >= 0:
            yield along, off
        if before * after < 0:
            yield at, off + (there - off) * before / (before - after)
