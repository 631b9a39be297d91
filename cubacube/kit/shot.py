"""Flicks and shots: what the rules ask the simulation, and what the simulation answers.

Lengths are in millimetres, times in seconds, angles in radians, counter-clockwise from the
x axis. The origin is the lower left corner of the playing area, y points away from the
player.
"""

from collections.abc import Callable
from dataclasses import field
from typing import Literal, TypeAlias

from cubacube.rules.game import TABLE, Action, Seat
from cubacube.rules.values import frozen

Die: TypeAlias = str
City: TypeAlias = str
Height: TypeAlias = Literal["low", "middle", "high"]
Border: TypeAlias = Literal["left", "right", "bottom", "top"]

_ORIENTATIONS = 24
_FARTHEST, _LONGEST_S = 100_000, 1000
"""Largest allowed length, angle or noise, and longest allowed time; real values are smaller."""


@frozen
class Pose:
    """Where a die lies: its centre, its angle, and its orientation (see `kit.orientation`)."""

    die: Die
    x_mm: float
    y_mm: float
    angle_rad: float
    orientation: int = 0


@frozen
class CityCard:
    """A City card: its lower left corner and its size; its edges are parallel to the area's."""

    city: City
    x_mm: float
    y_mm: float
    width_mm: float
    height_mm: float


@frozen
class Pawn:
    """A Pawn that stands on the cloth: the centre of its round base."""

    pawn: str
    x_mm: float
    y_mm: float


@frozen
class Layout:
    """What is on the cloth before a flick: dice sorted by name, City cards, Pawns.

    Dice slide over City cards and Pawns without bouncing off (R4, R42). `own` is the
    Vehicle die of the current player; if it leaves the area, it returns to the middle of a
    side (2.0.2.3). Two layouts that differ only in `own` are equal, because the dice lie in
    the same places.
    """

    dice: tuple[Pose, ...] = ()
    cities: tuple[CityCard, ...] = ()
    pawns: tuple[Pawn, ...] = ()
    own: Die | None = field(default=None, compare=False)

    def __getitem__(self, die: Die) -> Pose:
        """The pose of `die`.

        Raises:
            KeyError: The die is not on the table.
        """
        for pose in self.dice:
            if pose.die == die:
                return pose
        raise KeyError(die)

    def card(self, city: City) -> CityCard:
        """The card of `city`.

        Raises:
            KeyError: The City is not on the table.
        """
        for card in self.cities:
            if card.city == city:
                return card
        raise KeyError(city)


@frozen
class Gate:
    """[2.0.1] Two dice to pass between; `gate` creates a Gate with its dice in a fixed order."""

    a: Die
    b: Die


def gate(one: Die, other: Die) -> Gate:
    """Return the Gate of two dice, in alphabetical order."""
    return Gate(min(one, other), max(one, other))


@frozen
class Touched:
    """The flicked die touched another die for the first time (R3)."""

    at_s: float
    die: Die


@frozen
class Struck:
    """The flicked die hit an obstacle for the first time; the event has the obstacle's index."""

    at_s: float
    obstacle: int


@frozen
class EnteredCity:
    """The flicked die moved onto a City card that it did not overlap before (R4)."""

    at_s: float
    city: City


@frozen
class TouchedPawn:
    """The flicked die moved onto the base of a Pawn that it did not overlap before (R42)."""

    at_s: float
    pawn: str


@frozen
class Left:
    """A die was completely outside the area; `border` is the side where it left.

    `x_mm` and `y_mm` are the position of the die's centre at that time.
    """

    at_s: float
    die: Die
    border: Border
    x_mm: float
    y_mm: float


@frozen
class Passed:
    """The centre of the flicked die passed its Gate's segment, from near side to far side."""

    at_s: float


@frozen
class Crossed:
    """[2.0.1] The flicked die crossed its Gate; the time t_c is when the crossing was complete.

    At t_c the whole die was beyond the axis of the Gate for the first time. The event
    exists only if the die also ended beyond the axis.
    """

    at_s: float


@frozen
class Tumbled:
    """A die rolled over; `orientation` is its new orientation."""

    at_s: float
    die: Die
    orientation: int


ShotEvent: TypeAlias = (
    Touched | Struck | EnteredCity | TouchedPawn | Left | Passed | Crossed | Tumbled
)
"""Any event of a shot.

Events are sorted by time. Events at the same time are in this order of kinds (R8).
"""

Passage: TypeAlias = Literal["none", "short", "round", "astride", "back", "through", "void"]
"""How the flicked die ended at its declared Gate.

- none: no Gate was declared.
- short: the die never passed the segment of the Gate.
- round: the die is beyond the axis, but went round the Gate.
- astride: the die lies on the axis.
- back: the die was beyond the axis and came back.
- through: the die crossed the Gate.
- void: the flick could not be simulated to its end, and nothing moved [R72].
"""


@frozen
class Flick(Action):
    """A seat's flick: which die, in which way, and through which declared Gate.

    All values are whole numbers, so that aim guide, launch, log and replay use exactly the
    same flick. `angle_cdeg` is the direction in hundredths of a degree, 0 .. 35999.
    `offset_tenth_mm` is the sideways hit point: positive is left of the centre, seen in
    flick direction, and spins the die clockwise. `height` is where the finger hits the die.
    """

    die: Die
    angle_cdeg: int
    speed_mm_s: int
    offset_tenth_mm: int = 0
    height: Height = "middle"
    gate: Gate | None = None


@frozen
class Shot(Action):
    """The result of a flick: the events in order of time, and where all dice rest.

    In `rest`, dice that left the area are already put back (2.0.2). `flipped` means that
    the flicked die only flipped over (2.0.3). `passage` is how the flicked die ended at the
    declared Gate.
    """

    flick: Flick
    events: tuple[ShotEvent, ...]
    rest: tuple[Pose, ...]
    flipped: bool = False
    passage: Passage = "none"

    @property
    def void(self) -> bool:
        """[R72] Whether the simulation could not complete the flick."""
        return self.passage == "void"


WhatIf: TypeAlias = Callable[[Flick, Layout], Shot]
"""Function that simulates a flick on a layout, for computer players."""


@frozen
class Cone:
    """Directions allowed by the Weapons bonus: within `half_cdeg` of `heading_cdeg`."""

    heading_cdeg: int
    half_cdeg: int

    def __contains__(self, angle_cdeg: int) -> bool:
        """Whether a direction lies in the cone, its borders included."""
        off = (angle_cdeg - self.heading_cdeg + 18000) % 36000 - 18000
        return abs(off) <= self.half_cdeg


@frozen
class Launch:
    """Limits of a flick: lowest and highest speed, and largest offset from the middle."""

    slowest_mm_s: int
    fastest_mm_s: int
    widest_tenth_mm: int

    def nearest_mm_s(self, speed_mm_s: float) -> int:
        """Return the allowed speed nearest to `speed_mm_s`, in whole mm/s."""
        return min(max(round(speed_mm_s), self.slowest_mm_s), self.fastest_mm_s)


@frozen
class AnyFlick:
    """A seat's choice: flick one of `dice` through one of `gates`.

    None in `gates` stands for a flick without a declared Gate.
    """

    seat: Seat
    dice: tuple[Die, ...]
    gates: tuple[Gate | None, ...]
    layout: Layout
    launch: Launch
    cone: Cone | None = None
    blind: bool = False

    def __contains__(self, action: object) -> bool:
        """Whether `action` is a flick of one of `dice` through one of `gates`, within all limits.

        The limits are those of the launch and, if there is one, the cone.
        """
        return (
            isinstance(action, Flick)
            and action.seat == self.seat
            and action.die in self.dice
            and action.gate in self.gates
            and 0 <= action.angle_cdeg < 36000
            and self.launch.slowest_mm_s <= action.speed_mm_s <= self.launch.fastest_mm_s
            and abs(action.offset_tenth_mm) <= self.launch.widest_tenth_mm
            and action.height in ("low", "middle", "high")
            and (self.cone is None or action.angle_cdeg in self.cone)
        )


@frozen
class AnyShot:
    """The dealer's choice after a flick: the simulated result of `flick` on `layout`.

    `obstacles` is the number of obstacles on the table.
    """

    flick: Flick
    layout: Layout
    seat: Seat = TABLE
    obstacles: int = 0

    def __contains__(self, action: object) -> bool:
        """Return whether `action` is a possible result of this flick, with a pose for each die."""
        return (
            isinstance(action, Shot)
            and action.seat == TABLE
            and action.flick == self.flick
            and [pose.die for pose in action.rest] == [pose.die for pose in self.layout.dice]
            and all(map(_can_lie, action.rest))
            and all(map(self._can_happen, action.events))
        )

    def _can_happen(self, event: ShotEvent) -> bool:
        """Return whether an event is possible on this table.

        The things that it names must exist, and its numbers and its time must be in range.
        """
        match event:
            case Touched(die=die):
                there = self._has(die)
            case Struck(obstacle=number):
                there = 0 <= number < self.obstacles
            case EnteredCity(city=city):
                there = any(card.city == city for card in self.layout.cities)
            case TouchedPawn(pawn=name):
                there = any(pawn.pawn == name for pawn in self.layout.pawns)
            case Left(die=die, x_mm=x, y_mm=y):
                there = self._has(die) and abs(x) <= _FARTHEST and abs(y) <= _FARTHEST
            case Tumbled(die=die, orientation=orientation):
                there = self._has(die) and 0 <= orientation < _ORIENTATIONS
            case Passed() | Crossed():
                there = True
        return there and 0 <= event.at_s <= _LONGEST_S

    def _has(self, die: Die) -> bool:
        return any(pose.die == die for pose in self.layout.dice)


@frozen
class Wobbled(Action):
    """Random noise of a blind flick, added to its angle and its speed.

    `speed_permille` is the change of the speed in thousandths of it.
    """

    angle_cdeg: int
    speed_permille: int


@frozen
class AnyWobble:
    """The dealer's choice for a blind flick: random noise with these standard deviations (5.9)."""

    angle_cdeg: int
    speed_permille: int
    seat: Seat = TABLE

    def __contains__(self, action: object) -> bool:
        """Return whether `action` is noise of a possible size."""
        return (
            isinstance(action, Wobbled)
            and action.seat == TABLE
            and abs(action.angle_cdeg) <= _FARTHEST
            and abs(action.speed_permille) <= _FARTHEST
        )


@frozen
class Thrown(Action):
    """The poses of the thrown dice at rest, sorted by the names of the dice."""

    rest: tuple[Pose, ...]


@frozen
class AnyThrow:
    """The dealer's choice: where `dice` come to rest; things already in `layout` do not move."""

    dice: tuple[Die, ...]
    layout: Layout
    seat: Seat = TABLE

    def __contains__(self, action: object) -> bool:
        """Return whether `action` has exactly the dice that were thrown."""
        return (
            isinstance(action, Thrown)
            and action.seat == TABLE
            and [pose.die for pose in action.rest] == sorted(self.dice)
            and all(map(_can_lie, action.rest))
        )


def _can_lie(pose: Pose) -> bool:
    """Return whether all numbers of a pose are in the allowed range; NaN is never allowed."""
    return (
        abs(pose.x_mm) <= _FARTHEST
        and abs(pose.y_mm) <= _FARTHEST
        and abs(pose.angle_rad) <= _FARTHEST
        and 0 <= pose.orientation < _ORIENTATIONS
    )
