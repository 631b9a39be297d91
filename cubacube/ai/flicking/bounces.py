"""Paths to a goal that bounce off dice and obstacles, or push a die aside.

The flicked die counts as a disc, and hits have no friction. This is only a rough estimate:
a trial flick must show whether a path works.
"""

from collections.abc import Iterable, Iterator
from math import cos, hypot, pi, radians, sin

from cubacube.ai.flicking.lines import WIDTH_EDGES, WITHIN, StraightFlick, through
from cubacube.kit.gates import is_passable
from cubacube.kit.geometry import Point, axis
from cubacube.kit.measures import Measures
from cubacube.kit.shot import AnyFlick, Die, Gate, Layout, Pose
from cubacube.kit.terrain import Disc, Obstacle
from cubacube.rules import frozen, replace
from cubacube.table.cushions import CUSHION, FACE

OFF_DIE, OFF_WALL = 0.65, 1.4
"""Loss of speed when the flicked die hits a die (`OFF_DIE`) or an obstacle (`OFF_WALL`).

The loss is a fraction of the speed towards the object that is hit. Above 1, the flicked die
bounces back.
"""

TURNS_DEG = range(-75, 76, 10)
"""Points to hit on the rim of a die or a round obstacle, as angles in degrees.

Each angle is measured at the centre of the die or obstacle. At 0 degrees the flicked die
hits the near side.
"""

ALONG_EDGE = (0.15, 0.3, 0.5, 0.7, 0.85)
"""Points on a straight edge to hit, as fractions of the edge's length."""

WIDE_RAD = 0.12
"""Largest angle by which a path may miss a place and still be tried."""

BEYOND_MM = 60.0
"""How far behind a Gate the path should end."""

PUSH = 2.5
"""Factor that lengthens a blocked flick, so that the flick pushes the blocking die aside."""


@frozen
class Contact:
    """Centre of the flicked die at a hit, its way there, and its velocity after the hit.

    The velocity is for a speed of 1 before the hit.
    """

    start: Pose
    at: Point
    way_mm: float
    after: Point


def over_others(
    choice: AnyFlick, stops: Iterable[Point], measures: Measures
) -> Iterator[StraightFlick]:
    """Yield paths that hit a die or obstacle first, then lead through a Gate or to a place.

    Only passable Gates count. Each path has tolerance 0, because its real tolerance is
    unknown. Straight lines that push a blocking die out of a Gate are yielded last.
    """
    layout, die, places = choice.layout, choice.dice[0], tuple(stops)
    gates = [each for each in choice.gates if each and is_passable(each, layout, measures)]
    for contact in _contacts(layout, die, measures):
        for gate in gates:
            if aim := _through(contact, gate, layout):
                yield aim
        for stop in places:
            if aim := _to(contact, stop, choice.gates[0]):
                yield aim
    for gate in gates:
        yield from _pushing(layout, die, gate, measures)


def _pushing(layout: Layout, die: Die, gate: Gate, measures: Measures) -> Iterator[StraightFlick]:
    """Yield blocked straight lines through a Gate, with more speed to push the blocker aside."""
    start = layout[die]
    for aim in through(layout, die, gate, measures):
        if aim.tolerance_rad < 0:
            far_x = start.x_mm + PUSH * (aim.stop[0] - start.x_mm)
            far_y = start.y_mm + PUSH * (aim.stop[1] - start.y_mm)
            yield replace(aim, stop=(far_x, far_y), length_mm=PUSH * aim.length_mm)


def _contacts(layout: Layout, die: Die, measures: Measures) -> Iterator[Contact]:
    """Yield the contacts with other dice and obstacles."""
    start = layout[die]
    apart = WIDTH_EDGES * measures.edge_mm
    for pose in layout.dice:
        if pose.die != die:
            yield from _round(start, (pose.x_mm, pose.y_mm), apart, OFF_DIE)
    for each in measures.obstacles:
        yield from _off_obstacle(start, each, apart / 2)


def _off_obstacle(start: Pose, obstacle: Obstacle, half_mm: float) -> Iterator[Contact]:
    """Yield the contacts with an obstacle; of a cushion, dice reach only the face."""
    shape = obstacle.shape
    if isinstance(shape, Disc):
        yield from _round(start, (shape.x_mm, shape.y_mm), shape.radius_mm + half_mm, OFF_WALL)
        return
    edges = [*shape.edges]
    for (ax, ay), (bx, by) in edges[FACE] if obstacle.look == CUSHION else edges:
        length = hypot(bx - ax, by - ay)
        nx, ny = (by - ay) / length, (ax - bx) / length
        if (start.x_mm - ax) * nx + (start.y_mm - ay) * ny > 0:
            nx, ny = -nx, -ny
        for part in ALONG_EDGE:
            x, y = ax + part * (bx - ax), ay + part * (by - ay)
            yield from _contact(start, (x - half_mm * nx, y - half_mm * ny), (nx, ny), OFF_WALL)


def _round(start: Pose, centre: Point, apart_mm: float, loss: float) -> Iterator[Contact]:
    """Yield the contacts with something round."""
    dx, dy = centre[0] - start.x_mm, centre[1] - start.y_mm
    far = hypot(dx, dy)
    if far <= apart_mm:
        return
    for turn in TURNS_DEG:
        c, s = cos(radians(turn)), sin(radians(turn))
        nx, ny = (dx * c - dy * s) / far, (dx * s + dy * c) / far
        at = centre[0] - apart_mm * nx, centre[1] - apart_mm * ny
        yield from _contact(start, at, (nx, ny), loss)


def _contact(start: Pose, at: Point, normal: Point, loss: float) -> Iterator[Contact]:
    """Yield a contact, if it is not too close or too grazing, and leaves enough speed.

    `normal` points from the flicked die to the object that it hits. `loss` is a fraction of
    the speed towards that object; see `OFF_DIE` and `OFF_WALL`.
    """
    dx, dy = at[0] - start.x_mm, at[1] - start.y_mm
    far = hypot(dx, dy)
    if far < 1:
        return
    ux, uy = dx / far, dy / far
    towards = ux * normal[0] + uy * normal[1]
    after = ux - loss * towards * normal[0], uy - loss * towards * normal[1]
    if towards > cos(pi / 2 - 0.1) and hypot(*after) > 0.2:
        yield Contact(start, at, far, after)


def _through(contact: Contact, gate: Gate, layout: Layout) -> StraightFlick | None:
    """Return an aim that bounces at `contact` and then passes the Gate; None if it misses."""
    line, at, after = axis(layout, gate.a, gate.b), contact.at, contact.after
    near = line.side_mm((contact.start.x_mm, contact.start.y_mm))
    before = line.side_mm(at)
    if before * near <= 0:
        return None
    ahead = line.side_mm((at[0] + after[0], at[1] + after[1])) - before
    if before * ahead >= 0:
        return None
    way_mm = -before / ahead
    there = at[0] + way_mm * after[0], at[1] + way_mm * after[1]
    if not WITHIN[0] < line.along(there) < WITHIN[1]:
        return None
    speed = hypot(*after)
    return _aim(contact, gate, (way_mm * speed + BEYOND_MM) / speed**2)


def _to(contact: Contact, stop: Point, gate: Gate | None) -> StraightFlick | None:
    """Return an aim that bounces at `contact` and then leads to `stop`; None if it misses."""
    (vx, vy), speed = contact.after, hypot(*contact.after)
    dx, dy = stop[0] - contact.at[0], stop[1] - contact.at[1]
    far = max(1.0, hypot(dx, dy))
    along, aside = (dx * vx + dy * vy) / speed, (dx * vy - dy * vx) / speed
    if along <= 0 or abs(aside) > WIDE_RAD * far:
        return None
    return _aim(contact, gate, far / speed**2)


def _aim(contact: Contact, gate: Gate | None, after_mm: float) -> StraightFlick:
    """Return the aim at a contact.

    Its speed is enough to slide `after_mm` further after the contact. Its `stop` is where the
    die would come to rest if it hit nothing.
    """
    start, length_mm = contact.start, contact.way_mm + after_mm
    share = length_mm / contact.way_mm
    stop = (
        start.x_mm + share * (contact.at[0] - start.x_mm),
        start.y_mm + share * (contact.at[1] - start.y_mm),
    )
    return StraightFlick(start.die, stop, gate, 0.0, length_mm)
