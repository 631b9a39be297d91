"""The state of a Race between two actions."""

from typing import TypeAlias

from cubacube.games.race.rules.box import Box
from cubacube.kit import tasks
from cubacube.kit.cards import SectorCard, Symbol
from cubacube.kit.rivals import Rivals
from cubacube.kit.shot import City, Die, Flick, Layout
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Seat, SeatTask, frozen

SEATS = range(2, len(VEHICLES) + 1)
"""Allowed numbers of players."""

SECTORS = 5
"""[Set-up 1] Number of Sectors to cross before the target City."""


@frozen
class Racer:
    """One player's belongings and progress.

    `blind` is the number of turns in which the player still flicks blind. `money` is None
    only in a state made by `seen_by`, for a seat that may not see it.
    """

    vehicle: int
    damage: int = 0
    bumpers: int = 0
    bonuses: tuple[Symbol, ...] = ()
    money: int | None = 0
    crossed: int = 0
    finished: bool = False
    broken: bool = False
    blind: int = 0
    cone: bool = False
    has_cop: bool = False


@frozen
class DealTrack:
    """[Set-up 1] Task: turn up the target City and five Sectors."""


@frozen
class Stray:
    """[5.9] Task: add random noise to a blind flick."""

    flick: Flick


@frozen
class ChooseGateBonus(SeatTask):
    """[I.6] Task: the player may take the face of one coloured Gate die."""

    dice: tuple[Die, ...]


@frozen
class Collect(SeatTask):
    """[I.6] Task: the player gains the top face of this die."""

    die: Die


@frozen
class OpenCrate(SeatTask):
    """[Bonus 6] Task: the dealer re-rolls the die that shows the Crate; the die stays in place."""

    die: Die


@frozen
class UseBonuses(SeatTask):
    """[I.7] Task: the player may use Alcohol, Weapons and Toolbox."""


@frozen
class StopInCity(SeatTask):
    """[I.8] Task without a choice: check whether a clean flick ended near a City.

    `success` is whether the flick was a success.
    """

    success: bool


@frozen
class MeetCop(SeatTask):
    """[Raid] Task: the player may give the Cop back in `city`."""

    city: City


@frozen
class FlickAgain(SeatTask):
    """[I.9] Task: the player may use two Statues for one more Vehicle flick."""


Opening: TypeAlias = tasks.DealCities | tasks.DrawStarter | DealTrack | tasks.ThrowDice
Turn: TypeAlias = (
    tasks.BeginTurn | tasks.Prepare | tasks.Drive | Stray | tasks.Slide | tasks.EndTurn
)
Reward: TypeAlias = ChooseGateBonus | Collect | OpenCrate | tasks.Upgrade | UseBonuses
Arrival: TypeAlias = StopInCity | MeetCop | FlickAgain
Task: TypeAlias = Opening | Turn | Reward | Arrival
"""All kinds of tasks; the agenda lists the pending tasks, the next one first."""


@frozen
class State(Rivals[Racer]):
    """The full state of a Race.

    `race` and `round` count from 1. `seat` is the current player. `track` holds the ids of
    Sectors 1 to 5, `target` the id of the card that names the target City. `bumper_on`,
    `upgraded`, `used_on` and `in_cone` belong to the current turn. `in_cone` tells whether
    Weapons still limit the direction of the turn's first Vehicle flick.
    """

    field = "racers"
    box: Box
    racers: tuple[Racer, ...]
    layout: Layout
    agenda: tuple[Task, ...]
    seat: Seat = 0
    starter: Seat = 0
    race: int = 1
    round: int = 1
    track: tuple[int, ...] = ()
    target: int = 0
    bumper_on: bool = False
    in_cone: bool = False
    upgraded: bool = False
    used_on: tuple[Seat, ...] = ()
    over: bool = False

    @property
    def racer(self) -> Racer:
        """The current player."""
        return self.racers[self.seat]

    @property
    def all_crossed(self) -> bool:
        """[Row 18] Whether the current player has crossed all Sectors."""
        return self.racer.crossed == len(self.track)

    @property
    def needs_gate(self) -> bool:
        """[I.4] Whether the current player needs a Gate.

        No Gate is needed if the Vehicle is broken, or if Sector 5 is already crossed.
        """
        return not self.racer.broken and not self.all_crossed

    def sector(self, number: int) -> SectorCard:
        """Return the card of the Sector at index `number` on the track; 0 is Sector 1."""
        return self.box.cards.sector(self.track[number])

    @property
    def target_city(self) -> City:
        """The City to reach after Sector 5."""
        return self.box.cards.sector(self.target).city
