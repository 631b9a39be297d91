"""The agenda: tasks of the rules, what they ask, and what follows from an answer."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, get_args

from cubacube.rules import Action, Choice, Event, Step, frozen, replace

News: TypeAlias = list[Event]
"""The events of one call of `apply`, in order.

The functions that `apply` calls add the events to this list. The list is never stored.
"""


class Agenda(Protocol):
    """A frozen state with an agenda of tasks; the first task is next."""

    @property
    def agenda(self) -> tuple[Any, ...]:
        """Tasks that the rules still have to carry out, the next one first."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ...


S = TypeVar("S", bound=Agenda)
T = TypeVar("T")


def _done(state: S, _task: Any, _news: News) -> S:
    """Return the state unchanged, for tasks that have nothing to do."""
    return state


@frozen
class TaskHandler(Generic[S]):
    """The three functions that handle some kinds of task.

    `ask` returns the choices of the task, or none if no player has to choose. `answer`
    applies the chosen action. `resolve` is called instead of `answer` if there was no
    choice. `answer` and `resolve` get a `state` without the task on its agenda.
    """

    ask: Callable[[S, Any], tuple[Choice, ...]]
    answer: Callable[[S, Any, Action, News], S]
    resolve: Callable[[S, Any, News], S] = _done


def by_class(parts: Mapping[Any, T]) -> Mapping[type, T]:
    """Return the part for each single class.

    A key of `parts` is a class or a union of classes. If two keys contain the same class, the
    later part is used.
    """
    return {one: part for classes, part in parts.items() for one in get_args(classes) or (classes,)}


@frozen
class Law(Generic[S]):
    """The `TaskHandler` of each class of tasks, and how they run the agenda of a state."""

    handlers: Mapping[type, TaskHandler[S]]

    def choices(self, state: S) -> tuple[Choice, ...]:
        """Return the choices of the first task; empty if it has none or the game is over."""
        if state.over:
            return ()
        task = state.agenda[0]
        return self.handlers[type(task)].ask(state, task)

    def apply(self, state: S, action: Action) -> Step[S]:
        """Apply `action` to the first task, then resolve tasks until one has a choice."""
        news: News = []
        task, state = _next(state)
        return self.settled(self.handlers[type(task)].answer(state, task, action, news), news)

    def settled(self, state: S, news: News) -> Step[S]:
        """Resolve tasks until one has a choice; `news` holds the events so far."""
        while not state.over and not self.choices(state):
            task, state = _next(state)
            state = self.handlers[type(task)].resolve(state, task, news)
        return Step(state, tuple(news))


def law(parts: Mapping[Any, TaskHandler[S]]) -> Law[S]:
    """Create a `Law`; each handler belongs to one class of tasks or to a union of classes."""
    return Law(by_class(parts))


def _next(state: S) -> tuple[Any, S]:
    """Return the first task, and the state without it."""
    task, *later = state.agenda
    value: Any = state  # The protocol does not say that this is a frozen dataclass.
    return task, replace(value, agenda=tuple(later))
