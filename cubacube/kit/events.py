"""Events that several variants share, for the referee and the scene."""

from cubacube.kit.cards import Symbol
from cubacube.kit.shot import City, Die, Gate, Passage
from cubacube.rules import Event, Seat, SeatEvent, frozen


@frozen
class CitiesDealt(Event):
    """The four City cards were laid out."""

    cities: tuple[City, ...]


@frozen
class StarterDrawn(SeatEvent):
    """The starting player was drawn at random."""


@frozen
class DiceThrown(SeatEvent):
    """All dice were thrown into the area."""


@frozen
class DicePlaced(SeatEvent):
    """Dice were placed by hand, in a training match."""

    dice: tuple[Die, ...]


@frozen
class TurnBegan(SeatEvent):
    """A turn began; `blind` and `cone` tell how its flicks are limited."""

    blind: bool = False
    cone: bool = False


@frozen
class Prepared(SeatEvent):
    """A Gate die was flicked and touched nothing."""

    die: Die


@frozen
class PreparationSpoilt(SeatEvent):
    """[Row 1] The flicked Gate die touched dice or left the area.

    This ends the turn, without Damage.
    """

    die: Die
    touched: tuple[Die, ...]
    left: bool


@frozen
class OnlyFlipped(SeatEvent):
    """[2.0.3] The flicked die only flipped over: the die is put back, and the turn is lost."""

    die: Die


@frozen
class FlickVoid(SeatEvent):
    """[R72] The flick could not be completed: nothing moved, and the turn is lost."""

    die: Die


@frozen
class BumperInstalled(SeatEvent):
    """A Bumper card was discarded for the coming flick."""


@frozen
class Driven(SeatEvent):
    """[2.0.5] The verdict on a Vehicle flick.

    `needed`: whether a Gate had to be crossed. `broken`: whether the Vehicle was broken
    before the flick. `bumper`: whether a Bumper was installed.

    `blockers`: the dice that lay on the Gate. `barred_by`: the obstacles on the Gate
    [R103]. `spoilt_by`: the dice whose touch cancelled the crossing [Row 2, 3]. `early`:
    after a success, the dice touched before the crossing was complete or at that moment
    (t_c); otherwise empty.

    `costly`: the Gate dice that cost one Damage each. `shielded`: the rammed Vehicles that
    cost the driver no Damage, because the driver had a Bumper installed. `struck`: the
    indices of the hit obstacles that cause Damage [Row 19]. `absorbed`: those indices in
    `struck` whose Damage a Bumper absorbed.
    """

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
        """Whether a Bumper absorbed a hit."""
        return bool(self.shielded or self.absorbed)


@frozen
class Damaged(SeatEvent):
    """A player got Damage tokens; `by` is the player who caused them."""

    tokens: int
    by: Seat


@frozen
class BrokeDown(SeatEvent):
    """[R10] A Vehicle has too much Damage for its Life."""


@frozen
class NoGoodsLeft(SeatEvent):
    """[R30] The top face of `die` brought nothing: no Goods card of this kind is left."""

    die: Die
    symbol: Symbol


@frozen
class VehicleGained(SeatEvent):
    """[A better Vehicle] A player got a better Vehicle with full Bumpers and the old Damage."""

    card: int


@frozen
class NoVehicleLeft(SeatEvent):
    """[A better Vehicle] A Vehicle face had no effect.

    If `already`, the player had got a better Vehicle earlier in this turn. Otherwise no
    card of the next Level is left.
    """

    already: bool


@frozen
class Repaired(SeatEvent):
    """A Vehicle that stopped near this City lost its Damage."""

    city: City
