"""Draw how far a ruler reaches on the cloth: a dashed outline, and a tint inside it."""

from functools import lru_cache

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.layer import Layer
from cubacube.scenes.canvas.theme import Tint
from cubacube.scenes.cloth.ground import Ground, cut


@frozen
class ReachLook:
    """How the outline of a reach is drawn: dashed, with an optional fill.

    `edge` is the colour of the dashes and `width` their width. `on` is the length of a
    dash, and `off` the gap between two dashes.
    """

    edge: Tint
    width: float
    on: float
    off: float
    fill: Tint | None = None


def draw_reach_line(
    brush: Brush, ground: Ground, outline: tuple[Point, ...], look: ReachLook
) -> None:
    """Draw the part of the outline that lies on the cloth; `outline` is in mm."""
    for layer in _layers(ground, outline, look):
        layer.draw(brush.surface, brush.view)


@lru_cache(maxsize=32)
def _layers(ground: Ground, outline: tuple[Point, ...], look: ReachLook) -> tuple[Layer, ...]:
    """Return the layers of the fill and the dashes.

    The result is cached, because the reach of a City rarely changes.
    """
    area_mm = ground.area_mm
    fill, marks = Layer(kept=True), Layer(kept=True)
    if look.fill is not None:
        inside = [(min(area_mm, max(0.0, x)), min(area_mm, max(0.0, y))) for x, y in outline]
        fill.polygon(look.fill, [ground.at(*point) for point in inside])
    for part in cut(outline, area_mm):
        line = [ground.at(*point) for point in part]
        marks.dashes(look.edge, line, look.width, look.on, look.off)
    return fill, marks
