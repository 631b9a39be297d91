"""Marks of the referee on the cloth: where it was decided."""

from collections.abc import Sequence

from cubacube.rules import frozen
from cubacube.scenes.canvas import strokes
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import CREAM, NIGHT, Colour
from cubacube.scenes.cloth.ground import Ground

_RADIUS = 17.0


@frozen
class Mark:
    """A sign at a point of the cloth, in mm: an icon on a ground of some colour."""

    icon: str
    colour: Colour
    x_mm: float
    y_mm: float


def draw_marks(brush: Brush, ground: Ground, marks: Sequence[Mark]) -> None:
    """All marks, in the order in which it happened."""
    for mark in marks:
        at = ground.at(mark.x_mm, mark.y_mm)
        strokes.dot(brush, NIGHT, (at[0] + 1, at[1] + 3), _RADIUS + 2)
        strokes.dot(brush, mark.colour, at, _RADIUS)
        strokes.ring(brush, CREAM, at, _RADIUS, 2.5)
        brush.icon(mark.icon, at, 21, CREAM, mark.colour)
