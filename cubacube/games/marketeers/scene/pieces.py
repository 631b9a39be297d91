"""Goods cards, Cops and amounts of money."""

from typing import Final

from cubacube.scenes.canvas.boxes import Point, centred
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PanelStyle, TextStyle
from cubacube.scenes.canvas.theme import COIN, CREAM, INK, Colour
from cubacube.scenes.canvas.view import Anchor
from cubacube.session.language.referee import pesos

GAIN: Colour = (24, 122, 78)
LOSS: Colour = (176, 48, 42)
ASPHALT: Colour = (58, 62, 66)
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


def draw_money(
    brush: Brush, amount: int, at: Point, style: TextStyle, anchor: Anchor = "midright"
) -> float:
    """Draw an amount and a coin to its right; return the x coordinate of the left end.

    The right end of the coin is at `at`.
    """
    size = style.size * 1.1
    coin = brush.icon("coin", (at[0] - size / 2, at[1]), size, COIN, CREAM)
    return brush.write(pesos(amount), (coin.x - 6, at[1]), style, anchor).x
