"""The small round buttons of a replay."""

from collections.abc import Callable
from typing import Any

import pygame

from cubacube.scenes.canvas import AnyBox, Brush, View, theme
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.scenes.canvas.theme import Colour, lighter, mix
from cubacube.scenes.stage.inputs import Action
from cubacube.scenes.widgets import Button

_ICON = 0.52


class Knob(Button):
    """A round button with an icon; `hint` names its effect and its key."""

    def __init__(
        self, box: AnyBox, icon: str, hint: str, on_press: Callable[[], Any], *, main: bool = False
    ) -> None:
        """Make the button; `main` lets it stand out."""
        super().__init__(box, hint, on_press)
        self.icon, self.hint = icon, hint
        self.lit = False
        """Whether the button is drawn as switched on; the loop button is so during a loop."""
        self._main = main

    def act(self, action: Action) -> None:
        """Ignore actions of the keyboard; the page handles its keys."""

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw a disc with the icon; bright under the pointer, gold while `lit`."""
        brush, box = Brush(surface, view), self.box
        with view.moved(0, 1 if self._down else 0):
            fill, sign = self._colours()
            border = theme.GOLD if self.lit else mix(theme.STEEL, theme.GOLD, self.glow)
            brush.panel(box, PanelStyle(fill, border, box.h / 2, 2, shadow=0))
            brush.icon(self.icon, box.center, box.h * _ICON, sign, fill)

    def _colours(self) -> tuple[Colour, Colour]:
        if not self.enabled:
            return theme.SLATE, theme.FADED
        if self.lit:
            return theme.GOLD, theme.INK
        if self._main:
            return lighter(theme.TEAL, 0.12 * self.glow), theme.CREAM
        return lighter(theme.DUSK, 0.14 * self.glow), theme.BRASS
