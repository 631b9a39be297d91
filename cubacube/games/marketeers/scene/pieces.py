"""Goods cards and Cops."""

from typing import Final

from cubacube.scenes.canvas.boxes import Point, centred
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.scenes.canvas.theme import CREAM, INK, Colour

COP: Final = 40.0
COP_INK: Final[Colour] = (34, 60, 104)
GOOD_SHAPE: Final = 0.7
"""Width of a Goods card divided by its height."""


def draw_good(brush: Brush, good: str, at: Point, height: float) -> None:
    """Draw a Goods card centred on a point."""
    width = height * GOOD_SHAPE
    look = PanelStyle(CREAM, INK, height * 0.14, max(1.5, height * 0.035), shadow=0.25, blur=4)
    brush.panel(centred(at, width, height), look)
    brush.icon(good, at, width * 0.78, INK, CREAM)


def draw_cop(brush: Brush, at: Point, size: float = COP) -> None:
    """Draw a Cop centred on a point."""
    brush.icon("cop", at, size, CREAM, COP_INK)
