"""Find the impacts of a film: when, where and how hard dice hit dice and obstacles."""

from dataclasses import dataclass
from math import dist, hypot

from cubacube.kit.geometry import Point, core
from cubacube.kit.shot import Pose
from cubacube.kit.terrain import Disc
from cubacube.scenes.canvas import between
from cubacube.scenes.sound.score import Impact
from cubacube.table.film import Film
from cubacube.table.level import Level
from cubacube.table.trajectory import State

SAME_HIT_S = 0.008
"""Impulses between the same two things within this time count as one impact.

For example, one corner hits first and then another.
"""
PRESSING_MM_S = 60.0
"""The largest change of speed in one step that counts as pushing, not as an impact."""
_FLAT_MM = 0.2
"""Corners whose distances differ by less than this touch together, as in a hit of two faces."""


def impacts(film: Film, level: Level) -> tuple[Impact, ...]:
    """Return every impact once, in order of start time.

    While two things keep pushing each other, only a strong push counts as a new impact.
    """
    way = film.trajectory
    # The other thing is the number of a die, or -1 - the number of an obstacle.
    pushes = [(it.frame, it.die, it.other, it.vx_mm_s, it.vy_mm_s) for it in way.impulses]
    pushes += [(it.frame, it.die, -1 - it.obstacle, it.vx_mm_s, it.vy_mm_s) for it in way.bounces]
    wholes: list[_Whole] = []
    newest: dict[tuple[int, int], _Whole] = {}
    for frame, die, other, vx, vy in sorted(pushes, key=lambda push: push[0]):
        at_s, whole = way.times[frame], newest.get((die, other))
        pressing = whole is not None and at_s - whole.last_s <= SAME_HIT_S
        if whole is None or (
            (not pressing or hypot(vx, vy) > PRESSING_MM_S) and (at_s - whole.at_s > SAME_HIT_S)
        ):
            whole = newest[die, other] = _Whole(at_s, frame, die, other)
            wholes.append(whole)
        whole.last_s = at_s
        if at_s - whole.at_s <= SAME_HIT_S:
            whole.vx_mm_s += vx
            whole.vy_mm_s += vy
    return tuple(_impact(each, way.states[each.frame], level) for each in wholes)


@dataclass(slots=True)
class _Whole:
    """An impact whose impulses are being added up."""

    at_s: float
    frame: int
    die: int
    other: int
    last_s: float = 0.0
    vx_mm_s: float = 0.0
    vy_mm_s: float = 0.0


def _impact(whole: _Whole, state: State, level: Level) -> Impact:
    """Return the finished impact; `state` is that of all dice at its start."""
    die, other, at_s = whole.die, whole.other, whole.at_s
    x_mm, y_mm = _touch(state, die, other, level)
    what = other if other >= 0 else level.fixed[-1 - other].look
    return Impact(at_s, die, what, x_mm, y_mm, whole.vx_mm_s, whole.vy_mm_s)


def _touch(state: State, die: int, other: int, level: Level) -> Point:
    """Return the point where a die touches another thing; the middle if two faces touch."""
    measures = level.measures()
    shape: tuple[Point, ...]
    own = core(Pose("", *state[die][:3]), measures)
    if other >= 0:
        shape = core(Pose("", *state[other][:3]), measures)
    elif isinstance(solid := level.fixed[-1 - other].shape, Disc):
        shape = ((solid.x_mm, solid.y_mm),)
    else:
        shape = solid.corners
    pairs = [(corner, _foot(corner, shape)) for corner in own]
    pairs += [(_foot(corner, own), corner) for corner in shape]
    least = min(dist(*pair) for pair in pairs)
    near = [pair for pair in pairs if dist(*pair) <= least + _FLAT_MM]
    mine, theirs = (
        (sum(x for x, _ in points) / len(near), sum(y for _, y in points) / len(near))
        for points in zip(*near, strict=True)
    )
    apart = dist(mine, theirs)
    return between(mine, theirs, min(1.0, measures.corner_mm / apart)) if apart else mine


def _foot(point: Point, shape: tuple[Point, ...]) -> Point:
    """Return the point on the outline of a shape that is nearest to `point`."""
    feet = []
    for a, b in zip(shape, (*shape[1:], shape[0]), strict=True):
        dx, dy = b[0] - a[0], b[1] - a[1]
        along = (point[0] - a[0]) * dx + (point[1] - a[1]) * dy
        feet.append(between(a, b, min(1.0, max(0.0, along / (dx * dx + dy * dy or 1.0)))))
    return min(feet, key=lambda foot: dist(point, foot))
