"""The sounds of a film as a list: time, sound, volume and stereo position."""

from bisect import bisect_right
from operator import attrgetter

from cubacube.rules import frozen


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
    """All sounds of a film, both lists sorted by time."""

    hits: tuple[HitSound, ...] = ()
    slides: tuple[SlideSound, ...] = ()

    def between(self, after_s: float, until_s: float) -> tuple[HitSound, ...]:
        """Return the hits after `after_s` and not later than `until_s`."""
        time = attrgetter("at_s")
        first = bisect_right(self.hits, after_s, key=time)
        return self.hits[first : bisect_right(self.hits, until_s, key=time)]

    def slide(self, at_s: float) -> SlideSound:
        """Return the sliding sound at a time."""
        place = bisect_right(self.slides, at_s, key=attrgetter("at_s"))
        return self.slides[place - 1] if place else STILL


SILENT = Score()
