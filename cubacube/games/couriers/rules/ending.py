"""[III.7] How it ends."""

from cubacube.games.couriers.rules.events import Ending, GameEnded
from cubacube.games.couriers.rules.state import State
from cubacube.rules import Outcome, replace
from cubacube.rules.agenda import News


def end(state: State, ending: Ending, news: News) -> State:
    """The game is over, at once."""
    news.append(GameEnded(ending, state.points))
    return replace(state, agenda=(), over=True)


def reached(state: State) -> bool:
    """[1.6] Whether the Jobs done are worth enough; never when driving for the best result."""
    target = state.box.target
    return target is not None and state.job_points >= target


def standings(state: State) -> Outcome:
    """All share the points, and the win if the points are reached."""
    winners = frozenset(range(state.seats)) if reached(state) else frozenset[int]()
    return Outcome((state.points,) * state.seats, winners)
