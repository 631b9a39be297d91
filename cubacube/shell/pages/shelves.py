"""How the menu shows the games: on which shelf, and with which die."""

from collections.abc import Mapping
from typing import Final

from cubacube.rules import frozen
from cubacube.scenes.canvas.theme import BONE, CREAM, IVORY, TEAL
from cubacube.scenes.pieces.dice_faces import Face, GateFace, PipFace, PlateFace, VehicleFace
from cubacube.session.language.translation import N_
from cubacube.session.play.game import Game

_OTHER: Final = PlateFace(TEAL, "star", CREAM, TEAL)
"""The die of every game of another package."""


@frozen
class Shelf:
    """A column of the menu: its title, and a map from game name to die face."""

    title: str
    dice: Mapping[str, Face]


SHELVES = (
    Shelf(
        N_("On the roads of Cuba"),
        {
            "race": VehicleFace("orange"),
            "smugglers": GateFace("red", "alcohol"),
            "couriers": GateFace("blue", "case"),
            "marketeers": GateFace("green", "statue"),
            "cobbers": VehicleFace("purple"),
        },
    ),
    Shelf(
        N_("Board games"),
        {
            "calavera": PlateFace(IVORY, "sugar_skull", BONE, IVORY),
            "caramba": PipFace(5),
            "atacama": GateFace("yellow", "diamond"),
        },
    ),
)
"""The shelves from left to right; a game that does not exist leaves no gap."""


def shelf_of(game: Game) -> Shelf:
    """Return the shelf of a game; those of other packages follow the built-in ones."""
    usual = SHELVES[-1 if game.level is None else 0]
    return next((shelf for shelf in SHELVES if game.name in shelf.dice), usual)


def die_of(game: Game) -> Face:
    """Return the face of a game's die."""
    return shelf_of(game).dice.get(game.name, _OTHER)
