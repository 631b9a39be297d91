"""What every game shares: seats, actions, choices, steps and the `Rules` protocol."""

from collections.abc import Iterator
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from cubacube.rules.values import frozen

Seat: TypeAlias = int
TABLE: Seat = -1
"""The seat of the dealer, who supplies dice, shuffles and physics as logged actions."""
NOBODY: Seat = -1
"""The seat of a viewer who sees only what everybody may see."""

S = TypeVar("S")


class IllegalActionError(ValueError):
    """No choice of the current state contains the action."""


@frozen
class Action:
    """What a seat does, or what the dealer answers; games subclass it."""

    seat: Seat


@frozen
class Event:
    """Something that happened under the rules of a game; games subclass it.

    An event is reported once and never stored in the state.
    """


@frozen
class SeatEvent(Event):
    """An event of one seat."""

    seat: Seat


@frozen
class SeatTask:
    """Something that the rules still have to do for one seat."""

    seat: Seat


class Choice(Protocol):
    """A set of actions open to one seat now."""

    @property
    def seat(self) -> Seat:
        """The seat that may choose."""
        ...

    def __contains__(self, action: object, /) -> bool:
        """Whether `action` is legal here."""
        ...


@runtime_checkable
class IndexedChoice(Protocol):
    """A choice with too many actions to list; actions are picked by their index."""

    def __len__(self) -> int:
        """How many actions there are."""
        ...

    def __getitem__(self, number: int, /) -> Action:
        """The action with index `number`, counted from 0."""
        ...


@frozen
class OneOf:
    """A choice with few enough actions to list, for example as buttons."""

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
    """The result of `apply`: the next state, and the events that led to it, in order."""

    state: S
    events: tuple[Event, ...] = ()


@frozen
class Outcome:
    """The end of a game: points per seat, and the seats that share the win."""

    scores: tuple[int, ...]
    winners: frozenset[Seat]

    @classmethod
    def most(cls, scores: tuple[int, ...]) -> "Outcome":
        """Return the outcome in which the most points win; equal scores share the win (R31)."""
        best = max(scores)
        return cls(scores, frozenset(s for s, x in enumerate(scores) if x == best))


class Rules(Protocol[S]):
    """The rules of one game; a module of plain functions can be a `Rules`."""

    def setup(self, box: Any, seats: int, /) -> S:
        """Return the state before the first action; `box` has the components and options."""
        ...

    def choices(self, state: S, /) -> tuple[Choice, ...]:
        """Return the choices that the rules wait for; empty when the game is over."""
        ...

    def apply(self, state: S, action: Action, /) -> Step[S]:
        """Apply an action; `play` has already checked that the action is legal."""
        ...

    def outcome(self, state: S, /) -> Outcome | None:
        """Return who won; None while the game runs."""
        ...

    def seen_by(self, state: S, seat: Seat, /) -> S:
        """Return the state as `seat` may know it, with hidden parts blanked."""
        ...


def play(rules: Rules[S], state: S, action: Action) -> Step[S]:
    """Apply `action` if it is legal; this is the only check of legality.

    Raises:
        IllegalActionError: No choice of `state` contains `action`.
    """
    choices = rules.choices(state)
    if not any(action in choice for choice in choices):
        raise IllegalActionError(f"{action} is not one of {choices}")
    return rules.apply(state, action)
