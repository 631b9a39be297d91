"""Desk for using an offer: buy with it, prepare a sale and sell, or put the offer aside."""

from cubacube.games.marketeers.referee import explanation, no_sale, reason, title
from cubacube.games.marketeers.rules.actions import Buy, PutAside, Sell
from cubacube.games.marketeers.rules.legal import bar_to_buy, bar_to_sell
from cubacube.games.marketeers.rules.selling import half, prices
from cubacube.games.marketeers.rules.state import State
from cubacube.games.marketeers.scene import places
from cubacube.games.marketeers.scene.marks import Marks, SaleSlot, bar_on_symbol, pressed, shares
from cubacube.games.marketeers.scene.prospects import deal_of, purchase
from cubacube.kit.goods import GOODS
from cubacube.rules import OneOf, Seat
from cubacube.scenes.canvas import theme
from cubacube.scenes.canvas.boxes import Bounds, centre
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PANEL, PanelStyle, TextStyle
from cubacube.scenes.canvas.styles import NOTE
from cubacube.scenes.match.words import ButtonSpot, Snapshot, Spot
from cubacube.scenes.pieces.prices import draw_price
from cubacube.session.language.numbers import signed
from cubacube.session.language.referee import pesos
from cubacube.session.language.translation import _

_ON: theme.Colour = (255, 226, 140)


def use_offer(snapshot: Snapshot[State], choice: OneOf, marks: Marks) -> tuple[Spot, ...]:
    """Return the spots for using an offer: all offers, and the buttons of the selected one.

    The buttons are for buying, for selling and for putting the offer aside. The symbols of the
    prepared sale can be pressed, too.
    """
    state, seat = snapshot.state, choice.seat
    hand = state.merchants[seat].hand
    offers = tuple(
        Spot(("offer", card), places.offer_box(n), key=str(n + 1)) for n, card in enumerate(hand)
    )
    assert marks.card is not None, "an offer lies ready"
    return (
        *offers,
        _buy(state, choice, marks.card),
        *_symbols(state, marks),
        _sell(state, seat, marks),
        _aside(state, seat, marks.card),
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
    for number, share in enumerate(shares(state, marks.sale, card)):
        worth = 0
        if share.good is not None:
            worth = half(price[share.good]) if share.symbol == "crate" else price[share.good]
        _draw_symbol(brush, places.symbol_box(number), share, worth)


def _draw_symbol(brush: Brush, box: Bounds, share: SaleSlot, worth: int) -> None:
    """Draw a symbol of an offer, with the price of the Good sold for it.

    If no Good is sold for the symbol, draw it with the words "not sold".
    """
    x, y, width, height = box
    on = share.good is not None
    look = PanelStyle(
        _ON if on else theme.SAND,
        theme.GOLD if on else theme.CARD_EDGE,
        12,
        3 if on else 2,
        shadow=0,
    )
    brush.panel(box, look)
    at = x + width / 2, y + 23
    if share.symbol == "crate" and share.good is not None:
        brush.icon("crate", (at[0] - 22, at[1]), 34, theme.BROWN, theme.PAPER)
        brush.icon(share.good, (at[0] + 22, at[1]), 36, theme.INK, theme.PAPER)
    else:
        brush.icon(share.symbol, at, 37, theme.INK if on else theme.GREY, theme.PAPER)
    if not on:
        brush.write(_("not sold"), (at[0], y + height - 18), NOTE, "center", width - 8)
    elif worth:
        draw_price(brush, (at[0] - 40, y + height - 34, 80, 28), worth, 23)
    else:
        style = TextStyle(theme.NORMAL - 2, theme.INK, "black")
        brush.write(pesos(0), (at[0], y + height - 19), style, "center")


def _buy(state: State, choice: OneOf, card: int) -> ButtonSpot:
    action = Buy(choice.seat, card)
    bar = bar_to_buy(state, choice.seat, card)
    return ButtonSpot(
        "buy",
        places.BUY,
        action,
        "" if bar else explanation(action, (), state),
        reason(bar) if bar else "",
        key="b",
        label=title(action, (), state),
        note=purchase(state, card) or _("nothing"),
        kind="teal",
    )


def _symbols(state: State, marks: Marks) -> tuple[Spot, ...]:
    """Return a spot for each symbol of the prepared sale."""
    if marks.sale is None:
        return ()
    return tuple(
        _symbol(state, marks.sale, number, share)
        for number, share in enumerate(shares(state, marks.sale, marks.sale.card))
    )


def _symbol(state: State, sale: Sell, number: int, share: SaleSlot) -> Spot:
    bar = bar_on_symbol(state, sale, number)
    hint, why = ("", reason(bar)) if bar else (_to_press(state, sale, number, share), "")
    return Spot(("symbol", number), places.symbol_box(number), None, hint, why)


def _to_press(state: State, sale: Sell, number: int, share: SaleSlot) -> str:
    """Return the tooltip that tells what a press on a symbol does."""
    if share.symbol == "crate":
        return _("The Crate sells one Good at half price. Press to choose another Good or none.")
    if share.good is None:
        return _("Sell this one, too.")
    after = pressed(state, sale, number)
    if after is not None and after.crate != sale.crate:
        return _("Sell this one with the Crate instead, at half price.")
    return _("Keep this one.")


def _sell(state: State, seat: Seat, marks: Marks) -> ButtonSpot:
    assert marks.card is not None, "an offer lies ready"
    if marks.sale is None:
        why = _why_no_sale(state, seat, marks.card)
        return ButtonSpot(
            "sell", places.SELL, None, "", why, key="s", label=_("Sell"), kind="coral"
        )
    bargain = deal_of(state, marks.sale)
    sums = [pesos(bargain.income)]
    if bargain.bonus:
        sums.append(_("{pesos} first sale").format(pesos=signed(bargain.bonus)))
    if bargain.commission:
        sums.append(_("{pesos} Cops").format(pesos=signed(-bargain.commission)))
    return ButtonSpot(
        "sell",
        places.SELL,
        marks.sale,
        key="s",
        label=_("Sell for {pesos}").format(pesos=pesos(bargain.gain)),
        note=" ".join(sums),
        kind="coral",
    )


def _why_no_sale(state: State, seat: Seat, card: int) -> str:
    """Return why an offer can sell nothing now; empty if it can sell something."""
    bar = bar_to_sell(state, seat, card)
    return no_sale(bar, state.card(card)) if bar else ""


def _aside(state: State, seat: Seat, card: int) -> ButtonSpot:
    action = PutAside(seat, card)
    return ButtonSpot(
        "aside",
        places.ASIDE,
        action,
        key="p",
        label=title(action, (), state),
        note=_("and get a new one"),
    )
