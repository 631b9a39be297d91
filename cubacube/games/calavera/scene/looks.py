"""Look of rows and dice of Calavera: each colour has its own symbol."""

from cubacube.games.calavera.rules.box import JOKER, SKULL, Face
from cubacube.rules import frozen
from cubacube.scenes.canvas.theme import BONE, IVORY, Colour
from cubacube.scenes.pieces.dice_faces import PlateFace

LIGHT: Colour = (255, 250, 236)
ROSE: Colour = (196, 40, 62)
ROSE_LIGHT: Colour = (255, 232, 226)
DIM_BONE: Colour = (104, 84, 118)

START: Colour = (255, 251, 240)
START_EDGE: Colour = (176, 150, 120)
POINTS: Colour = (255, 216, 92)
POINTS_EDGE: Colour = (176, 122, 20)
POINTS_INK: Colour = (120, 80, 8)
DEATH: Colour = (206, 198, 204)
DEATH_EDGE: Colour = (98, 84, 104)
DEATH_INK: Colour = (72, 54, 80)
DEATH_STROKE: Colour = (184, 174, 184)
LINE: Colour = (196, 44, 48)
ICE: Colour = (210, 234, 246)
ICE_INK: Colour = (36, 104, 150)
TRAY: tuple[int, int, int, int] = (36, 20, 50, 190)
TRAY_SLOT: Colour = (98, 68, 118)
LOCKED: Colour = (196, 70, 80)
LOCKED_FILL: Colour = (160, 44, 58)


@frozen
class Suit:
    """A colour and its symbol."""

    symbol: str
    colour: Colour


SUITS = (
    Suit("sun", (240, 138, 40)),
    Suit("heart", (232, 96, 150)),
    Suit("leaf", (30, 158, 154)),
    Suit("rhomb", (44, 40, 46)),
)
"""The looks of the rows, from top to bottom."""


FACES: dict[Face, PlateFace] = {
    **{
        row: PlateFace(suit.colour, suit.symbol, LIGHT, suit.colour)
        for row, suit in enumerate(SUITS)
    },
    JOKER: PlateFace(IVORY, "rose", ROSE, ROSE_LIGHT),
    SKULL: PlateFace(IVORY, "sugar_skull", BONE, IVORY),
}
"""The faces of a die, in the order in which it shows them while turning."""
