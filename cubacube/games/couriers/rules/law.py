"""The law: choices, answers, outcome, and what a seat may see."""

from cubacube.games.couriers.rules import city, deck, ending, gains, jobs, opening, turn
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import Dealing, Jobs, Opening, Reward, Stop, Turns
from cubacube.kit.measures import Measures
from cubacube.kit.shot import Layout, Pose
from cubacube.rules import Action, Choice, Outcome, Seat, Step, agenda, replace
from cubacube.rules.agenda import TaskHandler

LAW: agenda.Law[State] = agenda.law(
    {
        Opening: TaskHandler(opening.ask, opening.answer),
        Dealing: TaskHandler(deck.ask, deck.answer, deck.resolve),
        Jobs: TaskHandler(jobs.ask, jobs.answer, jobs.resolve),
        Turns: TaskHandler(turn.ask, turn.answer, turn.resolve),
        Reward: TaskHandler(gains.ask, gains.answer, gains.resolve),
        Stop: TaskHandler(city.ask, city.answer),
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
    """[III.7] All win or nobody does; everybody has the points."""
    return ending.standings(state) if state.over else None


def seen_by(state: State, seat: Seat) -> State:  # noqa: ARG001 - nobody may look into the deck
    """Everything is open but the order of the deck; what is in it follows from the rest."""
    return replace(state, deck=tuple(sorted(state.deck)))
