"""Which part of the law asks, answers and does each task."""

from cubacube.games.smugglers.rules import city, gains, opening, robbing, turn, walking
from cubacube.games.smugglers.rules.state import (
    Gain,
    Opening,
    Robbery,
    State,
    Task,
    VisitCity,
    Walking,
)
from cubacube.rules import Action, Choice
from cubacube.rules.agenda import News


def ask(state: State, task: Task) -> tuple[Choice, ...]:
    """What a task asks; nothing if it asks nobody."""
    if isinstance(task, Opening):
        return opening.ask(state, task)
    if isinstance(task, Gain):
        return gains.ask(state, task)
    if isinstance(task, Robbery):
        return robbing.ask(state, task)
    if isinstance(task, Walking):
        return walking.ask(state, task)
    if isinstance(task, VisitCity):
        return city.ask(state, task)
    return turn.ask(state, task)


def answer(state: State, task: Task, action: Action, news: News) -> State:
    """Do what was chosen; `state` has the task no longer on its agenda."""
    if isinstance(task, Opening):
        return opening.answer(state, task, action, news)
    if isinstance(task, Gain):
        return gains.answer(state, task, action, news)
    if isinstance(task, Robbery):
        return robbing.answer(state, task, action, news)
    if isinstance(task, Walking):
        return walking.answer(state, task, action, news)
    if isinstance(task, VisitCity):
        return city.answer(state, task, action, news)
    return turn.answer(state, task, action, news)


def resolve(state: State, task: Task, news: News) -> State:
    """Do what happens by itself when a task asks nobody."""
    if isinstance(task, Gain):
        return gains.resolve(state, task, news)
    if isinstance(task, Robbery):
        return robbing.resolve(state, task, news)
    if isinstance(task, VisitCity):
        return state
    assert not isinstance(task, Opening | Walking), task
    return turn.resolve(state, task, news)
