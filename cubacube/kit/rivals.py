"""What a state of rivals offers, who share the cloth and have a Vehicle each."""

from typing import Any, Protocol, Self, TypeVar

from cubacube.kit.cards import VehicleCard
from cubacube.kit.shot import Layout
from cubacube.rules import Seat, replace


class HouseRules(Protocol):
    """The house rules that concern every flick of rivals."""

    @property
    def flips_allowed(self) -> bool:
        """Whether a die that only flips over counts as flicked."""
        ...

    @property
    def bumper_two(self) -> bool:
        """Whether a hit with installed Bumpers deals two Damage."""
        ...


class RivalsBox(Protocol):
    """What rivals play with."""

    @property
    def options(self) -> HouseRules:
        """The house rules."""
        ...


class Rivals(Protocol):
    """A frozen state; its players have `damage` and `bumpers`."""

    @property
    def box(self) -> RivalsBox:
        """What is played with."""
        ...

    @property
    def layout(self) -> Layout:
        """What lies on the cloth."""
        ...

    @property
    def agenda(self) -> tuple[Any, ...]:
        """What the rules still have to ask or do."""
        ...

    @property
    def upgraded(self) -> bool:
        """Whether the player on turn has had a better Vehicle in this turn."""
        ...

    def player(self, seat: Seat, /) -> Any:
        """One player's things."""
        ...

    def with_player(self, seat: Seat, player: Any, /) -> Self:
        """This state with other things of one player."""
        ...

    def better(self, seat: Seat, /) -> tuple[VehicleCard, ...]:
        """[A better Vehicle] The cards that a player could change to."""
        ...


R = TypeVar("R", bound=Rivals)


def changed(state: R, **fields: Any) -> R:
    """The state with these fields changed."""
    value: Any = state  # The protocol does not say that it is a frozen value.
    after: R = replace(value, **fields)
    return after
