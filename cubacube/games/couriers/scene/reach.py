"""What a drive may reach: the lines round white Vehicles; and the Gates of a route pointed at."""

from pygame import FRect

from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.routes import route_box
from cubacube.kit.gates import standing
from cubacube.kit.measures import Measures
from cubacube.kit.shot import Pose
from cubacube.scenes.canvas import strokes
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import BLOCKED_EDGE, MOON, OPEN_EDGE
from cubacube.scenes.cloth.felt import Felt
from cubacube.scenes.cloth.ground import cut, reach_round_die
from cubacube.scenes.flicking.words import Interaction, PromptContext
from cubacube.scenes.stage.inputs import Input, Pointer

_GAP = 17.0
_DOT = 2.4


class Reach(Interaction):
    """Only shows; it takes no input for itself."""

    def __init__(self, context: PromptContext[State], felt: Felt) -> None:
        self._state, self._ground = context.state, felt.ground
        self._pointed: int | None = None
        """The route under the pointer."""
        self._dots = self._round_whites() if context.state.turn.route is not None else ()

    def handle(self, event: Input) -> bool:
        """Look where the pointer is."""
        if isinstance(event, Pointer) and event.kind == "move":
            self._pointed = next(
                (
                    card
                    for card in self._state.routes
                    if FRect(route_box(self._state, card)).collidepoint(event.point)
                ),
                None,
            )
        return False

    def draw_below(self, brush: Brush) -> None:
        """Dots round white Vehicles, and a line between the dice of every Gate pointed at."""
        for point in self._dots:
            strokes.dot(brush, MOON, point, _DOT)
        if self._pointed is not None and self._pointed != self._state.turn.route:
            self._draw_gates(brush, self._state, self._pointed)

    def _draw_gates(self, brush: Brush, state: State, card: int) -> None:
        box, own = state.box, state.joint
        found = standing(state.sector(card).gate, box.cards, state.layout, own, box.measures)
        for each in found:
            ends = (state.layout[each.gate.a], state.layout[each.gate.b])
            a, b = (self._ground.of(pose) for pose in ends)
            strokes.line(brush, OPEN_EDGE if each.rideable else BLOCKED_EDGE, a, b, 5)

    def _round_whites(self) -> tuple[Point, ...]:
        state, ground = self._state, self._ground
        lines = (
            part
            for die in state.whites
            for part in _outline(state.layout[die], state.box.ruler_mm, state.box.measures)
        )
        return tuple(
            dot for line in lines for dot in strokes.dots([ground.at(*p) for p in line], _GAP)
        )


def _outline(pose: Pose, ruler_mm: float, measures: Measures) -> tuple[tuple[Point, ...], ...]:
    """As far as it lies on the cloth, in mm."""
    return cut(reach_round_die(pose, ruler_mm, measures), measures.area_mm)
