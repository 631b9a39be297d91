"""[Selling, Walking] What a walk to a City earns."""

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
"""What a turn on foot costs: in it they could have driven for a Good."""

ROOM = 3500
"""What they want to gain for each Good that they could still load before they go."""

HASTE = 0.01
"""Which part of the gain a turn on foot costs who has no patience: of equal Cities the nearest."""

Gap: TypeAlias = Callable[[CityCard], float]
"""How far a City is from where somebody stands."""


@frozen
class Trip:
    """A walk to a City and back, and what it earns in Pesos."""

    city: City
    worth: float


def from_vehicle(state: State, pose: Pose) -> Gap:
    """How far the Cities are from a Vehicle."""
    return lambda card: gap_to_card_mm(pose, card, state.box.measures)


def from_pawn(state: State, base: Point) -> Gap:
    """How far the Cities are from a Pawn."""
    return lambda card: pawn_gap_to_card_mm(base, card, state.box.measures)


def walks(state: State, gap_mm: float) -> int:
    """How many moves of the Pawn it takes to get there."""
    ruler = state.box.ruler_mm
    return 1 + max(0, ceil((gap_mm - ruler) / (ruler + state.box.measures.pawn_mm)))


def best_trip(
    evaluator: Evaluator, state: State, goods: tuple[Symbol, ...], gap: Gap, home: Pose
) -> Trip | None:
    """The best City to sell these Goods in; None if no sale would pay.

    The move to the City and the one back to the Vehicle at `home` cost nothing: who arrives sells
    in the same turn, and who is back drives in the same turn.
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
    """How much better it is to go and sell from a Vehicle at `home` than to drive on."""
    trip = best_trip(evaluator, state, goods, from_vehicle(state, home), home)
    loading = evaluator.patience * ROOM * _room(state, goods) * time_left(state)
    return trip.worth - loading if trip else 0.0


def earnings(state: State, goods: tuple[Symbol, ...], city: City) -> int:
    """[Selling 1 - 4] What all these Goods bring in a City now, less the bribe."""
    if not goods:
        return 0
    income = sum(state.prices[GOODS.index(good)] for good in goods)
    bonus = 0 if any(state.sold) else FIRST_SALE
    return income + bonus - BRIBES[state.cops_in(city)]


def _turn(state: State, goods: tuple[Symbol, ...]) -> float:
    """A turn is worth less to who has no room for more Goods."""
    return TURN if _room(state, goods) else TURN / 3


def _room(state: State, goods: tuple[Symbol, ...]) -> int:
    return max(0, state.card(state.seat).cargo - len(goods))
