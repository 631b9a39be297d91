"""Layout on the canvas of 1920x1080."""

from cubacube.scenes.canvas import Bounds, grid, inset

CLOTH: Bounds = (34, 92, 1388, 912)
ACAPULCO: Bounds = (58, 120, 158, 158)
MINE: Bounds = (64, 646, 190, 190)
MINE_NAME = (159, 858)
AMBUSH: Bounds = (54, 886, 212, 48)
DEAL: Bounds = (54, 942, 212, 48)
"""Box of the button that opens and closes the panel for making an offer.

The button for ambushes is `AMBUSH`.
"""
DICE: Bounds = (284, 836, 628, 146)
SHELL: Bounds = (936, 836, 462, 146)
OUTLOOK: Bounds = (SHELL[0] + 162, SHELL[1] + 8, SHELL[2] - 170, SHELL[3] - 16)
"""Panel for the odds of a roll.

It covers the text of the shell, but not the rows of the sombreros or the road.
"""
TERMS: Bounds = (284, 828, 1114, 162)
"""The panel for making an offer; it covers the trays of the last roll and of the shell."""
ORDER_TITLE = (1892, 106)
ORDER: Bounds = (1442, 128, 450, 652)
"""The rows of the sombreros."""
DEEDS: Bounds = (1442, 788, 450, 216)
"""Area of the buttons for the current question."""
_PAD, _GAP = 11.0, 7.0
_TALLEST = 84.0
MOST_DEEDS = 6
"""Largest number of buttons in `DEEDS`; more would be too small for their text."""


def button_boxes(count: int) -> tuple[Bounds, ...]:
    """Return boxes for `count` buttons, two per row; a single button fills its row."""
    return grid(inset(DEEDS, _PAD), count, min(2, count), _GAP, _TALLEST)
