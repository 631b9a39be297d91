"""Draw how far the Walking ruler reaches on the cloth, and the path to a place."""

from cubacube.games.smugglers.rules.ground import AnyWalk, Start
from cubacube.kit.geometry import Point
from cubacube.kit.shot import CityCard, Pawn, Pose
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.layer import Layer
from cubacube.scenes.canvas.theme import GOLD, Tint
from cubacube.scenes.cloth.ground import Ground, reach_outline, reach_round_die, reach_round_point
from cubacube.scenes.flicking.panels.reach_line import ReachLook, draw_reach_line

_EDGE: Tint = (*GOLD, 220)
_REACH = ReachLook(_EDGE, 3, 14, 7, (*GOLD, 38))


def middle_of(start: Start) -> Point:
    """Return where the Pawn is before it walks, in mm."""
    if isinstance(start, CityCard):
        return start.x_mm + start.width_mm / 2, start.y_mm + start.height_mm / 2
    return start.x_mm, start.y_mm


def outline(walk: AnyWalk) -> tuple[Point, ...]:
    """Return the outline of the area that the ruler reaches, in mm, counter-clockwise.

    A place may be legal even if only the edge of the Pawn's base is inside this outline.
    """
    ruler_mm, measures = walk.ruler_mm, walk.measures
    match walk.start:
        case Pose():
            return reach_round_die(walk.start, ruler_mm, measures)
        case CityCard():
            return reach_outline(walk.start, ruler_mm)
        case Pawn(x_mm=x, y_mm=y):
            return reach_round_point((x, y), ruler_mm + measures.pawn_mm / 2)


def draw_reach(brush: Brush, ground: Ground, walk: AnyWalk) -> None:
    """Draw the area that the ruler reaches."""
    draw_reach_line(brush, ground, outline(walk), _REACH)


def draw_way(brush: Brush, ground: Ground, walk: AnyWalk, place: Point) -> None:
    """Draw a dashed line from the start of the walk to a place, given in mm."""
    way = Layer()
    ends = [ground.at(*middle_of(walk.start)), ground.at(*place)]
    way.dashes(_EDGE, ends, 4, 10, 8)
    way.draw(brush.surface, brush.view)
