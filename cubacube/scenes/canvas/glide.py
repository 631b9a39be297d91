"""Pieces that move by themselves: from place to place, slowly at first and at last."""

from itertools import pairwise
from math import dist

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Point, between


@frozen
class Glide:
    """The way of a piece through points, at an even pace but for its first and last steps."""

    way: tuple[Point, ...]

    def at(self, share: float) -> Point:
        """Where the piece is when `share` of the time has passed; it stays in its last place."""
        legs = list(pairwise(self.way))
        lengths = [dist(*leg) for leg in legs]
        left = ease(share) * sum(lengths)
        for leg, length in zip(legs, lengths, strict=True):
            if left < length:
                return between(*leg, left / length)
            left -= length
        return self.way[-1]


def ease(share: float) -> float:
    """A share of the time as a share of the way: 0 to 1, gently at both ends."""
    held = min(1.0, max(0.0, share))
    return held * held * (3 - 2 * held)


def part(share: float, number: int, count: int, overlap: float = 0.5) -> float:
    """The share that is over of part `number` of `count` that begin one after the other.

    `overlap` 0: each begins when the one before has ended; 1: all begin together.
    """
    length = 1 / (1 + (count - 1) * (1 - overlap))
    begins = number * length * (1 - overlap)
    return min(1.0, max(0.0, (share - begins) / length))
