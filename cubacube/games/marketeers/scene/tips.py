"""Tooltips for dice, Cities, offers and Vehicles."""

from cubacube.games.marketeers.referee import explanation
from cubacube.games.marketeers.referee.wording import symbol_name
from cubacube.games.marketeers.rules.actions import Buy
from cubacube.games.marketeers.rules.state import FACE_DOWN, State
from cubacube.games.marketeers.scene import places
from cubacube.games.marketeers.scene.offers import shown_hand
from cubacube.games.marketeers.scene.pieces import vehicle_at
from cubacube.kit.cards import Symbol
from cubacube.kit.goods import GOODS
from cubacube.rules import Seat
from cubacube.scenes.canvas import Brush, centred
from cubacube.session.language.referee import NONE_LEFT, Cast, capital
from cubacube.session.language.translation import N_, _, phrase
from cubacube.session.play.setup import Seats

_GOOD = N_("An offer with this colour may take one card of this Good in this round.")
_DICE: dict[Symbol, str] = {
    "vehicle": N_("An offer with this colour may use it to move one step to a neighbouring City."),
    "crate": N_("It brings nothing in this round."),
}
_CITY = N_(
    "While your Vehicle is here, you can sell with an offer of this City. A sale can bring a Cop."
)
_CAR = N_("It moves from City to City. Each Vehicle on a die or an offer is one step.")
_MONEY = N_("The player with the most money at the end wins.")
_CLOSED = N_("Only its owner may see it.")


def explain_table(brush: Brush, state: State, seats: Seats, front: Seat) -> None:
    """Add the tooltips of the dice, Cities, Vehicles and offers."""
    cast = Cast(tuple(each.name for each in seats), state.box.cards)
    if state.faces:
        for number, die in enumerate(each.die for each in state.box.cards.gate_dice):
            symbol, name = state.symbol(die), cast.die(die)
            title = capital(_("{die}: {symbol}").format(die=name, symbol=symbol_name(symbol)))
            brush.explain(places.die_box(number), title, describe_die(state, symbol))
    for place, market in enumerate(state.row):
        brush.explain(places.head(place), _(market.city), _(_CITY))
    for seat, entry in enumerate(seats):
        at = vehicle_at(state, seat)
        if at is not None:
            title = phrase("{name}'s Vehicle").format(name=entry.name)
            brush.explain(centred(at, places.VEHICLE), title, _(_CAR))
    for seat in range(len(seats)):
        x, y = places.money_at(places.player_box(seat, len(seats)))
        brush.explain((x - 150, y - 18, 150, 36), _("Money in Pesos"), _(_MONEY))
    for number, card in enumerate(shown_hand(state, front)):
        _explain_offer(brush, state, front, number, card)


def describe_die(state: State, symbol: Symbol) -> str:
    """[IV.3, R30] Return what a rolled face brings in this round."""
    taken = symbol in GOODS and not state.supply[GOODS.index(symbol)]
    return _(NONE_LEFT if taken else _DICE.get(symbol, _GOOD))


def _explain_offer(brush: Brush, state: State, seat: Seat, number: int, card: int) -> None:
    """Add the tooltip of an offer.

    If the offer is face up, only keyboard users reach this tooltip. A pointer finds the
    tooltips of the symbols on the offer instead.
    """
    if card == FACE_DOWN:
        brush.explain(places.offer_box(number), _("Offer"), _(_CLOSED))
        return
    title = _("Offer: {city}").format(city=_(state.card(card).city))
    brush.explain(
        places.offer_box(number), title, explanation(Buy(seat, card), (), state), quiet=True
    )
