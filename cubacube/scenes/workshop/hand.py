"""Flick and place dice in the workshop."""

from cubacube.kit.shot import Layout
from cubacube.scenes.cloth.aiming import Aiming
from cubacube.scenes.cloth.cloth_view import ClothView, resting
from cubacube.scenes.cloth.playback import Shown
from cubacube.scenes.flicking.flick_hand import FlickHand
from cubacube.scenes.flicking.placing import Placing
from cubacube.scenes.stage.inputs import LEFT, Input, Pointer
from cubacube.scenes.widgets import Reply
from cubacube.session.workshop.dice import any_flick, any_placing
from cubacube.table.level import Level


class WorkshopHand(FlickHand):
    """Handles flicks and placed dice; a new one is made for each layout and level."""

    def __init__(self, cloth_view: ClothView, level: Level, layout: Layout) -> None:
        self._layout = layout
        aiming = Aiming(cloth_view, level, [any_flick(layout, level)], ())
        super().__init__(cloth_view, aiming, Placing(any_placing(layout, level), cloth_view))

    def handle(self, event: Input) -> Reply:
        """Handle an event; the answer is a `Flick`, a `Placed` or nothing."""
        if self.places or not self.pulling:
            reply = self.place(event)
            if reply.used:
                return reply
        reply = self.aim(event)
        if not reply.used and isinstance(event, Pointer):
            pressed = (event.kind, event.button) == ("down", LEFT)
            return Reply(pressed and self.press(event.point, free=True))
        return reply

    def shown(self) -> tuple[Shown, ...]:
        """Return the dice to draw, including a die that is being placed."""
        return resting(self.lying(self._layout))
