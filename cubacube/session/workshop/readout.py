"""Measure a flick: distance, duration, speed and spin over time, impacts."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import dist, hypot

from cubacube.kit.shot import Flick, Layout, Left, Shot
from cubacube.rules import frozen
from cubacube.table import Film, flicked
from cubacube.table.flight import Own
from cubacube.table.level import Level
from cubacube.table.trajectory import Trajectory

MOST_SAMPLES = 240
"""Maximum number of evenly spaced samples of a curve.

Samples at jumps of the speed are added to these.
"""
_ONE_IMPACT_S = 0.004
"""Pushes between the same two things within this many seconds count as one impact."""
_FELT_MM_S = 0.5
"""A push that changes the velocity by less than this is no impact: the dice only touch."""
MOVED_MM = 0.5
"""A die that moves less than this counts as not moved."""


@frozen
class MotionSample:
    """Speed and spin of the flicked die at one time."""

    at_s: float
    speed_mm_s: float
    spin_rad_s: float


@frozen
class ImpactReading:
    """A hit of the flicked die: the change of its velocity, and its speed afterwards."""

    at_s: float
    other: str
    """The die that it hit, or the name of the obstacle."""
    fixed: bool
    """Whether the die hit an obstacle, and not another die."""
    jump_mm_s: float
    after_mm_s: float


@frozen
class Readout:
    """The measured values of one flick."""

    way_mm: float
    """Length of the path of the flicked die."""
    seconds: float
    """Time until the flicked die came to rest."""
    all_seconds: float
    """Time until everything came to rest."""
    samples: tuple[MotionSample, ...]
    impacts: tuple[ImpactReading, ...]
    moved: int
    """Number of other dice that moved."""
    left: int
    """Number of dice that left the area."""


@frozen
class FlickRun:
    """A flick on a level, with its result."""

    level: Level
    layout: Layout
    flick: Flick
    shot: Shot
    film: Film

    @property
    def after(self) -> Layout:
        """The layout after the flick."""
        return Layout(self.shot.rest, self.layout.cities, self.layout.pawns, self.layout.own)


@dataclass(slots=True)
class _Met:
    """A hit of the flicked die, while its pushes are added up."""

    at_s: float
    other: int
    frame: int
    vx_mm_s: float
    vy_mm_s: float


def run(level: Level, layout: Layout, flick: Flick) -> FlickRun:
    """Make a flick with the same simulation as the games."""
    return FlickRun(level, layout, flick, *flicked(layout, flick, level))


def readout(made: FlickRun) -> Readout:
    """Return the measured values of a flick."""
    trajectory, shot = made.film.trajectory, made.shot
    number = [pose.die for pose in made.layout.dice].index(made.flick.die)
    ways = [
        (at_s, own)
        for at_s in trajectory.moments(made.level.steps.longest_s)
        for own in _before_and_after(trajectory, number, at_s)
    ]
    samples = tuple(MotionSample(at_s, hypot(own[3], own[4]), own[5]) for at_s, own in ways)
    moving = [n for n, each in enumerate(samples) if each.speed_mm_s or each.spin_rad_s]
    rests = min(moving[-1] + 1, len(samples) - 1) if moving else 0
    pairs = zip(made.layout.dice, shot.rest, strict=True)
    moved = sum(
        one.die != made.flick.die
        and dist((one.x_mm, one.y_mm), (other.x_mm, other.y_mm)) > MOVED_MM
        for one, other in pairs
    )
    return Readout(
        way_mm=sum(dist(a[:2], b[:2]) for (_, a), (_, b) in pairwise(ways)),
        seconds=samples[rests].at_s,
        all_seconds=made.film.seconds,
        samples=_simplified(samples[: rests + 1]),
        impacts=tuple(_impacts(made, number)),
        moved=moved,
        left=sum(isinstance(event, Left) for event in shot.events),
    )


def _before_and_after(trajectory: Trajectory, number: int, at_s: float) -> tuple[Own, ...]:
    """Return the motion of a die at a time.

    If it is pushed at that time, return its motion before and after the push.
    """
    arriving, own = trajectory.arriving(number, at_s), trajectory.own(number, at_s)
    return (own,) if arriving == own else (arriving, own)


def _simplified(samples: tuple[MotionSample, ...]) -> tuple[MotionSample, ...]:
    """Reduce samples to what a curve needs; at a jump of the speed, keep both sides."""
    if len(samples) <= MOST_SAMPLES:
        return samples
    every = len(samples) / MOST_SAMPLES
    picked = {round(n * every) for n in range(MOST_SAMPLES)} | {len(samples) - 1}
    for n, (one, other) in enumerate(pairwise(samples)):
        if abs(one.speed_mm_s - other.speed_mm_s) > samples[0].speed_mm_s / 20:
            picked |= {n, n + 1}
    return tuple(samples[n] for n in sorted(picked) if n < len(samples))


def _impacts(made: FlickRun, number: int) -> Iterator[ImpactReading]:
    """Yield the impacts of the flicked die, one after the other."""
    trajectory = made.film.trajectory
    dice = [pose.die for pose in made.layout.dice]
    found: list[_Met] = []
    for frame, other, vx, vy in _pushes(trajectory, number):
        at_s = trajectory.times[frame]
        same = [each for each in found if each.other == other]
        if same and at_s - trajectory.times[same[-1].frame] <= _ONE_IMPACT_S:
            last = same[-1]
            last.frame, last.vx_mm_s, last.vy_mm_s = frame, last.vx_mm_s + vx, last.vy_mm_s + vy
        else:
            found.append(_Met(at_s, other, frame, vx, vy))
    for met in found:
        jump = hypot(met.vx_mm_s, met.vy_mm_s)
        _, _, _, vx, vy, _ = trajectory.states[met.frame][number]
        if jump >= _FELT_MM_S:
            fixed = met.other < 0
            name = made.level.fixed[~met.other].name if fixed else dice[met.other]
            yield ImpactReading(met.at_s, name, fixed, jump, hypot(vx, vy))


def _pushes(trajectory: Trajectory, number: int) -> Iterator[tuple[int, int, float, float]]:
    """Yield every push on a die: the frame, the thing that it met, and the velocity change.

    The thing is the index of a die, or `~index` for an obstacle. The velocity change has two
    values, x and y.
    """
    found = [
        (push.frame, push.other, push.vx_mm_s, push.vy_mm_s)
        if push.die == number
        else (push.frame, push.die, -push.vx_mm_s, -push.vy_mm_s)
        for push in trajectory.impulses
        if number in (push.die, push.other)
    ]
    found += [
        (push.frame, ~push.obstacle, push.vx_mm_s, push.vy_mm_s)
        for push in trajectory.bounces
        if push.die == number
    ]
    yield from sorted(found, key=lambda push: push[0])
