"""Value Goods, Vehicles and Damage for a smuggler, in Pesos."""

from collections.abc import Iterable

from cubacube.games.smugglers.ai.evaluator import Evaluator
from cubacube.games.smugglers.rules.ending import COPS_TO_END, vehicle_worth
from cubacube.games.smugglers.rules.state import State
from cubacube.kit.cards import Symbol, VehicleCard
from cubacube.kit.goods import GOODS, SUPPLY
from cubacube.kit.vehicles import first_level
from cubacube.rules import Seat

HOPE, ANY_GOOD = 500, 2500
"""Two amounts in Pesos: `HOPE` is added to a Good's price, because the price may rise.

`ANY_GOOD` is the value of every Good for a smuggler who ignores prices.
"""

CARGO, LIFE, BUMPER = 900, 500, 200
"""Value in Pesos of one more cargo space, Life or Bumper over a whole game."""

TOKEN, WRECK = 300, 2500
"""Least cost of one Damage, and cost of the walk after a wreck, both in Pesos."""

RISK = 0.5
"""Probability that a Vehicle with as much Damage as Life soon becomes a wreck."""

MONEY_UNKNOWN = 4000
"""Assumed money of a smuggler whose money is hidden."""


def hold(evaluator: Evaluator, state: State, goods: Iterable[Symbol], cargo: int) -> float:
    """Return the total value of the best of these Goods, at most `cargo` of them."""
    worths = sorted((of_good(evaluator, state, good) for good in goods), reverse=True)
    return sum(worths[:cargo])


def of_good(evaluator: Evaluator, state: State, good: Symbol) -> float:
    """Return the value of one Good in the Vehicle."""
    if not evaluator.prices:
        return ANY_GOOD
    return state.prices[GOODS.index(good)] + HOPE


def of_vehicle(evaluator: Evaluator, state: State, card: VehicleCard) -> float:
    """Return a Vehicle's value: its Price, and its use for the rest of the game."""
    if not evaluator.foresight:
        return card.price
    use = CARGO * card.cargo + LIFE * card.life + BUMPER * card.bumpers
    return card.price + use * time_left(state)


def haul(evaluator: Evaluator, state: State, faces: tuple[Symbol, ...]) -> float:
    """[II.6] Return how much some die faces together add to the value of Vehicle and Goods."""
    me, card = state.smuggler, state.card(state.seat)
    new = _upgraded(evaluator, state, faces)
    gained = of_vehicle(evaluator, state, new) - of_vehicle(evaluator, state, card)
    before = hold(evaluator, state, me.goods, card.cargo)
    return gained + hold(evaluator, state, loaded(evaluator, state, faces), new.cargo) - before


def loaded(evaluator: Evaluator, state: State, faces: tuple[Symbol, ...]) -> tuple[Symbol, ...]:
    """[II.6] Return the Goods on board after gaining some die faces, the best first."""
    found = (face for face in faces if face in GOODS and state.goods_left(face))
    goods = sorted(
        (*state.smuggler.goods, *found), key=lambda good: -of_good(evaluator, state, good)
    )
    return tuple(goods[: _upgraded(evaluator, state, faces).cargo])


def danger(evaluator: Evaluator, state: State, damage: int) -> float:
    """Return what `damage` more Damage tokens would cost the current player, in Pesos.

    This includes the risk of a wreck.
    """
    me, card = state.smuggler, state.card(state.seat)
    at_stake = stake(evaluator, state, me.goods)
    after = me.damage + damage
    if after >= card.life + (state.box.options.breakdown == "exceeds"):
        return at_stake
    if not evaluator.foresight:
        return TOKEN * damage
    return TOKEN * damage + risk(card, at_stake, after) - risk(card, at_stake, me.damage)


def stake(evaluator: Evaluator, state: State, goods: Iterable[Symbol]) -> float:
    """[Wreck] Return the cost of a wreck in Pesos.

    It consists of the walk to a City, the lost Goods, and the difference in value between the
    present Vehicle and a free one.
    """
    card, free = state.card(state.seat), first_level(state.box.cards)[0]
    lost = of_vehicle(evaluator, state, card) - of_vehicle(evaluator, state, free)
    return WRECK * time_left(state) + lost + hold(evaluator, state, goods, card.cargo)


def risk(card: VehicleCard, at_stake: float, damage: int) -> float:
    """Return the expected loss from a wreck, for a Vehicle with `damage` Damage tokens.

    `at_stake` is what a wreck would cost.
    """
    return at_stake * RISK * (damage / card.life) ** 2


def time_left(state: State) -> float:
    """[End] Return the fraction of the game that is still to come, from 1 to 0."""
    cops = sum(state.cops) + sum(each.has_cop for each in state.smugglers)
    return max(0.0, 1 - max(cops / COPS_TO_END[len(state.smugglers)], max(state.sold) / SUPPLY))


def money(state: State, seat: Seat) -> int:
    """Return a smuggler's money; `MONEY_UNKNOWN` if it is hidden."""
    known = state.smugglers[seat].money
    return MONEY_UNKNOWN if known is None else known


def wealth(state: State, seat: Seat) -> int:
    """[End] Return what a smuggler would have if the game ended now."""
    return money(state, seat) + vehicle_worth(state, seat)


def _upgraded(evaluator: Evaluator, state: State, faces: tuple[Symbol, ...]) -> VehicleCard:
    """[A better Vehicle] Return the Vehicle card after gaining some faces."""
    card = state.card(state.seat)
    levels = state.better(state.seat)
    if "vehicle" not in faces or state.upgraded or not levels:
        return card
    return max(levels, key=lambda level: of_vehicle(evaluator, state, level))
