"""What every game shares: seats, actions, choices, steps and the `Rules` protocol."""

from collections.abc import Iterator
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from cubacube.rules.values import frozen

Seat: TypeAlias = int
TABLE: Seat = -1
"""The seat that answers for dice, shuffles and physics; its actions are logged like others."""
NOBODY: Seat = -1
"""As a viewer: sees what everybody may see."""

S = TypeVar("S")


class IllegalActionError(ValueError):
    """The action is in none of the choices of the state it was played on."""


@frozen
class Action:
    """What a seat does: a wish or an answer. Games subclass it."""

    seat: Seat


@frozen
class Event:
    """What the rules say happened: told once, never stored as truth. Games subclass it."""


class Choice(Protocol):
    """A set of actions open to one seat now."""

    @property
    def seat(self) -> Seat:
        """Who may choose."""
        ...

    def __contains__(self, action: object, /) -> bool:
        """Whether `action` is legal here."""
        ...


@runtime_checkable
class IndexedChoice(Protocol):
    """A choice too long to list, whose actions can be picked by their number."""

    def __len__(self) -> int:
        """How many actions there are."""
        ...

    def __getitem__(self, number: int, /) -> Action:
        """Action `number`, from 0."""
        ...


@frozen
class OneOf:
    """A choice small enough to list: buttons for the screen, branches for a bot."""

    seat: Seat
    actions: tuple[Action, ...]

    def __contains__(self, action: object) -> bool:
        """Whether `action` is listed."""
        return action in self.actions

    def __iter__(self) -> Iterator[Action]:
        """The listed actions in order."""
        return iter(self.actions)


@frozen
class Step(Generic[S]):
    """The answer of `apply`: the next state and what happened on the way, in order."""

    state: S
    events: tuple[Event, ...] = ()


@frozen
class Outcome:
    """The end of a game: points per seat, and the seats that share the win."""

    scores: tuple[int, ...]
    winners: frozenset[Seat]

    @classmethod
    def most(cls, scores: tuple[int, ...]) -> "Outcome":
        """The most points win; equal ones share the win (R31)."""
        best = max(scores)
        return cls(scores, frozenset(s for s, x in enumerate(scores) if x == best))


class Rules(Protocol[S]):
    """One game's laws. A module of plain functions is a `Rules`."""

    def setup(self, box: Any, seats: int, /) -> S:
        """The state before the first action, with this box of components and options."""
        ...

    def choices(self, state: S, /) -> tuple[Choice, ...]:
        """What the rules wait for; empty when the game is over."""
        ...

    def apply(self, state: S, action: Action, /) -> Step[S]:
        """The laws. Pure; `play` has checked that the action is legal."""
        ...

    def outcome(self, state: S, /) -> Outcome | None:
        """Who won; None while the game runs."""
        ...

    def seen_by(self, state: S, seat: Seat, /) -> S:
        """What `seat` may know: the state with hidden parts blanked."""
        ...


def play(rules: Rules[S], state: S, action: Action) -> Step[S]:
    """Apply `action` if it is legal: the one guard of legality.

    Raises:
        IllegalActionError: No choice of `state` contains `action`.
    """
    choices = rules.choices(state)
    if not any(action in choice for choice in choices):
        raise IllegalActionError(f"{action} is not one of {choices}")
    return rules.apply(state, action)
