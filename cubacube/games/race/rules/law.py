"""The interface of the rules: choices, answers, outcome, and what a seat may see."""

from cubacube.games.race.rules import bonuses, city, finish, opening, turn
from cubacube.games.race.rules.state import Arrival, Opening, Racer, Reward, State, Turn
from cubacube.kit.placing import with_dice
from cubacube.kit.shot import Pose
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
