"""The rules: choices, actions, result, and what a seat may see."""

from cubacube.games.couriers.rules import city, deck, ending, gains, jobs, opening, tasks, turn
from cubacube.games.couriers.rules.state import State
from cubacube.kit.placing import by_hand
from cubacube.rules import Outcome, Seat, agenda, replace
from cubacube.rules.agenda import TaskHandler

LAW: agenda.Law[State] = agenda.law(
    {
        tasks.Opening: TaskHandler(opening.ask, opening.answer),
        tasks.Dealing: TaskHandler(deck.ask, deck.answer, deck.resolve),
        tasks.Jobs: TaskHandler(jobs.ask, jobs.answer, jobs.resolve),
        tasks.Turns: TaskHandler(turn.ask, turn.answer, turn.resolve),
        tasks.Reward: TaskHandler(gains.ask, gains.answer, gains.resolve),
        tasks.Stop: TaskHandler(city.ask, city.answer),
    }
)
"""Map of each kind of task to the module of the rules that handles it."""

choices, apply = LAW.choices, LAW.apply
"""The choices of the first task, and what an action does to it."""

lay = by_hand(LAW)
"""Replaces the poses of all dice; pending tasks that no longer ask are resolved."""


def outcome(state: State) -> Outcome | None:
    """[III.7] Return the result: all players win or nobody does; all have the same points."""
    return ending.standings(state) if state.over else None


def seen_by(state: State, seat: Seat) -> State:  # noqa: ARG001 - nobody may look into the deck
    """Return the state with the order of the deck hidden.

    Everybody can know which cards are in the deck, because all other cards are visible.
    """
    return replace(state, deck=tuple(sorted(state.deck)))
