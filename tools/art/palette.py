"""Colours of the painted pictures. The running game has its own, see scenes/canvas/theme."""

from typing import Final

from cubacube.scenes.canvas.theme import Colour

GREEN: Final[Colour] = (36, 112, 102)
GREEN_HEM: Final[Colour] = (28, 82, 75)
BLUE: Final[Colour] = (44, 92, 116)
BLUE_HEM: Final[Colour] = (30, 66, 86)
TERRACOTTA: Final[Colour] = (150, 78, 56)
TERRACOTTA_HEM: Final[Colour] = (104, 52, 40)
VIOLET: Final[Colour] = (74, 44, 92)
VIOLET_HEM: Final[Colour] = (50, 28, 66)
"""Colours of the cloths; each kind of table has its own."""
THREAD: Final[Colour] = (210, 226, 200)
GROUT: Final[Colour] = (150, 136, 116)
WORN: Final[Colour] = (204, 178, 148)
PALM_SHADE: Final[Colour] = (14, 26, 40)

STONE: Final[Colour] = (176, 148, 112)
KERB: Final[Colour] = (206, 184, 146)
SHUTTER: Final[Colour] = (40, 92, 98)
DOOR: Final[Colour] = (88, 52, 44)
IRON: Final[Colour] = (60, 44, 40)
ROOF: Final[Colour] = (186, 88, 58)
TRUNK: Final[Colour] = (98, 70, 46)
LEAF_DARK: Final[Colour] = (40, 112, 70)
LEAF_LIGHT: Final[Colour] = (70, 150, 92)
SUN: Final[Colour] = (255, 240, 190)
"""Colours of the postcards, shared by all Cities."""

STRING: Final[Colour] = (236, 220, 190)
PAPERS: Final[tuple[Colour, ...]] = (
    (238, 132, 40),
    (232, 92, 148),
    (40, 168, 164),
    (244, 196, 70),
    (150, 90, 170),
)
"""Colours of the garland."""
