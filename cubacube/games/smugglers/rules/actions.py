"""What a smuggler may do, besides flicking (`cubacube.rules.Flick`)."""

from cubacube.kit.cards import Symbol
from cubacube.kit.shot import City, Die
from cubacube.rules import Action, Seat, frozen


@frozen
class PlaySector(Action):
    """[II.1] Discard this Sector card of the hand: its Gate is the one to cross."""

    card: int


@frozen
class TakeFace(Action):
    """[II.6] Take the face of one die of the Gate, or of none."""

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
    """[Robbing] The victim spreads all their money: Pesos in each place, whole thousands."""

    places: tuple[int, ...]


@frozen
class Search(Action):
    """[Robbing] The attacker takes what is in this place, counted from 0."""

    place: int


@frozen
class Walk(Action):
    """[II.8, Walking 2] Set the Pawn here: the middle of its base, in tenths of a millimetre.

    A base that touches a City card is in that City, one that touches the own Vehicle enters it.
    """

    x_tenth_mm: int
    y_tenth_mm: int


@frozen
class EnterCity(Action):
    """[Walking 3] Walk into this City."""

    city: City


@frozen
class EnterVehicle(Action):
    """[Walking 4] Walk to the own Vehicle and drive in the same turn."""


@frozen
class Stay(Action):
    """Walk nowhere: stay in the Vehicle, in the City or on the spot."""


@frozen
class Sell(Action):
    """[Selling] Sell these Goods at once, named in the order of `kit.goods.GOODS`."""

    goods: tuple[Symbol, ...]


@frozen
class Repair(Action):
    """[Repair] Pay for a damaged Vehicle: no Damage, and all its Bumpers."""
