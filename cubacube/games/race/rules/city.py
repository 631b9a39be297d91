"""[I.8, I.9] What follows a clean flick: a stop in a City, and perhaps one more flick."""

from cubacube.games.race.rules.actions import ShakeOffCop, UseStatues
from cubacube.games.race.rules.events import CopShakenOff, ReachedTarget, StatuesUsed
from cubacube.games.race.rules.hand import discard
from cubacube.games.race.rules.state import Arrival, FlickAgain, MeetCop, State, StopInCity
from cubacube.kit.actions import Pass
from cubacube.kit.events import Repaired
from cubacube.kit.reach import cities_near
from cubacube.kit.shot import City
from cubacube.kit.tasks import Drive
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Choice, OneOf, Seat, replace
from cubacube.rules.agenda import News

STATUES = 2
"""[Bonus 3] Number of Statues that buy one flick."""


def ask(state: State, task: Arrival) -> tuple[Choice, ...]:
    """Return the choice to give the Cop back or to flick again; empty if there is none."""
    match task:
        case MeetCop(seat=seat):
            return (OneOf(seat, (ShakeOffCop(seat), Pass(seat))),)
        case FlickAgain(seat=seat) if _may_flick_again(state, seat):
            return (OneOf(seat, (UseStatues(seat), Pass(seat))),)
        case _:
            return ()


def answer(state: State, task: Arrival, action: Action, news: News) -> State:
    """Carry out the choice; `task` is already off the agenda of `state`."""
    match task, action:
        case MeetCop(city=city), ShakeOffCop(seat=seat):
            news.append(CopShakenOff(seat, city))
            return state.with_player(seat, replace(state.racers[seat], has_cop=False))
        case _, UseStatues(seat=seat):
            news.append(StatuesUsed(seat))
            state = discard(state, seat, "statue", STATUES)
            return replace(state, agenda=(Drive(seat), *state.agenda))
        case _, Pass():
            return state
    raise TypeError(action)


def resolve(state: State, task: Arrival, news: News) -> State:
    """Carry out a task that needs no choice."""
    match task:
        case StopInCity(seat=seat, success=success):
            return _stop(state, seat, success=success, news=news)
        case _:
            return state


def near(state: State, seat: Seat) -> tuple[City, ...]:
    """[2.0.1] Return the Cities within the Walking ruler of a Vehicle, nearest first."""
    return cities_near(state.layout, VEHICLES[seat], state.box.ruler_mm, state.box.measures)


def _stop(state: State, seat: Seat, *, success: bool, news: News) -> State:
    """[I.8] Repair the Vehicle, finish the race, or meet the Cop."""
    cities, racer = near(state, seat), state.racers[seat]
    if racer.broken and cities:  # [Row 17]
        news.append(Repaired(seat, cities[0]))
        racer = replace(racer, damage=0, broken=False)
    if state.all_crossed and state.target_city in cities:  # [Row 18, Finish 1]
        news.append(ReachedTarget(seat, state.target_city))
        racer = replace(racer, finished=True)
    state = state.with_player(seat, racer)
    target_cities = [city for city in cities if city != state.target_city]
    if success and racer.has_cop and target_cities:  # [Raid]
        return replace(state, agenda=(MeetCop(seat, target_cities[0]), *state.agenda))
    return state


def _may_flick_again(state: State, seat: Seat) -> bool:
    """[I.9] Return whether a player has two Statues and has not finished the race."""
    racer = state.racers[seat]
    return racer.bonuses.count("statue") >= STATUES and not racer.finished
