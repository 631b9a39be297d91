"""Common text styles: notes, labels, badges and amounts."""

from typing import Final

from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.theme import BROWN, CREAM, GREY, INK, MOON, NORMAL, SMALL, SMALLEST_TEXT

NOTE: Final = TextStyle(SMALL, GREY)
"""A note on a light background."""
TINY_NOTE: Final = TextStyle(SMALLEST_TEXT, GREY)
PALE_NOTE: Final = TextStyle(SMALL, MOON)
"""A note on a dark background."""
BOLD: Final = TextStyle(SMALL, INK, "heavy")
TINY_BOLD: Final = TextStyle(SMALLEST_TEXT, INK, "heavy")
LABEL: Final = TextStyle(SMALLEST_TEXT, BROWN, "heavy")
"""The caption beside or above a row or a card."""
BADGE: Final = TextStyle(SMALLEST_TEXT, CREAM, "heavy")
"""A word on a small pill."""
FIGURES: Final = TextStyle(NORMAL, INK, "black")
"""An important amount."""
LIGHT: Final = TextStyle(NORMAL, CREAM)
"""A sentence on a dark background."""
