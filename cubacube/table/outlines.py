"""Signed gaps between a die and fixed discs or convex polygons, with plain numbers.

The direction of a gap points from the fixed thing to the die. Dice are sharp squares here:
callers subtract the rounding.
"""

from itertools import pairwise
from math import cos, hypot, inf, sin
from typing import TypeAlias

from cubacube.kit.terrain import Disc, Point, Polygon, Shape
from cubacube.table.distances import Gap

_Corners: TypeAlias = tuple[Point, Point, Point, Point]


class RoundOutline:
    """Outline of a disc."""

    def __init__(self, disc: Disc) -> None:
        self._x, self._y, self._radius = disc.x_mm, disc.y_mm, disc.radius_mm

    def from_point(self, x: float, y: float) -> Gap:
        """Return the gap to a point, negative inside."""
        return _gap(x - self._x, y - self._y, self._radius)

    def from_square(self, x: float, y: float, angle: float, half: float) -> Gap:
        """Return the gap to a square of half edge `half`, negative if they overlap.

        For an overlap, the direction is the one in which the square must move to get free.
        """
        c, s = cos(angle), sin(angle)
        dx, dy = self._x - x, self._y - y
        ahead, aside = dx * c + dy * s, dy * c - dx * s
        beyond, above = abs(ahead) - half, abs(aside) - half
        if beyond > 0.0 or above > 0.0:
            ex, ey = _beyond(ahead, half), _beyond(aside, half)
            return _gap(ey * s - ex * c, -ex * s - ey * c, self._radius)
        # The centre of the disc lies in the square: the way out is over the nearest edge.
        if beyond > above:
            way = -1.0 if ahead > 0 else 1.0
            return beyond - self._radius, way * c, way * s
        way = -1.0 if aside > 0 else 1.0
        return above - self._radius, -way * s, way * c


class _Face:
    """A face of a polygon: outward direction, first corner and length.

    `far` leads from the origin to the line of the face, along the outward direction.
    """

    def __init__(self, begin: Point, end: Point) -> None:
        self.begin_x, self.begin_y = begin
        self.length = hypot(end[0] - begin[0], end[1] - begin[1])
        self.nx = (end[1] - begin[1]) / self.length
        self.ny = (begin[0] - end[0]) / self.length
        self.far = self.nx * begin[0] + self.ny * begin[1]

    def gap(self, x: float, y: float, c: float, s: float, half: float) -> Gap:
        """Return the gap between the line of the face and a square with this turn."""
        nx, ny = self.nx, self.ny
        across = half * (abs(nx * c + ny * s) + abs(ny * c - nx * s))
        return nx * x + ny * y - self.far - across, nx, ny


class PolygonOutline:
    """Outline of a convex polygon."""

    def __init__(self, polygon: Polygon) -> None:
        self._corners = _to_the_left(polygon.corners)
        self._faces = [
            _Face(begin, end)
            for begin, end in pairwise((*self._corners, self._corners[0]))
            if begin != end
        ]

    def from_point(self, x: float, y: float) -> Gap:
        """Return the gap to a point, negative inside."""
        face, gap = self._faces[0], -inf
        for each in self._faces:
            outside = each.nx * x + each.ny * y - each.far
            if outside > gap:
                face, gap = each, outside
        nx, ny = face.nx, face.ny
        along = (y - face.begin_y) * nx - (x - face.begin_x) * ny
        if gap <= 0.0 or 0.0 <= along <= face.length:
            return gap, nx, ny
        # Beyond the end of the farthest face, some corner is nearest.
        return min(_gap(x - px, y - py, 0.0) for px, py in self._corners)

    def from_square(self, x: float, y: float, angle: float, half: float) -> Gap:
        """Return the gap to a square of half edge `half`, negative if they overlap.

        For an overlap, the direction is the shortest way out.
        """
        c, s = cos(angle), sin(angle)
        gap, nx, ny = max([each.gap(x, y, c, s, half) for each in self._faces])
        for ux, uy in ((c, s), (-c, -s), (-s, c), (s, -c)):
            apart = min(ux * (px - x) + uy * (py - y) for px, py in self._corners) - half
            if apart > gap:
                gap, nx, ny = apart, -ux, -uy
        if gap <= 0.0:
            return gap, nx, ny
        return self._apart((x, y), c, s, half)

    def _apart(self, middle: Point, c: float, s: float, half: float) -> Gap:
        """Return the gap to a square that does not overlap the polygon.

        The gap is measured from the nearest corner: a corner of the square or of the polygon.
        """
        x, y = middle
        ax, ay, bx, by = half * c, half * s, -half * s, half * c
        gaps = [
            self.from_point(x + ax + bx, y + ay + by),
            self.from_point(x + bx - ax, y + by - ay),
            self.from_point(x - ax - bx, y - ay - by),
            self.from_point(x + ax - bx, y + ay - by),
        ]
        for px, py in self._corners:
            dx, dy = px - x, py - y
            ex, ey = _beyond(dx * c + dy * s, half), _beyond(dy * c - dx * s, half)
            gaps.append(_gap(ey * s - ex * c, -ex * s - ey * c, 0.0))
        return min(gaps)


Outline: TypeAlias = RoundOutline | PolygonOutline


def outline(shape: Shape) -> Outline:
    """Return the outline of a shape, prepared for many measurements."""
    return RoundOutline(shape) if isinstance(shape, Disc) else PolygonOutline(shape)


def _gap(dx: float, dy: float, less: float) -> Gap:
    """Return the length of a vector minus a radius, and the direction of the vector."""
    far = hypot(dx, dy)
    return (far - less, dx / far, dy / far) if far else (-less, 1.0, 0.0)


def _beyond(along: float, half: float) -> float:
    """Return how far a place lies beyond the ends of an edge; 0 if it lies on the edge.

    The edge goes from `-half` to `half`. The result is negative beyond the first end.
    """
    return along - half if along > half else along + half if along < -half else 0.0


def _to_the_left(corners: tuple[Point, ...]) -> tuple[Point, ...]:
    """Return the corners in the order that has the inside on the left."""
    twice = sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise((*corners, corners[0])))
    return corners if twice > 0 else corners[::-1]
