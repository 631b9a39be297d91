"""Phrase a hint about an offer, and find what the hint marks on the screen."""

from collections.abc import Hashable, Mapping

from cubacube.games.marketeers.referee import title
from cubacube.games.marketeers.rules.actions import Buy, Move, PutAside, Sell
from cubacube.games.marketeers.rules.state import State
from cubacube.games.marketeers.scene.marks import Marks, bar_on_symbol, shares
from cubacube.rules import Action
from cubacube.scenes.match.game_board import Names
from cubacube.session.language.translation import _


def hint_phrase(action: Action, names: Names, state: State) -> str:
    """Return the title of an action, with the City of its offer.

    If the player holds several offers of this City, the offer's position in the hand is added,
    counted from 1.
    """
    words = title(action, names, state)
    match action:
        case Buy(card=card) | Sell(card=card) | PutAside(card=card):
            city, hand = state.card(card).city, state.merchants[action.seat].hand
            if [state.card(each).city for each in hand].count(city) == 1:
                return _("{city} offer: {what}").format(city=_(city), what=words)
            tip = _("offer {number}, {city}: {what}")
            return tip.format(number=hand.index(card) + 1, city=_(city), what=words)
    return words


def advised(action: Action, state: State, marks: Marks) -> Mapping[Hashable, str]:
    """Return the spots that a hint marks, each mapped to an empty note.

    For a step, the hint marks the City and the die. For any other action, it marks the offer that
    the action uses. If this offer is already selected, the hint for a sale also marks the symbols
    to press, or the Sell button once the prepared sale is right.
    """
    match action:
        case Buy(card=card) | Sell(card=card) | PutAside(card=card) if card != marks.card:
            return {("offer", card): ""}
        case Sell(card=card):
            other = _otherwise(action, state, marks)
            return dict.fromkeys((("offer", card), *(other or ("sell",))), "")
        case Buy(card=card) | PutAside(card=card):
            return {("offer", card): ""}
        case Move(city=city, die=die):
            return dict.fromkeys((("city", city), ("die", die)), "")
    return {}


def _otherwise(sale: Sell, state: State, marks: Marks) -> tuple[Hashable, ...]:
    """Return the symbols to press so that the prepared sale becomes `sale`.

    The Crate is included only if no other symbol can be pressed now.
    """
    wanted, ready = (shares(state, each, sale.card) for each in (sale, marks.sale))
    found = [number for number, share in enumerate(wanted) if share != ready[number]]
    own = [number for number in found if wanted[number].symbol != "crate"]
    free = [n for n in own if marks.sale and bar_on_symbol(state, marks.sale, n) is None]
    return tuple(("symbol", number) for number in free or found)
