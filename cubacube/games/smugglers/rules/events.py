"""Events of the Smugglers only; shared events are in `kit.events`."""

from typing import Literal, TypeAlias

from cubacube.kit.cards import Symbol
from cubacube.kit.shot import City, Die
from cubacube.rules import Event, Seat, frozen

Cause: TypeAlias = Literal["goods", "cops"]


@frozen
class SectorsDealt(Event):
    """[Set-up] Everybody got two Sector cards."""


@frozen
class SectorPlayed(Event):
    """[II.1] A Sector card was played. Its Gate must be crossed; another card is drawn."""

    seat: Seat
    card: int


@frozen
class DiscardsShuffled(Event):
    """[II.1] The deck was empty, so the discards became the new deck."""


@frozen
class LeftStanding(Event):
    """[II.5] The Vehicle was not driven."""

    seat: Seat


@frozen
class GoodGained(Event):
    """[II.6] A player took a Goods card for the top face of `die`."""

    seat: Seat
    die: Die
    good: Symbol


@frozen
class CrateIgnored(Event):
    """[II.6] A Crate brought nothing, because Crates have no use in this game."""

    seat: Seat
    die: Die


@frozen
class GoodDropped(Event):
    """[II.6] A player with too many Goods gave one back to the supply."""

    seat: Seat
    good: Symbol


@frozen
class GoodsDestroyed(Event):
    """[Wreck] These Goods were lost with the Vehicle that became a wreck."""

    seat: Seat
    goods: tuple[Symbol, ...]


@frozen
class RobberyBegan(Event):
    """[II.7] The victim now hides their money."""

    seat: Seat
    victim: Seat


@frozen
class NothingToRob(Event):
    """[II.7] The victim has no money: nothing is hidden or searched."""

    seat: Seat
    victim: Seat


@frozen
class MoneyHidden(Event):
    """[Robbing] The victim has spread their money over this number of places."""

    victim: Seat
    places: int


@frozen
class Searched(Event):
    """[Robbing, R63] The attacker took what was in `place`; the other places stay covered."""

    seat: Seat
    victim: Seat
    place: int
    taken: int


@frozen
class Walked(Event):
    """[Walking 2] A Pawn was set on the cloth; if `exited`, it came out of its Vehicle."""

    seat: Seat
    exited: bool


@frozen
class Stayed(Event):
    """A smuggler stayed in the Vehicle, in the City or at the same place."""

    seat: Seat


@frozen
class CityEntered(Event):
    """[Walking 3] A smuggler entered this City."""

    seat: Seat
    city: City


@frozen
class VehicleEntered(Event):
    """[Walking 4] The smuggler sits in the Vehicle again and may drive."""

    seat: Seat


@frozen
class VehicleFetched(Event):
    """[Wreck] Comrades brought a free Vehicle of Level 1 to this City."""

    seat: Seat
    city: City
    card: int


@frozen
class Sold(Event):
    """[Selling] Goods were sold for `income` plus `bonus` minus `bribe`, all in Pesos."""

    seat: Seat
    city: City
    goods: tuple[Symbol, ...]
    income: int
    bonus: int
    bribe: int


@frozen
class CopPlaced(Event):
    """[Walking 1] A smuggler left a City after a sale and placed a Cop there.

    If `returned`, three Cops stood there already, and the Cop went back to the supply.
    """

    seat: Seat
    city: City
    returned: bool


@frozen
class GameEnded(Event):
    """[End] Ten cards of one Good are sold, or enough Cops stand in the Cities."""

    cause: Cause
    winners: tuple[Seat, ...]
