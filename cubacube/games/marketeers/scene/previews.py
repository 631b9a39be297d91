"""Previews of what an action would do."""

from cubacube.games.marketeers.rules import actions
from cubacube.games.marketeers.rules.buying import parts
from cubacube.games.marketeers.rules.state import Pick, State
from cubacube.games.marketeers.scene import places
from cubacube.games.marketeers.scene.offers import draw_rim, shown_hand
from cubacube.games.marketeers.scene.panels import goods_of
from cubacube.games.marketeers.scene.pieces import GAIN, LOSS, draw_vehicle, place_of
from cubacube.games.marketeers.scene.sales import best_sale, deal_of
from cubacube.games.marketeers.scene.tray import draw_rings
from cubacube.games.marketeers.scene.turns import are_dice_rolled
from cubacube.kit.goods import GOODS
from cubacube.rules import Action, Seat
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, inset
from cubacube.scenes.canvas.parts import pill, rim
from cubacube.scenes.canvas.theme import CREAM, GOLD, NORMAL, Colour
from cubacube.session.language.numbers import signed
from cubacube.session.play.setup import Seats

_GLOW = rim(GOLD, 12, 4)
_GAIN = TextStyle(NORMAL, CREAM, "black")


def draw_preview(brush: Brush, state: State, wish: Action, seats: Seats, front: Seat) -> None:
    """Draw the preview of an action."""
    panel = places.player_box(wish.seat, len(seats))
    merchant = state.merchants[wish.seat]
    match wish:
        case actions.Buy(card=card) | actions.PutAside(card=card) | actions.Sell(card=card):
            draw_card_rim(brush, state, front, card)
            if isinstance(wish, actions.Buy):
                _draw_dice_of(brush, state, card)
            elif isinstance(wish, actions.Sell):
                _draw_sale_in_row(brush, state, wish)
        case actions.Take(die=die):
            draw_rings(brush, state, (die,))
            _glow(brush, places.slot_box(panel, merchant.stored))
        case actions.Drop(good=good):
            _glow(brush, places.slot_box(panel, goods_of(merchant).index(good)))
        case actions.Move(city=city) | actions.StartIn(city=city):
            place = place_of(state, city)
            _glow(brush, places.column(place))
            at = places.parking(place, wish.seat, len(seats))
            draw_vehicle(brush, seats[wish.seat].side, at)
            if isinstance(wish, actions.Move) and wish.die is not None:
                draw_rings(brush, state, (wish.die,))


def draw_offer_preview(brush: Brush, state: State, seat: Seat, card: int) -> None:
    """Draw the preview of an offer: rings around its dice, and the prices of its best sale.

    If no sale is possible, the City of the offer is highlighted instead.
    """
    _draw_dice_of(brush, state, card)
    sale = best_sale(state, seat, card)
    if sale is not None:
        _draw_sale_in_row(brush, state, sale)
    else:
        _glow(brush, places.column(place_of(state, state.card(card).city)))


def draw_card_rim(
    brush: Brush, state: State, front: Seat, card: int, colour: Colour = GOLD
) -> None:
    """Draw a rim around an offer, if the player `front` holds it."""
    hand = shown_hand(state, front)
    if card in hand:
        draw_rim(brush, places.offer_box(hand.index(card)), colour)


def _draw_dice_of(brush: Brush, state: State, card: int) -> None:
    """Draw rings around the rolled dice that bring something with an offer."""
    if are_dice_rolled(state):
        for part in parts(state, 0, card):
            if isinstance(part, Pick):
                draw_rings(brush, state, part.dice)


def _draw_sale_in_row(brush: Brush, state: State, sale: actions.Sell) -> None:
    """Highlight the prices used by a sale, and draw the money that the seller gains."""
    place = place_of(state, state.card(sale.card).city)
    for good in {*sale.goods, *([sale.crate] if sale.crate else [])}:
        _glow(brush, places.price_row(place, GOODS.index(good)))
    draw_gain(brush, state, sale.seat, deal_of(state, sale).gain)


def draw_gain(brush: Brush, state: State, seat: Seat, gain: int) -> None:
    """Draw a gain or loss below the money of a player."""
    x, y = places.money_at(places.player_box(seat, len(state.merchants)))
    fill = GAIN if gain >= 0 else LOSS
    brush.tag(signed(gain), (x, y + 34), pill(fill, CREAM), _GAIN, "midright")


def _glow(brush: Brush, box: Bounds) -> None:
    brush.panel(inset(box, -3), _GLOW)
