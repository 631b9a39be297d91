"""The row of Cities, with their prices, their sold Goods and their Cops."""

from typing import Final

from pygame import FRect

from cubacube.games.marketeers.rules.selling import COMMISSION, FIRST_SALE
from cubacube.games.marketeers.rules.selling import prices as prices_in
from cubacube.games.marketeers.rules.state import Market, State
from cubacube.games.marketeers.scene.pieces import COP, GOOD_SHAPE, LOSS, draw_cop, draw_good
from cubacube.games.marketeers.scene.places import head, price_row, prices
from cubacube.games.marketeers.scene.road import draw_road
from cubacube.kit.goods import GOODS
from cubacube.rules import replace
from cubacube.scenes.canvas import theme
from cubacube.scenes.canvas.boxes import Bounds, Point, row_offset
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PanelStyle, TextStyle, flat, pill
from cubacube.scenes.canvas.pictures import postcard
from cubacube.scenes.canvas.styles import TINY_NOTE
from cubacube.scenes.pieces.prices import draw_price
from cubacube.session.language.numbers import signed
from cubacube.session.language.referee import good_name, pesos
from cubacube.session.language.translation import N_, _, _n

CARD_SIZE = (162.0, 138.0)
_SIGN: theme.Tint = (*theme.SLATE, 205)
_LIST = PanelStyle((247, 240, 222), theme.CARD_EDGE, 14, shadow=0.4, blur=9)
_ROW: theme.Tint = (*theme.PAPER, 255)
_SOLD_CARD, _SOLD_STEP, _SOLD_ROOM = 30.0, 15.0, 132.0
_PRICE: Final = N_(
    "Cards sold here so far, and today's price here. The more sold, the lower the price."
)


def draw_market(brush: Brush, state: State) -> None:
    """Draw the road, the City cards and the price lists, but not the Vehicles."""
    draw_road(brush)
    for place, market in enumerate(state.row):
        draw_city(brush, market, place)
        draw_prices(brush, state, place)


def draw_city(brush: Brush, market: Market, place: int) -> None:
    """Draw a City's card, its Cops, and the first-sale bonus if it is still open."""
    box = FRect(head(place))
    draw_postcard(brush, market.city, box.topleft)
    sign = FRect(box.x + CARD_SIZE[0] + 8, box.y, box.w - CARD_SIZE[0] - 8, CARD_SIZE[1])
    brush.panel(sign, PanelStyle(_SIGN, theme.BRASS, 14, 2, shadow=0.3, blur=8))
    for number in range(market.cops):
        draw_cop(brush, cop_at(place, market.cops, number))
    middle = sign.centerx
    if not any(market.sold):
        words = _("First sale")
        brush.write(
            words,
            (middle, sign.bottom - 62),
            TextStyle(theme.SMALL, theme.GOLD),
            "center",
            sign.w - 16,
        )
        at = middle, sign.bottom - 30
        brush.write(
            signed(FIRST_SALE), at, TextStyle(theme.LARGE + 4, theme.GOLD, "black"), "center"
        )
    elif market.cops:
        said = _n("{n} Cop takes", "{n} Cops take", market.cops).format(n=market.cops)
        brush.write(
            said,
            (middle, sign.bottom - 62),
            TextStyle(theme.SMALL, theme.CREAM),
            "center",
            sign.w - 16,
        )
        style = TextStyle(theme.LARGE, theme.CREAM, "black")
        brush.tag(pesos(COMMISSION * market.cops), (middle, sign.bottom - 28), pill(LOSS), style)
    if not market.cops:
        words = _("no Cop yet")
        brush.write(
            words, (middle, sign.y + 28), TextStyle(theme.SMALL, theme.CREAM), "center", sign.w - 16
        )


def draw_postcard(brush: Brush, city: str, at: Point) -> None:
    """Draw the card of a City with its upper left corner at a point."""
    width, height = CARD_SIZE
    brush.panel(
        (*at, width, height), PanelStyle(theme.CREAM, theme.CARD_EDGE, 8, shadow=0.45, blur=9)
    )
    brush.put(postcard(brush.view, city, width, height), at)


def cop_at(place: int, cops: int, number: int) -> Point:
    """Return the centre of one Cop in a City; the more Cops, the closer they stand."""
    x, y, width, _height = head(place)
    room = width - CARD_SIZE[0] - 8 - COP - 16
    step = min(COP + 2, room / (cops - 1)) if cops > 1 else 0.0
    middle = x + width - (width - CARD_SIZE[0] - 8) / 2
    return middle + row_offset(number, cops, step), y + 34


def draw_prices(brush: Brush, state: State, place: int, *, flat: bool = False) -> None:
    """Draw the price list of a City: for each Good, the cards already sold and the price.

    With `flat`, draw the list without a shadow. This is used to draw it a second time over
    the first one.
    """
    brush.panel(prices(place), replace(_LIST, shadow=0) if flat else _LIST)
    market = state.row[place]
    found = prices_in(state, market.city)
    for kind, price in enumerate(found):
        draw_price_row(brush, place, kind, market.sold[kind], price)


def draw_price_row(brush: Brush, place: int, kind: int, sold: int, price: int) -> None:
    """Draw one Good in the price list of a City."""
    row = FRect(price_row(place, kind))
    brush.panel(row, flat(_ROW, 10))
    brush.icon(GOODS[kind], (row.x + 31, row.centery), 42, theme.INK, theme.PAPER)
    brush.explain(row, good_name(GOODS[kind]), _(_PRICE))
    if sold:
        for number in range(sold):
            draw_good(brush, GOODS[kind], sold_at(place, kind, sold, number), _SOLD_CARD)
    else:
        at = row.x + 66, row.centery
        brush.write(_("none sold"), at, TINY_NOTE, "midleft", _SOLD_ROOM)
    draw_price(brush, price_box(place, kind), price, 35)


def price_box(place: int, kind: int) -> Bounds:
    """Return the box of the price of a Good."""
    x, y, width, height = price_row(place, kind)
    return x + width - 108, y + 4, 104, height - 8


def sold_at(place: int, kind: int, sold: int, number: int) -> Point:
    """Return the centre of one of the sold cards of a Good."""
    x, y, _width, height = price_row(place, kind)
    step = min(_SOLD_STEP, (_SOLD_ROOM - _SOLD_CARD * GOOD_SHAPE) / max(1, sold - 1))
    return x + 66 + _SOLD_CARD * GOOD_SHAPE / 2 + number * step, y + height / 2
