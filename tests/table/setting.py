"""Dice on the Habana table, for the tests of the physics."""

from math import atan2, cos, degrees, hypot, pi, radians, sin, sqrt, tau
from random import Random
from typing import TypeVar

from cubacube.kit.geometry import gap_mm
from cubacube.kit.measures import Measures
from cubacube.kit.shot import CityCard, Flick, Gate, Height, Layout, Pose, Shot
from cubacube.rules import replace
from cubacube.session.files.levels import load_level
from cubacube.table import Level

E = TypeVar("E")

LEVEL = load_level("habana")
MEASURES: Measures = LEVEL.measures()
EDGE = LEVEL.dice.edge_mm
SLOW = LEVEL.slowdown_mm_s2
CITIES: tuple[CityCard, ...] = tuple(
    replace(spot, city=city)
    for spot, city in zip(MEASURES.spots, ("Habana", "Trinidad", "Bayamo", "Santiago"), strict=True)
)
NAMES = ("B1", "B2", "G1", "G2", "R1", "R2", "VA", "VB", "VC", "VD", "VE", "Y1")


def at(die: str, x: float, y: float, angle: float = 0.0, orientation: int = 0) -> Pose:
    return Pose(die, x, y, angle, orientation)


def table(*dice: Pose, cities: tuple[CityCard, ...] = ()) -> Layout:
    return Layout(tuple(sorted(dice, key=lambda pose: pose.die)), cities)


def flick(
    die: str,
    angle_deg: float,
    speed: float,
    gate: Gate | None = None,
    height: Height = "middle",
    aside_mm: float = 0.0,
) -> Flick:
    angle = round(angle_deg * 100) % 36000
    return Flick(0, die, angle, round(speed), round(aside_mm * 10), height, gate)


def speed_for(mm: float) -> float:
    """Return the speed of a die that slides this distance without spin."""
    return sqrt(2 * SLOW * mm)


def speed_and_spin(flick: Flick, level: Level) -> tuple[float, float, float]:
    """Return vx, vy and the spin of a flicked die; a hit left of the middle is clockwise."""
    way, speed = radians(flick.angle_cdeg / 100), flick.speed_mm_s
    spin = -speed * flick.offset_tenth_mm / 10 * 6 / level.dice.edge_mm**2
    return speed * cos(way), speed * sin(way), spin


def finer(level: Level, times: int) -> Level:
    steps = replace(
        level.steps,
        longest_s=level.steps.longest_s / times,
        contact_mm=level.steps.contact_mm / times,
    )
    return replace(level, steps=steps)


def told(shot: Shot, kind: type[E]) -> list[E]:
    return [event for event in shot.events if isinstance(event, kind)]


def ended(shot: Shot, die: str) -> Pose:
    return next(pose for pose in shot.rest if pose.die == die)


def away_mm(one: Pose, other: Pose) -> float:
    return hypot(one.x_mm - other.x_mm, one.y_mm - other.y_mm)


def overlap_mm(dice: tuple[Pose, ...]) -> float:
    """Return the deepest overlap of any two dice, found by shrinking them."""
    deepest = 0.0
    for k, one in enumerate(dice):
        for other in dice[:k]:
            while gap_mm(one, other, replace(MEASURES, edge_mm=EDGE - deepest)) == 0:
                deepest += 0.001
    return deepest


def open_case(seed: int) -> tuple[Layout, Flick]:
    """Return twelve dice all over the table, and a flick roughly at another die."""
    rng = Random(seed)
    middle: list[tuple[float, float]] = []
    while len(middle) < len(NAMES):
        x, y = rng.uniform(16, 304), rng.uniform(16, 304)
        if all(hypot(x - a, y - b) > EDGE * sqrt(2) + 1 for a, b in middle):
            middle.append((round(x, 4), round(y, 4)))
    dice = tuple(
        at(die, x, y, round(rng.uniform(-pi, pi), 6), rng.randrange(24))
        for die, (x, y) in zip(NAMES, middle, strict=True)
    )
    one, other = rng.sample(dice, 2)
    way = atan2(other.y_mm - one.y_mm, other.x_mm - one.x_mm) + rng.gauss(0, 0.06)
    return Layout(dice, CITIES), flick(
        one.die, degrees(way % tau), rng.uniform(400, 1800), aside_mm=rng.uniform(-3, 3)
    )


def pack_case(seed: int) -> tuple[Layout, Flick]:
    """Return a striker and a tight pack of eleven dice, with gaps of 2 mm."""
    rng = Random(seed)
    striker = at("A", 60.0, round(150 + rng.uniform(-3, 3), 4), round(rng.uniform(-pi, pi), 6))
    pack = [
        at(
            f"P{k:02}",
            round(140 + 18 * (k % 4) + rng.uniform(-0.4, 0.4), 4),
            round(120 + 18 * (k // 4) + rng.uniform(-0.4, 0.4), 4),
            round(rng.uniform(-0.03, 0.03), 6),
        )
        for k in range(11)
    ]
    speed, aside = rng.uniform(900, 1800), rng.uniform(-2, 2)
    return table(striker, *pack), flick("A", rng.uniform(-4, 4), speed, aside_mm=aside)
