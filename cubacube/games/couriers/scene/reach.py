"""Previews of the places that a drive may reach, and of the Gates of routes."""

from pygame import FRect

from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.routes import route_box
from cubacube.kit.measures import Measures
from cubacube.kit.shot import Pose
from cubacube.scenes.canvas import strokes
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import MOON
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.cloth.ground import cut, reach_round_die
from cubacube.scenes.flicking.gate_preview import GatePreview
from cubacube.scenes.flicking.words import PromptContext

_GAP = 17.0
_DOT = 2.4


class Reach(GatePreview):
    """Preview of the Gates of routes, and of where white Vehicles are in reach.

    Once a route is chosen, a dotted line around each white Vehicle shows how far away the joint
    Vehicle may stop to reach it.
    """

    def __init__(self, context: PromptContext[State], cloth_view: ClothView) -> None:
        state = context.state
        self._state, self._ground = state, cloth_view.ground
        others = (card for card in state.routes if card != state.turn.route)
        routes = ((state.sector(card), route_box(state, card)) for card in others)
        super().__init__(state, state.joint, cloth_view, routes)
        self._dots = self._round_whites() if state.turn.route is not None else ()

    def draw_below(self, brush: Brush) -> None:
        """Draw a line of dots around each white Vehicle, below the picture of the Gates.

        There are no dots on City cards.
        """
        for point in self._dots:
            strokes.dot(brush, MOON, point, _DOT)
        super().draw_below(brush)

    def _round_whites(self) -> tuple[Point, ...]:
        state, ground = self._state, self._ground
        lines = (
            part
            for die in state.whites
            for part in _outline(state.layout[die], state.box.ruler_mm, state.box.measures)
        )
        cards = [FRect(ground.card(card)).inflate(_GAP, _GAP) for card in state.layout.cities]
        dots = (dot for line in lines for dot in strokes.dots([ground.at(*p) for p in line], _GAP))
        return tuple(dot for dot in dots if not any(card.collidepoint(dot) for card in cards))


def _outline(pose: Pose, ruler_mm: float, measures: Measures) -> tuple[tuple[Point, ...], ...]:
    """Return the outline of the ruler around a die, only where it lies on the cloth.

    The points are in mm.
    """
    return cut(reach_round_die(pose, ruler_mm, measures), measures.area_mm)
