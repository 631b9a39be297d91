"""Events of a Race, for the referee and the scene."""

from cubacube.kit.cards import Symbol
from cubacube.kit.shot import City, Die
from cubacube.rules import Event, Seat, SeatEvent, frozen


@frozen
class RaceBegan(Event):
    """The track of a new race was laid out."""

    race: int
    target: City


@frozen
class Strayed(SeatEvent):
    """[5.9] Random noise changed the angle and speed of a blind flick."""

    angle_cdeg: int
    speed_permille: int


@frozen
class Advanced(SeatEvent):
    """[Row 10, 11] The Pawn moves to Sector `sector`, counted from 1."""

    sector: int


@frozen
class BonusGained(SeatEvent):
    """[I.6] A player took a Goods card for the top face of `die`."""

    die: Die
    bonus: Symbol


@frozen
class CrateOpened(SeatEvent):
    """[Bonus 6] The die that showed the Crate was rolled again."""

    die: Die
    symbol: Symbol


@frozen
class ToolboxUsed(SeatEvent):
    """[Bonus 1] A Toolbox repaired Damage or, if `bumper`, brought a Bumper."""

    repaired: int
    bumper: bool


@frozen
class AlcoholUsed(SeatEvent):
    """[Bonus 4] The target flicks blind in their next two turns."""

    on: Seat


@frozen
class WeaponsUsed(SeatEvent):
    """[Bonus 5] The target takes 1 Damage, and the direction of their next drive is limited.

    The Vehicle must go roughly where its wheels point.
    """

    on: Seat


@frozen
class StatuesUsed(SeatEvent):
    """[I.9] Two Statues were discarded for one more flick."""


@frozen
class CopShakenOff(SeatEvent):
    """[Raid] The Cop was given back in this City."""

    city: City


@frozen
class ReachedTarget(SeatEvent):
    """[Finish 1] The target City is reached; this round is the last of the race."""

    city: City


@frozen
class Rewarded(SeatEvent):
    """[Finish 2, Bonus 2] A player was paid for their result and for their Diamonds.

    `pairs` is the number of pairs of Diamonds. If `fined`, the player had a Cop and lost
    both payments.
    """

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
