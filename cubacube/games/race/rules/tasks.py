"""Which part of the law asks, answers and does each task."""

from cubacube.games.race.rules import bonuses, city, opening, turn
from cubacube.games.race.rules.state import Arrival, Opening, Reward, State, Task
from cubacube.kit.tasks import BeginTurn, EndTurn
from cubacube.rules import Action, Choice
from cubacube.rules.agenda import News


def ask(state: State, task: Task) -> tuple[Choice, ...]:
    """What a task asks; nothing if it asks nobody."""
    if isinstance(task, Opening):
        return opening.ask(state, task)
    if isinstance(task, Reward):
        return bonuses.ask(state, task)
    if isinstance(task, Arrival):
        return city.ask(state, task)
    return turn.ask(state, task)


def answer(state: State, task: Task, action: Action, news: News) -> State:
    """Do what was chosen; `state` has the task no longer on its agenda."""
    if isinstance(task, Opening):
        return opening.answer(state, task, action, news)
    if isinstance(task, Reward):
        return bonuses.answer(state, task, action, news)
    if isinstance(task, Arrival):
        return city.answer(state, task, action, news)
    return turn.answer(state, task, action, news)


def resolve(state: State, task: Task, news: News) -> State:
    """Do what happens by itself when a task asks nobody."""
    if isinstance(task, BeginTurn):
        return turn.begin(state, task.seat, news)
    if isinstance(task, EndTurn):
        return turn.end(state, task.seat, news)
    if isinstance(task, Reward):
        return bonuses.resolve(state, task, news)
    assert isinstance(task, Arrival), task
    return city.resolve(state, task, news)
