"""What the table physics costs against pymunk alone, and how exact it is.

All times are processor times of this process, taken side by side; each is the best of some runs.
"""

from collections.abc import Callable
from functools import partial
from math import cos, hypot, radians, sin
from statistics import median
from time import process_time

import pymunk
from benchmark.cases import Case, open_cases, pack_cases, single_cases

from cubacube.kit.shot import Shot, Touched
from cubacube.rules import replace
from cubacube.session.files.levels import load_level
from cubacube.table import Level, shoot
from cubacube.table.cloth import LEVER

FINER = 8
FIXED_RATES = tuple(240 * 2**power for power in range(8))
LIMIT_RATE = 4 * FIXED_RATES[-1]
RUNS = 5


def measure() -> dict[str, float]:
    """All figures by the names of the report; times are ratios without a unit."""
    level = load_level("habana")
    spread, packed, single = open_cases(level, 40), pack_cases(40), single_cases(40)
    error, hit_s = _error_mm(single, level), _shoot_s(single, level)
    return {
        **_over_bare(spread, level),
        "fixed_step_over_shoot": round(_fixed_step_s(single, level, error) / hit_s, 1),
        "single_collision_error_mm": round(error, 4),
        "touch_order_open": _same_order(spread, level),
        "touch_order_pack": _same_order(packed, level),
    }


def _over_bare(cases: list[Case], level: Level) -> dict[str, float]:
    """`shoot` over pymunk that moves the same dice for the same time at 1/240 s.

    Both build their Space. The plain Space knows no cloth: its dice slide on; the second one has
    pymunk's own joints as a cloth.
    """
    ours = plain = jointed = 0.0
    for case in cases:
        seconds = shoot(*case, level)[1].seconds
        steps = round(seconds * 240)
        ours += _best(partial(shoot, *case, level))
        plain += _best(partial(_bare, case, level, 240, steps, cloth=False))
        jointed += _best(partial(_bare, case, level, 240, steps, cloth=True))
    return {
        "shoot_over_bare": round(ours / plain, 2),
        "shoot_over_bare_with_cloth": round(ours / jointed, 2),
        "shoot_ms": round(1000 * ours / len(cases), 3),
    }


def _best(work: Callable[[], object]) -> float:
    times = []
    for _ in range(RUNS):
        began = process_time()
        work()
        times.append(process_time() - began)
    return min(times)


def _bare(
    case: Case, level: Level, rate: int, steps: int, *, cloth: bool
) -> list[tuple[float, float]]:
    """What anybody would write with pymunk: the dice, steps of one length, where they end."""
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
    """Sliding and spinning friction, each for itself, as joints with a greatest force."""
    force = level.slowdown_mm_s2 * level.dice.mass_g
    slide = pymunk.PivotJoint(space.static_body, body, (0, 0), (0, 0))
    spin = pymunk.GearJoint(space.static_body, body, 0, 1)
    slide.max_bias = spin.max_bias = 0
    slide.max_force, spin.max_force = force, force * LEVER * level.dice.edge_mm
    space.add(slide, spin)


def _fixed_step_s(cases: list[Case], level: Level, error_mm: float) -> float:
    """The time of fixed steps, short enough for the same median error against their own limit.

    If even the shortest steps tried are less exact, their time is told: a lower bound.
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
    """Median over the cases of how far the worse die ends from where finer steps end."""
    ours = [_ends(shoot(*case, level)[0]) for case in cases]
    fine = [_ends(shoot(*case, _finer(level))[0]) for case in cases]
    return median(map(_worst_mm, ours, fine))


def _ends(shot: Shot) -> list[tuple[float, float]]:
    return [(pose.x_mm, pose.y_mm) for pose in shot.rest]


def _worst_mm(one: list[tuple[float, float]], other: list[tuple[float, float]]) -> float:
    return max(hypot(a - c, b - d) for (a, b), (c, d) in zip(one, other, strict=True))


def _same_order(cases: list[Case], level: Level) -> float:
    """The share of flicks whose touches come in the order that finer steps find."""
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
