"""Tooltips for dice, Cities, offers and Vehicles."""

from typing import Final

from cubacube.games.marketeers.referee import explanation
from cubacube.games.marketeers.rules.actions import Buy
from cubacube.games.marketeers.rules.state import FACE_DOWN, State
from cubacube.games.marketeers.scene.hand import shown_hand
from cubacube.games.marketeers.scene.places import (
    VEHICLE,
    die_box,
    head,
    money_at,
    offer_box,
    player_box,
)
from cubacube.games.marketeers.scene.road import vehicle_at
from cubacube.rules import Seat
from cubacube.scenes.canvas.boxes import centred
from cubacube.scenes.canvas.brush import Brush
from cubacube.session.language.referee import Cast, capital, good_name
from cubacube.session.language.translation import N_, _
from cubacube.session.play.setup import Seats

_GOOD: Final = N_("An offer with this colour may take one card of it in this round.")
_DICE: Final = {
    "vehicle": N_("An offer with this colour may use it for a step to a neighbouring City."),
    "crate": N_("It brings nothing in this round."),
}
_CITY: Final = N_("Who stands here sells with an offer of this City; each sale brings a Cop.")
_CAR: Final = N_("It goes from City to City, a step for each Vehicle on a die or an offer.")
_MONEY: Final = N_("Whoever has the most at the end has won.")
_CLOSED: Final = N_("Only its owner may look at it.")


def explain_table(brush: Brush, state: State, seats: Seats, front: Seat) -> None:
    """Add the tooltips that no part of the table adds itself."""
    cast = Cast(tuple(each.name for each in seats), state.box.cards)
    if state.faces:
        for number, die in enumerate(each.die for each in state.box.cards.gate_dice):
            symbol, name = state.symbol(die), capital(cast.die(die))
            title = _("{die}: {symbol}").format(die=name, symbol=good_name(symbol))
            brush.explain(die_box(number), title, _(_DICE.get(symbol, _GOOD)))
    for place, market in enumerate(state.row):
        brush.explain(head(place), _(market.city), _(_CITY))
    for seat, entry in enumerate(seats):
        at = vehicle_at(state, seat)
        if at is not None:
            title = _("{name}'s Vehicle").format(name=entry.name)
            brush.explain(centred(at, VEHICLE), title, _(_CAR))
    for seat in range(len(seats)):
        x, y = money_at(player_box(seat, len(seats)))
        brush.explain((x - 150, y - 18, 150, 36), _("Money in Pesos"), _(_MONEY))
    for number, card in enumerate(shown_hand(state, front)):
        _explain_offer(brush, state, front, number, card)


def _explain_offer(brush: Brush, state: State, seat: Seat, number: int, card: int) -> None:
    """Add the tooltip of an offer.

    If the offer is visible, its tooltip is only for browsing by keys: with the mouse the
    symbols on it have their own.
    """
    if card == FACE_DOWN:
        brush.explain(offer_box(number), _("Offer"), _(_CLOSED))
        return
    title = _("Offer: {city}").format(city=_(state.card(card).city))
    brush.explain(offer_box(number), title, explanation(Buy(seat, card), (), state), quiet=True)
