"""Straight lines on the cloth: places to stop, and the tolerance of the aim.

A line is blocked by obstacles as well as by dice. An obstacle behind a Gate blocks the lines
through it: even where the rules have no penalty for touching an obstacle, the flicked die
bounces off it.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot, pi

from cubacube.kit import sliding
from cubacube.kit.gates import is_passable
from cubacube.kit.geometry import Point, axis, gap_to_card_mm, point_to_card_mm, point_to_shape_mm
from cubacube.kit.measures import Measures
from cubacube.kit.shot import City, Die, Gate, Layout, Pose
from cubacube.kit.terrain import Disc, Shape
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import frozen, replace

SURE_RAD = 0.06
"""Tolerance of direction from which a line counts as sure, in radians."""

WIDTH_EDGES = 1.2
"""Two dice may collide if their centres are closer than this many die edges.

For a flicked die, the distance is measured from its path to the other die.
"""

REACH_EDGES = 0.75
"""Largest distance from the centre of a die to its surface, in edges of a die."""

PARTS = (0.3, 0.4, 0.5, 0.6, 0.7)
BEYOND_MM = (20.0, 45.0, 80.0)
"""Distances behind a Gate at which a die should stop, in millimetres.

`PARTS` are the points of the gate segment to aim at, as fractions of its length.
"""

WITHIN = (0.2, 0.8)
"""Part of the gate segment that a line may cross; the two Gate dice are at 0 and 1."""

OUT = 0.25
"""How sure a line out of the area is at most, as a fraction of a sure line."""

WELL = 0.99
"""Part of the way to a place that the hardest flick must reach."""

APPROACH_MM = (45.0, 80.0)
"""Good distances in front of a Gate to start a drive through it."""

GRID_MM = 16.0


@frozen
class StraightFlick:
    """A straight flick of a die to `stop`.

    `tolerance_rad` is how far the direction may be off; negative if the line is blocked.
    """

    die: Die
    stop: Point
    gate: Gate | None
    tolerance_rad: float
    length_mm: float


def through(layout: Layout, die: Die, gate: Gate, measures: Measures) -> Iterator[StraightFlick]:
    """Yield lines from a die through a gate segment, each to a free place behind the Gate.

    If the border is so near that no such place is in the area, the lines lead out of it. Such a
    line counts as less sure, because a Vehicle that leaves the area takes Damage.
    """
    start = layout[die]
    stops = [
        each
        for each in _behind(layout, die, gate, measures)
        if _has_room(layout, die, each[0], measures)
    ]
    clean = [each for each in stops if _is_inside(each[0], measures)]
    for stop, crossing_mm in clean or stops:
        aim = _aim(start, stop, gate, _in_the_way(layout, gate, start, crossing_mm), measures)
        unsure = min(aim.tolerance_rad, OUT * SURE_RAD)
        yield aim if clean else replace(aim, tolerance_rad=unsure)


def _behind(
    layout: Layout, die: Die, gate: Gate, measures: Measures
) -> Iterator[tuple[Point, float]]:
    """Yield places behind a Gate, each with the way after which the whole die is behind it."""
    start, line = layout[die], axis(layout, gate.a, gate.b)
    side = line.side_mm((start.x_mm, start.y_mm))
    for part in PARTS:
        x = line.a[0] + part * (line.b[0] - line.a[0])
        y = line.a[1] + part * (line.b[1] - line.a[1])
        to_axis = hypot(x - start.x_mm, y - start.y_mm)
        if abs(side) < 1 or to_axis < 1:
            continue
        # The whole die is behind the axis when its centre is one reach from it.
        reach = REACH_EDGES * measures.edge_mm
        for beyond in BEYOND_MM:
            share = 1 + (beyond + reach) / abs(side)
            stop = (start.x_mm + (x - start.x_mm) * share, start.y_mm + (y - start.y_mm) * share)
            reached = _reached(start, stop, measures)
            behind = -line.side_mm(reached) if side > 0 else line.side_mm(reached)
            yield (reached if behind > reach else stop), to_axis * (1 + reach / abs(side))


def straight(
    layout: Layout, die: Die, stop: Point, gate: Gate | None, measures: Measures
) -> StraightFlick | None:
    """Return the line from a die to a place; None if the die does not fit there."""
    if not free(layout, die, stop, measures):
        return None
    others = [pose for pose in layout.dice if pose.die != die]
    return _aim(layout[die], stop, gate, others, measures)


def towards(
    layout: Layout, die: Die, places: Iterable[Point], gate: Gate | None, measures: Measures
) -> Iterator[StraightFlick]:
    """Yield the lines from a die to places, or to where the hardest flick ends before them.

    Places where the die does not fit are left out.
    """
    for place in places:
        stop = _reached(layout[die], place, measures)
        if aim := straight(layout, die, stop, gate, measures):
            yield aim


def _reached(start: Pose, stop: Point, measures: Measures) -> Point:
    """Return a place, or where the hardest flick ends on the way to it if it is too far."""
    x, y = start.x_mm, start.y_mm
    dx, dy = stop[0] - x, stop[1] - y
    share = sliding.reach_mm((x, y), stop, measures) / max(1.0, hypot(dx, dy))
    return (x + share * dx, y + share * dy) if share < WELL else stop


def onward(
    layout: Layout, die: Die, gate: Gate, stops: Iterable[Point], measures: Measures
) -> Iterator[StraightFlick]:
    """Yield lines from a die through a Gate to those of `stops` that lie behind the Gate.

    Yields nothing if the Gate is not passable.
    """
    if not is_passable(gate, layout, measures):
        return
    line, start = axis(layout, gate.a, gate.b), (layout[die].x_mm, layout[die].y_mm)
    near = line.side_mm(start)
    for stop in stops:
        far = line.side_mm(stop)
        if near * far >= 0 or abs(far) < measures.edge_mm:
            continue
        share = near / (near - far)
        x, y = (one + share * (other - one) for one, other in zip(start, stop, strict=True))
        if not WITHIN[0] < line.along((x, y)) < WITHIN[1]:
            continue
        if aim := straight(layout, die, stop, gate, measures):
            yield aim


def in_front_of(layout: Layout, gate: Gate) -> Iterator[Point]:
    """Yield good places to start a drive through a Gate, on both sides of it."""
    line = axis(layout, gate.a, gate.b)
    (ax, ay), (bx, by) = line.a, line.b
    length = max(1.0, hypot(bx - ax, by - ay))
    nx, ny = (by - ay) / length, (ax - bx) / length
    for away in APPROACH_MM:
        for side in (-away, away):
            yield ((ax + bx) / 2 + side * nx, (ay + by) / 2 + side * ny)


def near_city(
    layout: Layout, die: Die, city: City, ruler_mm: float, measures: Measures
) -> Iterator[Point]:
    """Yield places that are well within the ruler of a City and clear of its card."""
    card, pose = layout.card(city), layout[die]
    steps = int(measures.area_mm / GRID_MM)
    farthest_mm = 0.85 * ruler_mm + REACH_EDGES * measures.edge_mm
    for column in range(1, steps):
        for row in range(1, steps):
            place = (column * GRID_MM, row * GRID_MM)
            if point_to_card_mm(place, card) > farthest_mm:
                continue
            gap = gap_to_card_mm(replace(pose, x_mm=place[0], y_mm=place[1]), card, measures)
            if 0.15 * ruler_mm < gap < 0.85 * ruler_mm:
                yield place


def free(layout: Layout, die: Die, place: Point, measures: Measures) -> bool:
    """Return whether a die fits at a place at any angle.

    It must be inside the area and clear of cards, other dice and obstacles.
    """
    return _is_inside(place, measures) and _has_room(layout, die, place, measures)


def _is_inside(place: Point, measures: Measures) -> bool:
    """Return whether a place is inside the area, farther than an edge from the border."""
    return all(measures.edge_mm < at < measures.area_mm - measures.edge_mm for at in place)


def _has_room(layout: Layout, die: Die, place: Point, measures: Measures) -> bool:
    """Return whether a die at a place is clear of cards, other dice and obstacles."""
    edge, (x, y) = measures.edge_mm, place
    if any(point_to_card_mm(place, card) < REACH_EDGES * edge for card in layout.cities):
        return False
    if any(
        point_to_shape_mm(place, each.shape) < REACH_EDGES * edge for each in measures.obstacles
    ):
        return False
    return all(
        hypot(each.x_mm - x, each.y_mm - y) > WIDTH_EDGES * edge
        for each in layout.dice
        if each.die != die
    )


def _aim(
    start: Pose, stop: Point, gate: Gate | None, others: list[Pose], measures: Measures
) -> StraightFlick:
    """Return the line to a place, and how far its direction may be off before a hit.

    A line that is too long for the hardest flick is blocked, the more the longer it is.
    """
    dx, dy = stop[0] - start.x_mm, stop[1] - start.y_mm
    length, width = max(1.0, hypot(dx, dy)), WIDTH_EDGES * measures.edge_mm
    tolerance = pi / 2
    for pose in others:
        x, y = pose.x_mm - start.x_mm, pose.y_mm - start.y_mm
        along, off = (x * dx + y * dy) / length, abs(x * dy - y * dx) / length
        if 0 < along < length + width:
            tolerance = min(tolerance, (off - width) / max(along, width))
    for each in measures.obstacles:
        spare = spare_rad((start.x_mm, start.y_mm), stop, each.shape, width / 2)
        tolerance = min(tolerance, spare)
    reach = sliding.reach_mm((start.x_mm, start.y_mm), stop, measures)
    if reach < WELL * length:
        tolerance = min(tolerance, reach / length - 1)
    return StraightFlick(start.die, stop, gate, tolerance, length)


def _in_the_way(layout: Layout, gate: Gate, start: Pose, crossing_mm: float) -> list[Pose]:
    """Return the dice that a flick through a Gate must not hit.

    These are all Vehicles, the two dice of the Gate, and every other die that is less than
    `crossing_mm` away from the start, where the whole die is behind the gate line.
    """
    never = (*VEHICLES, gate.a, gate.b)
    return [
        pose
        for pose in layout.dice
        if pose.die != start.die
        and (
            pose.die in never or hypot(pose.x_mm - start.x_mm, pose.y_mm - start.y_mm) < crossing_mm
        )
    ]


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
