"""How a game of the Smugglers stands between two actions."""

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
"""How many may smuggle."""

PAWNS: tuple[str, ...] = ("PA", "PB", "PC", "PD", "PE")
"""The Pawn of each seat."""

BUMPERS, COPS = 11, 13
"""[1.1] Bumper cards and Cop cards in the box."""

HAND = 2
"""[Set-up] Sector cards in every hand."""

FACE_DOWN = 0
"""A Sector card that a seat may not see, in `seen_by`; no card has this number."""

Mode: TypeAlias = Literal["riding", "walking", "city"]


@frozen
class Smuggler:
    """One player's things.

    `goods` are in the order of GOODS, `city` is where they are, `has_cop` the Cop taken for a sale,
    `sold_here` whether there was one in this City, so that they must leave it (R64).
    `money` is None in what another seat may see of hidden money; `hand` holds FACE_DOWN in what
    another seat may see of hidden cards. The rules always know both.
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
    """[II.1] The hand is filled up; asks for a shuffle only if the deck is empty."""

    seat: Seat


@frozen
class ChooseFace:
    """[II.6] One of the coloured dice of the Gate may give its face."""

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
    """[Robbing] The attacker chooses a place of the victim's.

    `places` are the Pesos in each; empty in what anybody but the victim may see.
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
    """[Walking 2] The turn of who is not riding, or sits in a wreck."""

    seat: Seat


@frozen
class VisitCity:
    """[Walking 3] In a City: repair, sell if they `may_sell`, drive off if they `may_drive`.

    Only who has just come in may sell, only who has just got a free Vehicle drives off.
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
"""What the rules still have to ask or do; the first of the agenda is next."""


@frozen
class State:
    """Everything that matters; `seat` is whose turn it is.

    The deck is drawn from its front; it holds only FACE_DOWN in what a seat may see. `sector` is
    the card played in this turn, 0 before. `sold` counts the cards next to the Boss in the order of
    GOODS, `cops` those in the Cities in the order of the box. `bumper_on`, `upgraded` and `entered`
    (on foot to the Vehicle) belong to the current turn. Supplies are not stored: they are what is
    nowhere else.
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
        """Who is on turn."""
        return self.smugglers[self.seat]

    @property
    def prices(self) -> tuple[int, ...]:
        """[Selling 1] What one card of each kind brings now, in the order of GOODS."""
        return prices(self.sold, by_difference=self.box.options.by_difference)

    def player(self, seat: Seat) -> Smuggler:
        """One smuggler's things."""
        return self.smugglers[seat]

    def with_player(self, seat: Seat, player: Smuggler) -> "State":
        """This state with other things of one smuggler."""
        return replace(self, smugglers=put(self.smugglers, seat, player))

    def card(self, seat: Seat) -> VehicleCard:
        """The Vehicle card of a seat."""
        return self.box.cards.vehicle(self.smugglers[seat].vehicle)

    def better(self, seat: Seat) -> tuple[VehicleCard, ...]:
        """[A better Vehicle] The cards of the next Level that nobody has."""
        taken = (each.vehicle for each in self.smugglers)
        return better(self.box.cards, self.card(seat).level, taken)

    def mode(self, seat: Seat) -> Mode:
        """How a smuggler travels: the Pawn is on the Vehicle, on the cloth or in a City."""
        if self.smugglers[seat].city is not None:
            return "city"
        on_cloth = any(each.pawn == PAWNS[seat] for each in self.layout.pawns)
        return "walking" if on_cloth else "riding"

    def cops_in(self, city: City) -> int:
        """How many Cops stand in a City."""
        return self.cops[self.box.cards.cities.index(city)]

    def goods_left(self, good: Symbol) -> int:
        """[R30] The Goods cards of a kind that nobody carries and nobody has sold."""
        carried = sum(each.goods.count(good) for each in self.smugglers)
        return SUPPLY - carried - self.sold[GOODS.index(good)]

    @property
    def bumpers_left(self) -> int:
        """[R30] The Bumper cards in the supply."""
        return BUMPERS - sum(each.bumpers for each in self.smugglers)

    @property
    def cops_left(self) -> int:
        """[R30] The Cop cards in the supply."""
        return COPS - sum(self.cops) - sum(each.has_cop for each in self.smugglers)

    def sector_card(self, card_id: int) -> SectorCard:
        """The Sector card with this number."""
        return next(card for card in self.box.cards.sectors if card.id == card_id)
