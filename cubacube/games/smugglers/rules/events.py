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
    """[II.1] A Sector card was played. Its Gate is to be crossed; another card is drawn."""

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
    """[II.6] A Goods card was taken for the face of `die`."""

    seat: Seat
    die: Die
    good: Symbol


@frozen
class CrateIgnored(Event):
    """[II.6] A Crate was hit: it means nothing here."""

    seat: Seat
    die: Die


@frozen
class GoodDropped(Event):
    """[II.6] One Good too many went back to the supply."""

    seat: Seat
    good: Symbol


@frozen
class GoodsDestroyed(Event):
    """[Wreck] These Goods were in the Vehicle that became a wreck."""

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
    """[Walking 2] The Pawn was set on the cloth; `exited` if it came out of its Vehicle."""

    seat: Seat
    exited: bool


@frozen
class Stayed(Event):
    """The Pawn, or the smuggler in the Vehicle, stays."""

    seat: Seat


@frozen
class CityEntered(Event):
    """[Walking 3] The smuggler is in this City."""

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
    """[Selling] Goods were sold for `income` and `bonus`, less the `bribe`, all in Pesos."""

    seat: Seat
    city: City
    goods: tuple[Symbol, ...]
    income: int
    bonus: int
    bribe: int


@frozen
class CopPlaced(Event):
    """[Walking 1] A smuggler left a City after a sale and placed a Cop there.

    `returned`: three Cops were there already, so this one went back to the supply.
    """

    seat: Seat
    city: City
    returned: bool


@frozen
class GameEnded(Event):
    """[End] Ten cards of one Good are sold, or enough Cops stand in the Cities."""

    cause: Cause
    winners: tuple[Seat, ...]
