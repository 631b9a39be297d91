"""What every game shares: seats, actions, choices, steps and the `Rules` protocol."""

from collections.abc import Iterator
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from cubacube.rules.values import frozen

Seat: TypeAlias = int
TABLE: Seat = -1
"""The seat that answers for dice, shuffles and physics; its actions are logged like others."""
NOBODY: Seat = -1
"""A viewer who sees only what everybody may see."""

S = TypeVar("S")


class IllegalActionError(ValueError):
    """No choice of the current state contains the action."""


@frozen
class Action:
    """What a seat does: a wish or an answer. Games subclass it."""

    seat: Seat


@frozen
class Event:
    """What happened by the rules: reported once, never stored in the state. Games subclass it."""


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
    """A choice too long to list, whose actions can be picked by their number."""

    def __len__(self) -> int:
        """How many actions there are."""
        ...

    def __getitem__(self, number: int, /) -> Action:
        """Action `number`, from 0."""
        ...


@frozen
class OneOf:
    """A choice short enough to list: buttons on the screen, branches for a computer player."""

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
    """The result of `apply`: the next state and the events on the way, in order."""

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
    """The rules of one game. A module of plain functions is a `Rules`."""

    def setup(self, box: Any, seats: int, /) -> S:
        """Return the state before the first action, with this box of components and options."""
        ...

    def choices(self, state: S, /) -> tuple[Choice, ...]:
        """Return what the rules wait for; empty when the game is over."""
        ...

    def apply(self, state: S, action: Action, /) -> Step[S]:
        """Apply an action. Pure; `play` has checked that the action is legal."""
        ...

    def outcome(self, state: S, /) -> Outcome | None:
        """Return who won; None while the game runs."""
        ...

    def seen_by(self, state: S, seat: Seat, /) -> S:
        """Return what `seat` may know: the state with hidden parts blanked."""
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
