"""Dice on a cloth, for the tests of the kit."""

from functools import cache

from cubacube.kit.cards import Cards
from cubacube.kit.measures import Measures
from cubacube.kit.shot import CityCard, Launch, Layout, Pose
from cubacube.rules import replace
from cubacube.session.files.cards import load_cards

MEASURES = Measures(
    area_mm=320.0,
    edge_mm=16.0,
    corner_mm=1.5,
    pawn_mm=12.0,
    ruler_short_mm=50.0,
    ruler_long_mm=75.0,
    spots=(),
    cities_shuffled=False,
    launch=Launch(60, 2100, 60),
    blind_angle_cdeg=600,
    blind_speed_permille=100,
    friction=0.45,
    gravity_mm_s2=9810.0,
)
SHARP = replace(MEASURES, corner_mm=0.0)
"""Measures of dice without rounded corners, as in the worked examples."""

HABANA = CityCard("La Habana", 0, 260, 60, 60)


@cache
def cards() -> Cards:
    return load_cards()


def at(die: str, x_mm: float, y_mm: float, angle_rad: float = 0.0) -> Pose:
    return Pose(die, x_mm, y_mm, angle_rad)


def lying(*dice: Pose) -> Layout:
    return Layout(tuple(sorted(dice, key=lambda pose: pose.die)))
