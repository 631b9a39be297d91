"""[III.4, Breakdown] Take the face of a Gate die, then apply Damage."""

from cubacube.games.couriers.rules.actions import ShedGood, TakeGood, TakeUpgrade
from cubacube.games.couriers.rules.events import GoodDropped, GoodLoaded, GoodsDestroyed
from cubacube.games.couriers.rules.opening import outfit
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import Gain, Reward, Shed, Suffer
from cubacube.kit import upgrading
from cubacube.kit.actions import ChooseVehicle, Pass
from cubacube.kit.cards import Symbol, VehicleCard
from cubacube.kit.damage import too_much
from cubacube.kit.events import BrokeDown, Damaged, NoVehicleLeft, VehicleGained
from cubacube.kit.goods import GOODS
from cubacube.kit.shot import Die
from cubacube.kit.tasks import Upgrade
from cubacube.kit.vehicles import better
from cubacube.rules import Action, Choice, OneOf, Seat, replace
from cubacube.rules.agenda import News


def ask(state: State, task: Reward) -> tuple[Choice, ...]:
    """Return what may be taken or must be given up; empty if nothing must be chosen."""
    match task:
        case Gain(seat=seat) if offers := _offers(state, task):
            return (OneOf(seat, (*offers, Pass(seat))),)
        case Upgrade(seat=seat):
            return upgrading.ask(seat, _better(state))
        case Shed(seat=seat) if len(goods := sorted(set(state.cargo))) > 1:
            return (OneOf(seat, tuple(ShedGood(seat, good) for good in goods)),)
        case _:
            return ()


def answer(state: State, task: Reward, action: Action, news: News) -> State:
    """Carry out the chosen action; `state` no longer has the task on its agenda."""
    match task, action:
        case Gain(), TakeGood(seat=seat, die=die, good=good):
            return _load(state, seat, die, good, news)
        case Gain(), TakeUpgrade(seat=seat):
            return replace(state, agenda=(Upgrade(seat), *state.agenda))
        case Gain(), Pass():
            return state
        case Upgrade(), ChooseVehicle(seat=seat, card=card):
            return _change_vehicle(state, seat, card, news)
        case Shed(), ShedGood(good=good):
            return _shed(state, task, good, news)
    raise TypeError(action)


def resolve(state: State, task: Reward, news: News) -> State:
    """Carry out a task that asks nobody."""
    match task:
        case Gain(seat=seat, dice=dice):
            if any(state.symbol(die) == "vehicle" for die in dice):
                news.append(NoVehicleLeft(seat, already=False))
            return state
        case Upgrade(seat=seat):
            return _change_vehicle(state, seat, _better(state)[0].id, news)
        case Shed():
            return _shed(state, task, state.cargo[0], news)
        case Suffer():
            return _suffer(state, task, news)


def _offers(state: State, task: Gain) -> tuple[Action, ...]:
    """[III.4, R12, R56] Return what the faces of the Gate dice give.

    A Crate gives any Good, or nothing (Hardcore 1). The box has more Goods of each kind than
    any Vehicle can carry, so none ever runs out.
    """
    seat, found = task.seat, list[Action]()
    for die in task.dice:
        match state.symbol(die):
            case "vehicle":
                found += [TakeUpgrade(seat, die)] if _better(state) else []
            case "crate":
                goods = () if state.box.options.smooth else GOODS
                found += [TakeGood(seat, die, good) for good in goods]
            case good:
                found.append(TakeGood(seat, die, good))
    return tuple(found)


def _load(state: State, seat: Seat, die: Die, good: Symbol, news: News) -> State:
    """[R56] Load a Good; if the Vehicle is too full, one Good must be given up at once."""
    news.append(GoodLoaded(seat, die, good))
    state = replace(state, cargo=tuple(sorted((*state.cargo, good))))
    if len(state.cargo) <= state.vehicle.cargo:
        return state
    return replace(state, agenda=(Shed(seat, destroyed=False), *state.agenda))


def _shed(state: State, task: Shed, good: Symbol, news: News) -> State:
    """Move one Good from the Vehicle back to the supply."""
    if task.destroyed:
        news.append(GoodsDestroyed(task.seat, (good,)))
    else:
        news.append(GoodDropped(task.seat, good))
    left = list(state.cargo)
    left.remove(good)
    return replace(state, cargo=tuple(left))


def _better(state: State) -> tuple[VehicleCard, ...]:
    """[A better Vehicle] Return the Vehicle cards of the next Level."""
    return better(state.box.cards, state.vehicle.level, (state.card,))


def _change_vehicle(state: State, seat: Seat, card_id: int, news: News) -> State:
    """[A better Vehicle, R11] Take a new Vehicle card; Damage and Goods stay.

    The new Vehicle has all its Bumpers.
    """
    news.append(VehicleGained(seat, card_id))
    bumpers = outfit(state.box, state.box.cards.vehicle(card_id))
    return replace(state, card=card_id, bumpers=bumpers)


def _suffer(state: State, task: Suffer, news: News) -> State:
    """[Breakdown, R10] Add Damage tokens, and break the Vehicle down if it has too many.

    The Life of the Vehicle and the option `breakdown` set the limit.
    """
    news.append(Damaged(task.seat, task.tokens, task.seat))
    state = replace(state, damage=state.damage + task.tokens)
    breakdown = state.box.options.breakdown
    if state.broken or not too_much(state.damage, state.vehicle.life, breakdown):
        return state
    news.append(BrokeDown(task.seat))
    state = replace(state, broken=True)
    return _wreck(state, task.seat, news) if state.cargo else state


def _wreck(state: State, seat: Seat, news: News) -> State:
    """[Breakdown, Hardcore 2] Destroy one Good aboard, or all of them."""
    if not state.box.options.wrecks:
        return replace(state, agenda=(Shed(seat, destroyed=True), *state.agenda))
    news.append(GoodsDestroyed(seat, state.cargo))
    return replace(state, cargo=())
