"""Flick and place dice in the workshop."""

from cubacube.kit.shot import Layout
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.cloth.aiming import Aiming
from cubacube.scenes.cloth.cloth_view import ClothView, resting
from cubacube.scenes.cloth.playback import Shown
from cubacube.scenes.flicking.panels.turn_panel import draw_power
from cubacube.scenes.flicking.placing import Placing
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import LEFT, Input, Pointer
from cubacube.scenes.widgets import IGNORED, USED, Reply
from cubacube.session.language.translation import _
from cubacube.session.workshop.dice import any_flick, any_placing
from cubacube.table.level import Level


class WorkshopHand:
    """Handles flicks and placed dice; a new one is made for each layout and level."""

    def __init__(self, cloth_view: ClothView, level: Level, layout: Layout) -> None:
        self.cloth_view, self._layout = cloth_view, layout
        self.aiming = Aiming(cloth_view, level, [any_flick(layout, level)], ())
        self.placing = Placing(any_placing(layout, level), cloth_view)

    @property
    def pulling(self) -> bool:
        """Whether an aim has begun."""
        return self.aiming.aim is not None

    @property
    def busy(self) -> bool:
        """Whether a flick is being aimed or a die is being placed."""
        return self.pulling or self.placing.held is not None

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The keys that work while the hand is busy."""
        if self.placing.held is not None:
            return self.placing.hints
        return (("Enter", _("flick")), ("Esc", _("cancel")), ("A D W S", _("hit point")))

    def handle(self, event: Input) -> Reply:
        """Handle an event; the answer is a `Flick`, a `Placed` or nothing."""
        if self.placing.held is not None or not self.pulling:
            reply = self.placing.handle(event)
            if reply.used:
                return reply
        reply = self.aiming.handle(event)
        if not reply.used and isinstance(event, Pointer):
            return self._grab(event)
        return reply

    def update(self) -> None:
        """Update the preview."""
        self.aiming.update()

    def shown(self) -> tuple[Shown, ...]:
        """Return the dice to draw, including a die that is being placed."""
        return resting(self.placing.lying(self._layout))

    def draw_below(self, brush: Brush) -> None:
        """Draw guide and rings."""
        if self.placing.held is not None:
            self.placing.draw_below(brush)
        else:
            self.aiming.draw_below(brush)

    def draw_above(self, brush: Brush) -> None:
        """Draw first touch and power."""
        if self.aiming.aim is not None:
            self.aiming.draw_over(brush)
            draw_power(brush, self.cloth_view.ground, self.aiming.aim)

    def _grab(self, event: Pointer) -> Reply:
        """Start an aim when the left button is pressed on free cloth."""
        if (event.kind, event.button) != ("down", LEFT):
            return IGNORED
        self.aiming.grab_from(event.point)
        return USED
