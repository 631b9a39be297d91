"""Desk for using an offer: buy with it, prepare a sale and sell, or put the offer aside."""

from cubacube.games.marketeers.referee import explanation, no_sale, reason, title
from cubacube.games.marketeers.rules.actions import Buy, PutAside, Sell
from cubacube.games.marketeers.rules.buying import parts
from cubacube.games.marketeers.rules.legal import bar_to_buy, bar_to_sell
from cubacube.games.marketeers.rules.selling import half, prices
from cubacube.games.marketeers.rules.state import Advance, Pick, State
from cubacube.games.marketeers.scene import places, sales
from cubacube.games.marketeers.scene.sales import Marks, SaleSlot
from cubacube.kit.goods import GOODS
from cubacube.rules import Seat
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, centre, theme
from cubacube.scenes.canvas.parts import PANEL, PanelStyle
from cubacube.scenes.canvas.styles import NOTE
from cubacube.scenes.match.words import ButtonSpot, Spot
from cubacube.scenes.pieces.prices import draw_price
from cubacube.session.language.numbers import signed
from cubacube.session.language.referee import good_name, pesos
from cubacube.session.language.translation import _

_SOLD = PanelStyle((255, 226, 140), theme.GOLD, 12, 3, shadow=0)
_KEPT = PanelStyle(theme.SAND, theme.CARD_EDGE, 12, 2, shadow=0)


def use_offer(state: State, seat: Seat, marks: Marks) -> tuple[Spot, ...]:
    """Return the spots for using an offer: all offers, and the buttons of the selected one.

    The buttons are for buying, for selling and for putting the offer aside. The symbols of the
    prepared sale can be pressed, too.
    """
    card, sale = marks.card, marks.sale
    assert card is not None, "an offer lies ready"
    offers = tuple(
        Spot(("offer", each), places.offer_box(n), key=str(n + 1))
        for n, each in enumerate(state.merchants[seat].hand)
    )
    aside = PutAside(seat, card)
    return (
        *offers,
        _buy(state, Buy(seat, card)),
        *(_symbols(state, sale) if sale else ()),
        _sell(state, seat, card, sale),
        ButtonSpot(
            "aside",
            places.ASIDE,
            aside,
            key="p",
            label=title(aside, (), state),
            note=_("and get a new one"),
        ),
    )


def draw_sale(brush: Brush, state: State, seat: Seat, marks: Marks) -> None:
    """Draw the symbols of the selected offer on the desk, with the Good sold for each.

    If nothing can be sold, draw the reason.
    """
    brush.panel(places.DESK, PANEL)
    card = marks.card
    assert card is not None, "an offer lies ready"
    if marks.sale is None:
        words = _why_no_sale(state, seat, card)
        brush.write(words, centre(places.SALE), NOTE, "center", places.SALE[2] - 10)
        return
    price = dict(zip(GOODS, prices(state, state.card(card).city), strict=True))
    for number, share in enumerate(sales.shares(state, marks.sale, card)):
        worth = price[share.good] if share.good else 0
        worth = half(worth) if share.symbol == "crate" else worth
        _draw_symbol(brush, places.symbol_box(number), share, worth)


def purchase(state: State, card: int) -> str:
    """Return in words what an offer buys with the dice as rolled."""
    words = []
    for part in parts(state, 0, card):
        match part:
            case Advance():
                words.append(_("step"))
            case Pick(dice=dice):
                gains = dict.fromkeys(_gain(state, die) for die in dice)
                words.append("/".join(filter(None, gains)))
    return " \u00b7 ".join(filter(None, words))


def _gain(state: State, die: str) -> str:
    """Return what a die brings, in a word; empty for nothing."""
    symbol = state.symbol(die)
    if symbol == "vehicle":
        return _("step")
    if symbol in GOODS and state.supply[GOODS.index(symbol)]:
        return good_name(symbol)
    return ""


def _draw_symbol(brush: Brush, box: Bounds, share: SaleSlot, worth: int) -> None:
    """Draw a symbol of an offer, with the price of the Good sold for it.

    If no Good is sold for the symbol, draw it with the words "not sold".
    """
    x, y, width, height = box
    middle = x + width / 2
    on = share.good is not None
    brush.panel(box, _SOLD if on else _KEPT)
    if share.symbol == "crate" and share.good is not None:
        brush.icon("crate", (middle - 22, y + 23), 34, theme.BROWN, theme.PAPER)
        brush.icon(share.good, (middle + 22, y + 23), 36, theme.INK, theme.PAPER)
    else:
        figure = theme.INK if on else theme.GREY
        brush.icon(share.symbol, (middle, y + 23), 37, figure, theme.PAPER)
    if not on:
        brush.write(_("not sold"), (middle, y + height - 18), NOTE, "center", width - 8)
    elif worth:
        draw_price(brush, (middle - 40, y + height - 34, 80, 28), worth, 23)
    else:
        style = TextStyle(theme.NORMAL - 2, theme.INK, "black")
        brush.write(pesos(0), (middle, y + height - 19), style, "center")


def _buy(state: State, action: Buy) -> ButtonSpot:
    bar = bar_to_buy(state, action.seat, action.card)
    return ButtonSpot(
        "buy",
        places.BUY,
        action,
        "" if bar else explanation(action, (), state),
        reason(bar) if bar else "",
        key="b",
        label=title(action, (), state),
        note=purchase(state, action.card) or _("nothing"),
        kind="teal",
    )


def _symbols(state: State, sale: Sell) -> tuple[Spot, ...]:
    """Return a spot for each symbol of the prepared sale."""
    spots = []
    for number, share in enumerate(sales.shares(state, sale, sale.card)):
        bar = sales.bar_on_symbol(state, sale, number)
        hint, why = ("", reason(bar)) if bar else (_to_press(state, sale, number, share), "")
        spots.append(Spot(("symbol", number), places.symbol_box(number), None, hint, why))
    return tuple(spots)


def _to_press(state: State, sale: Sell, number: int, share: SaleSlot) -> str:
    """Return the tooltip that tells what a press on a symbol does."""
    if share.symbol == "crate":
        return _("The Crate sells one Good at half price. Press to choose another Good or none.")
    if share.good is None:
        return _("Sell this one, too.")
    after = sales.pressed(state, sale, number)
    if after is not None and after.crate != sale.crate:
        return _("Sell this one with the Crate instead, at half price.")
    return _("Keep this one.")


def _sell(state: State, seat: Seat, card: int, sale: Sell | None) -> ButtonSpot:
    """Return the button that sells, with the sums of the sale.

    Without a sale, the button cannot be pressed and tells why.
    """
    label, sums, why = _("Sell"), list[str](), ""
    if sale is None:
        why = _why_no_sale(state, seat, card)
    else:
        bargain = sales.deal_of(state, sale)
        label = _("Sell for {pesos}").format(pesos=pesos(bargain.gain))
        sums.append(pesos(bargain.income))
        if bargain.bonus:
            sums.append(_("{pesos} first sale").format(pesos=signed(bargain.bonus)))
        if bargain.commission:
            sums.append(_("{pesos} Cops").format(pesos=signed(-bargain.commission)))
    note = " ".join(sums)
    return ButtonSpot(
        "sell", places.SELL, sale, "", why, key="s", label=label, note=note, kind="coral"
    )


def _why_no_sale(state: State, seat: Seat, card: int) -> str:
    """Return why an offer can sell nothing now; empty if it can sell something."""
    bar = bar_to_sell(state, seat, card)
    return no_sale(bar, state.card(card)) if bar else ""
