"""The City cards on the cloth: postcard, reach of the Walking ruler, goal flag, Cops."""

from cubacube.kit.shot import CityCard
from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import centred
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.icons import icon
from cubacube.scenes.canvas.parts import pill
from cubacube.scenes.canvas.pictures import postcard
from cubacube.scenes.canvas.theme import CORAL, CREAM, INK, MOON, SLATE, Colour
from cubacube.scenes.cloth.ground import Ground, reach_outline
from cubacube.scenes.flicking.panels.reach_line import ReachLook, draw_reach_line

_REACH: Colour = (255, 240, 200)
_AROUND = ReachLook((*_REACH, 60), 2.2, 10, 8)
_GOAL = ReachLook((*_REACH, 150), 2.2, 10, 8, (*_REACH, 24))
_AROUND_LIGHT = ReachLook((*INK, 110), 2.2, 10, 8)
_GOAL_LIGHT = ReachLook((*INK, 190), 2.2, 10, 8, (*_REACH, 60))
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
        brush.put(icon(view, "flag", 60, INK, INK), (x + 4, y + 6))
        brush.put(icon(view, "flag", 60, MOON, CORAL), (x + 1, y + 3))
    for n in range(look.cops):
        middle = x + width - 24 - n * _COP_STEP, y + 24
        brush.panel(centred(middle, _COP), pill(SLATE, CREAM))
        brush.icon("cop", middle, 26, CREAM, SLATE)
