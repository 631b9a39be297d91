"""Actions of a smuggler, besides flicking (`cubacube.kit.shot.Flick`)."""

from cubacube.kit.cards import Symbol
from cubacube.kit.shot import City, Die
from cubacube.rules import Action, Seat, frozen


@frozen
class PlaySector(Action):
    """[II.1] Discard this Sector card from the hand; its Gate is the one to cross."""

    card: int


@frozen
class TakeFace(Action):
    """[II.6] Take the face of one Gate die, or decline."""

    die: Die | None


@frozen
class Drop(Action):
    """[II.6] Give one Good back, because the Vehicle carries too many."""

    good: Symbol


@frozen
class Rob(Action):
    """[II.7] Rob a smuggler whose Pawn was hit."""

    victim: Seat


@frozen
class Hide(Action):
    """[Robbing] Spread all money over the hiding places, in whole thousands of Pesos."""

    places: tuple[int, ...]


@frozen
class Search(Action):
    """[Robbing] Take the victim's money from this hiding place, counted from 0."""

    place: int


@frozen
class Walk(Action):
    """[II.8, Walking 2] Set the middle of the Pawn's base here, in tenths of a millimetre.

    A base that touches a City card enters that City. A base that touches the smuggler's own
    Vehicle enters the Vehicle.
    """

    x_tenth_mm: int
    y_tenth_mm: int


@frozen
class EnterCity(Action):
    """[Walking 3] Walk into this City."""

    city: City


@frozen
class EnterVehicle(Action):
    """[Walking 4] Walk to the smuggler's own Vehicle, and drive in the same turn."""


@frozen
class Stay(Action):
    """Do not walk: stay in the Vehicle, in the City or at this place on the cloth."""


@frozen
class Sell(Action):
    """[Selling] Sell these Goods in one sale; `goods` is in the order of `kit.goods.GOODS`."""

    goods: tuple[Symbol, ...]


@frozen
class Repair(Action):
    """[Repair] Pay to remove all Damage and to fill the Bumpers."""
