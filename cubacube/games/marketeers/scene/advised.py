"""Words of a hint about an offer, and what the hint marks on the table."""

from collections.abc import Hashable, Mapping

from cubacube.games.marketeers.referee import title
from cubacube.games.marketeers.rules.actions import Buy, Move, PutAside, Sell
from cubacube.games.marketeers.rules.state import State
from cubacube.games.marketeers.scene.marks import Marks, bar_on_symbol, shares
from cubacube.rules import Action
from cubacube.session.language.translation import _


def hint_phrase(action: Action, state: State) -> str:
    """Return the title of an action and its offer.

    Several offers of one City are told apart by number.
    """
    words = title(action, (), state)
    match action:
        case Buy(card=card) | Sell(card=card) | PutAside(card=card):
            city, hand = state.card(card).city, state.merchants[action.seat].hand
            if [state.card(each).city for each in hand].count(city) == 1:
                return _("offer of {city}: {what}").format(city=_(city), what=words)
            told = _("offer {number}, of {city}: {what}")
            return told.format(number=hand.index(card) + 1, city=_(city), what=words)
    return words


def advised(action: Action, state: State, marks: Marks) -> Mapping[Hashable, str]:
    """Return what a hint marks, by the names of spots.

    That is the offer. Once this is selected, it is also the way to use it, or the symbols
    to press for another sale.
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
    """Return the symbols of the offer whose Goods differ from those of the prepared sale.

    The Crate comes last: it takes what the others have left.
    """
    wanted, ready = (shares(state, each, sale.card) for each in (sale, marks.sale))
    found = [number for number, share in enumerate(wanted) if share != ready[number]]
    own = [number for number in found if wanted[number].symbol != "crate"]
    free = [n for n in own if marks.sale and bar_on_symbol(state, marks.sale, n) is None]
    return tuple(("symbol", number) for number in free or found)
