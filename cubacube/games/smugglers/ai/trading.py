"""[II.6, Selling, Repair] Choose die faces and Vehicles, and what to do in a City."""

from cubacube.games.smugglers.ai import worth
from cubacube.games.smugglers.ai.evaluator import Evaluator
from cubacube.games.smugglers.rules import actions
from cubacube.games.smugglers.rules.city import REPAIR
from cubacube.games.smugglers.rules.sale import AnySale
from cubacube.games.smugglers.rules.state import Collect, State
from cubacube.kit.actions import ChooseVehicle, Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.goods import GOODS, SUPPLY
from cubacube.rules import Action

LOAD = 5000
"""Expected value of Goods on later trips, in Pesos; a wreck would lose them."""

LOST = 100_000
"""Penalty for ending the game as a loser; it is higher than any price."""


def best_offer(evaluator: Evaluator, state: State, offers: tuple[Action, ...]) -> Action:
    """Return the offer with the highest value; a possible robbery is always taken."""
    return max(offers, key=lambda offer: offer_value(evaluator, state, offer))


def offer_value(evaluator: Evaluator, state: State, offer: Action) -> float:
    """Score an offer in Pesos."""
    match offer:
        case actions.TakeFace(die=str(die)):
            symbol = state.symbol(die)
            return worth.haul(evaluator, state, (symbol, *_coming(state)))
        case actions.TakeFace():
            return worth.haul(evaluator, state, _coming(state))
        case ChooseVehicle(card=number):
            had, new = state.card(state.seat), state.box.cards.vehicle(number)
            return worth.of_vehicle(evaluator, state, new) - worth.of_vehicle(evaluator, state, had)
        case actions.Drop(good=good):
            return -worth.of_good(evaluator, state, good)
        case actions.Rob():
            return 1.0
        case _:
            return 0.0


def visit(
    evaluator: Evaluator, state: State, sale: AnySale | None, offers: tuple[Action, ...]
) -> Action:
    """[Walking 3] Return the best action in a City.

    This is a sale if one pays, else a repair if it pays. Otherwise the smuggler enters the
    Vehicle if that is offered, or passes.
    """
    sold = best_sale(evaluator, state, sale) if sale else None
    if sold:
        return sold
    repair, drive = actions.Repair(state.seat), actions.EnterVehicle(state.seat)
    if repair in offers and repair_pays(evaluator, state):
        return repair
    return drive if drive in offers else Pass(state.seat)


def best_sale(evaluator: Evaluator, state: State, sale: AnySale) -> actions.Sell | None:
    """Return the best sale; None if no sale pays.

    It sells either all Goods, or all Goods except one kind.
    """
    goods = sale.goods
    parts = {goods, *(tuple(good for good in goods if good != kind) for kind in set(goods))}
    sales = [each for part in sorted(parts) if (each := actions.Sell(sale.seat, part)) in sale]
    best = max(sales, key=lambda each: _profit(evaluator, state, sale, each.goods), default=None)
    return best if best and _profit(evaluator, state, sale, best.goods) > 0 else None


def repair_pays(evaluator: Evaluator, state: State) -> bool:
    """[Repair] Return whether a repair costs less than the loss that it is expected to avoid."""
    if not evaluator.foresight:
        return False
    me, card = state.smuggler, state.card(state.seat)
    load = LOAD * worth.time_left(state)
    return worth.risk(card, worth.stake(evaluator, state, ()) + load, me.damage) > REPAIR


def _profit(evaluator: Evaluator, state: State, sale: AnySale, goods: tuple[Symbol, ...]) -> float:
    """Return the value of a sale in Pesos: its net income, changed by `LOST` at the end.

    The change is made only if `evaluator.rivals` is set and the sale ends the game. `LOST` is
    added if the seller wins, and subtracted if not.
    """
    net = sale.net(goods)
    ends = any(
        already + goods.count(good) >= SUPPLY
        for already, good in zip(state.sold, GOODS, strict=True)
    )
    if not ends or not evaluator.rivals:
        return net
    rivals = (seat for seat in range(len(state.smugglers)) if seat != state.seat)
    wins = worth.wealth(state, state.seat) + net >= max(
        worth.wealth(state, seat) for seat in rivals
    )
    return net + LOST if wins else net - LOST


def _coming(state: State) -> tuple[Symbol, ...]:
    """Return the die faces that the current player gains in any case, whatever they choose."""
    dice = (task.die for task in state.agenda if isinstance(task, Collect))
    return tuple(state.symbol(die) for die in dice)
