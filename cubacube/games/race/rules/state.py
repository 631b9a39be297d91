"""The state of a Race between two actions."""

from typing import TypeAlias

from cubacube.games.race.rules.box import Box
from cubacube.kit.cards import SectorCard, Symbol, VehicleCard
from cubacube.kit.shot import City, Die, Flick, Layout
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

SECTORS = 5
"""[Set-up 1] Number of Sectors before the target City."""


@frozen
class Racer:
    """One player's belongings and progress.

    `blind` counts the turns in which they still flick blind. `money` is None where
    `seen_by` hides it from another seat; the rules always know it.
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
    """[Set-up 1] The target City and five Sectors are turned up."""


@frozen
class Stray:
    """[5.9] Random noise is added to a blind flick."""

    flick: Flick


@frozen
class ChooseGateBonus:
    """[I.6] The player may take the face of one coloured Gate die."""

    seat: Seat
    dice: tuple[Die, ...]


@frozen
class Collect:
    """[I.6] The face of this die is gained now."""

    seat: Seat
    die: Die


@frozen
class OpenCrate:
    """[Bonus 6] The table rolls the die with the Crate again, in place."""

    seat: Seat
    die: Die


@frozen
class UseBonuses:
    """[I.7] Alcohol, Weapons and Toolbox may be used."""

    seat: Seat


@frozen
class StopInCity:
    """[I.8] A clean flick has ended, with or without a `success`. Asks nobody."""

    seat: Seat
    success: bool


@frozen
class MeetCop:
    """[Raid] The Cop may be shaken off in `city`."""

    seat: Seat
    city: City


@frozen
class FlickAgain:
    """[I.9] Two Statues may be used for one more Vehicle flick."""

    seat: Seat


Opening: TypeAlias = DealCities | DrawStarter | DealTrack | ThrowDice
Turn: TypeAlias = BeginTurn | Prepare | Drive | Stray | Slide | EndTurn
Reward: TypeAlias = ChooseGateBonus | Collect | OpenCrate | Upgrade | UseBonuses
Arrival: TypeAlias = StopInCity | MeetCop | FlickAgain
Task: TypeAlias = Opening | Turn | Reward | Arrival
"""A pending step of the rules; the first one on the agenda is next."""


@frozen
class State:
    """The full state of a Race.

    `race` and `round` count from 1, `seat` is the current player. `track` holds the ids of
    Sectors 1 to 5, `target` the id of the card that names the target City. `bumper_on`,
    `upgraded`, `used_on` and `in_cone` belong to the current turn. `in_cone` is set until
    the first Vehicle flick of a turn under Weapons.
    """

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
        """[I.4] Whether the current player needs a Gate: not if broken, not after Sector 5."""
        return not self.racer.broken and not self.all_crossed

    def player(self, seat: Seat) -> Racer:
        """Return the racer of a seat."""
        return self.racers[seat]

    def with_player(self, seat: Seat, player: Racer) -> "State":
        """Return this state with one racer replaced."""
        return replace(self, racers=put(self.racers, seat, player))

    def card(self, seat: Seat) -> VehicleCard:
        """Return the Vehicle card of a seat."""
        return self.box.cards.vehicle(self.racers[seat].vehicle)

    def better(self, seat: Seat) -> tuple[VehicleCard, ...]:
        """[A better Vehicle] Return the free Vehicle cards of the next Level."""
        taken = (each.vehicle for each in self.racers)
        return better(self.box.cards, self.card(seat).level, taken)

    def sector(self, number: int) -> SectorCard:
        """Return the card of Sector `number`, counted from 0."""
        return self._card(self.track[number])

    @property
    def target_city(self) -> City:
        """The City to reach after Sector 5."""
        return self._card(self.target).city

    def _card(self, card_id: int) -> SectorCard:
        return next(card for card in self.box.cards.sectors if card.id == card_id)
