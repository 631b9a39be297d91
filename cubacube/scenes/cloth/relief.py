"""Compute for each pixel its depth in a shape and its position along the outline."""

import math
from functools import lru_cache
from itertools import accumulate, product
from typing import Any, TypeAlias

import numpy as np

from cubacube.kit.terrain import Disc, Point, Polygon, Shape
from cubacube.rules import frozen

Numbers: TypeAlias = np.ndarray[tuple[Any, ...], np.dtype[Any]]
"""An array with one number for each pixel."""

_STEPS = 24
"""Number of grid steps in the search for the deepest point of a shape."""


@frozen
class Relief:
    """The position of every pixel relative to a shape, in mm, as arrays `(h, w)`.

    `depth` is the distance to the outline, negative outside. `around` is the position of the
    nearest outline point along the outline, 0 to 1. `along` and `across` are distances from the
    middle: `along` in the direction of the longest edge, `across` to the left of it.
    """

    depth: Numbers
    around: Numbers
    along: Numbers
    across: Numbers
    deepest_mm: float
    """The depth of the deepest point, which may be approximate."""
    round_mm: float
    """The length of the outline."""


def relief(shape: Shape, x_mm: Numbers, y_mm: Numbers) -> Relief:
    """Return the relief of a shape at pixel columns `(1, w)` and rows `(h, 1)`, in mm."""
    if isinstance(shape, Disc):
        return _round(shape, x_mm, y_mm)
    return _edged(shape, x_mm, y_mm)


def bounds(shape: Shape) -> tuple[Point, Point]:
    """Return the lower left and upper right corner of a shape's bounding box, in mm."""
    if isinstance(shape, Disc):
        x, y, radius = shape.x_mm, shape.y_mm, shape.radius_mm
        return (x - radius, y - radius), (x + radius, y + radius)
    xs, ys = zip(*shape.corners, strict=True)
    return (min(xs), min(ys)), (max(xs), max(ys))


def _round(shape: Disc, x_mm: Numbers, y_mm: Numbers) -> Relief:
    x, y = np.broadcast_arrays(x_mm - shape.x_mm, y_mm - shape.y_mm)
    around = np.arctan2(y, x) / math.tau + 0.5
    radius = shape.radius_mm
    return Relief(radius - np.hypot(x, y), around, x, y, radius, math.tau * radius)


def _edged(shape: Polygon, x_mm: Numbers, y_mm: Numbers) -> Relief:
    edges = list(shape.edges)
    lengths = [math.dist(*edge) for edge in edges]
    *starts, total = accumulate(lengths, initial=0.0)
    away = np.full(np.broadcast_shapes(x_mm.shape, y_mm.shape), np.inf, np.float32)
    outside = np.full(away.shape, -np.inf, np.float32)
    around = np.zeros(away.shape, np.float32)
    turn = _turn(shape)
    for ((ax, ay), (bx, by)), length, start in zip(edges, lengths, starts, strict=True):
        ex, ey = (bx - ax) / length, (by - ay) / length
        x, y = x_mm - ax, y_mm - ay
        way = np.clip(x * ex + y * ey, 0, length)
        near = np.hypot(x - way * ex, y - way * ey)
        around = np.where(near < away, (start + way) / total, around)
        away = np.minimum(away, near)
        outside = np.maximum(outside, turn * (x * ey - y * ex))
    depth = np.where(outside > 0, -away, away)
    (x0, y0), (x1, y1) = bounds(shape)
    x, y = np.broadcast_arrays(x_mm - (x0 + x1) / 2, y_mm - (y0 + y1) / 2)
    (ax, ay), (bx, by) = edges[lengths.index(max(lengths))]
    ex, ey = (bx - ax) / max(lengths), (by - ay) / max(lengths)
    return Relief(depth, around, x * ex + y * ey, y * ex - x * ey, _deepest_mm(shape), total)


@lru_cache(maxsize=64)
def _deepest_mm(shape: Polygon) -> float:
    """Return the largest distance of an inner point from the edges, approximately."""
    (x0, y0), (x1, y1) = bounds(shape)
    turn, deepest = _turn(shape), 0.1
    for column, row in product(range(1, _STEPS), repeat=2):
        x, y = x0 + (x1 - x0) * column / _STEPS, y0 + (y1 - y0) * row / _STEPS
        ways = (
            turn * ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / math.dist((ax, ay), (bx, by))
            for (ax, ay), (bx, by) in shape.edges
        )
        deepest = max(deepest, min(ways))
    return deepest


def _turn(shape: Polygon) -> int:
    """Return 1 if the corners run counter-clockwise, else -1."""
    twice = sum(ax * by - bx * ay for (ax, ay), (bx, by) in shape.edges)
    return 1 if twice > 0 else -1
