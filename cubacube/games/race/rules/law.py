"""The law: choices, answers, outcome, and what a seat may see."""

from cubacube.games.race.rules import bonuses, city, finish, opening, turn
from cubacube.games.race.rules.state import Arrival, Opening, Racer, Reward, State, Turn
from cubacube.kit.measures import Measures
from cubacube.kit.shot import Layout, Pose
from cubacube.rules import Action, Choice, Outcome, Seat, Step, agenda, replace
from cubacube.rules.agenda import TaskHandler

LAW: agenda.Law[State] = agenda.law(
    {
        Opening: TaskHandler(opening.ask, opening.answer),
        Turn: TaskHandler(turn.ask, turn.answer, turn.resolve),
        Reward: TaskHandler(bonuses.ask, bonuses.answer, bonuses.resolve),
        Arrival: TaskHandler(city.ask, city.answer, city.resolve),
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
    """[Finish 4] Most money wins."""
    return finish.standings(state) if state.over else None


def seen_by(state: State, seat: Seat) -> State:
    """[Finish 4] Others' money is hidden by the option, until the end."""
    if state.over or not state.box.options.hidden_money:
        return state
    racers = tuple(_masked(racer) if s != seat else racer for s, racer in enumerate(state.racers))
    return replace(state, racers=racers)


def _masked(racer: Racer) -> Racer:
    return replace(racer, money=None)
