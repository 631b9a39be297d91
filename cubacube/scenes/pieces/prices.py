"""Prices of Goods: higher ones are greener and larger."""

from cubacube.kit.market import LEAST, MOST
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, centre
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.scenes.canvas.theme import CREAM, INK, SMALLEST_TEXT, Colour
from cubacube.session.language.numbers import written

_FILLS: tuple[Colour, ...] = (
    (222, 210, 186),
    (244, 230, 158),
    (204, 222, 110),
    (108, 182, 84),
    (24, 122, 78),
)
"""Background colours from the lowest price to the highest."""
_EDGES: tuple[Colour, ...] = (
    (180, 164, 136),
    (196, 168, 70),
    (142, 164, 50),
    (56, 126, 52),
    (10, 78, 48),
)
_DARK_FROM = 4
"""Index of the first dark background; on dark backgrounds the digits are light."""


def draw_price(brush: Brush, box: Bounds, price: int, size: float) -> None:
    """Draw a price on its background; a higher price has larger digits."""
    step = _step(price)
    _x, _y, width, height = box
    brush.panel(box, PanelStyle(_FILLS[step], _EDGES[step], height * 0.28, 2, shadow=0))
    ink = CREAM if step >= _DARK_FROM else INK
    grown = size * (0.8 + 0.05 * step)
    style = TextStyle(max(SMALLEST_TEXT, grown), ink, "black")
    brush.write(written(price), centre(box), style, "center", width - 6)


def _step(price: int) -> int:
    return min(max(price, LEAST), MOST) // LEAST - 1
