"""The impacts and sounds of a film as lists: time, place, strength."""

from bisect import bisect_right
from collections.abc import Sequence
from math import hypot
from operator import attrgetter
from typing import Protocol, TypeVar

from cubacube.rules import frozen

HARDEST_MM_S = 1200.0
"""Change of speed in mm/s from which all impacts are as strong as possible."""


class _Timed(Protocol):
    @property
    def at_s(self) -> float: ...


T = TypeVar("T", bound=_Timed)


def strength(change_mm_s: float) -> float:
    """Return how strongly a change of speed is heard and seen, and shakes gamepads, 0 .. 1."""
    return float(min(1.0, change_mm_s / HARDEST_MM_S) ** 0.6)


@frozen
class Impact:
    """A hit on the cloth: its time, its place, and the impulse on a die per mass of a die.

    `die` is the index of that die. `what` is the index of the other die, or the look of the
    obstacle. Sound, picture and rumble of a hit all come from this value.
    """

    at_s: float
    die: int
    what: int | str
    x_mm: float
    y_mm: float
    vx_mm_s: float
    vy_mm_s: float

    @property
    def change_mm_s(self) -> float:
        """The change of the die's speed."""
        return hypot(self.vx_mm_s, self.vy_mm_s)

    @property
    def strength(self) -> float:
        """How strongly the hit is heard and seen, and shakes gamepads, 0 .. 1."""
        return strength(self.change_mm_s)


@frozen
class HitSound:
    """A sound that starts at one time of the film.

    Volume is 0 .. 1; pan is -1 (left) .. 1 (right).
    """

    at_s: float
    sound: str
    volume: float
    pan: float = 0.0


@frozen
class SlideSound:
    """The sliding sound of dice from a time of the film until the next `SlideSound`.

    A higher `speed_mm_s` sounds brighter; `volume` is 0 while nothing moves.
    """

    at_s: float
    speed_mm_s: float
    volume: float
    pan: float


STILL = SlideSound(0.0, 0.0, 0.0, 0.0)


@frozen
class Score:
    """All sounds of a film, all lists sorted by time."""

    hits: tuple[HitSound, ...] = ()
    slides: tuple[SlideSound, ...] = ()
    impacts: tuple[Impact, ...] = ()
    """The impacts that also flash and shake gamepads; none in a film that only sounds."""

    def between(self, after_s: float, until_s: float) -> tuple[HitSound, ...]:
        """Return the hits after `after_s` and not later than `until_s`."""
        return tuple(between(self.hits, after_s, until_s))

    def slide(self, at_s: float) -> SlideSound:
        """Return the sliding sound at a time."""
        place = bisect_right(self.slides, at_s, key=attrgetter("at_s"))
        return self.slides[place - 1] if place else STILL


def between(timed: Sequence[T], after_s: float, until_s: float) -> Sequence[T]:
    """Return the part of a list sorted by time after `after_s` and not later than `until_s`."""
    time = attrgetter("at_s")
    return timed[bisect_right(timed, after_s, key=time) : bisect_right(timed, until_s, key=time)]


SILENT = Score()
