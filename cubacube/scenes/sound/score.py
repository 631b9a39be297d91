"""What is heard of a film, as a list: when, what, how loud, and how far to the left or right."""

from bisect import bisect_right
from operator import attrgetter
from typing import Final

from cubacube.rules import frozen


@frozen
class HitSound:
    """A sound that begins at a time of the film; volume 0 .. 1, pan from -1, left, to 1, right."""

    at_s: float
    sound: str
    volume: float
    pan: float = 0.0


@frozen
class SlideSound:
    """How dice rub on the cloth from a time of the film on, until the next one.

    `speed_mm_s` makes it duller or brighter; `volume` is 0 while nothing moves.
    """

    at_s: float
    speed_mm_s: float
    volume: float
    pan: float


STILL: Final = SlideSound(0.0, 0.0, 0.0, 0.0)


@frozen
class Score:
    """Both in order of time."""

    hits: tuple[HitSound, ...] = ()
    slides: tuple[SlideSound, ...] = ()

    def between(self, after_s: float, until_s: float) -> tuple[HitSound, ...]:
        """What begins after one time, and not after the other."""
        time = attrgetter("at_s")
        first = bisect_right(self.hits, after_s, key=time)
        return self.hits[first : bisect_right(self.hits, until_s, key=time)]

    def slide(self, at_s: float) -> SlideSound:
        """How it rubs at a time."""
        place = bisect_right(self.slides, at_s, key=attrgetter("at_s"))
        return self.slides[place - 1] if place else STILL


SILENT: Final = Score()
