"""A small great moment: a burst on the cloth and a few words, while play goes on."""

from math import cos, sin, tau

from cubacube.rules import frozen, replace
from cubacube.scenes.canvas import strokes
from cubacube.scenes.canvas.boxes import Point, centre
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.labels import Taken, nearest_free
from cubacube.scenes.canvas.parts import TextStyle, pill
from cubacube.scenes.canvas.theme import COIN, CREAM, GOLD, HEADING, SIDES

SECONDS = 0.6
_SPARKS, _REACH = 12, 86.0


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
        return replace(self, age_s=age_s) if age_s < SECONDS else None

    def draw(self, brush: Brush, taken: Taken) -> None:
        """Draw the burst at the point, and the words beside everything in `taken`."""
        share, look = self.age_s / SECONDS, SIDES[self.side]
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
