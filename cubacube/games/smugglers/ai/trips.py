"""[Selling, Walking] Estimate what a walk to a City earns."""

from collections.abc import Callable
from math import ceil
from typing import TypeAlias

from cubacube.games.smugglers.ai.evaluator import Evaluator
from cubacube.games.smugglers.ai.worth import time_left
from cubacube.games.smugglers.rules.city import BRIBES, FIRST_SALE
from cubacube.games.smugglers.rules.state import State
from cubacube.kit.cards import Symbol
from cubacube.kit.geometry import Point, gap_to_card_mm, pawn_gap_to_card_mm
from cubacube.kit.goods import GOODS
from cubacube.kit.shot import City, CityCard, Pose
from cubacube.rules import frozen

TURN = 1500
"""Cost of a turn on foot, in Pesos: a drive in this turn could have brought a Good."""

ROOM = 3500
"""Profit in Pesos that a trip must bring for each cargo space left empty."""

HASTE = 0.01
"""Fraction of the profit that an impatient smuggler subtracts for each turn.

As a result, the smuggler prefers nearer Cities.
"""

Gap: TypeAlias = Callable[[CityCard], float]
"""Function that returns the distance from a start to a City card, in mm."""


@frozen
class Trip:
    """A walk to a City and back, and its value in Pesos."""

    city: City
    worth: float


def from_vehicle(state: State, pose: Pose) -> Gap:
    """Return a function that measures the distance from this Vehicle to a City card."""
    return lambda card: gap_to_card_mm(pose, card, state.box.measures)


def from_pawn(state: State, base: Point) -> Gap:
    """Return a function that measures the distance from this Pawn to a City card."""
    return lambda card: pawn_gap_to_card_mm(base, card, state.box.measures)


def walks(state: State, gap_mm: float) -> int:
    """Return how many moves a Pawn needs to cross a gap."""
    ruler = state.box.ruler_mm
    return 1 + max(0, ceil((gap_mm - ruler) / (ruler + state.box.measures.pawn_mm)))


def best_trip(
    evaluator: Evaluator, state: State, goods: tuple[Symbol, ...], gap: Gap, home: Pose
) -> Trip | None:
    """Return the most valuable trip to a City to sell these Goods; None if no sale would pay.

    The move into the City costs no turn, because the sale follows in the same turn. Neither
    does the move back to the Vehicle at `home`, because the drive follows.
    """
    found = []
    back = from_vehicle(state, home)
    for card in state.layout.cities:
        net = earnings(state, goods, card.city)
        if net > 0:
            lost = walks(state, gap(card)) + walks(state, back(card)) - 2
            cost = evaluator.patience * _turn(state, goods) + (1 - evaluator.patience) * HASTE * net
            found.append(Trip(card.city, net - lost * cost))
    return max(found, key=lambda trip: trip.worth, default=None)


def trip_gain(evaluator: Evaluator, state: State, goods: tuple[Symbol, ...], home: Pose) -> float:
    """Return the value of a trip from `home`, minus the value of loading more Goods first.

    The result is 0 if there is no trip on which a sale would pay.
    """
    trip = best_trip(evaluator, state, goods, from_vehicle(state, home), home)
    loading = evaluator.patience * ROOM * _room(state, goods) * time_left(state)
    return trip.worth - loading if trip else 0.0


def earnings(state: State, goods: tuple[Symbol, ...], city: City) -> int:
    """[Selling 1 - 4] Return what a sale of all these Goods in a City brings now.

    The bonus for the first sale is included, and the bribe is subtracted.
    """
    if not goods:
        return 0
    income = sum(state.prices[GOODS.index(good)] for good in goods)
    bonus = 0 if any(state.sold) else FIRST_SALE
    return income + bonus - BRIBES[state.cops_in(city)]


def _turn(state: State, goods: tuple[Symbol, ...]) -> float:
    """Return the cost of a turn on foot; it is lower if the Vehicle is full."""
    return TURN if _room(state, goods) else TURN / 3


def _room(state: State, goods: tuple[Symbol, ...]) -> int:
    return max(0, state.card(state.seat).cargo - len(goods))
