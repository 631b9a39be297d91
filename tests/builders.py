"""The cloth as in the worked examples, where shots are told as stories, without physics."""

from typing import Protocol

from cubacube.kit.cards import Symbol
from cubacube.kit.measures import Measures
from cubacube.kit.orientation import FACES, ORIENTATIONS, top
from cubacube.kit.shot import (
    CityCard,
    Crossed,
    Die,
    Flick,
    Launch,
    Layout,
    Passage,
    Pawn,
    Pose,
    Shot,
    ShotEvent,
    gate,
)
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import TABLE, replace
from cubacube.session.files.cards import load_cards

RB = gate("R1", "B1")

HABANA, TRINIDAD, BAYAMO, SANTIAGO = "La Habana", "Trinidad", "Bayamo", "Santiago de Cuba"
CARDS = tuple(
    CityCard(city, x, y, 60.0, 60.0)
    for city, x, y in (
        (HABANA, 0.0, 260.0),
        (TRINIDAD, 260.0, 260.0),
        (BAYAMO, 0.0, 0.0),
        (SANTIAGO, 260.0, 0.0),
    )
)

AHEAD = (180.0, 220.0)
"""Beyond the Gate R1-B1, 72 mm from Trinidad, and far from other Cities and rivals."""

PLACES: dict[Die, tuple[float, float]] = {
    "B1": (210.0, 200.0),
    "B2": (290.0, 150.0),
    "G1": (100.0, 230.0),
    "G2": (250.0, 235.0),
    "R1": (150.0, 200.0),
    "R2": (60.0, 150.0),
    "VA": (180.0, 120.0),
    "VB": (240.0, 130.0),
    "VC": (100.0, 120.0),
    "VD": (200.0, 60.0),
    "VE": (150.0, 30.0),
    "Y1": (120.0, 60.0),
}

MEASURES = Measures(
    area_mm=320.0,
    edge_mm=16.0,
    corner_mm=1.5,
    pawn_mm=12.0,
    ruler_short_mm=50.0,
    ruler_long_mm=75.0,
    spots=tuple(replace(card, city="") for card in CARDS),
    cities_shuffled=True,
    launch=Launch(60, 2100, 60),
    blind_angle_cdeg=600,
    blind_speed_permille=100,
)


def at(die: Die, x_mm: float, y_mm: float, angle_rad: float = 0.0, orientation: int = 0) -> Pose:
    return Pose(die, x_mm, y_mm, angle_rad, orientation)


def showing(symbol: Symbol, die: Die) -> int:
    """An orientation in which `die` shows `symbol` on top."""
    faces = load_cards().gate_die(die).faces
    return next(
        number for number in range(len(ORIENTATIONS)) if faces[FACES.index(top(number))] == symbol
    )


def layout(seats: int, *moved: Pose, pawns: tuple[Pawn, ...] = ()) -> Layout:
    """All dice as in PLACES but for those `moved`; the four Cities in their corners."""
    elsewhere = {pose.die: pose for pose in moved}
    dice = (d for d in PLACES if d not in VEHICLES[seats:])
    return Layout(tuple(elsewhere.get(d, at(d, *PLACES[d])) for d in sorted(dice)), CARDS, pawns)


class OnCloth(Protocol):
    """The state of any flicking game."""

    @property
    def layout(self) -> Layout:
        """What lies on the cloth."""
        ...


def told(shot_flick: Flick, state: OnCloth, *story: ShotEvent, rest: tuple[Pose, ...] = ()) -> Shot:
    """The table's answer: this story, all dice as before but for those in `rest`."""
    moved = {pose.die: pose for pose in rest}
    after = tuple(moved.get(pose.die, pose) for pose in state.layout.dice)
    crossed = any(isinstance(event, Crossed) for event in story)
    passage: Passage = "through" if crossed else "short" if shot_flick.gate else "none"
    return Shot(TABLE, shot_flick, story, after, passage=passage)
