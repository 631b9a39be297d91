"""Row of the smuggling routes, and previews of their Gates and of what a drive may reach."""

from pygame import FRect

from cubacube.games.couriers.referee.things import describe_sector
from cubacube.games.couriers.rules.state import ROUTES as MOST
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.turn import gates
from cubacube.games.couriers.scene.places import ROUTES, row
from cubacube.scenes.canvas import Bounds, Brush, Point, TextStyle, strokes
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.scenes.canvas.theme import INK, MOON, TRACK
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.cloth.ground import Ground, cut, reach_round_die
from cubacube.scenes.flicking.gate_preview import GatePreview
from cubacube.scenes.flicking.panels.sector_card import SectorLook, draw_sector
from cubacube.scenes.flicking.words import PromptContext
from cubacube.session.language.translation import _

_TOP = 38.0
_GAP = 17.0
_DOT = 2.4
_FREE = PanelStyle((*TRACK, 70), TRACK, 12, shadow=0)


def route_box(state: State, card: int) -> Bounds:
    """Return the box of a route."""
    return row(ROUTES, MOST, state.routes.index(card), _TOP)


def draw_routes(brush: Brush, state: State) -> None:
    """Draw each route: pale if its Gate is not on the cloth, highlighted if it is chosen."""
    at = ROUTES[0] + 18, ROUTES[1] + 1
    brush.write(_("Smuggling routes"), at, TextStyle(27, INK, "title"))
    for number in range(len(state.routes), MOST):
        brush.panel(row(ROUTES, MOST, number, _TOP), _FREE)
    for card in state.routes:
        lit, label = card == state.turn.route, _label(state, card)
        look = SectorLook(label, lit, bool(label) and not lit, gate_only=True)
        sector = state.sector(card)
        draw_sector(brush, sector, route_box(state, card), look)
        why = "" if lit or not label else _("There are no two dice of these colours on the table.")
        tip = describe_sector(state, sector)
        brush.explain(route_box(state, card), _("Smuggling route"), tip, why)


def _label(state: State, card: int) -> str:
    if card == state.turn.route:
        return _("chosen")
    return "" if gates(state, card) or not state.layout.dice else _("not on the table")


class Reach(GatePreview):
    """Preview of the Gates of routes, and of where white Vehicles are in reach.

    Once a route is chosen, a dotted line around each white Vehicle shows how far away the joint
    Vehicle may stop to reach it.
    """

    def __init__(self, context: PromptContext[State], cloth_view: ClothView) -> None:
        state = context.state
        others = (card for card in state.routes if card != state.turn.route)
        routes = ((state.sector(card), route_box(state, card)) for card in others)
        super().__init__(state, state.joint, cloth_view, routes)
        self._dots = _round_whites(state, cloth_view.ground) if state.turn.route is not None else ()

    def draw_below(self, brush: Brush) -> None:
        """Draw a line of dots around each white Vehicle, below the picture of the Gates.

        There are no dots on City cards.
        """
        for point in self._dots:
            strokes.dot(brush, MOON, point, _DOT)
        super().draw_below(brush)


def _round_whites(state: State, ground: Ground) -> tuple[Point, ...]:
    """Return dots along the ruler around each white Vehicle, on the cloth but on no City card."""
    measures, ruler_mm = state.box.measures, state.box.ruler_mm
    rings = [reach_round_die(state.layout[die], ruler_mm, measures) for die in state.whites]
    lines = [line for ring in rings for line in cut(ring, measures.area_mm)]
    cards = [FRect(ground.card(card)).inflate(_GAP, _GAP) for card in state.layout.cities]
    dots = (dot for line in lines for dot in strokes.dots([ground.at(*p) for p in line], _GAP))
    return tuple(dot for dot in dots if not any(card.collidepoint(dot) for card in cards))
