"""How the menu shows the games: on which shelf, and with which die."""

from collections.abc import Mapping
from types import MappingProxyType

from cubacube.rules import frozen
from cubacube.scenes.canvas.theme import BONE, IVORY
from cubacube.scenes.pieces.dice_faces import Face, GateFace, PipFace, PlateFace, VehicleFace
from cubacube.session.language.translation import N_


@frozen
class Shelf:
    """A column of the menu: its title, and a map from game name to die face."""

    title: str
    dice: Mapping[str, Face]


SHELVES = (
    Shelf(
        N_("On the roads of Cuba"),
        MappingProxyType(
            {
                "race": VehicleFace("orange"),
                "smugglers": GateFace("red", "alcohol"),
                "couriers": GateFace("blue", "case"),
                "marketeers": GateFace("green", "statue"),
                "cobbers": VehicleFace("purple"),
            }
        ),
    ),
    Shelf(
        N_("Board games"),
        MappingProxyType(
            {
                "calavera": PlateFace(IVORY, "sugar_skull", BONE, IVORY),
                "caramba": PipFace(5),
                "atacama": GateFace("yellow", "diamond"),
            }
        ),
    ),
)
"""The shelves from left to right; a game that does not exist leaves no gap."""
