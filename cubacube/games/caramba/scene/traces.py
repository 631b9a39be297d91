"""Draw marks on the road: the last path, the odds of a roll, and a chip to pick up."""

from collections.abc import Sequence

from cubacube.games.caramba.rules.events import AmbushMoved, AmbushPlaced, Moved, SombreroPlaced
from cubacube.games.caramba.rules.state import State
from cubacube.games.caramba.scene.odds import odds
from cubacube.games.caramba.scene.pieces import CHIP, SOMBRERO
from cubacube.games.caramba.scene.places import MINE
from cubacube.games.caramba.scene.road import Road
from cubacube.games.caramba.scene.turns import last_turn
from cubacube.rules import Event
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.layer import Layer
from cubacube.scenes.canvas.parts import TextStyle, pill
from cubacube.scenes.canvas.strokes import dots
from cubacube.scenes.canvas.theme import GOLD, INK, SLATE, SMALLEST_TEXT, STITCH, Tint

_ASIDE = 42.0
_DOT, _DOT_GAP = 5.5, 30.0
_DOT_EDGE: Tint = (60, 40, 30, 200)
_RING = 5.0
_LEAST = 0.02
"""Smallest probability for which a space shows its percentage."""
_TAG = TextStyle(SMALLEST_TEXT, GOLD, "black")
_MINE_TAG = (MINE[0] + MINE[2] / 2, MINE[1] + MINE[3] * 0.68)


def draw_last(brush: Brush, state: State, events: Sequence[Event]) -> None:
    """Draw the dotted path of the last ride, and a ring around the last piece placed."""
    news, road, layer = last_turn(events), Road(state.box.last), Layer()
    for event in news:
        if isinstance(event, Moved):
            for point in dots(road.way(event.start, event.space, _ASIDE), _DOT_GAP):
                layer.disc(_DOT_EDGE, point, _DOT + 2)
                layer.disc(STITCH, point, _DOT)
    for event in reversed(news):
        where = _placed(event)
        if where is not None:
            space, radius = where
            if space <= state.box.last:
                layer.ring(STITCH, road.space(space), radius + _RING + 2, _RING)
            break
    layer.draw(brush.surface, brush.view)


def draw_odds(brush: Brush, state: State, sombrero: int, dice: int) -> None:
    """Draw a golden glow on each reachable space, brighter if more likely."""
    found = odds(state, sombrero, dice)
    most = max(chance for _space, chance in (*found.spaces, (0, found.mine)))
    road, layer = Road(state.box.last), Layer()
    for space, chance in found.spaces:
        strength = 50 + round(150 * chance / most)
        layer.disc((*GOLD, strength), road.space(space), SOMBRERO + 2)
    layer.draw(brush.surface, brush.view)
    style = TextStyle(SMALLEST_TEXT + 2, INK, "black")
    for space, _chance in found.spaces:
        brush.write(str(space), road.space(space), style, "center")


def draw_figures(brush: Brush, state: State, sombrero: int, dice: int) -> None:
    """Draw the odds in percent, at the lower edge of each space and in the mine."""
    found, road = odds(state, sombrero, dice), Road(state.box.last)
    for space, chance in found.spaces:
        x, y = road.space(space)
        if chance >= _LEAST:
            _draw_figure(brush, chance, (x, y + 38))
    if found.mine:
        _draw_figure(brush, found.mine, _MINE_TAG)


def draw_target(brush: Brush, at: Point, radius: float) -> None:
    """Draw a ring around a chip that can be picked up."""
    layer = Layer()
    layer.ring(GOLD, at, radius + _RING + 2, _RING)
    layer.draw(brush.surface, brush.view)


def _draw_figure(brush: Brush, chance: float, at: Point) -> None:
    brush.tag(f"{max(1, round(100 * chance))} %", at, pill(SLATE, GOLD), _TAG)


def _placed(event: Event) -> tuple[int, float] | None:
    """Return the space of the piece that an event placed, and the piece's radius; or None."""
    match event:
        case Moved(space=space) | SombreroPlaced(space=space):
            return space, SOMBRERO
        case AmbushPlaced(space=space) | AmbushMoved(space=space):
            return space, CHIP
    return None
