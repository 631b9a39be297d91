"""The state of a game of the Couriers between two actions."""

from typing import Literal, TypeAlias

from cubacube.games.couriers.rules.box import Box
from cubacube.games.couriers.rules.tasks import Task
from cubacube.kit.cards import SectorCard, Symbol, VehicleCard
from cubacube.kit.shot import City, Die, Layout
from cubacube.kit.vehicles import VEHICLES, vehicle_dice
from cubacube.rules import Seat, frozen

SEATS = range(1, 6)
"""Allowed numbers of players."""

ROUTES, JOBS = 5, 4
"""[Set-up] Number of open routes, and of Jobs to choose from."""

CAUGHT = 2
"""[III.7] The game is lost after this many turns in a row that end behind the Police."""

Flicked: TypeAlias = Literal["nothing", "gate", "vehicle"]


@frozen
class Turn:
    """Data that holds only for the current turn.

    `route` is the chosen Sector card; it stays among the routes until it is crossed.
    `alarms` is the number of extra cards for the Police (Row 1, Hardcore 2).
    """

    route: int | None = None
    bumper_on: bool = False
    dropped_job: bool = False
    flicked: Flicked = "nothing"
    alarms: int = 0
    repaired: bool = False
    evaded: bool = False
    delivered: bool = False


@frozen
class State:
    """The complete state; Sector cards are stored by their ids.

    `joint` is the die of the joint Vehicle, `card` its Vehicle card. Crossed cards lie in
    `road`, or in `detour` if they do not count for the Job (crossed while broken, or for a
    Job that was dropped). The cards of the Police lie in `police`, the latest last. `job_km`
    are the kilometres driven for the Job; they stay when the rows are tidied (R49). `laid`
    counts the crossed cards since the last delivery. `streak` counts the Gate flicks in a row,
    and `behind` the turns in a row that ended with the Police ahead. `hideout` is the City that
    gets a Cop when the Vehicle moves on. `earned` are the Jobs done.
    """

    box: Box
    seats: int
    layout: Layout
    agenda: tuple[Task, ...]
    card: int
    bumpers: int
    seat: Seat = 0
    starter: Seat = 0
    round: int = 1
    joint: Die = VEHICLES[0]
    damage: int = 0
    broken: bool = False
    cargo: tuple[Symbol, ...] = ()
    deck: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    routes: tuple[int, ...] = ()
    job: int | None = None
    road: tuple[int, ...] = ()
    detour: tuple[int, ...] = ()
    police: tuple[int, ...] = ()
    earned: tuple[int, ...] = ()
    job_km: int = 0
    laid: int = 0
    streak: int = 0
    behind: int = 0
    cops: tuple[City, ...] = ()
    hideout: City | None = None
    turn: Turn = Turn()
    over: bool = False

    @property
    def vehicle(self) -> VehicleCard:
        """The card of the joint Vehicle."""
        return self.box.cards.vehicle(self.card)

    @property
    def smug_km(self) -> int:
        """Kilometres of the Couriers in the chase."""
        return self.km(self.road) + self.km(self.detour)

    @property
    def police_km(self) -> int:
        """Kilometres of the Police in the chase."""
        return self.km(self.police)

    @property
    def job_points(self) -> int:
        """Points of the Jobs done, without Hardcore packages; they count for the target."""
        return sum(self.sector(card).value for card in self.earned)

    @property
    def points(self) -> int:
        """[Hardcore] The points of the Jobs, times one more than the number of packages."""
        return self.job_points * (1 + self.box.packages)

    @property
    def job_card(self) -> SectorCard | None:
        """The card of the current Job; None before the first Job and between two Jobs."""
        return None if self.job is None else self.sector(self.job)

    @property
    def km_to_go(self) -> int:
        """Kilometres that the current Job still needs; 0 without a Job."""
        job = self.job_card
        return 0 if job is None else max(0, job.distance - self.job_km)

    @property
    def whites(self) -> tuple[Die, ...]:
        """The white Vehicle dice still in the game."""
        dice = vehicle_dice(pose.die for pose in self.layout.dice)
        return tuple(die for die in dice if die != self.joint)

    def symbol(self, die: Die) -> Symbol:
        """Return the symbol on top of a Gate die."""
        return self.box.cards.symbol(self.layout[die])

    def level(self, _seat: Seat) -> int:
        """Return the Level of the Vehicle, which all seats share."""
        return self.vehicle.level

    def sector(self, card_id: int) -> SectorCard:
        """Return the Sector card with this number."""
        return self.box.cards.sector(card_id)

    def km(self, cards: tuple[int, ...]) -> int:
        """Return the total kilometres of some Sector cards."""
        return sum(self.sector(card).km for card in cards)
