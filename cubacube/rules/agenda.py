"""The agenda: tasks of the rules, what they ask, and what follows from an answer."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, get_args

from cubacube.rules import Action, Choice, Event, Step, frozen, replace

News: TypeAlias = list[Event]
"""Events of one `apply` in order: filled by the functions it calls, never stored."""


class Agenda(Protocol):
    """A frozen state with tasks; the first one is next."""

    @property
    def agenda(self) -> tuple[Any, ...]:
        """Tasks that the rules still have to ask or do."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ...


S = TypeVar("S", bound=Agenda)


def _done(state: S, _task: Any, _news: News) -> S:
    """Do nothing for a task that asks nobody."""
    return state


@frozen
class TaskHandler(Generic[S]):
    """Handlers of some tasks: what they ask, and what is done about them.

    `ask` returns no choice if nobody is asked; then `resolve` does what happens by itself.
    `answer` applies the chosen action. Both get a `state` without the task on its agenda.
    """

    ask: Callable[[S, Any], tuple[Choice, ...]]
    answer: Callable[[S, Any, Action, News], S]
    resolve: Callable[[S, Any, News], S] = _done


Law: TypeAlias = Mapping[type, TaskHandler[S]]
"""The handlers of each class of tasks."""


def law(parts: Mapping[Any, TaskHandler[S]]) -> Law[S]:
    """Create a Law from handlers, each under the class of its task or a union of classes."""
    return {task: part for tasks, part in parts.items() for task in get_args(tasks) or (tasks,)}


def choices(state: S, law: Law[S]) -> tuple[Choice, ...]:
    """Return the choices of the first task; empty if it asks nobody or the game is over."""
    if state.over:
        return ()
    task = state.agenda[0]
    return law[type(task)].ask(state, task)


def apply(state: S, action: Action, law: Law[S]) -> Step[S]:
    """Answer the first task with `action`, then continue to the next that asks somebody."""
    news: News = []
    task, state = _next(state)
    return settled(law[type(task)].answer(state, task, action, news), law, news)


def settled(state: S, law: Law[S], news: News) -> Step[S]:
    """Continue to the next task that asks somebody; `news` has the events so far."""
    while not state.over and not choices(state, law):
        task, state = _next(state)
        state = law[type(task)].resolve(state, task, news)
    return Step(state, tuple(news))


def _next(state: S) -> tuple[Any, S]:
    """Return the first task, and the state without it."""
    task, *later = state.agenda
    value: Any = state  # The protocol does not say that this is a frozen dataclass.
    return task, replace(value, agenda=tuple(later))
