"""The flicks to measure, generated from fixed seeds."""

from functools import partial
from itertools import count as counting
from itertools import islice
from math import atan2, degrees, hypot, pi, sqrt
from random import Random
from typing import TypeAlias

from cubacube.kit.geometry import gap_to_shape_mm
from cubacube.kit.shot import Flick, Layout, Pose, gate
from cubacube.rules import replace
from cubacube.table import Level
from cubacube.table.cushions import Border, Cushion
from cubacube.table.level import Circle, Corner, ObstacleOfTable, RectangleShape, ZoneOfCloth

Case: TypeAlias = tuple[Layout, Flick]

ZONES = (
    ZoneOfCloth("Wet street", "wet", 0.15, box=RectangleShape(160, 160, 60, 400, 30)),
    ZoneOfCloth("Gravel", "gravel", 0.9, circle=Circle(90, 110, 40)),
    ZoneOfCloth("Rug", "rug", 0.6, polygon=(Corner(200, 60), Corner(270, 80), Corner(230, 150))),
)
OBSTACLES = (
    ObstacleOfTable("Bollard", "bollard", 0.6, 0.2, circle=Circle(150, 170, 10)),
    ObstacleOfTable("Wall", "wall", 0.5, 0.3, box=RectangleShape(160, 250, 90, 6, 15)),
    ObstacleOfTable(
        "Stone", "stone", 0.4, 0.4, polygon=(Corner(210, 100), Corner(235, 95), Corner(220, 125))
    ),
)

SLOPES = tuple(
    replace(zone, slope_deg=slope, downhill_deg=way)
    for zone, slope, way in zip(ZONES, (5.0, 12.0, 10.0), (-90.0, 30.0, 135.0), strict=True)
)
OPEN = Border()
_CUSHION = Cushion(0.7, 0.15)
CUSHIONS = Border(_CUSHION, _CUSHION, _CUSHION, _CUSHION)

GATE_DICE = ("B1", "B2", "G1", "G2", "R1", "R2", "Y1")
DICE = (*GATE_DICE, "VA", "VB", "VC", "VD", "VE")


def open_cases(level: Level, count: int) -> list[Case]:
    """Return flicks of a Vehicle roughly at another die: 12 random dice, four Cities, a Gate."""
    return [_open(level, Random(seed)) for seed in range(count)]


def clear_cases(level: Level, count: int) -> list[Case]:
    """Return cases like `open_cases` in which no die lies on an obstacle of the level."""
    measures = level.measures()
    clear = (
        case
        for case in map(partial(_open, level), map(Random, counting()))
        if all(
            gap_to_shape_mm(pose, obstacle.shape, measures) > 0
            for pose in case[0].dice
            for obstacle in measures.obstacles
        )
    )
    return list(islice(clear, count))


def pack_cases(count: int) -> list[Case]:
    """Return flicks of one die into a pack of eleven, with gaps of about 2 mm."""
    return [_pack(Random(seed)) for seed in range(count)]


def single_cases(count: int) -> list[Case]:
    """Return flicks of one die into another at a random angle, at 0.5 to 1.5 m/s."""
    return [_single(Random(seed)) for seed in range(count)]


def _open(level: Level, rng: Random) -> Case:
    edge, side = level.dice.edge_mm, level.area.side_mm
    middles: list[tuple[float, float]] = []
    while len(middles) < len(DICE):
        x, y = rng.uniform(edge, side - edge), rng.uniform(edge, side - edge)
        if all(hypot(x - a, y - b) > edge * sqrt(2) + 1 for a, b in middles):
            middles.append((x, y))
    dice = [
        _die(die, x, y, rng.uniform(-pi, pi)) for die, (x, y) in zip(DICE, middles, strict=True)
    ]
    own = dice[-1]
    other = rng.choice(dice[:-1])
    way = atan2(other.y_mm - own.y_mm, other.x_mm - own.x_mm) + rng.gauss(0, 0.06)
    cities = tuple(
        replace(spot, city=f"City {number}")
        for number, spot in enumerate(level.measures().spots, start=1)
    )
    through = gate(*rng.sample(GATE_DICE, 2))
    wish = _flick(own.die, degrees(way), rng.uniform(400, 1800), rng.uniform(-3, 3))
    return Layout(tuple(sorted(dice, key=lambda pose: pose.die)), cities), replace(
        wish, gate=through
    )


def _pack(rng: Random) -> Case:
    striker = _die("A", 60, 150 + rng.uniform(-3, 3), rng.uniform(-pi, pi))
    pack = (
        _die(
            f"P{number:02}",
            140 + 18 * (number % 4) + rng.uniform(-0.4, 0.4),
            120 + 18 * (number // 4) + rng.uniform(-0.4, 0.4),
            rng.uniform(-0.03, 0.03),
        )
        for number in range(11)
    )
    wish = _flick("A", rng.uniform(-4, 4), rng.uniform(900, 1800), rng.uniform(-2, 2))
    return Layout((striker, *pack)), wish


def _single(rng: Random) -> Case:
    one = _die("A", 60, 160, rng.uniform(-pi, pi))
    other = _die("B", rng.uniform(95, 120), rng.uniform(149, 171), rng.uniform(-pi, pi))
    return Layout((one, other)), _flick("A", 0, rng.uniform(500, 1500), rng.uniform(-2, 2))


def _die(die: str, x: float, y: float, angle: float) -> Pose:
    return Pose(die, round(x, 4), round(y, 4), round(angle, 6))


def _flick(die: str, way_deg: float, speed: float, aside_mm: float) -> Flick:
    return Flick(0, die, round(way_deg * 100) % 36000, round(speed), round(aside_mm * 10))
