"""How far a ruler reaches on the cloth: a dashed line, and a tint inside it."""

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.layer import Layer
from cubacube.scenes.canvas.theme import Tint
from cubacube.scenes.cloth.ground import Ground, cut


@frozen
class ReachLook:
    """The dashes: their tint, width, length and distance; and the fill, if any."""

    edge: Tint
    width: float
    on: float
    off: float
    fill: Tint | None = None


def draw_reach_line(
    brush: Brush, ground: Ground, outline: tuple[Point, ...], look: ReachLook
) -> None:
    """As far as the outline, in mm, lies on the cloth."""
    area_mm = ground.area_mm
    if look.fill is not None:
        inside = [(min(area_mm, max(0.0, x)), min(area_mm, max(0.0, y))) for x, y in outline]
        fill = Layer()
        fill.polygon(look.fill, [ground.at(*point) for point in inside])
        fill.draw(brush.surface, brush.view)
    marks = Layer()
    for part in cut(outline, area_mm):
        line = [ground.at(*point) for point in part]
        marks.dashes(look.edge, line, look.width, look.on, look.off)
    marks.draw(brush.surface, brush.view)
