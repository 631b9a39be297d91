"""Events of the Smugglers only; shared events are in `kit.events`."""

from typing import Literal, TypeAlias

from cubacube.kit.cards import Symbol
from cubacube.kit.shot import City, Die
from cubacube.rules import Event, Seat, SeatEvent, frozen

Cause: TypeAlias = Literal["goods", "cops"]


@frozen
class SectorsDealt(Event):
    """[Set-up] Everybody got two Sector cards."""


@frozen
class SectorPlayed(SeatEvent):
    """[II.1] A Sector card was played. Its Gate must be crossed; another card is drawn."""

    card: int


@frozen
class DiscardsShuffled(Event):
    """[II.1] The deck was empty, so the discards became the new deck."""


@frozen
class LeftStanding(SeatEvent):
    """[II.5] The Vehicle was not driven."""


@frozen
class GoodGained(SeatEvent):
    """[II.6] A player took a Goods card for the top face of `die`."""

    die: Die
    good: Symbol


@frozen
class CrateIgnored(SeatEvent):
    """[II.6] A Crate brought nothing, because Crates have no use in this game."""

    die: Die


@frozen
class GoodDropped(SeatEvent):
    """[II.6] A player with too many Goods gave one back to the supply."""

    good: Symbol


@frozen
class GoodsDestroyed(SeatEvent):
    """[Wreck] These Goods were lost with the Vehicle that became a wreck."""

    goods: tuple[Symbol, ...]


@frozen
class RobberyBegan(SeatEvent):
    """[II.7] The victim now hides their money."""

    victim: Seat


@frozen
class NothingToRob(SeatEvent):
    """[II.7] The victim has no money: nothing is hidden or searched."""

    victim: Seat


@frozen
class MoneyHidden(Event):
    """[Robbing] The victim has spread their money over this number of places."""

    victim: Seat
    places: int


@frozen
class Searched(SeatEvent):
    """[Robbing, R63] The attacker took what was in `place`; the other places stay covered."""

    victim: Seat
    place: int
    taken: int


@frozen
class Walked(SeatEvent):
    """[Walking 2] A Pawn was set on the cloth; if `exited`, it came out of its Vehicle."""

    exited: bool


@frozen
class Stayed(SeatEvent):
    """A smuggler stayed in the Vehicle, in the City or at the same place."""


@frozen
class CityEntered(SeatEvent):
    """[Walking 3] A smuggler entered this City."""

    city: City


@frozen
class VehicleEntered(SeatEvent):
    """[Walking 4] The smuggler sits in the Vehicle again and may drive."""


@frozen
class VehicleFetched(SeatEvent):
    """[Wreck] Comrades brought a free Vehicle of Level 1 to this City."""

    city: City
    card: int


@frozen
class Sold(SeatEvent):
    """[Selling] Goods were sold for `income` plus `bonus` minus `bribe`, all in Pesos."""

    city: City
    goods: tuple[Symbol, ...]
    income: int
    bonus: int
    bribe: int


@frozen
class CopPlaced(SeatEvent):
    """[Walking 1] A smuggler left a City after a sale and placed a Cop there.

    If `returned`, three Cops stood there already, and the Cop went back to the supply.
    """

    city: City
    returned: bool


@frozen
class GameEnded(Event):
    """[End] Ten cards of one Good are sold, or enough Cops stand in the Cities."""

    cause: Cause
    winners: tuple[Seat, ...]
