"""A button that shows how much a person sees of a flick while aiming, and changes it."""

from collections.abc import Callable, Mapping
from typing import Any

import pygame

from cubacube.scenes.canvas import AnyBox, View, centre
from cubacube.scenes.canvas.icons import icon
from cubacube.scenes.canvas.theme import CREAM, GREY, INK
from cubacube.scenes.widgets.widget import Pressed, draw_panel
from cubacube.session.households.model import Aid
from cubacube.session.language.translation import N_, _

PREVIEW_WORDS: Mapping[str, str] = {
    "none": N_("off"),
    "direction": N_("the direction"),
    "first_contact": N_("up to the first hit"),
    "full": N_("the whole path"),
    "chances": N_("the path and the chances"),
}
"""Display names of the flick previews."""
AID_WORDS: Mapping[str, str] = {"as_set": N_("as in the settings"), **PREVIEW_WORDS}
"""Display names of the aids."""


class AidChip(Pressed):
    """A button with the icon of the aid; when pressed, it changes to the next aid."""

    def __init__(self, box: AnyBox, aid: Aid | None, on_press: Callable[[], Any]) -> None:
        super().__init__(box)
        self.aid = aid
        """None for a computer player: aids make no difference to it."""
        self._on_press = on_press

    def show(self, aid: Aid | None) -> None:
        """Show another aid; None hides the chip."""
        self.aid, self.enabled = aid, aid is not None
        said = _("Flick preview for this player: {aid}")
        self.hint = "" if aid is None else said.format(aid=_(AID_WORDS[aid]))

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw a panel with the icon of the aid: a die, and what the player sees of its path."""
        if self.aid is None:
            return
        draw_panel(surface, view, self, CREAM)
        colour = GREY if self.aid == "as_set" else INK
        picture = icon(view, f"see_{self.aid}", min(self.box.w, self.box.h) * 0.8, colour)
        view.put(surface, picture, centre(self.box), "center")
