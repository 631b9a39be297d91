"""[III.7] The end of the game, and its result."""

from cubacube.games.couriers.rules.events import Ending, GameEnded
from cubacube.games.couriers.rules.state import State
from cubacube.rules import Outcome, replace
from cubacube.rules.agenda import News


def end(state: State, ending: Ending, news: News) -> State:
    """End the game at once."""
    news.append(GameEnded(ending, state.points))
    return replace(state, agenda=(), over=True)


def reached(state: State) -> bool:
    """[1.6] Return whether the Jobs reach the target; false if the game has no target."""
    target = state.box.target
    return target is not None and state.job_points >= target


def standings(state: State) -> Outcome:
    """Return the result: all have the same points, and all win if the target is reached."""
    winners = frozenset(range(state.seats)) if reached(state) else frozenset[int]()
    return Outcome((state.points,) * state.seats, winners)
