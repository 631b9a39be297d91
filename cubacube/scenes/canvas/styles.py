"""How words are set again and again: remarks, labels, badges, figures."""

from typing import Final

from cubacube.scenes.canvas.parts import Style
from cubacube.scenes.canvas.theme import BROWN, CREAM, GREY, INK, MOON, NORMAL, SMALL, SMALLEST_TEXT

NOTE: Final = Style(SMALL, GREY)
"""A remark on a light ground."""
TINY_NOTE: Final = Style(SMALLEST_TEXT, GREY)
PALE_NOTE: Final = Style(SMALL, MOON)
"""A remark on a dark ground."""
BOLD: Final = Style(SMALL, INK, "heavy")
TINY_BOLD: Final = Style(SMALLEST_TEXT, INK, "heavy")
LABEL: Final = Style(SMALLEST_TEXT, BROWN, "heavy")
"""What a row or a card is, before or above it."""
BADGE: Final = Style(SMALLEST_TEXT, CREAM, "heavy")
"""A word on a small pill."""
FIGURES: Final = Style(NORMAL, INK, "black")
"""An amount that matters."""
LIGHT: Final = Style(NORMAL, CREAM)
"""A sentence on a dark ground."""
