"""Flicks of all angles and speeds from one fixed position, the same on every table.

The position is scaled to the side length of the playing area.
"""

from collections.abc import Iterator
from itertools import count
from math import cos, pi, sin

from cubacube.ai.flicking.flick_row import FlickRow
from cubacube.ai.flicking.trials import MadeFlick, Target, flick_rows, middle
from cubacube.kit.measures import Measures
from cubacube.kit.placing import AnyPlacing
from cubacube.kit.shot import Die, Flick, Gate, Layout, Pose
from cubacube.rules import replace
from cubacube.table import flicked
from cubacube.table.level import Level

MAP_HALF_CDEG = 3000
"""Largest angle of the heat map on each side of the Gate's middle, in 0.01 degrees."""
_ACROSS, _ALONG = 0.7548776662466927, 0.5698402909980532
"""Step sizes of a sequence of points that fill a square evenly (Roberts, 2018).

The points are evenly spread at any length of the sequence.
"""
OWN: Die = "VA"
GATE = Gate("B1", "R1")
_PLACES: tuple[tuple[Die, float, float, float], ...] = (
    ("VA", 0.50, 0.20, 0.0),
    ("B1", 0.40, 0.50, 0.3),
    ("R1", 0.62, 0.52, -0.2),
    ("Y1", 0.30, 0.36, 0.7),
    ("B2", 0.22, 0.66, 0.1),
    ("G1", 0.53, 0.80, 0.5),
    ("G2", 0.82, 0.42, -0.4),
    ("R2", 0.70, 0.30, 0.9),
    ("VB", 0.66, 0.72, 0.2),
)
"""Each die with x and y as fractions of the area's side, and its angle in radians.

A Gate lies in front of the Vehicle. The other dice lie beside and behind this Gate.
"""
_WAYS = 16


def mapped(level: Level, first: int, flicks: int) -> Iterator[FlickRow]:
    """Yield `flicks` flicks of the heat map, from number `first` on.

    The flicks cover the range of angles and speeds evenly.
    """
    measures = level.measures()
    layout, launch = position(measures), measures.launch
    target = Target("", GATE, *middle(GATE, layout, OWN))

    def made() -> Iterator[MadeFlick]:
        for number in range(first, first + flicks):
            across, along = (0.5 + number * _ACROSS) % 1, (0.5 + number * _ALONG) % 1
            off = round((2 * across - 1) * MAP_HALF_CDEG)
            speed = launch.slowest_mm_s + along * (launch.fastest_mm_s - launch.slowest_mm_s)
            flick = Flick(0, OWN, (target.angle_cdeg() + off) % 36000, round(speed), gate=GATE)
            yield "map", 0, target, layout, flicked(layout, flick, level)[0]

    return flick_rows(made(), measures)


def position(measures: Measures) -> Layout:
    """Return the layout; a die without room is moved to the nearest free place.

    The City cards are called "City 1", "City 2" and so on.
    """
    cities = tuple(
        replace(spot, city=f"City {number}") for number, spot in enumerate(measures.spots, start=1)
    )
    dice: list[Pose] = []
    for die, x, y, angle in _PLACES:
        wish = Pose(die, x * measures.area_mm, y * measures.area_mm, angle)
        choice = AnyPlacing(0, Layout(tuple(dice), cities), measures)
        dice.append(next(pose for pose in _around(wish) if not choice.at_fault((pose,))))
    return Layout(tuple(sorted(dice, key=lambda pose: pose.die)), cities, own=OWN)


def _around(wish: Pose) -> Iterator[Pose]:
    """Yield the pose and then poses around it at growing distances."""
    for ring in count():
        for way in range(_WAYS if ring else 1):
            turn = 2 * pi * way / _WAYS
            yield replace(
                wish, x_mm=wish.x_mm + ring * cos(turn), y_mm=wish.y_mm + ring * sin(turn)
            )
