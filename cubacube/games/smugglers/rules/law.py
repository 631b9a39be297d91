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
from cubacube.kit.placing import with_dice
from cubacube.kit.shot import Pose
from cubacube.rules import Action, Choice, Outcome, Seat, Step, agenda, replace
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


def choices(state: State) -> tuple[Choice, ...]:
    """Return the choices of the first task; empty only when the game is over."""
    return agenda.choices(state, LAW)


def apply(state: State, action: Action) -> Step[State]:
    """Apply an action to the first task, then resolve tasks until one has a choice."""
    return agenda.apply(state, action, LAW)


def lay(state: State, dice: tuple[Pose, ...]) -> Step[State]:
    """Replace the positions of all dice.

    Pending tasks that no longer offer a choice are resolved at once.
    """
    return agenda.settled(with_dice(state, dice), LAW, [])


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
