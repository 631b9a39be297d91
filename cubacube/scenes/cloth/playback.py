"""Play moving dice at real speed or slowly: films of flicks, throws, dice that glide."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import cos, hypot, inf, pi, sin
from typing import Protocol

from cubacube.kit.orientation import Way, rolled
from cubacube.kit.shot import Die, Pose, Shot, Tumbled
from cubacube.rules import frozen, replace
from cubacube.scenes.sound.score import SILENT, Score

SLOW = 0.2
"""The speed of slow motion, relative to real speed."""


@frozen
class Shown:
    """A die as it is drawn now.

    While the die rolls over, `before` is the old orientation and `way` the direction.
    """

    pose: Pose
    before: int | None = None
    way: Way = "east"
    progress: float = 0.0


class Playback(ABC):
    """Plays moving dice for `seconds`; `at_s` is the present time in the playback."""

    def __init__(self, seconds: float, score: Score = SILENT) -> None:
        """Prepare a playback of `seconds`; `score` holds its sounds."""
        self.seconds, self.score = seconds, score
        self.at_s = 0.0
        self.slow = False

    @property
    def over(self) -> bool:
        """Whether the end is reached."""
        return self.at_s >= self.seconds

    @property
    def pace(self) -> float:
        """The current speed, 1.0 for real speed."""
        return SLOW if self.slow else 1.0

    def update(self, seconds: float) -> None:
        """Advance the time."""
        self.at_s = min(self.seconds, self.at_s + seconds * self.pace)

    def skip(self) -> None:
        """Jump to the end."""
        self.at_s = self.seconds

    @abstractmethod
    def shown(self) -> tuple[Shown, ...]:
        """Return all dice at this moment."""


QUARTER_S, QUICKEST_QUARTER_S = 0.09, 0.05
"""The longest and the shortest time for which a quarter turn is shown, in seconds.

In the physics it takes no time. Here a roll ends when its die stops, if these limits allow it.
"""
_ROLL_SLOWS = 1.3
"""How much faster a roll begins than it would at a constant rate."""
HOLD_S = 0.2
"""How long resting dice are shown at the end of a film, in seconds."""
GLIDE_S = 0.45
"""How long dice that left the area take to glide back, in seconds."""
DWELLS_S = 0.25
"""How much film before and after a chosen moment runs in slow motion, in seconds."""
_LOOK_AHEAD_S = 0.03

WAY_RAD: dict[Way, float] = {"east": 0.0, "north": pi / 2, "west": pi, "south": -pi / 2}


class PoseAnimation(Protocol):
    """The poses of all dice over time."""

    @property
    def seconds(self) -> float:
        """The time until everything rests."""
        ...

    def at(self, t_s: float) -> tuple[Pose, ...]:
        """Return the poses at `t_s`."""
        ...


@frozen
class Turning:
    """Quarter turns of one die that follow each other in one direction.

    The direction is relative to the die's own angle.
    """

    die: Die
    start_s: float
    end_s: float
    before: int
    way: Way
    quarters: int

    def done(self, at_s: float) -> float:
        """Return the number of quarter turns made at a time between start and end."""
        left = (self.end_s - at_s) / (self.end_s - self.start_s)
        return float(self.quarters * (1 - left**_ROLL_SLOWS))

    def landing_s(self, quarter: int) -> float:
        """Return when the quarter turn number `quarter`, from 1, ends."""
        left = (1 - quarter / self.quarters) ** (1 / _ROLL_SLOWS)
        return float(self.end_s - left * (self.end_s - self.start_s))


class FilmPlayer(Playback):
    """Plays the film of a shot, until dice that left the area are back."""

    def __init__(
        self,
        film: PoseAnimation,
        shot: Shot,
        score: Score = SILENT,
        lingers_s: tuple[float, ...] = (),
    ) -> None:
        """Prepare to play; around each of the times `lingers_s`, the film runs slowly."""
        self._film = film
        self._lingers_s = lingers_s
        self._rest = shot.rest
        self._last = film.at(film.seconds)
        self._turnings = turnings(film, shot)
        ends = [film.seconds, *(each.end_s for each in self._turnings)]
        self._still_s = max(ends) + HOLD_S
        self._glides = any(_apart(a, b) for a, b in zip(self._last, self._rest, strict=True))
        super().__init__(self._still_s + (GLIDE_S if self._glides else 0.0), score)

    @property
    def pace(self) -> float:
        """The speed, which falls towards each moment of `lingers_s` and then rises again."""
        if self.slow:
            return super().pace
        away_s = min((abs(self.at_s - each) for each in self._lingers_s), default=DWELLS_S)
        off = min(1.0, away_s / DWELLS_S)
        return SLOW + (1.0 - SLOW) * off * off

    def shown(self) -> tuple[Shown, ...]:
        """Return all dice at this moment, in the order of their names."""
        if self.at_s > self._still_s:
            share = (self.at_s - self._still_s) / GLIDE_S
            pairs = zip(self._last, self._rest, strict=True)
            return tuple(Shown(gliding(a, b, share)) for a, b in pairs)
        poses = self._film.at(min(self.at_s, self._film.seconds))
        return tuple(self._turned(pose) for pose in poses)

    def _turned(self, pose: Pose) -> Shown:
        """Return a die as drawn now, in the middle of a quarter turn if it is rolling."""
        for turning in self._turnings:
            if turning.die == pose.die and turning.start_s <= self.at_s < turning.end_s:
                done = turning.done(self.at_s)
                before = rolled(turning.before, turning.way, int(done))
                after = rolled(before, turning.way)
                now = Pose(pose.die, pose.x_mm, pose.y_mm, pose.angle_rad, after)
                return Shown(now, before, turning.way, done - int(done))
        return Shown(pose)


def turnings(film: PoseAnimation, shot: Shot) -> tuple[Turning, ...]:
    """Return the rolls of a shot, each in the direction in which its die moves.

    A roll ends before the next one of the same die begins.
    """
    facing = {pose.die: pose.orientation for pose in film.at(0.0)}
    rolls = [event for event in shot.events if isinstance(event, Tumbled)]
    found = []
    for number, event in enumerate(rolls):
        die, at_s, before = event.die, event.at_s, facing[event.die]
        if event.orientation != before:
            way, quarters = _roll_between(before, event.orientation, _heading(film, at_s, die))
            later = (each.at_s for each in rolls[number + 1 :] if each.die == die)
            quickest, longest = quarters * QUICKEST_QUARTER_S, quarters * QUARTER_S
            lasts_s = max(quickest, min(longest, stop_s(film, die) - at_s))
            end_s = min(at_s + lasts_s, next(later, inf))
            found.append(Turning(die, at_s, end_s, before, way, quarters))
            facing[die] = event.orientation
    return tuple(found)


def stop_s(film: PoseAnimation, die: Die) -> float:
    """Return when a die comes to rest, to a thousandth of the film."""
    low, high = 0.0, film.seconds
    rest = _middle(film, high, die)
    for _ in range(10):
        at_s = (low + high) / 2
        if _middle(film, at_s, die) == rest:
            high = at_s
        else:
            low = at_s
    return high


def _middle(film: PoseAnimation, at_s: float, die: Die) -> tuple[float, float]:
    return next((pose.x_mm, pose.y_mm) for pose in film.at(at_s) if pose.die == die)


def _roll_between(before: int, after: int, heading: tuple[float, float]) -> tuple[Way, int]:
    """Return the direction and number of quarter turns from one orientation to the other.

    If several directions are possible, the one nearest to the motion is used.
    """
    fits = [
        (way, quarters)
        for way in WAY_RAD
        for quarters in (1, 2, 3)
        if rolled(before, way, quarters) == after
    ]
    return max(fits, key=lambda fit: _along(fit[0], heading))


def _along(way: Way, heading: tuple[float, float]) -> float:
    angle = WAY_RAD[way]
    return cos(angle) * heading[0] + sin(angle) * heading[1]


def _heading(film: PoseAnimation, at_s: float, die: Die) -> tuple[float, float]:
    """Return the direction in which a die moves, relative to the die's own angle."""
    now = next(pose for pose in film.at(at_s) if pose.die == die)
    x, y = _middle(film, at_s + _LOOK_AHEAD_S, die)
    return _seen_from(now, x - now.x_mm, y - now.y_mm)


def _seen_from(pose: Pose, dx: float, dy: float) -> tuple[float, float]:
    """Return a vector relative to a die's own angle."""
    c, s = cos(pose.angle_rad), sin(pose.angle_rad)
    return c * dx + s * dy, c * dy - s * dx


def _apart(a: Pose, b: Pose) -> bool:
    """Return whether a die was put back somewhere other than where it stopped."""
    return hypot(a.x_mm - b.x_mm, a.y_mm - b.y_mm) > 0.5


def gliding(a: Pose, b: Pose, share: float) -> Pose:
    """Return the pose of a die that glides from `a` to `b`, slower at both ends."""
    ease = share * share * (3 - 2 * share)
    return Pose(
        b.die,
        a.x_mm + (b.x_mm - a.x_mm) * ease,
        a.y_mm + (b.y_mm - a.y_mm) * ease,
        a.angle_rad + (b.angle_rad - a.angle_rad) * ease,
        b.orientation,
    )


_THROW_S = 1.3
_START_SHARE = 0.12
"""Where dice start, as a fraction of the way from the table's middle to where they rest."""


class ThrowPlayer(Playback):
    """Shows a throw with a known result: the motion is invented, the end is real."""

    def __init__(self, rest: tuple[Pose, ...], area_mm: float) -> None:
        super().__init__(_THROW_S)
        self._rest = rest
        self._middle = area_mm / 2

    def shown(self) -> tuple[Shown, ...]:
        """Return all dice at this moment."""
        return tuple(self._shown(number, pose) for number, pose in enumerate(self._rest))

    def _shown(self, number: int, pose: Pose) -> Shown:
        """Return one die on its way outwards; it rolls in one direction until it rests."""
        left = 1 - self.at_s / self.seconds
        share = 1 - (1 - _START_SHARE) * left * left
        x = self._middle + (pose.x_mm - self._middle) * share
        y = self._middle + (pose.y_mm - self._middle) * share
        swing = (number % 3 - 1) * left * left
        now = replace(pose, x_mm=x, y_mm=y, angle_rad=pose.angle_rad + swing)
        turns = 3 + number % 3
        undone = turns * left * left
        if undone <= 0.02:
            return Shown(now)
        way = _way_out(pose, pose.x_mm - self._middle, pose.y_mm - self._middle)
        back = int(undone)
        after = rolled(pose.orientation, way, -back)
        return Shown(
            replace(now, orientation=after), rolled(after, way, -1), way, 1 - (undone - back)
        )


def _way_out(pose: Pose, dx: float, dy: float) -> Way:
    """Return the side of the die that faces away from the middle of the table."""
    if hypot(dx, dy) < 1:
        return "east"
    ahead, aside = _seen_from(pose, dx, dy)
    if abs(ahead) >= abs(aside):
        return "east" if ahead > 0 else "west"
    return "north" if aside > 0 else "south"


_SETTLE_S = 0.8


class SettlePlayer(Playback):
    """Lets all dice glide straight to the poses in which they rest."""

    def __init__(self, before: Sequence[Pose], rest: Sequence[Pose]) -> None:
        super().__init__(_SETTLE_S)
        self._pairs = tuple(zip(before, rest, strict=True))

    def shown(self) -> tuple[Shown, ...]:
        """Return all dice at this moment."""
        share = self.at_s / self.seconds
        return tuple(Shown(gliding(before, rest, share)) for before, rest in self._pairs)
