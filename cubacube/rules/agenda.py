"""The agenda: what the rules ask next, and what follows from an answer."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, get_args

from cubacube.rules import Action, Choice, Event, Step, frozen, replace

News: TypeAlias = list[Event]
"""The events of one `apply` in order: filled by the functions it calls, and never kept."""


class Agenda(Protocol):
    """A frozen state with tasks; the first is next. `over` tells that the game has ended."""

    @property
    def agenda(self) -> tuple[Any, ...]:
        """What the rules still have to ask or do."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ...


S = TypeVar("S", bound=Agenda)


def _done(state: S, _task: Any, _news: News) -> S:
    """A task that asks nobody is done without anything happening."""
    return state


@frozen
class TaskHandler(Generic[S]):
    """A part of the law: what its tasks ask, and what is done about them.

    `ask` gives no choice if nobody is asked; then `resolve` does what happens by itself. `answer`
    does what was chosen. For both, `state` has the task no longer on its agenda.
    """

    ask: Callable[[S, Any], tuple[Choice, ...]]
    answer: Callable[[S, Any, Action, News], S]
    resolve: Callable[[S, Any, News], S] = _done


Law: TypeAlias = Mapping[type, TaskHandler[S]]
"""Which part asks, answers and resolves a task, by the class of the task."""


def law(parts: Mapping[Any, TaskHandler[S]]) -> Law[S]:
    """The law made of these parts, each named by the class of its task or by their union."""
    return {task: part for tasks, part in parts.items() for task in get_args(tasks) or (tasks,)}


def choices(state: S, law: Law[S]) -> tuple[Choice, ...]:
    """What the first task of the agenda asks; empty only when the game is over."""
    if state.over:
        return ()
    task = state.agenda[0]
    return law[type(task)].ask(state, task)


def apply(state: S, action: Action, law: Law[S]) -> Step[S]:
    """Take the first task off the agenda, do it, and go on to the next that asks somebody."""
    news: News = []
    task, state = _next(state)
    return settled(law[type(task)].answer(state, task, action, news), law, news)


def settled(state: S, law: Law[S], news: News) -> Step[S]:
    """Go on to the next task that asks somebody; `news` is what has happened before."""
    while not state.over and not choices(state, law):
        task, state = _next(state)
        state = law[type(task)].resolve(state, task, news)
    return Step(state, tuple(news))


def _next(state: S) -> tuple[Any, S]:
    """The first task, and the state without it."""
    task, *later = state.agenda
    value: Any = state  # The protocol does not say that it is a frozen value.
    return task, replace(value, agenda=tuple(later))
