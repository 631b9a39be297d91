"""Marks on the cloth at the places that decided a ruling."""

from collections.abc import Sequence

from cubacube.rules import frozen
from cubacube.scenes.canvas import strokes
from cubacube.scenes.canvas.boxes import Bounds, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import CREAM, NIGHT, Colour
from cubacube.scenes.cloth.ground import Ground

_RADIUS, _GAP = 17.0, 4.0


@frozen
class Mark:
    """An icon on a coloured disc at a point of the cloth, in mm."""

    icon: str
    colour: Colour
    x_mm: float
    y_mm: float


def draw_marks(
    brush: Brush, ground: Ground, marks: Sequence[Mark], names: Sequence[Bounds]
) -> None:
    """Draw all marks in order of time; marks are moved so that they cover no name tag.

    `names` are the boxes of the name tags.
    """
    for mark in marks:
        at = beside(ground.at(mark.x_mm, mark.y_mm), names)
        strokes.dot(brush, NIGHT, (at[0] + 1, at[1] + 3), _RADIUS + 2)
        strokes.dot(brush, mark.colour, at, _RADIUS)
        strokes.ring(brush, CREAM, at, _RADIUS, 2.5)
        brush.icon(mark.icon, at, 21, CREAM, mark.colour)


def beside(point: Point, names: Sequence[Bounds]) -> Point:
    """Return the place nearest to `point` where a mark covers no name tag; x is not changed."""
    x, y = point
    room = _RADIUS + _GAP
    # The range of y that each name in this column blocks for the middle of a mark.
    there = [
        (top - room, top + height + room)
        for left, top, width, height in names
        if left - room < x < left + width + room
    ]
    places = (y, *(edge for edges in there for edge in edges))
    free = (each for each in places if not any(above < each < below for above, below in there))
    return x, min(free, key=lambda each: abs(each - y))
