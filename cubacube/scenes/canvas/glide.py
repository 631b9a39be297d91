"""Movement of pieces from point to point, slow at the start and at the end."""

from itertools import pairwise
from math import dist

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Point, between


@frozen
class Glide:
    """The path of a moving piece; it moves slowly at the start and at the end."""

    way: tuple[Point, ...]

    def at(self, share: float) -> Point:
        """Return the position at the fraction `share` (0 .. 1) of the time."""
        legs = list(pairwise(self.way))
        lengths = [dist(*leg) for leg in legs]
        left = ease(share) * sum(lengths)
        for leg, length in zip(legs, lengths, strict=True):
            if left < length:
                return between(*leg, left / length)
            left -= length
        return self.way[-1]


def ease(share: float) -> float:
    """Convert a fraction of the time into a fraction of the distance, slow at both ends."""
    held = min(1.0, max(0.0, share))
    return held * held * (3 - 2 * held)


def part(share: float, number: int, count: int, overlap: float = 0.5) -> float:
    """Return the progress (0 .. 1) of one of `count` movements that start one after another.

    `share` is the progress of the whole animation, `number` the index of the movement. With
    `overlap` 0 each movement starts when the previous one ends; with 1 all start together.
    """
    length = 1 / (1 + (count - 1) * (1 - overlap))
    begins = number * length * (1 - overlap)
    return min(1.0, max(0.0, (share - begins) / length))
