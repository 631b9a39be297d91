"""Flicks and shots: what a rule asks the table, and what the table answers.

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
"""Limits for lengths, angles, noise and times, far above every real value."""


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
    """A City card: its lower left corner and its size, parallel to the area."""

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
    """What is on the table before a flick: dice sorted by name, City cards, Pawns.

    City cards and Pawns are flat for the dice: nothing bounces off them (R4, R42). `own` is
    the Vehicle die of the current player; if it leaves the area, it returns to the middle
    of a side (2.0.2.3). Comparing layouts ignores `own`, because it does not change where
    dice lie.
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
    """[2.0.1] Two dice to pass between; create it with `gate` so that equal pairs are equal."""

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
    """The flicked die hit a fixed obstacle for the first time: its number on the table."""

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
    """A die was completely outside the area: its centre, and the side where it left."""

    at_s: float
    die: Die
    border: Border
    x_mm: float
    y_mm: float


@frozen
class Passed:
    """The centre of the flicked die passed the frozen gate segment from near to far."""

    at_s: float


@frozen
class Crossed:
    """[2.0.1] t_c: when the whole die first was beyond the axis, if it also ended there."""

    at_s: float


@frozen
class Tumbled:
    """A die rolled over; `orientation` is the new one."""

    at_s: float
    die: Die
    orientation: int


ShotEvent: TypeAlias = (
    Touched | Struck | EnteredCity | TouchedPawn | Left | Passed | Crossed | Tumbled
)
"""Sorted by time; events at the same time are in this order (R8)."""

Passage: TypeAlias = Literal["none", "short", "round", "astride", "back", "through", "void"]
"""How the flicked die ended at its Gate.

- none: no Gate was declared.
- short: it never passed the segment.
- round: it is beyond the axis, but went round the Gate.
- astride: it lies on the axis.
- back: it was beyond and came back.
- through: it crossed.
- void: the table could not complete the flick, and nothing moved [R72].
"""


@frozen
class Flick(Action):
    """A seat's flick: which die, how, and through which declared Gate.

    All values are whole numbers, so that aim guide, launch, log and replay use exactly the
    same flick. `angle_cdeg` is the direction in hundredths of a degree, 0 .. 35999.
    `offset_tenth_mm` is the lateral hit point: positive is left of the centre, seen in
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
    """The table's answer to a flick: the events in order of time, and where all dice rest.

    In `rest`, dice that left the area are already put back (2.0.2). `flipped` means that
    the flicked die only flipped over (2.0.3). `passage` is how it ended at the declared
    Gate.
    """

    flick: Flick
    events: tuple[ShotEvent, ...]
    rest: tuple[Pose, ...]
    flipped: bool = False
    passage: Passage = "none"

    @property
    def void(self) -> bool:
        """[R72] Whether the table could not complete the flick."""
        return self.passage == "void"


WhatIf: TypeAlias = Callable[[Flick, Layout], Shot]
"""Simulates a flick for a computer player."""


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
    """Limits of a finger: slowest and fastest flick, and the widest offset from the centre."""

    slowest_mm_s: int
    fastest_mm_s: int
    widest_tenth_mm: int


@frozen
class AnyFlick:
    """A seat's choice: flick one of `dice`, through one of `gates` (None: through none)."""

    seat: Seat
    dice: tuple[Die, ...]
    gates: tuple[Gate | None, ...]
    layout: Layout
    launch: Launch
    cone: Cone | None = None
    blind: bool = False

    def __contains__(self, action: object) -> bool:
        """Whether `action` is a flick of these dice within the launch limits."""
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
    """The table's choice: the result of the physics for `flick` on `layout`.

    `obstacles` is the number of obstacles on the table.
    """

    flick: Flick
    layout: Layout
    seat: Seat = TABLE
    obstacles: int = 0

    def __contains__(self, action: object) -> bool:
        """Return whether `action` answers this flick, with known things and a pose for each die."""
        return (
            isinstance(action, Shot)
            and action.seat == TABLE
            and action.flick == self.flick
            and [pose.die for pose in action.rest] == [pose.die for pose in self.layout.dice]
            and all(map(_can_lie, action.rest))
            and all(map(self._can_happen, action.events))
        )

    def _can_happen(self, event: ShotEvent) -> bool:
        """Return whether everything that an event names exists, and its time is possible."""
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
    """Noise of a blind flick: added to the direction, and per mille of the speed."""

    angle_cdeg: int
    speed_permille: int


@frozen
class AnyWobble:
    """The table's choice for a blind flick: noise with these standard deviations (5.9)."""

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
    """Where the thrown dice came to rest, sorted by name."""

    rest: tuple[Pose, ...]


@frozen
class AnyThrow:
    """The table's choice: a throw that scatters `dice`; `layout` stays as it is."""

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
    """Return whether a pose is possible for a die; NaN is not."""
    return (
        abs(pose.x_mm) <= _FARTHEST
        and abs(pose.y_mm) <= _FARTHEST
        and abs(pose.angle_rad) <= _FARTHEST
        and 0 <= pose.orientation < _ORIENTATIONS
    )
