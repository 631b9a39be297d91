"""The interface of the rules: choices, answers, outcome, and what a seat may see."""

from cubacube.games.race.rules import bonuses, city, finish, opening, turn
from cubacube.games.race.rules.state import Arrival, Opening, Racer, Reward, State, Turn
from cubacube.kit.placing import by_hand
from cubacube.rules import Outcome, Seat, agenda, replace
from cubacube.rules.agenda import TaskHandler

LAW: agenda.Law[State] = agenda.law(
    {
        Opening: TaskHandler(opening.ask, opening.answer),
        Turn: TaskHandler(turn.ask, turn.answer, turn.resolve),
        Reward: TaskHandler(bonuses.ask, bonuses.answer, bonuses.resolve),
        Arrival: TaskHandler(city.ask, city.answer, city.resolve),
    }
)
"""The functions that handle each kind of task."""

choices, apply = LAW.choices, LAW.apply
"""The choices of the first task, and what an action does to it."""

lay = by_hand(LAW)
"""Replaces the poses of all dice; pending tasks that no longer ask are resolved."""


def outcome(state: State) -> Outcome | None:
    """[Finish 4] Return the outcome, or None before the end. Most money wins."""
    return finish.standings(state) if state.over else None


def seen_by(state: State, seat: Seat) -> State:
    """[Finish 4] Return the state as one seat sees it.

    With `hidden_money`, other players' money is hidden until the end.
    """
    if state.over or not state.box.options.hidden_money:
        return state
    racers = tuple(_masked(racer) if s != seat else racer for s, racer in enumerate(state.racers))
    return replace(state, racers=racers)


def _masked(racer: Racer) -> Racer:
    return replace(racer, money=None)
