"""Measure speed and precision of the table physics against pymunk alone.

All times are CPU times of this process, taken side by side; each is the best of some runs.
"""

from collections.abc import Callable
from functools import partial
from math import cos, hypot, radians, sin
from statistics import median
from time import process_time

import pymunk
from benchmark.cases import (
    CUSHIONS,
    OBSTACLES,
    OPEN,
    SLOPES,
    ZONES,
    Case,
    clear_cases,
    open_cases,
    pack_cases,
    single_cases,
)

from cubacube.kit.shot import Shot, Touched
from cubacube.rules import replace
from cubacube.session.files.levels import load_level
from cubacube.table import Level, shoot
from cubacube.table.cloth import LEVER
from cubacube.table.cushions import Border
from cubacube.table.level import ObstacleOfTable, ZoneOfCloth

FINER = 8
FIXED_RATES = tuple(240 * 2**power for power in range(8))
LIMIT_RATE = 4 * FIXED_RATES[-1]
RUNS = 7


def measure() -> dict[str, float]:
    """Return all figures by their names in the report; times are ratios without a unit."""
    level = load_level("habana")
    spread, packed, single = open_cases(level, 40), pack_cases(40), single_cases(40)
    error, hit_s = _error_mm(single, level), _shoot_s(single, level)
    return {
        **_over_bare("single", single, level),
        **_over_bare("open", spread, level),
        **_over_bare("pack", packed, level),
        "shoot_over_bare_with_cloth": _over_bare_with_cloth(spread, level),
        "shoot_among_over_without": _with_over_without(level, ZONES, OBSTACLES),
        "shoot_slopes_over_plain": _with_over_without(level, SLOPES, border=CUSHIONS),
        "fixed_step_over_shoot": round(_fixed_step_s(single, level, error) / hit_s, 1),
        "single_collision_error_mm": round(error, 4),
        "touch_order_open": _same_order(spread, level),
        "touch_order_pack": _same_order(packed, level),
    }


def _over_bare(kind: str, cases: list[Case], level: Level) -> dict[str, float]:
    """Compare `shoot` with bare pymunk: the same dice and duration, at steps of 1/240 s.

    Both sides build their Space. The bare one has no cloth friction, so its dice do not
    slow down.
    """
    pairs = [_side_by_side(case, level, cloth=False) for case in cases]
    ours, plain = map(sum, zip(*pairs, strict=True))
    return {
        f"shoot_over_bare_{kind}": round(ours / plain, 2),
        f"shoot_over_bare_{kind}_median": round(median(one / other for one, other in pairs), 2),
        f"shoot_ms_{kind}": round(1000 * ours / len(cases), 3),
    }


def _over_bare_with_cloth(cases: list[Case], level: Level) -> float:
    """Compare `shoot` with pymunk that models cloth friction with its own joints."""
    pairs = [_side_by_side(case, level, cloth=True) for case in cases]
    ours, jointed = map(sum, zip(*pairs, strict=True))
    return round(ours / jointed, 2)


def _side_by_side(case: Case, level: Level, *, cloth: bool) -> tuple[float, float]:
    steps = round(shoot(*case, level)[1].seconds * 240)
    return _best_of_two(
        partial(shoot, *case, level), partial(_bare, case, level, 240, steps, cloth=cloth)
    )


def _with_over_without(
    level: Level,
    zones: tuple[ZoneOfCloth, ...],
    obstacles: tuple[ObstacleOfTable, ...] = (),
    border: Border = OPEN,
) -> float:
    """Compare the same flicks with and without zones, obstacles and cushions."""
    among = replace(level, zones=zones, obstacles=obstacles, border=border)
    pairs = [
        _best_of_two(partial(shoot, *case, among), partial(shoot, *case, level))
        for case in clear_cases(among, 40)
    ]
    ours, without = map(sum, zip(*pairs, strict=True))
    return round(ours / without, 2)


def _best_of_two(one: Callable[[], object], other: Callable[[], object]) -> tuple[float, float]:
    """Return the best times of two functions that alternate, so that other load slows both."""
    times = [(_best(one, 1), _best(other, 1)) for _ in range(RUNS)]
    return min(mine for mine, _ in times), min(theirs for _, theirs in times)


def _best(work: Callable[[], object], runs: int = RUNS) -> float:
    times = []
    for _ in range(runs):
        began = process_time()
        work()
        times.append(process_time() - began)
    return min(times)


def _bare(
    case: Case, level: Level, rate: int, steps: int, *, cloth: bool
) -> list[tuple[float, float]]:
    """Simulate a flick with plain pymunk at a fixed time step; return the final positions."""
    layout, flick = case
    mass, edge, corner = level.dice.mass_g, level.dice.edge_mm, level.dice.corner_mm
    space = pymunk.Space()
    space.iterations = level.steps.iterations
    space.collision_slop = level.steps.contact_mm
    space.collision_bias = 0.7**rate
    bodies = []
    for pose in layout.dice:
        body = pymunk.Body(mass, mass * edge * edge / 6)
        body.position = pose.x_mm, pose.y_mm
        body.angle = pose.angle_rad
        shape = pymunk.Poly.create_box(body, (edge - 2 * corner, edge - 2 * corner), corner)
        shape.elasticity = level.collision.restitution**0.5
        shape.friction = level.collision.friction**0.5
        space.add(body, shape)
        if cloth:
            _lay_on_cloth(space, body, level)
        if pose.die == flick.die:
            way = radians(flick.angle_cdeg / 100)
            body.velocity = flick.speed_mm_s * cos(way), flick.speed_mm_s * sin(way)
            body.angular_velocity = -flick.speed_mm_s * flick.offset_tenth_mm / 10 * 6 / edge**2
        bodies.append(body)
    for _ in range(steps):
        space.step(1 / rate)
    return [(body.position.x, body.position.y) for body in bodies]


def _lay_on_cloth(space: pymunk.Space, body: pymunk.Body, level: Level) -> None:
    """Model sliding and spinning friction as two separate joints with a maximum force."""
    force = level.slowdown_mm_s2 * level.dice.mass_g
    slide = pymunk.PivotJoint(space.static_body, body, (0, 0), (0, 0))
    spin = pymunk.GearJoint(space.static_body, body, 0, 1)
    slide.max_bias = spin.max_bias = 0
    slide.max_force, spin.max_force = force, force * LEVER * level.dice.edge_mm
    space.add(slide, spin)


def _fixed_step_s(cases: list[Case], level: Level, error_mm: float) -> float:
    """Return the time of fixed steps that reach the given median error.

    The error is measured against very fine fixed steps. If even the shortest steps tried
    are less exact, the result is their time, a lower bound.
    """
    long_enough = max(shoot(*case, level)[1].seconds for case in cases) * 1.5
    limit = [_fixed(case, level, LIMIT_RATE, long_enough) for case in cases]
    for rate in FIXED_RATES:
        ends = [_fixed(case, level, rate, long_enough) for case in cases]
        reached = median(map(_worst_mm, ends, limit))
        if reached <= error_mm:
            break
    total = 0.0
    for case in cases:
        steps = round(shoot(*case, level)[1].seconds * rate)
        total += _best(partial(_bare, case, level, rate, steps, cloth=True))
    return total


def _fixed(case: Case, level: Level, rate: int, seconds: float) -> list[tuple[float, float]]:
    return _bare(case, level, rate, round(seconds * rate), cloth=True)


def _shoot_s(cases: list[Case], level: Level) -> float:
    return sum(_best(partial(shoot, *case, level)) for case in cases)


def _error_mm(cases: list[Case], level: Level) -> float:
    """Return the median final error of the worse die against a simulation with finer steps."""
    ours = [_ends(shoot(*case, level)[0]) for case in cases]
    fine = [_ends(shoot(*case, _finer(level))[0]) for case in cases]
    return median(map(_worst_mm, ours, fine))


def _ends(shot: Shot) -> list[tuple[float, float]]:
    return [(pose.x_mm, pose.y_mm) for pose in shot.rest]


def _worst_mm(one: list[tuple[float, float]], other: list[tuple[float, float]]) -> float:
    return max(hypot(a - c, b - d) for (a, b), (c, d) in zip(one, other, strict=True))


def _same_order(cases: list[Case], level: Level) -> float:
    """Return the share of flicks whose hits come in the same order as with finer steps."""
    same = [_touches(case, level) == _touches(case, _finer(level)) for case in cases]
    return round(sum(same) / len(same), 3)


def _touches(case: Case, level: Level) -> list[str]:
    shot, _ = shoot(*case, level)
    return [event.die for event in shot.events if isinstance(event, Touched)]


def _finer(level: Level) -> Level:
    steps = replace(
        level.steps,
        longest_s=level.steps.longest_s / FINER,
        contact_mm=level.steps.contact_mm / FINER,
    )
    return replace(level, steps=steps)
