"""The row of Cities, with their prices, their sold Goods and their Cops."""

from pygame import FRect

from cubacube.games.marketeers.rules.selling import COMMISSION, FIRST_SALE, prices
from cubacube.games.marketeers.rules.state import Market, State
from cubacube.games.marketeers.scene import pieces, places
from cubacube.kit.goods import GOODS
from cubacube.rules import replace
from cubacube.scenes.canvas import Brush, Point, TextStyle, row_offset, theme
from cubacube.scenes.canvas.parts import PanelStyle, flat, pill
from cubacube.scenes.canvas.pictures import postcard
from cubacube.scenes.canvas.styles import TINY_NOTE
from cubacube.scenes.pieces.prices import draw_price
from cubacube.session.language.numbers import signed
from cubacube.session.language.referee import good_name, pesos
from cubacube.session.language.translation import N_, _, _n

CARD_SIZE = (162.0, 138.0)
_POSTCARD = PanelStyle(theme.CREAM, theme.CARD_EDGE, 8, shadow=0.45, blur=9)
_SIGN = PanelStyle((*theme.SLATE, 205), theme.BRASS, 14, 2, shadow=0.3, blur=8)
_SIGN_NOTE = TextStyle(theme.SMALL, theme.CREAM)
_FINE = TextStyle(theme.LARGE, theme.CREAM, "black")
_FIRST_NOTE = TextStyle(theme.SMALL, theme.GOLD)
_BONUS = TextStyle(theme.LARGE + 4, theme.GOLD, "black")
_LIST = PanelStyle((247, 240, 222), theme.CARD_EDGE, 14, shadow=0.4, blur=9)
_ROW = flat(theme.PAPER, 10)
_SOLD_CARD, _SOLD_STEP, _SOLD_ROOM = 30.0, 15.0, 132.0
_PRICE = N_("Cards sold here so far, and today's price here. The more sold, the lower the price.")


def draw_market(brush: Brush, state: State) -> None:
    """Draw the road, the City cards and the price lists, but not the Vehicles."""
    pieces.draw_road(brush)
    for place, market in enumerate(state.row):
        _draw_city(brush, market, place)
        draw_prices(brush, state, place)


def _draw_city(brush: Brush, market: Market, place: int) -> None:
    """Draw a City's card, its Cops, and the first-sale bonus if it is still open."""
    box = FRect(places.head(place))
    draw_postcard(brush, market.city, box.topleft)
    sign = FRect(box.x + CARD_SIZE[0] + 8, box.y, box.w - CARD_SIZE[0] - 8, CARD_SIZE[1])
    brush.panel(sign, _SIGN)
    for number in range(market.cops):
        pieces.draw_cop(brush, cop_at(place, market.cops, number))
    middle, room = sign.centerx, sign.w - 16
    note = middle, sign.bottom - 62
    if not any(market.sold):
        brush.write(_("First sale"), note, _FIRST_NOTE, "center", room)
        brush.write(signed(FIRST_SALE), (middle, sign.bottom - 30), _BONUS, "center")
    elif market.cops:
        said = _n("{n} Cop takes", "{n} Cops take", market.cops).format(n=market.cops)
        brush.write(said, note, _SIGN_NOTE, "center", room)
        fine = pesos(COMMISSION * market.cops)
        brush.tag(fine, (middle, sign.bottom - 28), pill(pieces.LOSS), _FINE)
    if not market.cops:
        brush.write(_("no Cop yet"), (middle, sign.y + 28), _SIGN_NOTE, "center", room)


def draw_postcard(brush: Brush, city: str, at: Point) -> None:
    """Draw the card of a City with its upper left corner at a point."""
    brush.panel((*at, *CARD_SIZE), _POSTCARD)
    brush.put(postcard(brush.view, city, *CARD_SIZE), at)


def cop_at(place: int, cops: int, number: int) -> Point:
    """Return the centre of one Cop in a City; the more Cops, the closer they stand."""
    x, y, width, _height = places.head(place)
    room = width - CARD_SIZE[0] - 8 - pieces.COP - 16
    step = min(pieces.COP + 2, room / (cops - 1)) if cops > 1 else 0.0
    middle = x + width - (width - CARD_SIZE[0] - 8) / 2
    return middle + row_offset(number, cops, step), y + 34


def draw_prices(brush: Brush, state: State, place: int, *, flat: bool = False) -> None:
    """Draw the price list of a City: for each Good, the cards already sold and the price.

    With `flat`, draw the list without a shadow.
    """
    brush.panel(places.prices(place), replace(_LIST, shadow=0) if flat else _LIST)
    market = state.row[place]
    for kind, price in enumerate(prices(state, market.city)):
        _draw_price_row(brush, place, kind, market.sold[kind], price)


def _draw_price_row(brush: Brush, place: int, kind: int, sold: int, price: int) -> None:
    """Draw one Good in the price list of a City."""
    row, good = FRect(places.price_row(place, kind)), GOODS[kind]
    brush.panel(row, _ROW)
    brush.icon(good, (row.x + 31, row.centery), 42, theme.INK, theme.PAPER)
    brush.explain(row, good_name(good), _(_PRICE))
    for number in range(sold):
        pieces.draw_good(brush, good, sold_at(place, kind, sold, number), _SOLD_CARD)
    if not sold:
        at = row.x + 66, row.centery
        brush.write(_("none sold"), at, TINY_NOTE, "midleft", _SOLD_ROOM)
    draw_price(brush, (row.right - 108, row.y + 4, 104, row.h - 8), price, 35)


def sold_at(place: int, kind: int, sold: int, number: int) -> Point:
    """Return the centre of one of the sold cards of a Good."""
    x, y, _width, height = places.price_row(place, kind)
    across = _SOLD_CARD * pieces.GOOD_SHAPE
    step = min(_SOLD_STEP, (_SOLD_ROOM - across) / max(1, sold - 1))
    return x + 66 + across / 2 + number * step, y + height / 2
