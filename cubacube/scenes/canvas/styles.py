"""Common text styles: notes, labels, badges and amounts."""

from cubacube.scenes.canvas import theme
from cubacube.scenes.canvas.parts import TextStyle

NOTE = TextStyle(theme.SMALL, theme.GREY)
"""A note on a light background."""
TINY_NOTE = TextStyle(theme.SMALLEST_TEXT, theme.GREY)
PALE_NOTE = TextStyle(theme.SMALL, theme.MOON)
"""A note on a dark background."""
BOLD = TextStyle(theme.SMALL, theme.INK, "heavy")
TINY_BOLD = TextStyle(theme.SMALLEST_TEXT, theme.INK, "heavy")
LABEL = TextStyle(theme.SMALLEST_TEXT, theme.BROWN, "heavy")
"""The caption beside or above a row or a card."""
BADGE = TextStyle(theme.SMALLEST_TEXT, theme.CREAM, "heavy")
"""A word on a small pill."""
FIGURES = TextStyle(theme.NORMAL, theme.INK, "black")
"""An important amount."""
LIGHT = TextStyle(theme.NORMAL, theme.CREAM)
"""A sentence on a dark background."""
