"""A row of stars for the difficulty of a puzzle."""

from typing import Final

from cubacube.scenes.canvas.boxes import Point, row_offset
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import TRACK, Colour
from cubacube.shell.practice.puzzle import MOST_STARS

LIT: Final[Colour] = (226, 152, 30)
_STEP: Final = 1.08


def draw_stars(brush: Brush, middle: Point, count: int, size: float) -> None:
    """Draw five stars of this size, with `count` of them lit."""
    for number in range(MOST_STARS):
        x = middle[0] + row_offset(number, MOST_STARS, _STEP * size)
        colour = LIT if number < count else TRACK
        brush.icon("star", (x, middle[1]), size, colour, colour)


def stars_width(size: float) -> float:
    """Return the width of the row of stars."""
    return MOST_STARS * _STEP * size
