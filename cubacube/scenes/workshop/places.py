"""Layout of the workshop on the canvas, right of the cloth."""

from cubacube.scenes.canvas import Bounds, TextStyle, theme
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.scenes.flicking.panels.places import GAP, SIDE

_LEFT, _TOP, _WIDE, _HIGH = SIDE
TABS: Bounds = (870, 20, 318, 52)
FILES: tuple[Bounds, ...] = (
    (1204, 20, 112, 52),
    (1324, 20, 112, 52),
    (1444, 20, 176, 52),
    (1628, 20, 152, 52),
    (1788, 20, 104, 52),
)
FIGURES: Bounds = (_LEFT, _TOP, _WIDE, 330)
"""The box of the last flick's figures and curves."""
PART: Bounds = (_LEFT, _TOP + 330 + GAP, _WIDE, _HIGH - 330 - GAP)
"""The box of the current tab."""

DARK = PanelStyle(theme.SLATE, theme.BRASS, border_width=2)
NOW: theme.Colour = theme.MINE
BEFORE: theme.Colour = theme.TRACES[0]
"""The colour for the last flick, as it runs on the level before the last change.

`NOW` is the colour for the same flick on the current level.
"""
HEAD = TextStyle(theme.SMALL, theme.BRASS, "heavy")
WORDS = TextStyle(theme.SMALL, theme.CREAM)
TINY = TextStyle(theme.SMALLEST_TEXT, theme.MOON)
