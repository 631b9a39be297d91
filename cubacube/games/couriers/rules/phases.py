"""Which part of the law asks, answers and does each task."""

from cubacube.games.couriers.rules import city, deck, gains, jobs, opening, turn
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import (
    Dealing,
    Jobs,
    Opening,
    Reward,
    Stop,
    Task,
    Turns,
)
from cubacube.rules import Action, Choice
from cubacube.rules.agenda import News


def ask(state: State, task: Task) -> tuple[Choice, ...]:
    """What a task asks; nothing if it asks nobody."""
    if isinstance(task, Opening):
        return opening.ask(state, task)
    if isinstance(task, Dealing):
        return deck.ask(state, task)
    if isinstance(task, Jobs):
        return jobs.ask(state, task)
    if isinstance(task, Reward):
        return gains.ask(state, task)
    if isinstance(task, Stop):
        return city.ask(state, task)
    return turn.ask(state, task)


def answer(state: State, task: Task, action: Action, news: News) -> State:
    """Do what was chosen; `state` has the task no longer on its agenda."""
    if isinstance(task, Opening):
        return opening.answer(state, task, action, news)
    if isinstance(task, Dealing):
        return deck.answer(state, task, action, news)
    if isinstance(task, Jobs):
        return jobs.answer(state, task, action, news)
    if isinstance(task, Reward):
        return gains.answer(state, task, action, news)
    if isinstance(task, Stop):
        return city.answer(state, task, action, news)
    return turn.answer(state, task, action, news)


def resolve(state: State, task: Task, news: News) -> State:
    """Do what happens by itself when a task asks nobody."""
    if isinstance(task, Dealing):
        return deck.resolve(state, task, news)
    if isinstance(task, Jobs):
        return jobs.resolve(state, task, news)
    if isinstance(task, Reward):
        return gains.resolve(state, task, news)
    if isinstance(task, Stop):
        return state
    assert isinstance(task, Turns), task
    return turn.resolve(state, task, news)
