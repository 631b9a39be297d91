"""[II.6] After a clean success: gain Goods or a better Vehicle, and drop excess Goods."""

from cubacube.games.smugglers.rules.actions import Drop, TakeFace
from cubacube.games.smugglers.rules.belongings import change_vehicle, load, unload
from cubacube.games.smugglers.rules.events import CrateIgnored, GoodDropped, GoodGained
from cubacube.games.smugglers.rules.sale import in_order
from cubacube.games.smugglers.rules.state import (
    ChooseFace,
    Collect,
    DropExcess,
    Gain,
    OfferVehicle,
    State,
)
from cubacube.kit import upgrading
from cubacube.kit.actions import ChooseVehicle
from cubacube.kit.cards import Symbol, VehicleCard
from cubacube.kit.events import NoGoodsLeft, VehicleGained
from cubacube.kit.shot import Die
from cubacube.kit.tasks import Upgrade
from cubacube.rules import Action, Choice, OneOf, Seat, replace
from cubacube.rules.agenda import News


def ask(state: State, task: Gain) -> tuple[Choice, ...]:
    """Return the choices to take or drop something; empty if the task needs no choice."""
    match task:
        case ChooseFace(seat=seat, dice=dice) if good := _worthwhile(state, seat, dice):
            return (OneOf(seat, tuple(TakeFace(seat, die) for die in (*good, None))),)
        case Upgrade(seat=seat):
            return upgrading.ask(seat, state.better(seat))
        case OfferVehicle(seat=seat, die=die):
            return (OneOf(seat, (TakeFace(seat, die), TakeFace(seat, None))),)
        case DropExcess(seat=seat) if _overloaded(state, seat):
            kinds = in_order(tuple(set(state.smugglers[seat].goods)))
            return (OneOf(seat, tuple(Drop(seat, good) for good in kinds)),)
        case _:
            return ()


def answer(state: State, task: Gain, action: Action, news: News) -> State:
    """Apply the chosen action; `task` is already off the agenda of `state`."""
    match action:
        case TakeFace(seat=seat, die=die):
            return replace(state, agenda=(Collect(seat, die), *state.agenda)) if die else state
        case ChooseVehicle(seat=seat, card=card):
            return _upgrade(state, seat, state.box.cards.vehicle(card), news)
        case Drop(seat=seat, good=good):
            news.append(GoodDropped(seat, good))
            return replace(unload(state, seat, (good,)), agenda=(task, *state.agenda))
    raise TypeError(action)


def resolve(state: State, task: Gain, news: News) -> State:
    """Carry out a task that needs no choice."""
    match task:
        case Collect():
            return _collect(state, task, news)
        case Upgrade(seat=seat):
            return _upgrade(state, seat, state.better(seat)[0], news)
        case _:
            return state


def _worthwhile(state: State, seat: Seat, dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """[R41] Return the dice of `dice` whose top face brings something now."""

    def brings(symbol: Symbol) -> bool:
        if symbol == "vehicle":
            return bool(state.better(seat))
        return symbol != "crate" and state.goods_left(symbol) > 0

    return tuple(die for die in dice if brings(state.symbol(die)))


def _collect(state: State, task: Collect, news: News) -> State:
    """[II.6] Gain the top face of a die: a Good from the supply (R30), or a better Vehicle.

    A player gains at most one better Vehicle in a turn. A Crate brings nothing.
    """
    seat, die = task.seat, task.die
    symbol = state.symbol(die)
    if symbol == "crate":
        news.append(CrateIgnored(seat, die))
        return state
    if symbol == "vehicle":
        return upgrading.offer(state, OfferVehicle(seat, die) if task.hit else Upgrade(seat), news)
    if not state.goods_left(symbol):
        news.append(NoGoodsLeft(seat, die, symbol))
        return state
    news.append(GoodGained(seat, die, symbol))
    return load(state, seat, symbol)


def _overloaded(state: State, seat: Seat) -> bool:
    """[II.6] Return whether a smuggler carries more Goods than the Vehicle holds."""
    return len(state.smugglers[seat].goods) > state.card(seat).cargo


def _upgrade(state: State, seat: Seat, card: VehicleCard, news: News) -> State:
    """[A better Vehicle] Replace the Vehicle and fill its Bumpers; the Damage stays."""
    news.append(VehicleGained(seat, card.id))
    return replace(change_vehicle(state, seat, card), upgraded=True)
