"""The agenda: what the rules ask next, and what follows from an answer."""

from typing import Any, Protocol, TypeAlias, TypeVar

from cubacube.rules import Action, Choice, Event, Step, replace

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


class Law(Protocol[S]):
    """What a game knows of its tasks. A module of plain functions is a `Law`."""

    def ask(self, state: S, task: Any, /) -> tuple[Choice, ...]:
        """What a task asks; nothing if it asks nobody."""
        ...

    def answer(self, state: S, task: Any, action: Action, news: News, /) -> S:
        """Do what was chosen; `state` has the task no longer on its agenda."""
        ...

    def resolve(self, state: S, task: Any, news: News, /) -> S:
        """Do what happens by itself when a task asks nobody."""
        ...


def choices(state: S, law: Law[S]) -> tuple[Choice, ...]:
    """What the first task of the agenda asks; empty only when the game is over."""
    return () if state.over else law.ask(state, state.agenda[0])


def apply(state: S, action: Action, law: Law[S]) -> Step[S]:
    """Take the first task off the agenda, do it, and go on to the next that asks somebody."""
    news: News = []
    task, state = _next(state)
    state = law.answer(state, task, action, news)
    while not state.over and not choices(state, law):
        task, state = _next(state)
        state = law.resolve(state, task, news)
    return Step(state, tuple(news))


def _next(state: S) -> tuple[Any, S]:
    """The first task, and the state without it."""
    task, *later = state.agenda
    value: Any = state  # The protocol does not say that it is a frozen value.
    return task, replace(value, agenda=tuple(later))
