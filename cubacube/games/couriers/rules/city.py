"""[III.5] Steps after the Vehicle stops: deliver, repair, hide, or switch the Vehicle."""

from cubacube.games.couriers.rules import jobs, police
from cubacube.games.couriers.rules.actions import Deliver, Evade, Repair, SwitchVehicle
from cubacube.games.couriers.rules.events import HidInCity, VehicleSwitched
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import Stop
from cubacube.kit.actions import Pass
from cubacube.kit.events import Repaired
from cubacube.kit.shot import City, Die
from cubacube.rules import Action, Choice, OneOf, Seat, replace
from cubacube.rules.agenda import News


def ask(state: State, task: Stop) -> tuple[Choice, ...]:
    """Return what may be done where the Vehicle stopped; empty if there is nothing."""
    offers = (*_deliveries(state, task), *_repairs(state, task), *_evasions(state, task))
    return (OneOf(task.seat, (*offers, Pass(task.seat))),) if offers else ()


def answer(state: State, task: Stop, action: Action, news: News) -> State:
    """Carry out the chosen action; then ask again, except after a delivery or a pass."""
    match action:
        case Pass():
            return state
        case Deliver(seat=seat, crate=crate):
            return jobs.deliver(state, seat, crate, news)
        case Repair(seat=seat, city=city):
            state = _repair(state, seat, city, news)
        case Evade(seat=seat, city=city):
            news.append(HidInCity(seat, city))
            state = police.shake_off(replace(state, hideout=city), news)
        case SwitchVehicle(seat=seat, die=die):
            state = police.shake_off(_switch(state, seat, die, news), news)
        case _:
            raise TypeError(action)
    return replace(state, agenda=(task, *state.agenda))


def _deliveries(state: State, task: Stop) -> tuple[Action, ...]:
    """[Delivery, R58] Return the deliveries that are allowed here.

    The City must be that of the Job, and the Couriers must have driven the Job's distance. All
    Goods must be aboard, and the Vehicle must not be broken.
    """
    job = state.job_card
    if job is None or task.was_broken or state.broken:
        return ()
    if job.city not in task.cities or state.job_km < job.distance:
        return ()
    return tuple(Deliver(task.seat, crate) for crate in jobs.crates(state))


def _repairs(state: State, task: Stop) -> tuple[Action, ...]:
    """[Breakdown, R58, Hardcore 2] Return the repairs that are allowed here.

    The Vehicle must have been broken before this flick, and the City must not be that of the
    Job. With the second package any Damage can be repaired in any City without a Cop.
    """
    freshly_broken = state.broken and not task.was_broken
    if state.turn.repaired or freshly_broken or not state.damage:
        return ()
    if state.box.options.wrecks:
        target_cities = [city for city in task.cities if city not in state.cops]
    else:
        job = state.job_card
        target_cities = [city for city in task.cities if state.broken and job and city != job.city]
    return tuple(Repair(task.seat, city) for city in target_cities)


def _evasions(state: State, task: Stop) -> tuple[Action, ...]:
    """[Evasion, R82] Return the evasions; only one is allowed in a turn.

    The Couriers hide in a City without a Cop, or switch to a white Vehicle.
    """
    if state.turn.evaded:
        return ()
    hideouts = (Evade(task.seat, city) for city in task.cities if city not in state.cops)
    return (*hideouts, *(SwitchVehicle(task.seat, die) for die in task.whites))


def _repair(state: State, seat: Seat, city: City, news: News) -> State:
    """[Breakdown] Remove as many Damage tokens as the Vehicle has Life; other tokens stay."""
    news.append(Repaired(seat, city))
    damage = max(0, state.damage - state.vehicle.life)
    turn = replace(state.turn, repaired=True)
    return replace(state, damage=damage, broken=False, turn=turn)


def _switch(state: State, seat: Seat, die: Die, news: News) -> State:
    """[Evasion, R29] Change only the die of the Vehicle; the old die leaves the game."""
    news.append(VehicleSwitched(seat, state.joint, die))
    dice = tuple(pose for pose in state.layout.dice if pose.die != state.joint)
    return replace(state, joint=die, layout=replace(state.layout, dice=dice))
