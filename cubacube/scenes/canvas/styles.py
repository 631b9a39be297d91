"""How words are set again and again: remarks, labels, badges, figures."""

from typing import Final

from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.theme import BROWN, CREAM, GREY, INK, MOON, NORMAL, SMALL, SMALLEST_TEXT

NOTE: Final = TextStyle(SMALL, GREY)
"""A remark on a light ground."""
TINY_NOTE: Final = TextStyle(SMALLEST_TEXT, GREY)
PALE_NOTE: Final = TextStyle(SMALL, MOON)
"""A remark on a dark ground."""
BOLD: Final = TextStyle(SMALL, INK, "heavy")
TINY_BOLD: Final = TextStyle(SMALLEST_TEXT, INK, "heavy")
LABEL: Final = TextStyle(SMALLEST_TEXT, BROWN, "heavy")
"""What a row or a card is, before or above it."""
BADGE: Final = TextStyle(SMALLEST_TEXT, CREAM, "heavy")
"""A word on a small pill."""
FIGURES: Final = TextStyle(NORMAL, INK, "black")
"""An amount that matters."""
LIGHT: Final = TextStyle(NORMAL, CREAM)
"""A sentence on a dark ground."""
