"""[5.5] The opening throw: all dice together, from the middle outwards."""

from math import cos, hypot, pi, radians, sin, sqrt
from random import Random

from cubacube.kit.geometry import Point, gap_mm
from cubacube.kit.measures import Measures
from cubacube.kit.orientation import ORIENTATIONS
from cubacube.kit.shot import Die, Layout, Pose
from cubacube.rules import replace
from cubacube.rules.options import N_
from cubacube.table.border import near, put_back, rounded
from cubacube.table.faults import NoPlaceError
from cubacube.table.flight import Own
from cubacube.table.level import Level
from cubacube.table.outlines import Outline, outline
from cubacube.table.shoot import ended, lying
from cubacube.table.solver import simulate
from cubacube.table.story import exits

_MOST_TRIES = 100
_WIDEST = 4
"""Largest radius of the circle in which dice start, as a multiple of the area's side.

Only a tiny part of an even larger circle would lie inside the area.
"""


def throw(dice: tuple[Die, ...], layout: Layout, level: Level, rng: Random) -> tuple[Pose, ...]:
    """Scatter `dice` over the table and return their poses at rest, sorted by die name.

    A die that leaves the area is put back at the inside of the border, where it left. The
    dice of `layout` do not move. If `layout` has none, those that the level lays are not
    thrown. If a thrown die stops on a die that was not thrown, the throw is repeated.

    Raises:
        NoPlaceError: In every try, dice lay on each other; the table is too full.
        RestlessError: The dice do not come to rest within the time of the level.
    """
    measures = level.measures()
    laid = () if layout.dice else _laid(dice, level, rng)
    names = tuple(sorted({*dice} - {pose.die for pose in laid}))
    for _ in range(_MOST_TRIES):
        start = Layout(_start(names, level, rng), layout.cities)
        state = [_set_off(own, level, rng) for own in lying(start.dice)]
        trajectory = simulate(state, level)
        left = exits(start, trajectory, level)
        rest = put_back(ended(start.dice, trajectory, {}), left, None, measures)
        if _apart(rest, (*layout.dice, *laid), measures, level.steps.contact_mm):
            return tuple(sorted((*rest, *laid), key=lambda pose: pose.die))
    raise NoPlaceError(N_("the table has no room for the thrown dice"))


def _laid(dice: tuple[Die, ...], level: Level, rng: Random) -> tuple[Pose, ...]:
    """Return the poses of those of these dice that the level lays; chance picks their faces."""
    poses = []
    for each in level.layout:
        if each.die in dice:
            away, around = each.spread_mm * sqrt(rng.random()), rng.uniform(0, 2 * pi)
            x, y = each.x_mm + away * cos(around), each.y_mm + away * sin(around)
            orientation = rng.randrange(len(ORIENTATIONS))
            poses.append(rounded(each.die, x, y, radians(each.angle_deg), orientation))
    return tuple(poses)


def _start(names: tuple[Die, ...], level: Level, rng: Random) -> tuple[Pose, ...]:
    """Return poses around the middle of the area that overlap neither dice nor obstacles.

    They are random places in a circle, which grows if the dice do not find room in it.

    Raises:
        NoPlaceError: Obstacles leave no room in the area.
    """
    middle, radius = level.area.side_mm / 2, level.throw.start_radius_mm
    apart = level.dice.edge_mm * sqrt(2)
    fixed = [outline(obstacle.shape) for obstacle in level.fixed]
    poses: list[Pose] = []
    while len(poses) < len(names):
        away, around = radius * sqrt(rng.random()), rng.uniform(0, 2 * pi)
        x, y = middle + away * cos(around), middle + away * sin(around)
        apart_from_dice = all(hypot(x - pose.x_mm, y - pose.y_mm) > apart for pose in poses)
        if apart_from_dice and _is_clear((x, y), fixed, level):
            angle, orientation = rng.uniform(-pi, pi), rng.randrange(len(ORIENTATIONS))
            poses.append(Pose(names[len(poses)], x, y, angle, orientation))
        else:
            radius *= 1.001
            if fixed and radius > _WIDEST * level.area.side_mm:
                raise NoPlaceError(N_("obstacles leave no room to throw all dice"))
    return tuple(poses)


def _is_clear(place: Point, fixed: list[Outline], level: Level) -> bool:
    """Return whether a die may start at a place.

    On a table with obstacles, the place must be inside the area, and the die must be clear of
    all obstacles at any angle. On a table without obstacles, every place is allowed.
    """
    reach, side = level.dice.edge_mm / sqrt(2), level.area.side_mm
    return not fixed or (
        all(0 <= each <= side for each in place)
        and all(each.from_point(*place)[0] > reach for each in fixed)
    )


def _set_off(own: Own, level: Level, rng: Random) -> Own:
    """Return a die with a random direction, speed and spin."""
    way = rng.uniform(0, 2 * pi)
    speed = rng.uniform(level.throw.slowest_mm_s, level.throw.fastest_mm_s)
    spin = rng.uniform(-1, 1) * level.throw.fastest_spin_rad_s
    return *own[:3], speed * cos(way), speed * sin(way), spin


def _apart(
    rest: tuple[Pose, ...], staying: tuple[Pose, ...], measures: Measures, tolerance_mm: float
) -> bool:
    """Return whether no die overlaps another one by more than the tolerance of a contact."""
    small = replace(measures, edge_mm=measures.edge_mm - tolerance_mm)
    return all(
        gap_mm(pose, other, small) > 0
        for k, pose in enumerate(rest)
        for other in near(pose, (*rest[:k], *staying), small)
    )
