"""Protocols for games in which rivals share one cloth and have one Vehicle each."""

from typing import Any, Protocol, Self, TypeVar

from cubacube.kit.cards import VehicleCard
from cubacube.kit.shot import Layout
from cubacube.rules import Seat, replace


class HouseRules(Protocol):
    """The house rules that concern every flick in a game of rivals."""

    @property
    def flips_allowed(self) -> bool:
        """Whether a flick counts if the die only flips over."""
        ...

    @property
    def bumper_two(self) -> bool:
        """Whether a Vehicle takes two Damage if the Vehicle that rams it has a Bumper installed."""
        ...


class RivalsBox(Protocol):
    """The components and options of a game of rivals."""

    @property
    def options(self) -> HouseRules:
        """The house rules."""
        ...


class Rivals(Protocol):
    """The frozen state of a game of rivals; each of its players has `damage` and `bumpers`."""

    @property
    def box(self) -> RivalsBox:
        """The components and options of the match."""
        ...

    @property
    def layout(self) -> Layout:
        """What lies on the cloth."""
        ...

    @property
    def agenda(self) -> tuple[Any, ...]:
        """Tasks that the rules still have to carry out, the next one first."""
        ...

    @property
    def upgraded(self) -> bool:
        """Whether the current player got a better Vehicle in this turn."""
        ...

    def player(self, seat: Seat, /) -> Any:
        """Return the player of a seat."""
        ...

    def with_player(self, seat: Seat, player: Any, /) -> Self:
        """Return this state with the player of one seat replaced."""
        ...

    def better(self, seat: Seat, /) -> tuple[VehicleCard, ...]:
        """[A better Vehicle] Return the cards that a player could upgrade to."""
        ...


R = TypeVar("R", bound=Rivals)


def changed(state: R, **fields: Any) -> R:
    """Return the state with these fields replaced."""
    value: Any = state  # The protocol does not say that this is a frozen dataclass.
    after: R = replace(value, **fields)
    return after
