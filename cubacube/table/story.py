"""Convert a trajectory to the events of one flick, in order (2.0.4.2, R8)."""

from collections.abc import Callable, Iterable, Iterator
from math import cos, hypot, radians, sin, sqrt
from typing import TypeVar

from cubacube.kit.geometry import axis
from cubacube.kit.orientation import rolled
from cubacube.kit.shot import (
    Crossed,
    EnteredCity,
    Flick,
    Layout,
    Left,
    Passage,
    Passed,
    Pose,
    ShotEvent,
    Struck,
    Touched,
    TouchedPawn,
    Tumbled,
)
from cubacube.rules import frozen, replace
from cubacube.table.border import rounded, side_left
from cubacube.table.distances import square_gap
from cubacube.table.gate_crossing import at_gate
from cubacube.table.level import Level
from cubacube.table.overlaps import entered, touched_pawns
from cubacube.table.trajectory import AreaExit, Bounce, Impulse, Track, Trajectory, cut
from cubacube.table.tumble import tumble

_ORDER = (Touched, Struck, EnteredCity, TouchedPawn, Left, Passed, Crossed, Tumbled)
_PUSHED_MM_S = 1.0
"""Minimum speed change in mm/s at which a thing that lay against a die counts as touched.

Things that did not touch the die before the flick count at any speed change (R3).
"""

_SAME_HIT_S = 0.002
"""Pushes between the same two things within this time count as one hit.

Two corners of a die often touch one after the other.
"""


@frozen
class FlickStory:
    """The events of a flick in order, and how the flicked die ended at its Gate."""

    events: tuple[ShotEvent, ...]
    passage: Passage


def tell(layout: Layout, flick: Flick, trajectory: Trajectory, level: Level) -> FlickStory:
    """Return everything that the rules need to know about a flick."""
    number = [pose.die for pose in layout.dice].index(flick.die)
    touches: tuple[Touched | Struck, ...] = (
        *_touches(number, layout, trajectory, level),
        *_strikes(number, trajectory, level),
    )
    events: list[ShotEvent] = [*touches, *exits(layout, trajectory, level)]
    events += _tumbles(number, flick, layout, trajectory, level)
    if layout.cities or layout.pawns or flick.gate:
        track, end = _track(layout.dice[number], number, trajectory, level)
        events += entered(track, layout.cities, level)
        events += touched_pawns(track, layout.pawns, level)
    passage: Passage = "none"
    if flick.gate:
        line = axis(layout, flick.gate.a, flick.gate.b)
        story = at_gate(track, end, line, level.measures())
        events += story.passed
        events += (_after(each, touches, number, trajectory, level) for each in story.crossed)
        passage = story.passage
    events.sort(key=lambda event: (event.at_s, _ORDER.index(type(event))))
    return FlickStory(tuple(events), passage)


def exits(layout: Layout, trajectory: Trajectory, level: Level) -> list[Left]:
    """Return the dice that left the area, in order of time."""
    in_time = sorted(trajectory.exits, key=lambda exit_: exit_.at_s)
    return [_left(each, layout, trajectory, level) for each in in_time]


def _track(own: Pose, number: int, trajectory: Trajectory, level: Level) -> tuple[Track, Pose]:
    """Return a die's track until it rests or leaves the area, and its last pose as stored."""
    track: Track = []
    flights = trajectory.flights[number]
    ends = [each.from_s for each in flights[1:]] + [trajectory.times[-1]]
    for flight, end_s in zip(flights, ends, strict=True):
        begin_s, over_s = flight.from_s, min(flight.until_s, end_s)
        for at_s in (begin_s, *cut(begin_s, over_s, level.steps.longest_s)):
            track.append((at_s, *flight.at(at_s)[:3]))
    gone, x, y, angle = track[-1]
    end = rounded(own.die, x, y, angle, own.orientation)
    track[-1] = gone, end.x_mm, end.y_mm, end.angle_rad
    return track, end


def _touches(
    number: int, layout: Layout, trajectory: Trajectory, level: Level
) -> Iterator[Touched]:
    """Yield the first touch of each die that the flicked die touched (R3)."""
    pushes = (
        (push.frame, push.other if push.die == number else push.die, push)
        for push in trajectory.impulses
        if number in (push.die, push.other)
    )
    against = _against(number, trajectory, level)
    for frame, other in _met(pushes, against.__contains__):
        yield Touched(trajectory.times[frame], layout.dice[other].die)


def _strikes(number: int, trajectory: Trajectory, level: Level) -> Iterator[Struck]:
    """Yield the first touch of each obstacle that the flicked die touched (R3)."""
    pushes = (
        (push.frame, push.obstacle, push) for push in trajectory.bounces if push.die == number
    )
    dice, own = level.dice, trajectory.states[0][number][:3]
    limit, half = dice.corner_mm + level.steps.contact_mm, dice.edge_mm / 2 - dice.corner_mm

    def touches_side(obstacle: int) -> bool:
        x, y, angle = own
        return level.outlines[obstacle].from_square(x, y, angle, half)[0] <= limit

    for frame, obstacle in _met(pushes, touches_side):
        yield Struck(trajectory.times[frame], obstacle)


def _met(
    pushes: Iterable[tuple[int, int, Impulse | Bounce]], lay_against: Callable[[int], bool]
) -> Iterator[tuple[int, int]]:
    """Yield each touched thing with the frame in which it was first touched.

    A thing that lay against the die before the flick counts only if a push changes the
    speed by at least `_PUSHED_MM_S`.
    """
    met: set[int] = set()
    for frame, other, push in pushes:
        if other in met:
            continue
        if hypot(push.vx_mm_s, push.vy_mm_s) < _PUSHED_MM_S and lay_against(other):
            continue
        met.add(other)
        yield frame, other


def _against(number: int, trajectory: Trajectory, level: Level) -> list[int]:
    """Return the dice that touch the flicked one before the flick."""
    start, dice = trajectory.states[0], level.dice
    half = dice.edge_mm / 2 - dice.corner_mm
    limit = 2 * dice.corner_mm + level.steps.contact_mm
    near = dice.edge_mm * sqrt(2) + level.steps.contact_mm
    own = start[number]
    return [
        other
        for other, its in enumerate(start)
        if other != number
        and abs(its[0] - own[0]) < near
        and abs(its[1] - own[1]) < near
        and square_gap(own, its, half)[0] <= limit
    ]


def _left(exit_: AreaExit, layout: Layout, trajectory: Trajectory, level: Level) -> Left:
    """Return the event of a die that left, with the side over which it left."""
    path = [
        state[exit_.die][:2]
        for t, state in zip(trajectory.times, trajectory.states, strict=True)
        if t < exit_.at_s
    ]
    path.append((exit_.x_mm, exit_.y_mm))
    border = side_left(path, level.area.side_mm)
    return Left(exit_.at_s, layout.dice[exit_.die].die, border, exit_.x_mm, exit_.y_mm)


def _after(
    crossed: Crossed,
    touches: tuple[Touched | Struck, ...],
    number: int,
    trajectory: Trajectory,
    level: Level,
) -> Crossed:
    """[R8] Return the crossing, at the time of the next touch if that follows almost at once.

    "Almost at once" means that the die moves less than the contact tolerance in between.
    """
    rim = level.dice.edge_mm / sqrt(2)
    for touch in touches:
        early = touch.at_s - crossed.at_s
        if early > 0:
            _, _, _, vx, vy, spin = trajectory.arriving(number, touch.at_s)
            if early * (hypot(vx, vy) + abs(spin) * rim) < 2 * level.steps.contact_mm:
                return Crossed(touch.at_s)
    return crossed


def _tumbles(
    number: int, flick: Flick, layout: Layout, trajectory: Trajectory, level: Level
) -> Iterator[Tumbled]:
    """Yield the dice that roll over.

    The finger can tip the flicked die. Hard hits can tip any die.
    """
    heights = {
        "low": level.launch.low_mm,
        "middle": level.launch.middle_mm,
        "high": level.launch.high_mm,
    }
    way, speed = radians(flick.angle_cdeg / 100), flick.speed_mm_s
    jumps = [(0, number, speed * cos(way), speed * sin(way), heights[flick.height])]
    jumps += _hits(trajectory, level.tumbling.collision_mm)
    orientations = [pose.orientation for pose in layout.dice]
    for frame, die, vx, vy, height in sorted(jumps, key=lambda jump: jump[:2]):
        roll = tumble((vx, vy), trajectory.states[frame][die][2], height, level.tumbling)
        if roll:
            orientations[die] = rolled(orientations[die], *roll)
            yield Tumbled(trajectory.times[frame], layout.dice[die].die, orientations[die])


def _hits(trajectory: Trajectory, height: float) -> Iterator[tuple[int, int, float, float, float]]:
    """Yield an entry for each die in every hit; pushes that belong together are one hit.

    Each entry has the frame, the die, its change of velocity in x and y, and the height of
    the hit.
    """
    for push in _whole(trajectory.impulses, trajectory.times, lambda push: (push.die, push.other)):
        yield push.frame, push.die, push.vx_mm_s, push.vy_mm_s, height
        yield push.frame, push.other, -push.vx_mm_s, -push.vy_mm_s, height
    for bounce in _whole(
        trajectory.bounces, trajectory.times, lambda bounce: (bounce.die, bounce.obstacle)
    ):
        yield bounce.frame, bounce.die, bounce.vx_mm_s, bounce.vy_mm_s, height


_Push = TypeVar("_Push", Impulse, Bounce)


def _whole(
    pushes: list[_Push], times: list[float], pair_of: Callable[[_Push], tuple[int, int]]
) -> list[_Push]:
    """Return the hits: all pushes that belong to one hit are added up to a single push."""
    hits: list[_Push] = []
    last: dict[tuple[int, int], int] = {}
    for push in pushes:
        pair = pair_of(push)
        at = last.get(pair)
        if at is not None and times[push.frame] - times[hits[at].frame] <= _SAME_HIT_S:
            vx, vy = hits[at].vx_mm_s + push.vx_mm_s, hits[at].vy_mm_s + push.vy_mm_s
            hits[at] = replace(hits[at], vx_mm_s=vx, vy_mm_s=vy)
        else:
            last[pair] = len(hits)
            hits.append(push)
    return hits
