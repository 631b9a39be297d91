"""Estimate the danger from the Police, in kilometres that it is worth to escape them."""

from collections import Counter
from math import exp

from cubacube.games.couriers.ai.evaluator import Evaluator
from cubacube.games.couriers.rules.police import HEAD_START
from cubacube.games.couriers.rules.state import CAUGHT, State

CAPTURE = 400.0
"""Value lost when the Police catch the Couriers."""

EVEN, EASE_KM = 0.18, 30.0
"""Probability of capture at equal kilometres, and the lead that divides it by e."""

BEHIND, WORSE_KM, WORST = 0.4, 60.0, 0.95
"""Capture probability just behind the Police, km that raise it by 1, and its maximum."""

USUAL_KM = 27
"""Mean kilometres of all Sector cards."""

HIDEOUT, SCARCE, STOLEN = 15.0, 60.0, 8.0
"""Price of an evasion: base, scarcity (divided by those left), extra for a white Vehicle.

A white Vehicle may be needed for a Gate as well.
"""


def danger(state: State, lead_km: int, cards: int = 0) -> float:
    """Return the danger at the turn end if the Police draw this many cards."""
    if not cards:
        return CAPTURE * _caught(state, lead_km)
    lengths = _lengths(state)
    drawn = sum(
        count * _caught(state, lead_km - km - (cards - 1) * USUAL_KM)
        for km, count in lengths.items()
    )
    return CAPTURE * drawn / lengths.total()


def cards_after(state: State, laid: int) -> int:
    """[III.6] Return how many cards a Vehicle flick brings the Police.

    `laid` is the number of crossed cards since the last delivery.
    """
    waiting = state.box.options.family and laid < HEAD_START
    return 0 if waiting else 1 + state.turn.alarms


def last_km(state: State) -> int:
    """Return the kilometres that an evasion takes from the Police."""
    return state.sector(state.police[-1]).km if state.police else 0


def price_of_hiding(evaluator: Evaluator, state: State, *, switch: bool) -> float:
    """Return the price of one evasion; it rises as Cities and Vehicles run out."""
    if not evaluator.thrift:
        return 0.0
    if state.box.options.family and not switch:
        return HIDEOUT
    cities = len(state.layout.cities) - len(state.cops) - (state.hideout is not None)
    left = max(1, cities + len(state.whites))
    return HIDEOUT + SCARCE / left + STOLEN * switch


def _lengths(state: State) -> Counter[int]:
    """Return how many cards of each length are still in the deck."""
    left = set(state.deck)
    lengths = Counter(card.km for card in state.box.cards.sectors if card.id in left)
    return lengths or Counter((USUAL_KM,))


def _caught(state: State, lead_km: int) -> float:
    """Return the probability of capture, sooner or later, with this lead at the turn end."""
    if lead_km >= 0:
        return EVEN * exp(-lead_km / EASE_KM)
    if state.behind + 1 == CAUGHT:
        return 1.0
    return min(WORST, BEHIND - lead_km / WORSE_KM)
