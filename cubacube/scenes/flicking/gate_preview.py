"""Preview the Gates of a Sector card under the pointer, before it is chosen."""

from collections.abc import Iterable

from pygame import FRect

from cubacube.kit.cards import SectorCard
from cubacube.kit.gates import standing
from cubacube.kit.shot import Die
from cubacube.scenes.canvas import Bounds, Brush, strokes
from cubacube.scenes.canvas.theme import BLOCKED_EDGE, OPEN_EDGE
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.flicking.words import Interaction, OnClothState
from cubacube.scenes.stage.inputs import Input, Pointer


class GatePreview(Interaction):
    """Shows the Gates of the Sector card under the pointer; it leaves all input to others."""

    def __init__(
        self,
        state: OnClothState,
        own: Die,
        cloth_view: ClothView,
        cards: Iterable[tuple[SectorCard, Bounds]],
    ) -> None:
        """`cards` are the cards that can be pointed at, each with its box."""
        self._on, self._own, self._cloth_view, self._cards = state, own, cloth_view, tuple(cards)
        self.pointed: SectorCard | None = None
        """The card under the pointer."""

    def handle(self, event: Input) -> bool:
        """Remember the card under the pointer; never use up the event."""
        if isinstance(event, Pointer) and event.kind == "move":
            over = (card for card, box in self._cards if FRect(box).collidepoint(event.point))
            self.pointed = next(over, None)
        return False

    def draw_below(self, brush: Brush) -> None:
        """Draw a line between the dice of every Gate, red if the Gate is blocked."""
        if self.pointed is None:
            return
        layout, box = self._on.layout, self._on.box
        for each in standing(self.pointed.gate, box.cards, layout, self._own, box.measures):
            a, b = (self._cloth_view.ground.of(layout[post]) for post in (each.gate.a, each.gate.b))
            strokes.line(brush, OPEN_EDGE if each.is_passable() else BLOCKED_EDGE, a, b, 5)
