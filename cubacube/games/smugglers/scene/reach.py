"""Draw on the cloth: the reach of the Walking ruler, a walk, and what is in the Cities."""

from cubacube.games.smugglers.rules.city import BRIBES
from cubacube.games.smugglers.rules.ground import AnyWalk, Start
from cubacube.games.smugglers.rules.state import State
from cubacube.kit.shot import CityCard, Pawn, Pose
from cubacube.scenes.canvas import Brush, Layer, Point, centred, row_offset
from cubacube.scenes.canvas.parts import TAG_STYLE, pill
from cubacube.scenes.canvas.theme import BLOCKED_FILL, GOLD, Tint
from cubacube.scenes.cloth.ground import Ground, reach_outline, reach_round_die, reach_round_point
from cubacube.scenes.flicking.panels.cities import ReachLook, draw_reach_line
from cubacube.scenes.flicking.panels.places import ground
from cubacube.scenes.pieces.sides import pawn
from cubacube.session.language.referee import pesos
from cubacube.session.language.translation import _
from cubacube.session.play.setup import Seats

_EDGE: Tint = (*GOLD, 220)
_REACH = ReachLook(_EDGE, 3, 14, 7, (*GOLD, 38))
_PAWN, _STEP = 52.0, 32.0


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


def draw_in_cities(brush: Brush, state: State, seats: Seats) -> None:
    """Draw the bribe on each City card, and the Pawns of the smugglers in each City."""
    table = ground(state.box.measures.area_mm)
    for card in state.layout.cities:
        x, y, width, height = table.card(card)
        if bribe := BRIBES[state.cops_in(card.city)]:
            words, middle = _("Bribe {bribe}").format(bribe=pesos(bribe)), (x + width / 2, y + 64)
            wide = min(width, brush.width(words, TAG_STYLE) + 22)
            brush.panel(centred(middle, wide, 32), pill(BLOCKED_FILL))
            brush.write(words, middle, TAG_STYLE, "center", width - 20)
        here = [s for s, each in enumerate(state.smugglers) if each.city == card.city]
        for n, seat in enumerate(here):
            at = x + width / 2 + row_offset(n, len(here), _STEP), y + height - 32
            brush.put(pawn(brush.view, seats[seat].side, _PAWN), at, "midbottom")
