"""The state of the Smugglers between two actions."""

from typing import Literal, TypeAlias

from cubacube.games.smugglers.rules.box import Box
from cubacube.kit.cards import SectorCard, Symbol, VehicleCard
from cubacube.kit.goods import GOODS, SUPPLY
from cubacube.kit.market import prices
from cubacube.kit.shot import City, Die, Layout
from cubacube.kit.tasks import (
    BeginTurn,
    DealCities,
    DrawStarter,
    Drive,
    EndTurn,
    Prepare,
    Slide,
    ThrowDice,
    Upgrade,
)
from cubacube.kit.vehicles import VEHICLES, better
from cubacube.rules import Seat, frozen, put, replace

SEATS = range(2, len(VEHICLES) + 1)
"""Allowed numbers of players."""

PAWNS: tuple[str, ...] = ("PA", "PB", "PC", "PD", "PE")
"""The Pawn of each seat."""

BUMPERS, COPS = 11, 13
"""[1.1] Bumper cards and Cop cards in the box."""

HAND = 2
"""[Set-up] Number of Sector cards in a hand."""

FACE_DOWN = 0
"""Id of a Sector card that a seat may not see; no real card has it."""

Mode: TypeAlias = Literal["riding", "walking", "city"]


@frozen
class Smuggler:
    """One player's belongings and place.

    `goods` are in the order of GOODS. `city` is where they are. `has_cop`: they took a Cop
    for a sale. `sold_here`: they sold in this City and must leave it (R64). Where `seen_by`
    hides them from another seat, `money` is None and `hand` holds FACE_DOWN. The rules
    always know both.
    """

    vehicle: int
    damage: int = 0
    bumpers: int = 0
    goods: tuple[Symbol, ...] = ()
    money: int | None = 0
    hand: tuple[int, ...] = ()
    wrecked: bool = False
    city: City | None = None
    has_cop: bool = False
    sold_here: bool = False


@frozen
class DealSectors:
    """[Set-up] The Sector cards are shuffled and two dealt to everybody."""


@frozen
class PlanRoute:
    """[II.1] A Sector card must be played."""

    seat: Seat


@frozen
class DrawSector:
    """[II.1] The hand is filled up. Asks for a shuffle only if the deck is empty."""

    seat: Seat


@frozen
class ChooseFace:
    """[II.6] The player may take the face of one coloured Gate die."""

    seat: Seat
    dice: tuple[Die, ...]


@frozen
class Collect:
    """[II.6] The face of this die is gained now.

    A better Vehicle may be declined if the die was `hit` and not chosen (R61).
    """

    seat: Seat
    die: Die
    hit: bool = False


@frozen
class OfferVehicle:
    """[II.6, R61] A car was hit: its face may be used for a better Vehicle."""

    seat: Seat
    die: Die


@frozen
class DropExcess:
    """[II.6, Walking 4] Goods over the cargo limit are given back, one by one."""

    seat: Seat


@frozen
class OfferRobbery:
    """[II.7] A Pawn was hit: its owner may be robbed."""

    seat: Seat
    victim: Seat


@frozen
class HideMoney:
    """[Robbing] The victim hides their money from the attacker, `by`."""

    seat: Seat
    by: Seat


@frozen
class SearchMoney:
    """[Robbing] The attacker chooses one of the victim's hiding places.

    `places` are the Pesos in each; only the victim sees them, for others it is empty.
    """

    seat: Seat
    victim: Seat
    places: tuple[int, ...]


@frozen
class Exit:
    """[II.8] The smuggler may leave the Vehicle."""

    seat: Seat


@frozen
class OnFoot:
    """[Walking 2] The turn of a smuggler who is on foot, or in a wreck."""

    seat: Seat


@frozen
class VisitCity:
    """[Walking 3] In a City: repair, sell if they `may_sell`, drive off if they `may_drive`.

    Only a smuggler who has just arrived may sell. Only one who has just got a free Vehicle
    may drive off.
    """

    seat: Seat
    may_sell: bool
    may_drive: bool


Opening: TypeAlias = DealCities | DrawStarter | DealSectors | ThrowDice
Turn: TypeAlias = BeginTurn | PlanRoute | DrawSector | Prepare | Drive | Slide | EndTurn
Gain: TypeAlias = ChooseFace | Collect | OfferVehicle | Upgrade | DropExcess
Robbery: TypeAlias = OfferRobbery | HideMoney | SearchMoney
Walking: TypeAlias = Exit | OnFoot
Task: TypeAlias = Opening | Turn | Gain | Robbery | Walking | VisitCity
"""A pending step of the rules; the first one on the agenda is next."""


@frozen
class State:
    """The full state of the Smugglers; `seat` is the current player.

    The deck is drawn from its front; a seat sees only FACE_DOWN in it. `sector` is the card
    played in this turn, 0 before. `sold` counts the cards next to the Boss in the order of
    GOODS, `cops` the Cops in the Cities in the order of the box. `bumper_on`, `upgraded`
    and `entered` (the Vehicle, on foot) belong to the current turn. Supplies are not
    stored: they are whatever is nowhere else.
    """

    box: Box
    smugglers: tuple[Smuggler, ...]
    layout: Layout
    agenda: tuple[Task, ...]
    seat: Seat = 0
    starter: Seat = 0
    deck: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    sector: int = 0
    sold: tuple[int, ...] = (0,) * len(GOODS)
    cops: tuple[int, ...] = (0, 0, 0, 0)
    bumper_on: bool = False
    upgraded: bool = False
    entered: bool = False
    over: bool = False

    @property
    def smuggler(self) -> Smuggler:
        """The current player."""
        return self.smugglers[self.seat]

    @property
    def prices(self) -> tuple[int, ...]:
        """[Selling 1] Current price of one card of each kind, in the order of GOODS."""
        return prices(self.sold, by_difference=self.box.options.by_difference)

    def player(self, seat: Seat) -> Smuggler:
        """Return the smuggler of a seat."""
        return self.smugglers[seat]

    def with_player(self, seat: Seat, player: Smuggler) -> "State":
        """Return this state with one smuggler replaced."""
        return replace(self, smugglers=put(self.smugglers, seat, player))

    def card(self, seat: Seat) -> VehicleCard:
        """Return the Vehicle card of a seat."""
        return self.box.cards.vehicle(self.smugglers[seat].vehicle)

    def better(self, seat: Seat) -> tuple[VehicleCard, ...]:
        """[A better Vehicle] Return the free Vehicle cards of the next Level."""
        taken = (each.vehicle for each in self.smugglers)
        return better(self.box.cards, self.card(seat).level, taken)

    def mode(self, seat: Seat) -> Mode:
        """Return how a smuggler travels: Pawn on the Vehicle, on the cloth or in a City."""
        if self.smugglers[seat].city is not None:
            return "city"
        on_cloth = any(each.pawn == PAWNS[seat] for each in self.layout.pawns)
        return "walking" if on_cloth else "riding"

    def cops_in(self, city: City) -> int:
        """Return the number of Cops in a City."""
        return self.cops[self.box.cards.cities.index(city)]

    def goods_left(self, good: Symbol) -> int:
        """[R30] Return how many Goods cards of a kind are in the supply."""
        carried = sum(each.goods.count(good) for each in self.smugglers)
        return SUPPLY - carried - self.sold[GOODS.index(good)]

    @property
    def bumpers_left(self) -> int:
        """[R30] Number of Bumper cards in the supply."""
        return BUMPERS - sum(each.bumpers for each in self.smugglers)

    @property
    def cops_left(self) -> int:
        """[R30] Number of Cop cards in the supply."""
        return COPS - sum(self.cops) - sum(each.has_cop for each in self.smugglers)

    def sector_card(self, card_id: int) -> SectorCard:
        """Return the Sector card with this id."""
        return next(card for card in self.box.cards.sectors if card.id == card_id)
