"""Place labels so that they cover no dice, lines or other labels.

All lengths are logical units. No window is needed.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import atan2, cos, hypot, inf, pi, sin
from typing import TypeAlias

from pygame import FRect

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Bounds, Point, between

_DIRECTIONS = 16
_RINGS = (1.0, 1.35, 1.8, 2.4)
_COVERS_LABEL = 6.0
_COVERS_PIECE = 3.0
_COVERS_LINE = 12.0
_OFF_LINE = 14.0
"""Distance that labels keep from lines."""
_LEAVES_BOUNDS = 20.0
_COVERS_ANYTHING = 1000.0
"""A free place is better than any place that covers something, however little."""
_ROUNDING = 1e-6
_FAR = 2.0
_STEP = 22.0
"""Distance between the places that are tried for a box that must cover nothing."""
_SHARES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74)
_BESIDE_LINE = (14.0, 34.0)
_AT_ANOTHER = 1500.0
_ON_LINE = 400.0

Line: TypeAlias = tuple[Point, Point]
"""A straight line, given by its start point and its end point."""


@frozen
class Taken:
    """What a label should not cover, and the bounds that it should stay inside."""

    pieces: Sequence[Bounds]
    labels: Sequence[Bounds]
    bounds: Bounds
    lines: Sequence[Line] = ()

    def cost(self, box: Bounds, least: float = 0.0) -> float:
        """Return the penalty of a box; 0 if the box covers nothing and is inside the bounds.

        Any other box has a penalty of at least `least`.
        """
        cost = _COVERS_PIECE * sum(shared(box, piece) for piece in self.pieces)
        cost += _COVERS_LABEL * sum(shared(box, label) for label in self.labels)
        cost += _COVERS_LINE * sum(inside(line, box) for line in self.lines)
        cost += _LEAVES_BOUNDS * (box[2] * box[3] - shared(box, self.bounds))
        return max(least, cost) if cost > _ROUNDING else cost


@frozen
class LabelRequest:
    """A label of a given size that should be placed near a point.

    `reach` is the wanted distance from the point. `toward` is the preferred direction, in
    radians clockwise from the right of the screen.
    """

    point: Point
    width: float
    height: float
    reach: float
    toward: float = pi / 2


def placed(
    wishes: Sequence[LabelRequest],
    pieces: Sequence[Bounds],
    bounds: Bounds,
    lines: Sequence[Line] = (),
) -> tuple[Bounds, ...]:
    """Return a box for each of the `wishes`, placed in order.

    A box covers as little as possible of `pieces`, `lines` and earlier labels, and stays
    inside `bounds` if it can. Of equally good boxes, the one nearest to the wanted point and
    direction is used.
    """
    taken: list[Bounds] = []
    for wish in wishes:
        taken.append(_place(wish, _near(wish, Taken(pieces, taken, bounds, lines))))
    return tuple(taken)


@lru_cache(maxsize=64)
def nearest_free(point: Point, size: Point, taken: Taken) -> Bounds:
    """Return the box whose middle is nearest to `point` and that covers nothing.

    It stays inside the bounds. If nothing there is free, it lies above them.
    """
    x, y, width, height = taken.bounds
    across, down = size
    left, top = point[0] - across / 2, point[1] - down / 2
    columns, rows = (range(-int(each / _STEP), int(each / _STEP) + 1) for each in (width, height))
    for step_x, step_y in sorted(product(columns, rows), key=lambda step: hypot(*step)):
        box = left + step_x * _STEP, top + step_y * _STEP, across, down
        fits = x <= box[0] <= x + width - across and y <= box[1] <= y + height - down
        if fits and taken.cost(box) <= _ROUNDING:
            return box
    return x + (width - across) / 2, y - down, across, down


def at_line(line: Line, size: Point, taken: Taken, others: Sequence[Line]) -> tuple[Bounds, bool]:
    """Return a box for a label near the middle of a line, and whether the box is free.

    The box lies beside the line or on it. It is free if it covers nothing, and if none of
    the lines in `others` is nearer to it.
    """
    found = [*_beside(line, size)]
    wanted = found[0][0] + size[0] / 2, found[0][1] + size[1] / 2
    best, least, free = found[0], inf, False
    for box in found:
        middle = box[0] + box[2] / 2, box[1] + box[3] / 2
        own = distance(middle, line)
        at_best = _ON_LINE * (own < 1) + _FAR * hypot(middle[0] - wanted[0], middle[1] - wanted[1])
        if at_best >= least:  # already worse: skip the costly check of what it covers
            continue
        elsewhere = _AT_ANOTHER * any(distance(middle, other) < own for other in others)
        covered = taken.cost(box, _COVERS_ANYTHING)
        if covered + elsewhere + at_best < least:
            best, least = box, covered + elsewhere + at_best
            free = covered == 0 and least < _AT_ANOTHER
    return best, free


def distance(point: Point, line: Line) -> float:
    """Return the distance from a point to a line between two points."""
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, by - ay
    along = ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy)
    x, y = between(*line, min(1.0, max(0.0, along)))
    return hypot(point[0] - x, point[1] - y)


def _beside(line: Line, size: Point) -> Iterator[Bounds]:
    """Yield boxes to try along a line: below, above and on it; the first is below its middle."""
    (ax, ay), (bx, by) = line
    width, height = size
    across = atan2(by - ay, bx - ax) + pi / 2
    nx, ny = cos(across), sin(across)
    if ny < 0:
        nx, ny = -nx, -ny
    half = abs(nx) * width / 2 + abs(ny) * height / 2
    aside = [way * (half + off) for off in _BESIDE_LINE for way in (1, -1)]
    for share in _SHARES:
        x, y = between(*line, share)
        for off in (*aside, 0.0):
            yield x + nx * off - width / 2, y + ny * off - height / 2, width, height


def shared(one: Bounds, other: Bounds) -> float:
    """Return the area that two boxes share."""
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    along = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0.0, across) * max(0.0, along)


def inside(line: Line, box: Bounds) -> float:
    """Return the length of the part of a line inside a box or within `_OFF_LINE` of it."""
    part = FRect(box).inflate(2 * _OFF_LINE, 2 * _OFF_LINE).clipline(*line)
    return hypot(part[1][0] - part[0][0], part[1][1] - part[0][1]) if part else 0.0


def _candidates(wish: LabelRequest) -> list[Bounds]:
    """Return boxes to try all round the point, at the distance `reach` and farther away."""
    found = []
    for ring in _RINGS:
        for step in range(_DIRECTIONS):
            angle = wish.toward + step * 2 * pi / _DIRECTIONS
            across, along = cos(angle), sin(angle)
            x = wish.point[0] + across * (wish.reach * ring + wish.width / 2)
            y = wish.point[1] + along * (wish.reach * ring + wish.height / 2)
            found.append((x - wish.width / 2, y - wish.height / 2, wish.width, wish.height))
    return found


def _place(wish: LabelRequest, taken: Taken) -> Bounds:
    """Return the candidate with the lowest cost; candidates too far away are skipped."""
    wanted_x = wish.point[0] + cos(wish.toward) * (wish.reach + wish.width / 2)
    wanted_y = wish.point[1] + sin(wish.toward) * (wish.reach + wish.height / 2)
    best, least = None, inf
    for box in _candidates(wish):
        cost = _FAR * hypot(box[0] + box[2] / 2 - wanted_x, box[1] + box[3] / 2 - wanted_y)
        if cost < least and (cost := cost + taken.cost(box, _COVERS_ANYTHING)) < least:
            best, least = box, cost
    assert best is not None, "there are candidates"
    return best


def _near(wish: LabelRequest, taken: Taken) -> Taken:
    """Return only those pieces, labels and lines that the new label could cover."""
    across, along = (
        2 * (_RINGS[-1] * wish.reach + size + _OFF_LINE) for size in (wish.width, wish.height)
    )
    around = FRect(wish.point[0] - across / 2, wish.point[1] - along / 2, across, along)
    return Taken(
        [piece for piece in taken.pieces if around.colliderect(piece)],
        [label for label in taken.labels if around.colliderect(label)],
        taken.bounds,
        [line for line in taken.lines if around.clipline(*line)],
    )
