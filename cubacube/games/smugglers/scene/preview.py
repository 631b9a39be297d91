"""The Gates of the Sector card that is pointed at."""

from cubacube.games.smugglers.rules.state import State
from cubacube.games.smugglers.scene.places import route_card
from cubacube.kit.vehicles import VEHICLES
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.cloth.felt import Felt
from cubacube.scenes.flicking.panels.gate_preview import GatePreview
from cubacube.scenes.flicking.words import PromptContext


class Preview(GatePreview):
    """Of the cards in hand."""

    def __init__(self, context: PromptContext[State], felt: Felt) -> None:
        self._state, self._seat = context.state, context.seat
        hand = self._state.smugglers[self._seat].hand
        cards = {card: route_card(n, len(hand)) for n, card in enumerate(hand)}
        super().__init__(self._state, felt, cards)

    def draw_below(self, brush: Brush) -> None:
        """Where one could drive with the card."""
        if self.pointed is not None:
            sides = self._state.sector_card(self.pointed).gate
            self.draw_gates(brush, sides, VEHICLES[self._seat])
