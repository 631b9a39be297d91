"""Tell why an offer (a Sector card) buys or sells nothing, and why a die brings nothing."""

from enum import Enum, auto

from cubacube.games.marketeers.rules import buying
from cubacube.games.marketeers.rules.selling import sales
from cubacube.games.marketeers.rules.state import State
from cubacube.kit.goods import GOODS
from cubacube.kit.shot import Die
from cubacube.rules import Seat


class Bar(Enum):
    """Reason why something is not allowed."""

    NOT_THERE = auto()
    """[IV.5] The Vehicle is not in the City of the offer."""
    NO_GOODS = auto()
    """[IV.5] The player has none of the Goods on the offer."""
    COPS_UNPAID = auto()
    """[IV.6, R20] No sale with this offer brings enough to pay the Cops."""
    LAST_GOOD = auto()
    """[IV.5, R20] This Good must be sold: otherwise nothing is sold, or the Cops stay unpaid."""
    NONE_LEFT = auto()
    """[IV.5] The player has no Good left for this symbol of the offer."""
    NO_GAIN = auto()
    """[IV.3] No die gives anything for any part of the offer."""
    ALL_TAKEN = auto()
    """[IV.3, R30] The supply has no card of this Good left."""
    CRATE = auto()
    """[IV.3] A Crate on a die brings nothing."""


def bar_to_sell(state: State, seat: Seat, card: int) -> Bar | None:
    """[IV.5, IV.6] Return why nothing can be sold with an offer; None if a sale is possible."""
    if sales(state, seat, card):
        return None
    offer, merchant = state.card(card), state.merchants[seat]
    if merchant.city != offer.city:
        return Bar.NOT_THERE
    wanted = GOODS if "crate" in offer.goods else offer.goods
    has_one = any(merchant.owns(good) for good in wanted if good in GOODS)
    return Bar.COPS_UNPAID if has_one else Bar.NO_GOODS


def bar_to_buy(state: State, seat: Seat, card: int) -> Bar | None:
    """[IV.3] Return why nothing can be bought with an offer; None if a purchase is possible."""
    found = any(buying.ask(state, part) for part in buying.parts(state, seat, card))
    return None if found else Bar.NO_GAIN


def bar_on_die(state: State, die: Die) -> Bar | None:
    """[IV.3] Return why a die brings nothing; None if it brings something."""
    symbol = state.symbol(die)
    if symbol == "vehicle" or buying.is_left(state, symbol):
        return None
    return Bar.CRATE if symbol == "crate" else Bar.ALL_TAKEN
