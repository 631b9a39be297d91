"""The look of the game by name: colours, fonts and sizes.

Sizes are logical units of the 1920x1080 canvas. Some colours have a meaning. Green marks a
Gate that can be passed, red hatching a blocked one. Gold marks what is selected or whose
turn it is.
"""

from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from cubacube.rules import frozen

Colour: TypeAlias = tuple[int, int, int]
Tint: TypeAlias = tuple[int, int, int] | tuple[int, int, int, int]
"""A colour, or a colour with its opacity 0 .. 255."""

Weight: TypeAlias = Literal["medium", "bold", "heavy", "black", "title"]
Pattern: TypeAlias = Literal["plain", "stripe", "dots", "check", "zigzag", "cross"]

CLEAR: Final[Tint] = (0, 0, 0, 0)
"""Transparent; a pen that draws with it cuts a hole."""

WIDTH: Final = 1920
HEIGHT: Final = 1080

CREAM: Final[Colour] = (247, 236, 212)
PAPER: Final[Colour] = (255, 250, 238)
SAND: Final[Colour] = (236, 225, 202)
PALE: Final[Colour] = (238, 226, 200)
TRACK: Final[Colour] = (196, 184, 160)
CARD_EDGE: Final[Colour] = (170, 140, 104)
BROWN: Final[Colour] = (120, 84, 60)
GREY: Final[Colour] = (112, 98, 86)
INK: Final[Colour] = (54, 36, 30)
NIGHT: Final[Colour] = (24, 34, 44)
SLATE: Final[Colour] = (30, 42, 52)
DUSK: Final[Colour] = (44, 54, 62)
STEEL: Final[Colour] = (96, 104, 108)
BLACK: Final[Colour] = (0, 0, 0)
WHITE: Final[Colour] = (255, 255, 255)
MOON: Final[Colour] = (250, 240, 214)

TEAL: Final[Colour] = (34, 138, 132)
CORAL: Final[Colour] = (222, 92, 68)
OCHRE: Final[Colour] = (236, 172, 62)
GOLD: Final[Colour] = (255, 206, 96)
BRASS: Final[Colour] = (236, 196, 110)
COIN: Final[Colour] = (196, 142, 36)
GLASS: Final[Colour] = (214, 234, 240)
TYRE: Final[Colour] = (30, 26, 26)
LAMP: Final[Colour] = (255, 240, 170)

OPEN: Final[Colour] = (70, 255, 120)
OPEN_EDGE: Final[Colour] = (205, 255, 205)
OPEN_FILL: Final[Colour] = (30, 116, 66)
BLOCKED: Final[Colour] = (226, 60, 50)
BLOCKED_EDGE: Final[Colour] = (255, 114, 92)
BLOCKED_FILL: Final[Colour] = (150, 40, 36)
MINE: Final[Colour] = (255, 224, 130)
HINT: Final[Colour] = (104, 222, 255)
"""Colour of the rim around things that a hint suggests; the rim is gold under the pointer."""
STITCH: Final[Colour] = (250, 214, 130)
STITCHES: Final = MappingProxyType(
    {
        "gold": STITCH,
        "cream": (252, 244, 226),
        "red": (214, 62, 48),
        "blue": (58, 104, 190),
        "black": (30, 30, 34),
    }
)
DIM: Final[Colour] = (96, 98, 102)
"""How bright each colour channel stays behind a dialogue, out of 255."""

FADED: Final[Colour] = (92, 98, 108)
"""Colour of a sign on a dark background that cannot be pressed now."""
TRACES: Final[tuple[Colour, ...]] = (
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

LETTERS_TOP: Final[Colour] = (255, 236, 170)
LETTERS_FOOT: Final[Colour] = (240, 120, 70)
LETTERS_EDGE: Final[Colour] = (96, 34, 30)

FONT_FILES: Final = MappingProxyType(
    {
        "medium": "Nunito_600SemiBold.ttf",
        "bold": "Nunito_700Bold.ttf",
        "heavy": "Nunito_800ExtraBold.ttf",
        "black": "Nunito_900Black.ttf",
        "title": "Lobster_400Regular.ttf",
    }
)

SPARE_FONT: Final = "DejaVuSans-Bold.ttf"
"""Fallback font; has most letters that the other fonts lack."""

SMALLEST_TEXT: Final = 18
"""Smallest text size, even for long sentences; only the text size setting makes it smaller."""
SMALL: Final = 20
NORMAL: Final = 24
LARGE: Final = 30
HEADING: Final = 40

RADIUS: Final = 18
SHADOW_BLUR: Final = 16
SHADOW_STRENGTH: Final = 0.5


@frozen
class Side:
    """The colour of a side, and a pattern that identifies it without colours."""

    colour: Colour
    pattern: Pattern
    on_it: Colour
    """Colour of text that is written on `colour`."""


SIDES: Final = MappingProxyType(
    {
        "orange": Side((240, 128, 32), "plain", INK),
        "black": Side((58, 52, 58), "stripe", CREAM),
        "purple": Side((122, 66, 160), "dots", CREAM),
        "pink": Side((236, 106, 164), "check", INK),
        "turquoise": Side((26, 176, 178), "zigzag", INK),
        "lime": Side((164, 200, 44), "cross", INK),
    }
)
"""Player colours; none of them is a Gate colour."""


@frozen
class Body:
    """The colours of a die: its plastic and its print."""

    colour: Colour
    print: Colour


BODIES: Final = MappingProxyType(
    {
        "red": Body((204, 58, 52), CREAM),
        "blue": Body((40, 96, 168), CREAM),
        "green": Body((46, 142, 82), CREAM),
        "yellow": Body((240, 192, 62), INK),
        "white": Body((246, 240, 226), INK),
        "grey": Body((150, 150, 148), CREAM),
    }
)
"""The colours of dice and of card sides.

There are four colours of Gate dice, white Vehicle dice, and grey, which stands for any
colour on cards.
"""
IVORY: Final[Colour] = (250, 244, 230)
BONE: Final[Colour] = (54, 42, 62)
PIP: Final[Colour] = (160, 48, 40)
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
