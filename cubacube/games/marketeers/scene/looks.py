"""Draw an amount of money, with its thousands separated and a coin after it."""

from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.theme import COIN, CREAM, Colour
from cubacube.scenes.canvas.view import Anchor
from cubacube.session.language.referee import pesos

GAIN: Colour = (24, 122, 78)
LOSS: Colour = (176, 48, 42)
ASPHALT: Colour = (58, 62, 66)


def draw_money(
    brush: Brush, amount: int, at: Point, style: TextStyle, anchor: Anchor = "midright"
) -> float:
    """Draw an amount and a coin to its right; return the x coordinate of the left end.

    The right end of the coin is at `at`.
    """
    size = style.size * 1.1
    coin = brush.icon("coin", (at[0] - size / 2, at[1]), size, COIN, CREAM)
    return brush.write(pesos(amount), (coin.x - 6, at[1]), style, anchor).x
