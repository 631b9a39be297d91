"""Offers: what a card buys with the rolled dice, what it sells, and a player's whole hand."""

from itertools import groupby

from pygame import FRect

from cubacube.games.marketeers.referee import why_no_sale
from cubacube.games.marketeers.rules.legal import bar_to_sell
from cubacube.games.marketeers.rules.selling import prices
from cubacube.games.marketeers.rules.state import FACE_DOWN, State
from cubacube.games.marketeers.scene.pieces import GAIN, LOSS, place_of
from cubacube.games.marketeers.scene.places import OFFERS, offer_box
from cubacube.games.marketeers.scene.sales import best_sale, deal_of
from cubacube.games.marketeers.scene.turns import are_dice_rolled, in_use, on_turn
from cubacube.kit.cards import SectorCard, Side, Symbol
from cubacube.kit.goods import GOODS
from cubacube.rules import Seat, replace
from cubacube.scenes.canvas import (
    Bounds,
    Brush,
    TextStyle,
    centre,
    centred,
    inset,
    row_offset,
    theme,
)
from cubacube.scenes.canvas.parts import CARD, PanelStyle, flat, rim
from cubacube.scenes.canvas.styles import BOLD, LABEL, NOTE, PALE_NOTE
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_faces import GateFace, VehicleFace
from cubacube.scenes.pieces.prices import draw_price
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.numbers import signed
from cubacube.session.language.referee import good_name
from cubacube.session.language.translation import _, _n, phrase
from cubacube.session.play.setup import SeatEntry

_ROAD: theme.Colour = (206, 228, 220)
_DARK: theme.Colour = theme.darker(theme.TEAL, 0.35)
_HEAD = 148.0
_DIE = 56.0
_OR = 40.0
"""Most room for the word between two symbols."""
_BACK = PanelStyle(_DARK, theme.BRASS, 14, 3, shadow=0.4, blur=9)
_ASKED = PanelStyle(theme.PAPER, None, 10, shadow=0)
_OWNED = PanelStyle((250, 226, 150), theme.CARD_EDGE, 10, shadow=0)
_CITY = TextStyle(theme.LARGE, theme.INK, "title")
_HALF = TextStyle(theme.SMALL, theme.BROWN, "heavy")
_HEADING = flat((*theme.NIGHT, 150), 10)


def draw_hand(brush: Brush, state: State, seat: Seat, entry: SeatEntry, note: str) -> None:
    """Draw a heading and all offers of a player; an offer in use is the rightmost one."""
    x, y, width, _height = OFFERS
    brush.panel((x - 4, y - 6, width + 8, 40), _HEADING)
    brush.put(swatch(brush.view, entry.side, 24, 7), (x + 4, y + 2))
    words = _("Offers of {name}").format(name=entry.name)
    style = TextStyle(theme.NORMAL, theme.GOLD, "heavy")
    end = brush.write(words, (x + 36, y + 14), style, "midleft", 500).right
    if note:
        at, room = (end + 16, y + 15), x + width - end - 20
        brush.write(note, at, PALE_NOTE, "midleft", room)
    for number, card in enumerate(shown_hand(state, seat)):
        draw_in_hand(brush, state, seat, number, card)


def draw_in_hand(brush: Brush, state: State, seat: Seat, number: int, card: int) -> None:
    """Draw an offer with what it would bring, or its back if it is hidden."""
    box = offer_box(number)
    if card == FACE_DOWN:
        draw_back(brush, box)
        return
    draw_offer(brush, state, card, box, seat)
    if in_use(state) == card:
        _draw_footer(brush, box, _("in use"), theme.GREY)
        draw_rim(brush, box)
    elif not state.over and state.merchants[seat].city:
        _draw_prospect(brush, state, seat, card, box)


def shown_hand(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the offers of a player; an offer in use comes last."""
    used = in_use(state)
    hand = state.merchants[seat].hand
    return (*hand, used) if used is not None and on_turn(state) == seat else hand


def draw_rim(brush: Brush, box: Bounds, colour: theme.Colour = theme.GOLD) -> None:
    """Draw a rim around an offer."""
    brush.panel(inset(box, -5), rim(colour, 16, 6))


def draw_offer(brush: Brush, state: State, number: int, box: Bounds, seat: Seat | None) -> None:
    """Draw the offer with this number; the Goods that `seat` owns are highlighted."""
    card, place = state.card(number), FRect(box)
    brush.panel(place, CARD)
    brush.panel((place.x + 3, place.y + 3, place.w - 6, _HEAD), flat(_ROAD, 10))
    halves = zip((-0.25, 0.25), _yields(state, card), strict=True)
    for shift, (side, symbols) in halves:
        _draw_yield(brush, side, symbols, place.centerx + shift * place.w, place.y)
    plus = TextStyle(theme.LARGE, theme.INK, "black")
    brush.write("+", (place.centerx, place.y + 44), plus, "center")
    at = place.centerx, place.y + _HEAD + 26
    brush.write(_("in {city}").format(city=_(card.city)), at, _CITY, "center", place.w - 20)
    _draw_demand(brush, state, card, place, seat)


def draw_back(brush: Brush, box: Bounds) -> None:
    """Draw the back of an offer that is hidden."""
    brush.panel(box, _BACK)
    brush.icon("vehicle", centre(box), min(96.0, box[2] * 0.45), theme.BRASS, _DARK)


def _yields(state: State, card: SectorCard) -> list[tuple[Side, tuple[Symbol, ...]]]:
    """[IV.3] Return both halves of an offer's Gate, with the top symbols of the rolled dice.

    If both halves have the same colour, each half gets one of the two dice.
    """
    found: list[tuple[Side, tuple[Symbol, ...]]] = []
    for side, twins in groupby(card.gate):
        dice = [die.die for die in state.box.cards.gate_dice if die.colour == side]
        shown = tuple(state.symbol(die) for die in dice) if are_dice_rolled(state) else ()
        halves = len(list(twins))
        if halves > 1 and shown:
            found += [(side, (each,)) for each in shown]
        else:
            found += [(side, shown)] * halves
    return found


def _draw_yield(
    brush: Brush, side: Side, symbols: tuple[Symbol, ...], x: float, top: float
) -> None:
    """Draw a die of the offer, and below it what this die brings now."""
    face = VehicleFace(None) if side == "vehicle" else GateFace(side)
    brush.put(DiceArt(brush.view, _DIE).still(face, _DIE), (x, top + 44), "center")
    y = top + 108
    if side == "vehicle":
        brush.write(phrase("one step"), (x, y), BOLD, "center", 112)
    elif side == "grey":
        brush.write(_("nothing"), (x, y), NOTE, "center", 112)
    word, style = _("or"), LABEL.capped_at(LABEL.size)
    apart = max(70.0, min(brush.width(word, style), _OR) + 44)
    for n, symbol in enumerate(symbols):
        at = x + row_offset(n, len(symbols), apart), y
        dead = symbol == "crate"
        brush.icon(symbol, at, 40, theme.GREY if dead else theme.INK, _ROAD)
        if dead:
            brush.icon("cross", at, 46, LOSS)
    if len(symbols) > 1:
        brush.write(word, (x, y), style, "center", _OR)


def _draw_demand(
    brush: Brush, state: State, card: SectorCard, place: FRect, seat: Seat | None
) -> None:
    """Draw what the City asks for, with its prices now; owned Goods are highlighted."""
    dealt = any(market.city == card.city for market in state.row)
    price = dict(zip(GOODS, prices(state, card.city), strict=True)) if dealt else {}
    own = list(state.merchants[seat].goods) if seat is not None else [0] * len(GOODS)
    step = min(74.0, (place.w - 14) / len(card.goods))
    for n, good in enumerate(card.goods):
        x, y = place.centerx + row_offset(n, len(card.goods), step), place.y + _HEAD + 72
        at, box = (x, y), centred((x, y), 54)
        if good == "crate":
            brush.icon("crate", at, 42, theme.BROWN, theme.PAPER)
            brush.explain(box, _("Any Good"), _("Half price, rounded down to full thousands."))
            brush.write(_("half"), (x, y + 42), _HALF, "center", step - 4)
            continue
        kind = GOODS.index(good)
        owned = own[kind] > 0
        own[kind] -= 1
        brush.panel(box, _OWNED if owned else _ASKED)
        figure = theme.INK if owned or seat is None else theme.GREY
        brush.icon(good, at, 42, figure, theme.PAPER)
        tip = _("The City asks for it.") if owned else _("The City asks for it, but you have none.")
        brush.explain(box, good_name(good), tip)
        if price:
            draw_price(brush, (x - 32, y + 29, 64, 27), price[good], 20)


def _draw_prospect(brush: Brush, state: State, seat: Seat, card: int, box: Bounds) -> None:
    """Draw how far the City of an offer is, and what the best sale there would gain.

    If nothing can be sold in the City where the player is, draw the reason.
    """
    merchant, city = state.merchants[seat], state.card(card).city
    steps = abs(place_of(state, merchant.city) - place_of(state, city))
    far = _n("{n} step away", "{n} steps away", steps).format(n=steps)
    there = state.with_merchant(seat, replace(merchant, city=city))
    sale = best_sale(there, seat, card)
    if sale is None:
        bar = bar_to_sell(state, seat, card)
        why = why_no_sale(bar, state.card(card)) if bar else ""
        _draw_footer(brush, box, far if steps else why, theme.SAND, theme.GREY)
        return
    gain = deal_of(state, sale).gain
    pesos = signed(gain)
    if steps:
        words = _("{steps}: {pesos}").format(steps=far, pesos=pesos)
        _draw_footer(brush, box, words, theme.SAND, theme.GREY)
    else:
        words = _("sell here: {pesos}").format(pesos=pesos)
        _draw_footer(brush, box, words, GAIN if gain > 0 else LOSS)


def _draw_footer(
    brush: Brush, box: Bounds, words: str, fill: theme.Colour, ink: theme.Colour = theme.CREAM
) -> None:
    """Draw a line of words at the foot of an offer, such as what it would bring now."""
    x, y, width, height = box
    line = x + 8, y + height - 44, width - 16, 36
    brush.panel(line, flat(fill, 10))
    brush.write(words, centre(line), TextStyle(theme.SMALL, ink, "heavy"), "center", width - 28)
