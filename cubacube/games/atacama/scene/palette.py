"""The colours of Atacama: metals, concessions, rigs, the wooden tiles and the desert."""

from types import MappingProxyType

from cubacube.games.atacama.rules.actions import Colour as RigColour
from cubacube.games.atacama.rules.ore import Concession, Metal
from cubacube.rules import frozen
from cubacube.scenes.canvas.theme import CREAM, INK, Colour, darker, mix


@frozen
class MetalLook:
    """Colours of a metal: field ground, nugget and outline."""

    ground: Colour
    face: Colour
    edge: Colour


METALS = MappingProxyType[Metal, MetalLook](
    {
        "gold": MetalLook((250, 224, 150), (226, 164, 34), (146, 92, 10)),
        "silver": MetalLook((214, 222, 230), (150, 164, 182), (78, 92, 112)),
        "copper": MetalLook((244, 200, 172), (206, 104, 58), (128, 52, 26)),
    }
)


@frozen
class ConcessionLook:
    """Colours of a concession's card and of the words on it."""

    card: Colour
    words: Colour

    @property
    def on_cream(self) -> Colour:
        """A darker variant of the card's colour, for words on a light ground."""
        return darker(self.card, 0.4)


CONCESSIONS = MappingProxyType[Concession | None, ConcessionLook](
    {
        None: ConcessionLook((128, 92, 72), CREAM),
        "turquoise": ConcessionLook((18, 114, 116), CREAM),
        "orange": ConcessionLook((236, 134, 54), INK),
        "blue": ConcessionLook((52, 98, 170), CREAM),
        "yellow": ConcessionLook((232, 186, 62), INK),
    }
)
"""Colours of the concessions; None: a place where no concession lies yet."""

RIGS = MappingProxyType[RigColour, Colour]({"basic": (34, 128, 94), "second": (116, 120, 132)})

WOOD: Colour = (120, 84, 56)
WOOD_EDGE: Colour = (86, 56, 38)
WOOD_WORDS: Colour = (250, 230, 196)
SAND_DUNE: Colour = (222, 190, 134)
SLOT: Colour = (116, 60, 44)
SLOT_EDGE: Colour = (196, 132, 104)
COUNTER: Colour = (94, 48, 36)
COUNTER_EDGE: Colour = (158, 102, 80)
COUNTER_WORDS: Colour = (246, 222, 204)
COUNTER_PALE: Colour = (246, 226, 212)
ON_CLOTH: Colour = (252, 230, 206)
GAIN: Colour = (30, 116, 66)
LOSS: Colour = (176, 44, 38)
_CLOSED: Colour = (112, 82, 64)


def closed(ground: Colour) -> Colour:
    """Return the ground colour of a field on which no rig may be placed."""
    return mix(ground, _CLOSED, 0.46)
