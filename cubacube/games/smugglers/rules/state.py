"""The state of the Smugglers between two actions."""

from typing import Literal, TypeAlias

from cubacube.games.smugglers.rules.box import Box
from cubacube.kit import tasks
from cubacube.kit.cards import SectorCard, Symbol
from cubacube.kit.goods import GOODS, SUPPLY
from cubacube.kit.market import prices
from cubacube.kit.rivals import Rivals
from cubacube.kit.shot import City, Die, Layout
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Seat, SeatTask, frozen

SEATS = range(2, len(VEHICLES) + 1)
"""Allowed numbers of players."""

PAWNS: tuple[str, ...] = ("PA", "PB", "PC", "PD", "PE")
"""The Pawn of each seat."""

BUMPERS, COPS = 11, 13
"""[1.1] Numbers of Bumper cards and of Cop cards in the box."""

HAND = 2
"""[Set-up] Number of Sector cards in a hand."""

FACE_DOWN = 0
"""Id of a Sector card that a seat may not see; no real card has it."""

Mode: TypeAlias = Literal["riding", "walking", "city"]


@frozen
class Smuggler:
    """One player's belongings and place.

    `goods` are in the order of GOODS. `city` is the City they are in, or None. `has_cop`
    tells that they took a Cop for a sale. `sold_here` tells that they sold in this City and
    must leave it (R64). In a state made by `seen_by`, hidden `money` is None and hidden
    cards in `hand` are FACE_DOWN.
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
    """[Set-up] Task: shuffle the Sector cards and deal two to each player."""


@frozen
class PlanRoute(SeatTask):
    """[II.1] Task: the player must play a Sector card."""


@frozen
class DrawSector(SeatTask):
    """[II.1] Task: the player draws a Sector card; an empty deck is shuffled first."""


@frozen
class ChooseFace(SeatTask):
    """[II.6] Task: the player may take the face of one coloured Gate die."""

    dice: tuple[Die, ...]


@frozen
class Collect(SeatTask):
    """[II.6] Task: the player gains the top face of this die.

    The player may decline a better Vehicle if the die was `hit` and not chosen (R61).
    """

    die: Die
    hit: bool = False


@frozen
class OfferVehicle(SeatTask):
    """[II.6, R61] Task: the player may get a better Vehicle for a car face they hit."""

    die: Die


@frozen
class DropExcess(SeatTask):
    """[II.6, Walking 4] Task: the player gives back Goods over the cargo limit, one by one."""


@frozen
class OfferRobbery(SeatTask):
    """[II.7] Task: the player may rob the owner of a Pawn that was hit."""

    victim: Seat


@frozen
class HideMoney(SeatTask):
    """[Robbing] Task: the victim hides their money; `by` is the attacker."""

    by: Seat


@frozen
class SearchMoney(SeatTask):
    """[Robbing] Task: the attacker chooses one of the victim's hiding places.

    `places` holds the Pesos in each place. Only the victim sees them: for all others it is
    empty.
    """

    victim: Seat
    places: tuple[int, ...]


@frozen
class Exit(SeatTask):
    """[II.8] Task: the smuggler may leave the Vehicle."""


@frozen
class OnFoot(SeatTask):
    """[Walking 2] Task: a turn on foot, also for a smuggler who still sits in a wreck."""


@frozen
class VisitCity(SeatTask):
    """[Walking 3] Task: the smuggler may repair, sell or drive off in a City.

    `may_sell` is set only for a smuggler who has just arrived, `may_drive` only for one who
    has just got a free Vehicle.
    """

    may_sell: bool
    may_drive: bool


Opening: TypeAlias = tasks.DealCities | tasks.DrawStarter | DealSectors | tasks.ThrowDice
Turn: TypeAlias = (
    tasks.BeginTurn
    | PlanRoute
    | DrawSector
    | tasks.Prepare
    | tasks.Drive
    | tasks.Slide
    | tasks.EndTurn
)
Gain: TypeAlias = ChooseFace | Collect | OfferVehicle | tasks.Upgrade | DropExcess
Robbery: TypeAlias = OfferRobbery | HideMoney | SearchMoney
Walking: TypeAlias = Exit | OnFoot
Task: TypeAlias = Opening | Turn | Gain | Robbery | Walking | VisitCity
"""All kinds of pending steps of the rules; the agenda lists them, the next one first."""


@frozen
class State(Rivals[Smuggler]):
    """The full state of the Smugglers; `seat` is the current player.

    The first card of `deck` is drawn next; players see only FACE_DOWN there. `sector` is
    the card played in this turn, or 0 before that. `sold` counts the sold cards of each
    Good, in the order of GOODS. `cops` counts the Cops in each City, in the order of the
    box. `bumper_on`, `upgraded` and `entered` belong to the current turn; `entered` tells
    that the smuggler came back to the Vehicle on foot. Supplies are not stored: they are
    all cards that are nowhere else.
    """

    field = "smugglers"
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
        """[Selling 1] Current price of one card of each Good, in the order of GOODS."""
        return prices(self.sold, by_difference=self.box.options.by_difference)

    def mode(self, seat: Seat) -> Mode:
        """Return how a smuggler travels: in a City, on foot on the cloth, or in the Vehicle."""
        if self.smugglers[seat].city is not None:
            return "city"
        on_cloth = any(each.pawn == PAWNS[seat] for each in self.layout.pawns)
        return "walking" if on_cloth else "riding"

    def cops_in(self, city: City) -> int:
        """Return the number of Cops in a City."""
        return self.cops[self.box.cards.cities.index(city)]

    def goods_left(self, good: Symbol) -> int:
        """[R30] Return how many Goods cards of this kind are in the supply."""
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
        return self.box.cards.sector(card_id)
