"""Plane geometry of dice, cards and Pawns: outlines, gaps, sides of an axis.

A die is a square of edge `edge_mm` with corners rounded by the radius `corner_mm`. Its core
is the square of half edge `edge_mm / 2 - corner_mm`. The die covers every point within
`corner_mm` of the core. The base of a Pawn is a disc of diameter `pawn_mm`, given by its
centre. Lengths are in millimetres, angles in radians.
"""

from math import cos, hypot, inf, sin, sqrt
from typing import TypeAlias

from cubacube.kit.measures import Measures
from cubacube.kit.shot import CityCard, Die, Layout, Pose
from cubacube.kit.terrain import Disc, Shape
from cubacube.rules import frozen

Point: TypeAlias = tuple[float, float]

TOUCHING_MM = 1e-6
"""Gap in mm below which two outlines count as touching; rounding errors are smaller."""


@frozen
class Axis:
    """[2.0.1] The straight line through the centres of two Gate dice, from `a` to `b`.

    The line is fixed before the flick: it does not follow dice that move.
    """

    a: Point
    b: Point

    def side_mm(self, point: Point) -> float:
        """Signed distance of a point from the line; positive to the left when looking from `a`."""
        (ax, ay), (bx, by) = self.a, self.b
        length = hypot(bx - ax, by - ay)
        return ((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)) / length

    def along(self, point: Point) -> float:
        """Position of a point along the line: 0 at `a`, 1 at `b`."""
        (ax, ay), (bx, by) = self.a, self.b
        dx, dy = bx - ax, by - ay
        return ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy)


def axis(layout: Layout, a: str, b: str) -> Axis:
    """Return the axis of the dice `a` and `b` as they lie in `layout` (R2)."""
    one, other = layout[a], layout[b]
    return Axis((one.x_mm, one.y_mm), (other.x_mm, other.y_mm))


def core(pose: Pose, measures: Measures) -> tuple[Point, ...]:
    """Return the four corners of a die's core, counter-clockwise."""
    half = measures.half_mm - measures.corner_mm
    c, s = cos(pose.angle_rad) * half, sin(pose.angle_rad) * half
    x, y = pose.x_mm, pose.y_mm
    return (
        (x + c - s, y + s + c),
        (x - c - s, y - s + c),
        (x - c + s, y - s - c),
        (x + c + s, y + s - c),
    )


def rectangle(card: CityCard) -> tuple[Point, ...]:
    """Return the four corners of a card, counter-clockwise."""
    x0, y0 = card.x_mm, card.y_mm
    x1, y1 = x0 + card.width_mm, y0 + card.height_mm
    return ((x0, y0), (x1, y0), (x1, y1), (x0, y1))


def nearest_mm(axis: Axis, pose: Pose, measures: Measures, side: int) -> float:
    """Return the signed distance from an axis to the nearest point of a die.

    The distance is positive if the whole die is on `side` of the axis (+1 left, -1 right).
    """
    return min(side * axis.side_mm(p) for p in core(pose, measures)) - measures.corner_mm


def gap_mm(a: Pose, b: Pose, measures: Measures) -> float:
    """[2.0.1] Return the gap between the outlines of two dice, 0 if they meet.

    The rule "Within Walking distance" compares this gap with the ruler.
    """
    apart = _distance(core(a, measures), core(b, measures))
    return max(0.0, apart - 2 * measures.corner_mm)


def gap_to_card_mm(pose: Pose, card: CityCard, measures: Measures) -> float:
    """Return the distance between the outline of a die and a card, 0 if they overlap."""
    return max(0.0, _distance(core(pose, measures), rectangle(card)) - measures.corner_mm)


def gap_from_point_mm(point: Point, pose: Pose, measures: Measures) -> float:
    """Return the distance of a point from a die's outline, 0 if it lies on the die."""
    return max(0.0, _distance((point,), core(pose, measures)) - measures.corner_mm)


def point_to_card_mm(point: Point, card: CityCard) -> float:
    """Return the distance of a point from a card, 0 if it lies on the card."""
    x, y = point
    across = max(card.x_mm - x, 0.0, x - card.x_mm - card.width_mm)
    along = max(card.y_mm - y, 0.0, y - card.y_mm - card.height_mm)
    return hypot(across, along)


def gap_to_shape_mm(pose: Pose, shape: Shape, measures: Measures) -> float:
    """Return the distance from a die to an obstacle's convex shape, 0 if they overlap."""
    own, corner = core(pose, measures), measures.corner_mm
    if isinstance(shape, Disc):
        middle = shape.x_mm, shape.y_mm
        return max(0.0, _distance((middle,), own) - shape.radius_mm - corner)
    return max(0.0, _distance(own, shape.corners) - corner)


def shape_to_card_mm(shape: Shape, card: CityCard) -> float:
    """Return the distance from an obstacle's convex shape to a card, 0 if they overlap."""
    if isinstance(shape, Disc):
        return max(0.0, point_to_card_mm((shape.x_mm, shape.y_mm), card) - shape.radius_mm)
    return _distance(shape.corners, rectangle(card))


def point_to_shape_mm(point: Point, shape: Shape) -> float:
    """Return the distance from a point to an obstacle's convex shape, 0 if it lies inside."""
    if isinstance(shape, Disc):
        return max(0.0, hypot(point[0] - shape.x_mm, point[1] - shape.y_mm) - shape.radius_mm)
    return _distance((point,), shape.corners)


def pawn_gap_mm(pawn: Point, pose: Pose, measures: Measures) -> float:
    """Return the gap between the base of a Pawn and a die, 0 if they meet."""
    return max(0.0, gap_from_point_mm(pawn, pose, measures) - measures.pawn_mm / 2)


def pawn_gap_to_card_mm(pawn: Point, card: CityCard, measures: Measures) -> float:
    """Return the gap between the base of a Pawn and a card, 0 if they meet."""
    return max(0.0, point_to_card_mm(pawn, card) - measures.pawn_mm / 2)


def on_segment(dice: list[Pose], axis: Axis, measures: Measures) -> list[Die]:
    """[2.0.1] Return the dice that lie on the gate segment, from `a` to `b` on the axis."""
    (ax, ay), (bx, by) = axis.a, axis.b
    dx, dy = bx - ax, by - ay
    length2 = dx * dx + dy * dy or 1.0
    # A die closer to the segment than its inner circle lies on it. A die farther away than
    # its outer circle does not. Only a die in between must be measured.
    inner, corner = measures.half_mm - TOUCHING_MM, measures.corner_mm
    outer = (measures.half_mm - corner) * sqrt(2) + corner + 2 * TOUCHING_MM
    on: list[Die] = []
    for pose in dice:
        x, y = pose.x_mm - ax, pose.y_mm - ay
        along = min(1.0, max(0.0, (x * dx + y * dy) / length2))
        x, y = x - along * dx, y - along * dy
        far2 = x * x + y * y
        if far2 < outer * outer and (
            far2 < inner * inner
            or _distance(core(pose, measures), (axis.a, axis.b)) < corner + TOUCHING_MM
        ):
            on.append(pose.die)
    return on


def shape_on_segment(shape: Shape, axis: Axis) -> bool:
    """[R103] Return whether an obstacle's convex shape lies on the gate segment."""
    if isinstance(shape, Disc):
        apart = _reach(((shape.x_mm, shape.y_mm),), (axis.a, axis.b)) - shape.radius_mm
    else:
        apart = _distance(shape.corners, (axis.a, axis.b))
    return apart < TOUCHING_MM


def _distance(one: tuple[Point, ...], other: tuple[Point, ...]) -> float:
    """Return the distance between two convex polygons, segments or points; 0 if they meet."""
    if _meet(one, other):
        return 0.0
    return min(_reach(one, other), _reach(other, one))


def _meet(one: tuple[Point, ...], other: tuple[Point, ...]) -> bool:
    """Return whether two convex shapes meet.

    At most one of the shapes may be a segment or a point.
    """
    for shape in (one, other):
        for (x0, y0), (x1, y1) in zip(shape, (*shape[1:], shape[0]), strict=True):
            nx, ny = y1 - y0, x0 - x1
            mine = [nx * x + ny * y for x, y in one]
            theirs = [nx * x + ny * y for x, y in other]
            if max(mine) < min(theirs) or max(theirs) < min(mine):
                return False
    return True


def _reach(points: tuple[Point, ...], shape: tuple[Point, ...]) -> float:
    """Return the shortest distance from one of `points` to an edge of `shape`."""
    best = inf
    for (x0, y0), (x1, y1) in zip(shape, (*shape[1:], shape[0]), strict=True):
        dx, dy = x1 - x0, y1 - y0
        length2 = dx * dx + dy * dy
        for px, py in points:
            u = ((px - x0) * dx + (py - y0) * dy) / length2 if length2 else 0.0
            u = min(1.0, max(0.0, u))
            best = min(best, hypot(px - x0 - u * dx, py - y0 - u * dy))
    return best
