"""Marks on the cloth at the places that decided a ruling."""

from collections.abc import Sequence

from cubacube.rules import frozen, replace
from cubacube.scenes.canvas import strokes
from cubacube.scenes.canvas.boxes import centre
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.labels import Taken, nearest_free
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


def draw_marks(brush: Brush, ground: Ground, marks: Sequence[Mark], taken: Taken) -> None:
    """Draw all marks in order of time, each beside everything in `taken` and tied to its point."""
    for mark in marks:
        point = ground.at(mark.x_mm, mark.y_mm)
        box = nearest_free(point, (2 * (_RADIUS + _GAP),) * 2, taken)
        taken = replace(taken, labels=(*taken.labels, box))
        at = centre(box)
        if at != point:
            strokes.line(brush, CREAM, at, point, 2)
        strokes.dot(brush, NIGHT, (at[0] + 1, at[1] + 3), _RADIUS + 2)
        strokes.dot(brush, mark.colour, at, _RADIUS)
        strokes.ring(brush, CREAM, at, _RADIUS, 2.5)
        brush.icon(mark.icon, at, 21, CREAM, mark.colour)
