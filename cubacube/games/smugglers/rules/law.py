"""The law: choices, answers, outcome, and what a seat may see."""

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
from cubacube.kit.measures import Measures
from cubacube.kit.shot import Layout, Pose
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
"""Which part of the rules does which tasks."""


def choices(state: State) -> tuple[Choice, ...]:
    """What the first task of the agenda asks; empty only when the game is over."""
    return agenda.choices(state, LAW)


def apply(state: State, action: Action) -> Step[State]:
    """Do the first task of the agenda, and go on to the next that asks somebody."""
    return agenda.apply(state, action, LAW)


def on_cloth(state: State) -> tuple[Layout, Measures]:
    """What lies on the cloth, and how large everything is."""
    return state.layout, state.box.measures


def lay(state: State, dice: tuple[Pose, ...]) -> Step[State]:
    """All dice lie so now; who may no longer be asked what is pending is not asked."""
    state = replace(state, layout=replace(state.layout, dice=dice))
    return agenda.settled(state, LAW, [])


def outcome(state: State) -> Outcome | None:
    """[End] The highest wealth wins."""
    return ending.standings(state) if state.over else None


def seen_by(state: State, seat: Seat) -> State:
    """The deck lies face down, hidden money is in its places; others' cards and money by option."""
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
    """What others see of a smuggler."""
    options = state.box.options
    hand = smuggler.hand if options.open_hands else (FACE_DOWN,) * len(smuggler.hand)
    money = None if options.hidden_money else smuggler.money
    return replace(smuggler, hand=hand, money=money)


def _covered(task: Task, seat: Seat) -> Task:
    """Only the victim knows where the money is hidden."""
    if isinstance(task, SearchMoney) and task.victim != seat:
        return replace(task, places=())
    return task
