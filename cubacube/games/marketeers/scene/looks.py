"""How money and prices look: the higher a price, the greener and the larger."""

from cubacube.kit.market import LEAST, MOST
from cubacube.scenes.brush import Brush
from cubacube.scenes.ground import Box, Point
from cubacube.scenes.parts import Look, Style
from cubacube.scenes.theme import COIN, CREAM, INK, Colour
from cubacube.scenes.view import Anchor

_FILLS: tuple[Colour, ...] = (
    (222, 210, 186),
    (244, 230, 158),
    (204, 222, 110),
    (108, 182, 84),
    (24, 122, 78),
)
"""From the lowest price to the highest."""
_EDGES: tuple[Colour, ...] = (
    (180, 164, 136),
    (196, 168, 70),
    (142, 164, 50),
    (56, 126, 52),
    (10, 78, 48),
)
_DARK_FROM = 4
"""From this step on the ground is so dark that figures are light."""
GAIN: Colour = (24, 122, 78)
LOSS: Colour = (176, 48, 42)
ASPHALT: Colour = (58, 62, 66)


def pesos(amount: int) -> str:
    """An amount of money with its thousands apart and a true minus."""
    return f"{amount:,}".replace(",", "\u00a0").replace("-", "\u2212")


def signed(amount: int) -> str:
    """An amount that is added or taken."""
    return f"+{pesos(amount)}" if amount > 0 else pesos(amount)


def draw_price(brush: Brush, box: Box, price: int, size: float) -> None:
    """A price on its ground, the figures larger for a higher one."""
    step = _step(price)
    _x, _y, _width, height = box
    brush.panel(box, Look(_FILLS[step], _EDGES[step], height * 0.28, 2, shadow=0))
    ink = CREAM if step >= _DARK_FROM else INK
    grown = size * (0.8 + 0.05 * step)
    x, y, width, height = box
    at = x + width / 2, y + height / 2
    brush.write(pesos(price), at, Style(max(18, grown), ink, "black"), "center", width - 6)


def draw_money(
    brush: Brush, amount: int, at: Point, style: Style, anchor: Anchor = "midright"
) -> float:
    """Money with its coin; the coin ends at `at`. Returns the left end."""
    size = style.size * 1.1
    coin = brush.icon("coin", (at[0] - size / 2, at[1]), size, COIN, CREAM)
    return brush.write(pesos(amount), (coin.x - 6, at[1]), style, anchor).x


def _step(price: int) -> int:
    return min(max(price, LEAST), MOST) // LEAST - 1
