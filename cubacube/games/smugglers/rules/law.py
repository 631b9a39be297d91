"""The interface of the rules: choices, answers, outcome, and what a seat may see."""

from cubacube.games.smugglers.rules import city, ending, gains, opening, robbing, turn, walking
from cubacube.games.smugglers.rules.state import (
    FACE_DOWN,
    Gain,
    Opening,
    Robbery,
    SearchMoney,
    Smuggler,
    State,
    Task,
    Turn,
    VisitCity,
    Walking,
)
from cubacube.kit.placing import by_hand
from cubacube.rules import Outcome, Seat, agenda, replace
from cubacube.rules.agenda import TaskHandler

LAW: agenda.Law[State] = agenda.law(
    {
        Opening: TaskHandler(opening.ask, opening.answer),
        Turn: TaskHandler(turn.ask, turn.answer, turn.resolve),
        Gain: TaskHandler(gains.ask, gains.answer, gains.resolve),
        Robbery: TaskHandler(robbing.ask, robbing.answer, robbing.resolve),
        Walking: TaskHandler(walking.ask, walking.answer),
        VisitCity: TaskHandler(city.ask, city.answer),
    }
)
"""The functions that handle each kind of task."""

choices, apply = LAW.choices, LAW.apply
"""The choices of the first task, and what an action does to it."""

lay = by_hand(LAW)
"""Replaces the poses of all dice; pending tasks that no longer ask are resolved."""


def outcome(state: State) -> Outcome | None:
    """[End] Return the outcome, or None before the end. The highest wealth wins."""
    return ending.standings(state) if state.over else None


def seen_by(state: State, seat: Seat) -> State:
    """Return the state as one seat sees it.

    The deck is face down, and only the victim of a robbery sees the hiding places. Options
    may also hide other players' cards and money. Nothing is hidden after the end.
    """
    if state.over:
        return state
    smugglers = tuple(
        each if owner == seat else _masked(state, each)
        for owner, each in enumerate(state.smugglers)
    )
    return replace(
        state,
        smugglers=smugglers,
        deck=(FACE_DOWN,) * len(state.deck),
        agenda=tuple(_covered(task, seat) for task in state.agenda),
    )


def _masked(state: State, smuggler: Smuggler) -> Smuggler:
    """Return a smuggler as the other players see this smuggler."""
    options = state.box.options
    hand = smuggler.hand if options.open_hands else (FACE_DOWN,) * len(smuggler.hand)
    money = None if options.hidden_money else smuggler.money
    return replace(smuggler, hand=hand, money=money)


def _covered(task: Task, seat: Seat) -> Task:
    """Return the task as `seat` sees it: only the victim knows the amounts in the places."""
    if isinstance(task, SearchMoney) and task.victim != seat:
        return replace(task, places=())
    return task
