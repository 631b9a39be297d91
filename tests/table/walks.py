"""Shots from motions drawn by hand, for things that dice hardly ever do."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from cubacube.kit.geometry import Point
from cubacube.kit.shot import Die, Flick, Layout, Pose, Shot
from cubacube.rules import TABLE
from cubacube.table.flight import Flight, Own, flight, still
from cubacube.table.shoot import ended, lying
from cubacube.table.story import tell
from cubacube.table.trajectory import AreaExit, Impulse, Trajectory
from tests.table.setting import LEVEL

STEP_MM = 4.0
SPEED_MM_S = 1000.0


def walk(
    layout: Layout,
    flick: Flick,
    way: Sequence[Point],
    hits: Sequence[tuple[int, Die, float]] = (),
    gone: Die | None = None,
) -> Shot:
    """Return the shot of a die that moves along `way` at 1 m/s.

    Each item of `hits` is a point of the path, the other die, and the change of speed to
    the left. The die `gone` leaves the area in the first step.
    """
    names = [pose.die for pose in layout.dice]
    own = names.index(flick.die)
    state = lying(layout.dice)
    trajectory = Trajectory([0.0], [state], [[_lying(pose)] for pose in layout.dice])
    ends = [0]
    for (x0, y0), (x1, y1) in pairwise(way):
        far = hypot(x1 - x0, y1 - y0)
        steps = max(1, round(far / STEP_MM))
        leg = (x1 - x0) / far * SPEED_MM_S, (y1 - y0) / far * SPEED_MM_S
        start = (x0, y0, layout[flick.die].angle_rad, *leg, 0.0)
        trajectory.flights[own].append(_even(trajectory.times[-1], start))
        for step in range(1, steps + 1):
            state = state[:]
            x, y = x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps
            state[own] = x, y, start[2], *leg, 0.0
            trajectory.states.append(state)
            trajectory.times.append(trajectory.times[-1] + far / steps / SPEED_MM_S)
        ends.append(len(trajectory.times) - 1)
    for point, other, jump in hits:
        one, two = sorted((own, names.index(other)))
        trajectory.impulses.append(
            Impulse(ends[point], one, two, -jump if one == own else jump, 0.0)
        )
    if gone is not None:
        pose = layout[gone]
        number = names.index(gone)
        trajectory.exits.append(AreaExit(0.001, number, pose.x_mm, pose.y_mm))
        trajectory.flights[number] = [trajectory.flights[number][0], _lying(pose, 0.001)]
    story = tell(layout, flick, trajectory, LEVEL)
    return Shot(
        TABLE, flick, story.events, ended(layout.dice, trajectory, {}), False, story.passage
    )


def _even(from_s: float, start: Own) -> Flight:
    """Return the flight of a die without friction."""
    return flight(from_s, start, 1e-9, LEVEL.dice.edge_mm)


def _lying(pose: Pose, from_s: float = 0.0) -> Flight:
    return still(from_s, pose.x_mm, pose.y_mm, pose.angle_rad)
