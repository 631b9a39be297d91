"""The aid widget of the set-up page: how much a person sees of a flick while aiming."""

from collections.abc import Callable, Mapping
from typing import Any

import pygame

from cubacube.scenes.canvas.boxes import AnyBox, centre
from cubacube.scenes.canvas.layer import Layer
from cubacube.scenes.canvas.theme import CREAM, GREY, INK
from cubacube.scenes.canvas.view import View
from cubacube.scenes.widgets import Pressed
from cubacube.scenes.widgets.widget import draw_panel
from cubacube.session.households.model import Aid
from cubacube.session.language.translation import N_, _
from cubacube.session.settings.model import PREVIEWS
from cubacube.shell.pages.settings.sections import WORDS

AID_WORDS: Mapping[Aid, str] = {
    "as_set": N_("as in the settings"),
    **{each: WORDS[each] for each in PREVIEWS},
}
"""Display names of the aids."""
_DOTS = {"as_set": 0, "none": 0, "direction": 1, "first_contact": 3, "full": 5, "chances": 3}
_RADIUS = 4.5


class AidChip(Pressed):
    """A button with a symbol of the aid; when pressed, it changes to the next aid."""

    def __init__(self, box: AnyBox, aid: Aid, on_press: Callable[[], Any]) -> None:
        super().__init__(box)
        self.aid: Aid | None = aid
        """None for a computer player: aids make no difference to it."""
        self._on_press = on_press

    def show(self, aid: Aid | None) -> None:
        """Show another aid; None hides the chip."""
        self.aid, self.enabled = aid, aid is not None
        self.hint = ""
        if aid is not None:
            self.hint = _("Flick preview for this player: {aid}").format(aid=_(AID_WORDS[aid]))

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw a die at the left, and the visible part of its path to the right."""
        if self.aid is None:
            return
        draw_panel(surface, view, self, CREAM)
        draw_aid(surface, view, self.aid, self.box)


def draw_aid(surface: pygame.Surface, view: View, aid: Aid, box: AnyBox) -> None:
    """Draw the symbol of an aid in a box; grey for "as in the settings"."""
    x, middle = centre(box)
    left = x - 31
    layer, colour = Layer(), GREY if aid == "as_set" else INK
    corners = (-1, -1), (1, -1), (1, 1), (-1, 1)
    layer.polygon(colour, [(left + 9 + 9 * across, middle + 9 * down) for across, down in corners])
    if aid == "none":
        layer.line(colour, (left + 28, middle), (left + 58, middle), 3)
        layer.line(colour, (left + 36, middle - 8), (left + 50, middle + 8), 3)
    elif aid == "as_set":
        for dot in range(3):
            layer.ring(colour, (left + 30 + dot * 13, middle), _RADIUS, 2)
    elif aid == "chances":
        for off in (-9, 0, 9):
            layer.disc(colour, (left + 58 - abs(off) / 3, middle + off), _RADIUS - 1.2)
    for dot in range(_DOTS[aid]):
        layer.disc(colour, (left + 26 + dot * 9, middle), _RADIUS - 1.2)
    layer.draw(surface, view)
