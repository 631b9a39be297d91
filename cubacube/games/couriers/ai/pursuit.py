"""How near the Police are, as a number: kilometres that a Courier would give to be rid of them."""

from collections import Counter
from math import exp

from cubacube.games.couriers.ai.evaluator import Evaluator
from cubacube.games.couriers.rules.police import HEAD_START
from cubacube.games.couriers.rules.state import CAUGHT, State

CAPTURE = 400.0
"""What being caught costs."""

EVEN, EASE_KM = 0.18, 30.0
"""How often they are caught from an even start, and how many kilometres make it three times rarer.
"""

BEHIND, WORSE_KM, WORST = 0.4, 60.0, 0.95
"""How often they are caught if the Police are just ahead; each kilometre more makes it worse."""

USUAL_KM = 27
"""The mean of all Sector cards."""

HIDEOUT, SCARCE, STOLEN = 15.0, 60.0, 8.0
"""What an evasion is worth to have in hand; a white Vehicle may be wanted for a Gate as well."""


def danger(state: State, lead_km: int, cards: int = 0) -> float:
    """What the Police may cost by the end of this turn, after so many of their cards."""
    if not cards:
        return CAPTURE * _caught(state, lead_km)
    lengths = _lengths(state)
    drawn = sum(
        count * _caught(state, lead_km - km - (cards - 1) * USUAL_KM)
        for km, count in lengths.items()
    )
    return CAPTURE * drawn / lengths.total()


def cards_after(state: State, laid: int) -> int:
    """[III.6] How many cards a Vehicle flick brings them, with so many crossed cards laid."""
    waiting = state.box.options.family and laid < HEAD_START
    return 0 if waiting else 1 + state.turn.alarms


def last_km(state: State) -> int:
    """What an evasion takes away from the Police."""
    return state.sector(state.police[-1]).km if state.police else 0


def price_of_hiding(evaluator: Evaluator, state: State, *, switch: bool) -> float:
    """What it costs to evade once: there are only so many Cities and Vehicles."""
    if not evaluator.thrift:
        return 0.0
    if state.box.options.family and not switch:
        return HIDEOUT
    cities = len(state.layout.cities) - len(state.cops) - (state.hideout is not None)
    left = max(1, cities + len(state.whites))
    return HIDEOUT + SCARCE / left + STOLEN * switch


def _lengths(state: State) -> Counter[int]:
    """How often each length is left in the deck, whose order nobody knows."""
    left = set(state.deck)
    lengths = Counter(card.km for card in state.box.cards.sectors if card.id in left)
    return lengths or Counter((USUAL_KM,))


def _caught(state: State, lead_km: int) -> float:
    """How probably they are caught sooner or later, with this lead when the turn ends."""
    if lead_km >= 0:
        return EVEN * exp(-lead_km / EASE_KM)
    if state.behind + 1 == CAUGHT:
        return 1.0
    return min(WORST, BEHIND - lead_km / WORSE_KM)
