"""Shapes on the table: zones with their own friction, and fixed obstacles."""

import copyreg
from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import pairwise
from math import cos, hypot, inf, radians, sin, sqrt
from typing import Any, TypeAlias

Point: TypeAlias = tuple[float, float]

NOWHERE_MM = 1e-6
"""Distance in mm up to which a border counts as already crossed."""


@dataclass(frozen=True, slots=True)
class Disc:
    """A disc, in millimetres."""

    x_mm: float
    y_mm: float
    radius_mm: float


@dataclass(frozen=True, slots=True)
class Polygon:
    """A polygon: its corners in order; no edges cross."""

    corners: tuple[Point, ...]

    @property
    def edges(self) -> Iterator[tuple[Point, Point]]:
        """Every edge as a pair of corners."""
        return pairwise((*self.corners, self.corners[0]))


Shape: TypeAlias = Disc | Polygon


# Functions, because mypyc compiles calls of them, but not of methods of decorated classes.


def holds(shape: Shape, point: Point) -> bool:
    """Return whether a point lies inside a shape."""
    x, y = point
    if isinstance(shape, Disc):
        dx, dy = x - shape.x_mm, y - shape.y_mm
        return dx * dx + dy * dy < shape.radius_mm * shape.radius_mm
    inside, (ax, ay) = False, shape.corners[-1]
    for bx, by in shape.corners:
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
        ax, ay = bx, by
    return inside


def borders_mm(shape: Shape, start: Point, way: Point) -> list[float]:
    """Return the distances from `start` to the border of a shape along the unit vector `way`.

    A distance is negative if the border lies in the opposite direction of `way`.
    """
    (x, y), (ux, uy) = start, way
    if isinstance(shape, Disc):
        dx, dy, radius = x - shape.x_mm, y - shape.y_mm, shape.radius_mm
        along = dx * ux + dy * uy
        under = along * along - (dx * dx + dy * dy - radius * radius)
        return [-along - sqrt(under), -along + sqrt(under)] if under > 0 else []
    found, (ax, ay) = [], shape.corners[-1]
    for bx, by in shape.corners:
        ex, ey, dx, dy = bx - ax, by - ay, ax - x, ay - y
        across = ux * ey - uy * ex
        if across != 0 and 0 <= (dx * uy - dy * ux) / across <= 1:
            found.append((dx * ey - dy * ex) / across)
        ax, ay = bx, by
    return found


def border_gap_mm(shape: Shape, point: Point) -> float:
    """Return the distance from a point, inside or outside, to the border of a shape."""
    if isinstance(shape, Disc):
        return abs(hypot(point[0] - shape.x_mm, point[1] - shape.y_mm) - shape.radius_mm)
    near, begin = inf, shape.corners[-1]
    for end in shape.corners:
        near, begin = min(near, _to_edge_mm(point, begin, end)), end
    return near


def _to_edge_mm(point: Point, begin: Point, end: Point) -> float:
    dx, dy = end[0] - begin[0], end[1] - begin[1]
    px, py = point[0] - begin[0], point[1] - begin[1]
    share = min(1.0, max(0.0, (px * dx + py * dy) / (dx * dx + dy * dy)))
    px, py = px - share * dx, py - share * dy
    return sqrt(px * px + py * py)


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the cloth with its own friction; it applies to dice whose centre is in it.

    Where zones overlap, the later one in the list applies.
    """

    name: str
    look: str
    friction: float
    shape: Shape
    slope_deg: float = 0.0
    downhill_deg: float = 0.0
    """Direction in which the zone slopes down, as an angle on the table."""

    def braking(self, way: Point) -> float:
        """Return the braking of a slide along a unit vector, as a share of gravity."""
        return self.grip - self.pull[0] * way[0] - self.pull[1] * way[1]

    @property
    def grip(self) -> float:
        """Braking by friction, as a share of gravity."""
        return self.friction * cos(radians(self.slope_deg))

    @property
    def pull(self) -> Point:
        """Acceleration downhill, as x and y and as a share of gravity."""
        steep, way = sin(radians(self.slope_deg)), radians(self.downhill_deg)
        return steep * cos(way), steep * sin(way)


@dataclass(frozen=True, slots=True)
class Obstacle:
    """A fixed thing on the table with a convex shape, which dice bounce off.

    Dice bounce off an obstacle with its own restitution and friction. `damage` is the
    number of Damage tokens for a Vehicle that hits it: 0 or 1.
    """

    name: str
    look: str
    restitution: float
    friction: float
    damage: int
    shape: Shape


def _reduced(value: Any) -> tuple[type, tuple[object, ...]]:
    """Tell pickle to call the class: a compiled frozen class refuses to have its fields set."""
    return type(value), tuple([getattr(value, each.name) for each in fields(value)])


for _each in (Disc, Polygon, Zone, Obstacle):
    copyreg.pickle(_each, _reduced)


def zone_at(zones: tuple[Zone, ...], point: Point, way: Point) -> int | None:
    """Return the index in `zones` of the zone at a point; None outside all zones.

    On a border, this is the zone that a die enters if it moves along the unit vector `way`.
    """
    place = ahead(point, way)
    for number in range(len(zones) - 1, -1, -1):
        if holds(zones[number].shape, place):
            return number
    return None


def ahead(point: Point, way: Point) -> Point:
    """Return a point so little further along a unit vector that it is beyond a border there."""
    return point[0] + way[0] * NOWHERE_MM, point[1] + way[1] * NOWHERE_MM


def border_mm(zones: tuple[Zone, ...], start: Point, way: Point) -> float:
    """Return the distance from `start` to the next zone border along the unit vector `way`.

    The result is infinity if there is no border in this direction.
    """
    met = [far for zone in zones for far in borders_mm(zone.shape, start, way)]
    return min([far for far in met if far > NOWHERE_MM], default=inf)
