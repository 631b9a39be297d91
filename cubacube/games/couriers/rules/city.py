"""[III.5] Where the Vehicle came to rest: deliver, repair, evade, switch."""

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
    """What may be done here; nothing if there is nothing."""
    offers = (*_deliveries(state, task), *_repairs(state, task), *_evasions(state, task))
    return (OneOf(task.seat, (*offers, Pass(task.seat))),) if offers else ()


def answer(state: State, task: Stop, action: Action, news: News) -> State:
    """Do what was chosen; something else may follow, but nothing after a delivery."""
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
    """[Delivery, R58] In the City of the Job, far enough, with all Goods, and not broken."""
    job = state.job_card
    if job is None or task.was_broken or state.broken:
        return ()
    if job.city not in task.cities or state.job_km < job.distance:
        return ()
    return tuple(Deliver(task.seat, crate) for crate in jobs.crates(state))


def _repairs(state: State, task: Stop) -> tuple[Action, ...]:
    """[Breakdown, R58, Hardcore 2] Only if broken before this flick, not in the City of the Job.

    With the second package for any Damage and in any City, but not where a Cop is.
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
    """[Evasion, R82] One a turn: a City without a Cop, or a white Vehicle."""
    if state.turn.evaded:
        return ()
    hideouts = (Evade(task.seat, city) for city in task.cities if city not in state.cops)
    return (*hideouts, *(SwitchVehicle(task.seat, die) for die in task.whites))


def _repair(state: State, seat: Seat, city: City, news: News) -> State:
    """[Breakdown] As many tokens go as the Vehicle has Life; the rest stays."""
    news.append(Repaired(seat, city))
    damage = max(0, state.damage - state.vehicle.life)
    turn = replace(state.turn, repaired=True)
    return replace(state, damage=damage, broken=False, turn=turn)


def _switch(state: State, seat: Seat, die: Die, news: News) -> State:
    """[Evasion, R29] Only the die changes; the old one leaves the game."""
    news.append(VehicleSwitched(seat, state.joint, die))
    dice = tuple(pose for pose in state.layout.dice if pose.die != state.joint)
    return replace(state, joint=die, layout=replace(state.layout, dice=dice))
