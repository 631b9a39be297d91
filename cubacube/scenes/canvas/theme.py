"""The look of the game by name: colours, fonts and sizes.

Sizes are logical units of the 1920x1080 canvas. Some colours have a meaning. Green marks a
Gate that can be passed, red hatching a blocked one. Gold marks what is selected or whose
turn it is.
"""

from typing import Literal, TypeAlias

from cubacube.rules import frozen

Colour: TypeAlias = tuple[int, int, int]
Tint: TypeAlias = tuple[int, int, int] | tuple[int, int, int, int]
"""A colour, or a colour with its opacity 0 .. 255."""

Weight: TypeAlias = Literal["medium", "bold", "heavy", "black", "title"]
Pattern: TypeAlias = Literal["plain", "stripe", "dots", "check", "zigzag", "cross"]

CLEAR: Tint = (0, 0, 0, 0)
"""Transparent; a pen that draws with it cuts a hole."""

WIDTH = 1920
HEIGHT = 1080

CREAM: Colour = (247, 236, 212)
PAPER: Colour = (255, 250, 238)
SAND: Colour = (236, 225, 202)
PALE: Colour = (238, 226, 200)
TRACK: Colour = (196, 184, 160)
CARD_EDGE: Colour = (170, 140, 104)
BROWN: Colour = (106, 72, 50)
GREY: Colour = (102, 88, 76)
INK: Colour = (54, 36, 30)
NIGHT: Colour = (24, 34, 44)
SLATE: Colour = (30, 42, 52)
DUSK: Colour = (44, 54, 62)
STEEL: Colour = (96, 104, 108)
BLACK: Colour = (0, 0, 0)
WHITE: Colour = (255, 255, 255)
MOON: Colour = (250, 240, 214)

TEAL: Colour = (18, 110, 106)
CORAL: Colour = (180, 56, 38)
OCHRE: Colour = (236, 172, 62)
GOLD: Colour = (255, 206, 96)
BRASS: Colour = (236, 196, 110)
SEA: Colour = (52, 160, 152)
"""Teal for shapes and figures on a dark background; texts on it would be faint."""
COIN: Colour = (196, 142, 36)
GLASS: Colour = (214, 234, 240)
TYRE: Colour = (30, 26, 26)
LAMP: Colour = (255, 240, 170)

OPEN: Colour = (70, 255, 120)
OPEN_EDGE: Colour = (205, 255, 205)
OPEN_FILL: Colour = (30, 116, 66)
BLOCKED: Colour = (226, 60, 50)
BLOCKED_EDGE: Colour = (255, 114, 92)
BLOCKED_FILL: Colour = (150, 40, 36)
MINE: Colour = (255, 224, 130)
HINT: Colour = (104, 222, 255)
"""Colour of the rim around things that a hint suggests; the rim is gold under the pointer."""
STITCH: Colour = (250, 214, 130)
STITCHES = {
    "gold": STITCH,
    "cream": (252, 244, 226),
    "red": (214, 62, 48),
    "blue": (58, 104, 190),
    "black": (30, 30, 34),
}
DIM: Colour = (96, 98, 102)
"""How bright each colour channel stays behind a dialogue, out of 255."""

FADED: Colour = (92, 98, 108)
"""Colour of a sign on a dark background that cannot be pressed now."""
TRACES: tuple[Colour, ...] = (
    (96, 220, 255),
    (255, 140, 214),
    (178, 240, 96),
    (255, 166, 84),
    (190, 160, 255),
    (92, 240, 196),
    (255, 122, 122),
    (255, 240, 120),
    (120, 168, 255),
    (232, 128, 255),
    (140, 224, 140),
    (236, 200, 168),
)
"""Colours for the paths of tried flicks, in order; the path of the real flick is `MOON`."""

LETTERS_TOP: Colour = (255, 236, 170)
LETTERS_FOOT: Colour = (240, 120, 70)
LETTERS_EDGE: Colour = (80, 28, 26)

FONT_FILES = {
    "medium": "Nunito_600SemiBold.ttf",
    "bold": "Nunito_700Bold.ttf",
    "heavy": "Nunito_800ExtraBold.ttf",
    "black": "Nunito_900Black.ttf",
    "title": "Lobster_400Regular.ttf",
}

SPARE_FONT = "DejaVuSans-Bold.ttf"
"""Fallback font; has most letters that the other fonts lack."""

SMALLEST_TEXT = 19
"""Smallest text size, even for long sentences; only the text size setting makes it smaller."""
SMALLEST_TITLE = 18
"""The same for title letters, whose capitals are higher."""
SMALL = 20
NORMAL = 24
LARGE = 30
HEADING = 40

RADIUS = 18
SHADOW_BLUR = 16
SHADOW_STRENGTH = 0.5


@frozen
class Side:
    """The colour of a side, and a pattern that identifies it without colours."""

    colour: Colour
    pattern: Pattern
    on_it: Colour
    """Colour of text that is written on `colour`."""


SIDES = {
    "orange": Side((240, 128, 32), "plain", INK),
    "black": Side((58, 52, 58), "stripe", CREAM),
    "purple": Side((122, 66, 160), "dots", CREAM),
    "pink": Side((236, 106, 164), "check", INK),
    "turquoise": Side((26, 176, 178), "zigzag", INK),
    "lime": Side((164, 200, 44), "cross", INK),
}
"""Player colours; none of them is a Gate colour."""


@frozen
class Body:
    """The colours of a die: its plastic, its print and the rim of its faces."""

    colour: Colour
    print: Colour
    rim: Colour | None = None


BODIES = {
    "red": Body((204, 58, 52), CREAM),
    "blue": Body((40, 96, 168), CREAM),
    "green": Body((46, 142, 82), CREAM, (178, 236, 190)),
    "yellow": Body((240, 192, 62), INK),
    "white": Body((246, 240, 226), INK),
    "grey": Body((150, 150, 148), CREAM),
}
"""The colours of dice and of card sides.

There are four colours of Gate dice, white Vehicle dice, and grey, which stands for any
colour on cards.
"""
IVORY: Colour = (250, 244, 230)
BONE: Colour = (54, 42, 62)
PIP: Colour = (160, 48, 40)
"""Colour of the pips on white dice."""


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """Return a mix of two colours; `share` 0 gives `a`, 1 gives `b`."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


def lighter(colour: Colour, share: float) -> Colour:
    """Return `colour` mixed with white; `share` 1 gives white."""
    return mix(colour, WHITE, share)


def darker(colour: Colour, share: float) -> Colour:
    """Return `colour` mixed with black; `share` 1 gives black."""
    return mix(colour, BLACK, share)
