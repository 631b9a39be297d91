"""Where everything is on the canvas of 1920x1080."""

from typing import Final

from cubacube.scenes.canvas.boxes import Box, grid, inset

CLOTH: Final[Box] = (34, 92, 1388, 912)
ACAPULCO: Final[Box] = (58, 120, 158, 158)
MINE: Final[Box] = (64, 646, 190, 190)
MINE_NAME: Final = (159, 858)
AMBUSH: Final[Box] = (54, 886, 212, 48)
DEAL: Final[Box] = (54, 942, 212, 48)
"""The buttons for what anybody may do before a roll."""
DICE: Final[Box] = (284, 836, 628, 146)
SHELL: Final[Box] = (936, 836, 462, 146)
OUTLOOK: Final[Box] = (SHELL[0] + 162, SHELL[1] + 8, SHELL[2] - 170, SHELL[3] - 16)
"""What a roll may lead to is told beside its button, off rows and road: over the shell's words."""
TERMS: Final[Box] = (284, 828, 1114, 162)
"""An offer that is being made; it covers both trays."""
ORDER_TITLE: Final = (1892, 102)
ORDER: Final[Box] = (1442, 128, 450, 652)
"""The rows of the sombreros."""
DEEDS: Final[Box] = (1442, 788, 450, 216)
"""The buttons of the moment."""
_PAD, _GAP = 11.0, 7.0
_TALLEST = 84.0
MOST_DEEDS: Final = 6
"""With more buttons their words would have no room."""


def deed_boxes(count: int) -> tuple[Box, ...]:
    """Boxes for so many buttons, two in a row; a single one has a row for itself."""
    return grid(inset(DEEDS, _PAD), count, min(2, count), _GAP, _TALLEST)
