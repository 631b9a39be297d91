"""What happened in a Race, told once to the referee and the scene."""

from cubacube.kit.cards import Symbol
from cubacube.rules import City, Die, Event, Gate, Passage, Seat, frozen


@frozen
class CitiesDealt(Event):
    """The four City cards lie on their corners."""

    cities: tuple[City, ...]


@frozen
class StarterDrawn(Event):
    """Chance named who starts the first race."""

    seat: Seat


@frozen
class RaceBegan(Event):
    """The track is laid."""

    race: int
    target: City


@frozen
class DiceThrown(Event):
    """All dice were thrown into the area."""

    seat: Seat


@frozen
class TurnBegan(Event):
    """[I.1] A player is on; `blind` and `cone` bind his flicks."""

    seat: Seat
    blind: bool
    cone: bool


@frozen
class Prepared(Event):
    """[I.2] A Gate die was flicked and touched nothing."""

    seat: Seat
    die: Die


@frozen
class PreparationSpoilt(Event):
    """[Row 1] The flicked Gate die touched dice or left: the turn ends, no Damage."""

    seat: Seat
    die: Die
    touched: tuple[Die, ...]
    left: bool


@frozen
class OnlyFlipped(Event):
    """[2.0.3] The flicked die only flipped over: put back, the turn is lost."""

    seat: Seat
    die: Die


@frozen
class BumperInstalled(Event):
    """[I.3] A Bumper card was discarded for the coming flick."""

    seat: Seat


@frozen
class Strayed(Event):
    """[5.9] A blind flick went astray by this much."""

    seat: Seat
    angle_cdeg: int
    speed_permille: int


@frozen
class Driven(Event):
    """[2.0.5] The verdict of a Vehicle flick.

    `needed` tells whether a Gate was to be crossed at all; `spoilt_by` are the dice whose touch
    made the crossing worthless (rows 2 and 3), `costly` the Gate dice that cost one Damage each,
    `shielded` the Vehicles rammed under an installed Bumper, `blockers` what lay on the Gate,
    `broken` whether the Vehicle was broken before the flick.
    """

    seat: Seat
    needed: bool
    gate: Gate | None
    blockers: tuple[Die, ...]
    passage: Passage
    success: bool
    clean: bool
    damage: int
    costly: tuple[Die, ...]
    spoilt_by: tuple[Die, ...]
    rammed: tuple[Die, ...]
    shielded: tuple[Die, ...]
    bonus_dice: tuple[Die, ...]
    cities: tuple[City, ...]
    left: bool
    broken: bool


@frozen
class Damaged(Event):
    """Damage tokens were handed to a racer, by himself or by another."""

    seat: Seat
    tokens: int
    by: Seat


@frozen
class BrokeDown(Event):
    """The Damage of a Vehicle went over its Life: it must be repaired in a City."""

    seat: Seat


@frozen
class Advanced(Event):
    """[Row 10, 11] The Pawn moves to Sector `sector`, counted from 1."""

    seat: Seat
    sector: int


@frozen
class BonusGained(Event):
    """[I.6] A Goods card was taken for the face of `die`."""

    seat: Seat
    die: Die
    bonus: Symbol


@frozen
class NoGoodsLeft(Event):
    """[R30] The Goods cards of this kind are all in the players' hands: nothing is gained."""

    seat: Seat
    die: Die
    bonus: Symbol


@frozen
class CrateOpened(Event):
    """[Bonus 6] The die with the Crate was rolled again."""

    seat: Seat
    die: Die
    symbol: Symbol


@frozen
class VehicleGained(Event):
    """[Bonus 7] A better Vehicle; its Bumpers are filled, the Damage stays."""

    seat: Seat
    card: int


@frozen
class NoVehicleLeft(Event):
    """[Bonus 7] A Vehicle face brought nothing: no card of the next Level is left.

    Or he had `already` got a better Vehicle in this turn.
    """

    seat: Seat
    already: bool


@frozen
class ToolboxUsed(Event):
    """[Bonus 1] Damage repaired, or a Bumper taken (`bumper`)."""

    seat: Seat
    repaired: int
    bumper: bool


@frozen
class AlcoholUsed(Event):
    """[Bonus 4] The target flicks blind in his next two turns."""

    seat: Seat
    on: Seat


@frozen
class WeaponsUsed(Event):
    """[Bonus 5] The target has one Damage more and is bound to his wheels."""

    seat: Seat
    on: Seat


@frozen
class StatuesUsed(Event):
    """[I.8] Two Statues were discarded for one more flick."""

    seat: Seat


@frozen
class CopShakenOff(Event):
    """[Raid] The Cop was given back in this City."""

    seat: Seat
    city: City


@frozen
class Repaired(Event):
    """[Breakdown] A clean stop near this City took all Damage away."""

    seat: Seat
    city: City


@frozen
class ReachedTarget(Event):
    """[Finish 1] The target City is reached; this round is the last of the race."""

    seat: Seat
    city: City


@frozen
class Rewarded(Event):
    """[Finish 2, Bonus 2] Pesos for the place, and for `pairs` of Diamonds; `fined` by a Cop."""

    seat: Seat
    reward: int
    pairs: int
    fined: bool


@frozen
class RaceEnded(Event):
    """[Finish 2] The race is over."""

    race: int


@frozen
class GameEnded(Event):
    """[Finish 4] The last race is over."""

    winners: tuple[Seat, ...]
