"""Stars in a row: how hard a puzzle is."""

from typing import Final

from cubacube.scenes.canvas.boxes import Point, row_offset
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import TRACK, Colour
from cubacube.shell.practice.puzzle import MOST_STARS

LIT: Final[Colour] = (226, 152, 30)
_STEP: Final = 1.08


def draw_stars(brush: Brush, middle: Point, count: int, size: float) -> None:
    """So many stars of five are lit, each of this size."""
    for number in range(MOST_STARS):
        x = middle[0] + row_offset(number, MOST_STARS, _STEP * size)
        colour = LIT if number < count else TRACK
        brush.icon("star", (x, middle[1]), size, colour, colour)


def stars_width(size: float) -> float:
    """How much room they take."""
    return MOST_STARS * _STEP * size
