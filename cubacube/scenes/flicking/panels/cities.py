"""The City cards on the cloth: postcard, goal flag, Cops, and the reach of a ruler."""

from functools import lru_cache

from cubacube.kit.shot import CityCard
from cubacube.rules import frozen
from cubacube.scenes.canvas import Brush, Layer, Point, centred, theme
from cubacube.scenes.canvas.icons import icon
from cubacube.scenes.canvas.parts import pill
from cubacube.scenes.canvas.pictures import postcard
from cubacube.scenes.cloth.ground import Ground, cut, reach_outline


@frozen
class ReachLook:
    """How the outline of a reach is drawn: dashed, with an optional fill.

    `edge` is the colour of the dashes and `width` their width. `on` is the length of a
    dash, and `off` the gap between two dashes.
    """

    edge: theme.Tint
    width: float
    on: float
    off: float
    fill: theme.Tint | None = None


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


_REACH: theme.Colour = (255, 240, 200)
_AROUND = ReachLook((*_REACH, 60), 2.2, 10, 8)
_GOAL = ReachLook((*_REACH, 150), 2.2, 10, 8, (*_REACH, 24))
_AROUND_LIGHT = ReachLook((*theme.INK, 110), 2.2, 10, 8)
_GOAL_LIGHT = ReachLook((*theme.INK, 190), 2.2, 10, 8, (*_REACH, 60))
_COP, _COP_STEP = 36.0, 28.0


@frozen
class CityLook:
    """How a City card is drawn: the reach of the Walking ruler, the goal flag and the Cops.

    With `reach_mm` 0, no reach is drawn.
    """

    reach_mm: float = 0.0
    goal: bool = False
    cops: int = 0
    on_light: bool = False
    """Whether the cloth is light, so that lines must be dark."""


def draw_reach(brush: Brush, ground: Ground, card: CityCard, look: CityLook) -> None:
    """Draw the reach of the Walking ruler around a City; fill it if the City is the goal."""
    if not look.reach_mm:
        return
    lines = (_AROUND_LIGHT, _GOAL_LIGHT) if look.on_light else (_AROUND, _GOAL)
    draw_reach_line(brush, ground, reach_outline(card, look.reach_mm), lines[look.goal])


def draw_city(brush: Brush, ground: Ground, card: CityCard, look: CityLook) -> None:
    """Draw the postcard, the flag if it is the goal, and the Cops at the City."""
    x, y, width, height = ground.card(card)
    view = brush.view
    picture = postcard(view, card.city, width, height)
    shade = view.shadow(picture.size, 8, 14, 0.55)
    corner = view.rect((x, y, width, height))
    brush.surface.blit(shade, (corner.x - view.px(10), corner.y - view.px(6)))
    brush.surface.blit(picture, corner)
    if look.goal:
        brush.put(icon(view, "flag", 60, theme.INK, theme.INK), (x + 4, y + 6))
        brush.put(icon(view, "flag", 60, theme.MOON, theme.CORAL), (x + 1, y + 3))
    for n in range(look.cops):
        middle = x + width - 24 - n * _COP_STEP, y + 24
        brush.panel(centred(middle, _COP), pill(theme.SLATE, theme.CREAM))
        brush.icon("cop", middle, 26, theme.CREAM, theme.SLATE)
