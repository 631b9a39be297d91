"""What happens in several variants, told once to the referee and the scene."""

from cubacube.kit.cards import Symbol
from cubacube.kit.shot import City, Die, Gate, Passage
from cubacube.rules import Event, Seat, frozen


@frozen
class CitiesDealt(Event):
    """The four City cards lie on their corners."""

    cities: tuple[City, ...]


@frozen
class StarterDrawn(Event):
    """Chance named who starts."""

    seat: Seat


@frozen
class DiceThrown(Event):
    """All dice were thrown into the area."""

    seat: Seat


@frozen
class DicePlaced(Event):
    """Dice were laid by hand, in a match for training."""

    seat: Seat
    dice: tuple[Die, ...]


@frozen
class TurnBegan(Event):
    """A player is on; `blind` and `cone` tell what binds their flicks."""

    seat: Seat
    blind: bool = False
    cone: bool = False


@frozen
class Prepared(Event):
    """A Gate die was flicked and touched nothing."""

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
class FlickVoid(Event):
    """[R72] The table found no end of a flick: all lies as before, the turn is lost."""

    seat: Seat
    die: Die


@frozen
class BumperInstalled(Event):
    """A Bumper card was discarded for the coming flick."""

    seat: Seat


@frozen
class Driven(Event):
    """[2.0.5] The verdict of a Vehicle flick.

    `needed` tells whether a Gate was to be crossed at all; `spoilt_by` are the dice whose touch
    made the crossing worthless [Row 2, 3], `costly` the Gate dice that cost one Damage each,
    `shielded` the Vehicles rammed under an installed Bumper, `blockers` what lay on the Gate,
    `broken` whether the Vehicle was broken before the flick. `early` are the dice met at or before
    t_c of a success, `bumper` tells whether a Bumper was installed. `struck` are the numbers of the
    obstacles with Damage that were met [Row 19], `absorbed` those among them that a Bumper took,
    `barred_by` those that lay on the Gate [R103].
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
    early: tuple[Die, ...] = ()
    bumper: bool = False
    struck: tuple[int, ...] = ()
    absorbed: tuple[int, ...] = ()
    barred_by: tuple[int, ...] = ()

    @property
    def bumper_used(self) -> bool:
        """Whether a Bumper took a blow."""
        return bool(self.shielded or self.absorbed)


@frozen
class Damaged(Event):
    """Damage tokens were handed to a player, by themselves or by another."""

    seat: Seat
    tokens: int
    by: Seat


@frozen
class BrokeDown(Event):
    """[R10] A Vehicle has too much Damage for its Life."""

    seat: Seat


@frozen
class NoGoodsLeft(Event):
    """[R30] No Goods card of this kind is left: the face of `die` brings nothing."""

    seat: Seat
    die: Die
    symbol: Symbol


@frozen
class VehicleGained(Event):
    """[A better Vehicle] A better Vehicle; its Bumpers are filled, the Damage stays."""

    seat: Seat
    card: int


@frozen
class NoVehicleLeft(Event):
    """[A better Vehicle] A Vehicle face brought nothing: no card of the next Level is left.

    Or the player had `already` got a better Vehicle in this turn.
    """

    seat: Seat
    already: bool


@frozen
class Repaired(Event):
    """A stop near this City took Damage away."""

    seat: Seat
    city: City
