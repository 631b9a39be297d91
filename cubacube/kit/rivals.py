"""What The Race and The Smugglers share: rivals on one cloth, with one Vehicle each."""

from typing import Any, ClassVar, Generic, Self, TypeVar

from cubacube.kit.cards import Symbol, VehicleCard
from cubacube.kit.shot import Die, Layout
from cubacube.kit.vehicles import better
from cubacube.rules import Seat, put, replace

P = TypeVar("P")


class Rivals(Generic[P]):
    """A frozen state with players; each of them has a `vehicle`, `damage` and `bumpers`."""

    __slots__ = ()
    box: Any
    layout: Layout
    agenda: tuple[Any, ...]
    upgraded: bool
    field: ClassVar[str]
    """The name of the field that holds the players."""

    @property
    def players(self) -> tuple[P, ...]:
        """All players, by seat."""
        found: tuple[P, ...] = getattr(self, self.field)
        return found

    def player(self, seat: Seat) -> P:
        """Return the player of a seat."""
        return self.players[seat]

    def with_player(self, seat: Seat, player: P) -> Self:
        """Return this state with the player of one seat replaced."""
        return changed(self, **{self.field: put(self.players, seat, player)})

    def card(self, seat: Seat) -> VehicleCard:
        """Return the Vehicle card of a seat."""
        player: Any = self.player(seat)
        card: VehicleCard = self.box.cards.vehicle(player.vehicle)
        return card

    def symbol(self, die: Die) -> Symbol:
        """Return the symbol on top of a Gate die."""
        found: Symbol = self.box.cards.symbol(self.layout[die])
        return found

    def level(self, seat: Seat) -> int:
        """Return the Level of a seat's Vehicle."""
        return self.card(seat).level

    def better(self, seat: Seat) -> tuple[VehicleCard, ...]:
        """[A better Vehicle] Return the free Vehicle cards of the next Level."""
        players: Any = self.players
        return better(self.box.cards, self.level(seat), (each.vehicle for each in players))


R = TypeVar("R", bound=Rivals[Any])


def changed(state: R, **fields: Any) -> R:
    """Return the state with these fields replaced."""
    value: Any = state  # The base class does not say that this is a frozen dataclass.
    after: R = replace(value, **fields)
    return after
