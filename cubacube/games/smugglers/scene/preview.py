"""The Gates of the Sector card that is pointed at."""

from pygame import FRect

from cubacube.games.smugglers.rules.state import State
from cubacube.games.smugglers.scene.places import route_card
from cubacube.kit.gates import standing
from cubacube.kit.vehicles import VEHICLES
from cubacube.scenes.canvas import strokes
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import BLOCKED_EDGE, OPEN_EDGE
from cubacube.scenes.cloth.felt import Felt
from cubacube.scenes.flicking.words import Interaction, PromptContext
from cubacube.scenes.stage.inputs import Input, Pointer


class Preview(Interaction):
    """Only shows; it takes no input for itself."""

    def __init__(self, context: PromptContext[State], felt: Felt) -> None:
        self._state, self._seat, self._ground = context.state, context.seat, felt.ground
        self.pointed: int | None = None
        """The Sector card under the pointer."""

    def handle(self, event: Input) -> bool:
        """Look where the pointer is."""
        if isinstance(event, Pointer) and event.kind == "move":
            hand = self._state.smugglers[self._seat].hand
            boxes = [FRect(route_card(n, len(hand))) for n in range(len(hand))]
            over = (
                card for card, box in zip(hand, boxes, strict=True) if box.collidepoint(event.point)
            )
            self.pointed = next(over, None)
        return False

    def draw_below(self, brush: Brush) -> None:
        """A line between the dice of every Gate, red if something lies on it."""
        if self.pointed is None:
            return
        state, box = self._state, self._state.box
        sides, own = state.sector_card(self.pointed).gate, VEHICLES[self._seat]
        for each in standing(sides, box.cards, state.layout, own, box.measures):
            ends = state.layout[each.gate.a], state.layout[each.gate.b]
            a, b = (self._ground.of(pose) for pose in ends)
            strokes.line(brush, OPEN_EDGE if each.rideable else BLOCKED_EDGE, a, b, 5)
