"""The dial on the table: how much a person sees of their flick, changed while they aim."""

from functools import partial

import pygame

from cubacube.scenes.canvas import Bounds, Brush, Tip, View
from cubacube.scenes.canvas.parts import KEY_CAP, shown_key
from cubacube.scenes.canvas.styles import TINY_BOLD
from cubacube.scenes.widgets.aid_chip import AidChip
from cubacube.session.language.translation import _
from cubacube.session.settings.chosen import aids_of, step_preview

_BOX: Bounds = (872, 14, 64, 62)


class PreviewDial(AidChip):
    """Shows the preview of a person; a press changes it to the next step."""

    def __init__(self, who: str) -> None:
        super().__init__(_BOX, None, partial(step_preview, who))
        self._who = who
        self.show(aids_of(who).preview)

    @property
    def tip(self) -> Tip:
        """What the person sees now."""
        return Tip(_BOX, _("Flick preview"), self.hint)

    def update(self, seconds: float, lit: bool) -> None:
        """Advance the glow; a key or the settings may have changed the preview."""
        super().update(seconds, lit)
        self.show(aids_of(self._who).preview)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the icon of the preview, and the key that changes it."""
        super().draw(surface, view)
        at = self.box.left - 8, self.box.centery
        Brush(surface, view).tag(shown_key("V"), at, KEY_CAP, TINY_BOLD, "midright")
