"""Draw a panel with a title; its text is written below the title by other functions."""

from typing import Final

from pygame import FRect

from cubacube.rules import replace
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PANEL, PanelStyle, TextStyle
from cubacube.scenes.canvas.theme import INK, LARGE

OVER: Final = replace(PANEL, shadow=0)
"""Style of a panel drawn over an existing one."""
_TITLE = TextStyle(LARGE, INK, "title")
_INDENT = 24.0


def titled(brush: Brush, box: Bounds, title: str, look: PanelStyle = OVER) -> FRect:
    """Draw a panel with its title; return the free area below the title."""
    brush.panel(box, look)
    x, y, width, height = box
    brush.write(title, (x + _INDENT, y + 10), _TITLE, width=width - 2 * _INDENT)
    return FRect(x + _INDENT, y + 58, width - 2 * _INDENT, height - 70)
