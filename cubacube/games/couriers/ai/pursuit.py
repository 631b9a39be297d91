"""Estimate the danger from the Police, as a number of kilometres.

It is the number of kilometres that an escape from the Police is worth.
"""

from collections import Counter
from math import exp

from cubacube.games.couriers.ai.evaluator import Evaluator
from cubacube.games.couriers.rules.police import HEAD_START
from cubacube.games.couriers.rules.state import CAUGHT, State

CAPTURE = 400.0
"""Value in kilometres that is lost when the Police catch the Couriers."""

EVEN, EASE_KM = 0.18, 30.0
"""Probability of capture when the Couriers and the Police have equal kilometres.

For every `EASE_KM` kilometres of lead, this probability is divided by e.
"""

BEHIND, WORSE_KM, WORST = 0.4, 60.0, 0.95
"""Probability of capture just behind the Police; `WORST` is the largest probability.

Behind the Police the probability rises by 1 / `WORSE_KM` for each kilometre, up to `WORST`.
"""

USUAL_KM = 27
"""Mean kilometres of all Sector cards."""

HIDEOUT, SCARCE, STOLEN = 15.0, 60.0, 8.0
"""Price of hiding from the Police, in kilometres.

`SCARCE` is divided by the number of remaining Cities and white Vehicles, and then added.
`STOLEN` is added for a white Vehicle, because a Gate may need that Vehicle.
"""


def danger(state: State, lead_km: int, cards: int = 0) -> float:
    """Return the danger at the end of a turn in which the Police draw `cards` cards.

    `lead_km` is the lead of the Couriers before these cards.
    """
    if not cards:
        return CAPTURE * _caught(state, lead_km)
    lengths = _lengths(state)
    drawn = sum(
        count * _caught(state, lead_km - km - (cards - 1) * USUAL_KM)
        for km, count in lengths.items()
    )
    return CAPTURE * drawn / lengths.total()


def cards_after(state: State, laid: int) -> int:
    """[III.6] Return how many cards the Police draw after a Vehicle flick.

    `laid` is the number of crossed cards since the last delivery.
    """
    waiting = state.box.options.family and laid < HEAD_START
    return 0 if waiting else 1 + state.turn.alarms


def last_km(state: State) -> int:
    """Return the kilometres that the Police lose when the Couriers hide."""
    return state.sector(state.police[-1]).km if state.police else 0


def price_of_hiding(evaluator: Evaluator, state: State, *, switch: bool) -> float:
    """Return the price of hiding once; it rises as Cities and white Vehicles run out."""
    if not evaluator.thrift:
        return 0.0
    if state.box.options.family and not switch:
        return HIDEOUT
    cities = len(state.layout.cities) - len(state.cops) - (state.hideout is not None)
    left = max(1, cities + len(state.whites))
    return HIDEOUT + SCARCE / left + STOLEN * switch


def _lengths(state: State) -> Counter[int]:
    """Return how many Sector cards of each length are still in the deck."""
    left = set(state.deck)
    lengths = Counter(card.km for card in state.box.cards.sectors if card.id in left)
    return lengths or Counter((USUAL_KM,))


def _caught(state: State, lead_km: int) -> float:
    """Return the probability that the Police catch the Couriers now or later.

    `lead_km` is the lead of the Couriers at the end of a turn.
    """
    if lead_km >= 0:
        return EVEN * exp(-lead_km / EASE_KM)
    if state.behind + 1 == CAUGHT:
        return 1.0
    return min(WORST, BEHIND - lead_km / WORSE_KM)
