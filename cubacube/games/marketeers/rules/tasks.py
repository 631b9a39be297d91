"""What each task asks, what its answer does, and what goes on by itself."""

from cubacube.games.marketeers.rules import buying, opening, turn
from cubacube.games.marketeers.rules.state import (
    Buying,
    DrawOffer,
    EndRound,
    Opening,
    State,
    Task,
)
from cubacube.rules import Action, Choice
from cubacube.rules.agenda import News


def ask(state: State, task: Task) -> tuple[Choice, ...]:
    """What a task asks; nothing if it asks nobody."""
    if isinstance(task, Opening):
        return opening.ask(state, task)
    if isinstance(task, Buying):
        return buying.ask(state, task)
    if isinstance(task, EndRound):
        return ()
    return turn.ask(state, task)


def answer(state: State, task: Task, action: Action, news: News) -> State:
    """Do what was chosen; `state` has the task no longer on its agenda."""
    if isinstance(task, Opening):
        return opening.answer(state, task, action, news)
    if isinstance(task, Buying):
        return buying.answer(state, task, action, news)
    assert not isinstance(task, EndRound)
    return turn.answer(state, task, action, news)


def resolve(state: State, task: Task, news: News) -> State:
    """Go on by itself: a card is drawn, a round ends, a part of a purchase brings nothing."""
    match task:
        case DrawOffer(seat):
            return turn.draw(state, seat, news)
        case EndRound():
            return turn.end_round(state, news)
    return state
