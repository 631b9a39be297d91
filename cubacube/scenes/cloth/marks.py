"""Marks on the cloth at the places that decided a ruling, and pops for small great moments."""

from collections.abc import Sequence
from math import cos, sin, tau

from cubacube.rules import frozen, replace
from cubacube.scenes.canvas import Brush, Point, TextStyle, centre, strokes
from cubacube.scenes.canvas.labels import Taken, nearest_free
from cubacube.scenes.canvas.parts import pill
from cubacube.scenes.canvas.theme import COIN, CREAM, GOLD, HEADING, NIGHT, SIDES, Colour
from cubacube.scenes.cloth.ground import Ground

CROSSED = "check"
"""The icon of a valid crossing."""
POP_S = 0.6
_SPARKS, _REACH = 12, 86.0
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


@frozen
class Pop:
    """The words of a small great moment, the side whose it is, and its point on the canvas."""

    words: str
    side: str
    point: Point
    age_s: float = 0.0

    def later(self, seconds: float) -> "Pop | None":
        """Return the pop after some time; None once it is over."""
        age_s = self.age_s + seconds
        return replace(self, age_s=age_s) if age_s < POP_S else None

    def draw(self, brush: Brush, taken: Taken) -> None:
        """Draw the burst at the point, and the words beside everything in `taken`."""
        share, look = self.age_s / POP_S, SIDES[self.side]
        x, y = self.point
        far, left = _REACH * (1 - (1 - share) ** 3), 1 - share
        strokes.ring(brush, GOLD, self.point, 18 + far * 0.7, 1 + 5 * left)
        for number in range(_SPARKS):
            angle = number * tau / _SPARKS
            at = x + cos(angle) * far, y + sin(angle) * far
            strokes.dot(brush, (look.colour, COIN, CREAM)[number % 3], at, 2 + 7 * left)
        style = TextStyle(HEADING, look.on_it, "title")
        size = brush.width(self.words, style) + HEADING * 1.2, HEADING * 1.6
        at = centre(nearest_free(self.point, size, taken))
        brush.tag(self.words, at, pill(look.colour, GOLD), style)
