"""An on-off switch."""

from collections.abc import Callable
from typing import Any

import pygame

from cubacube.scenes.canvas import AnyBox, Point, View
from cubacube.scenes.canvas.parts import PanelStyle, panel
from cubacube.scenes.canvas.theme import BROWN, CREAM, TEAL, TRACK, mix
from cubacube.scenes.stage.inputs import Action
from cubacube.scenes.widgets.widget import IGNORED, USED, Reply, WidgetRow, ease

_WIDTH, _HEIGHT, _KNOB = 78.0, 38.0, 28.0


class Toggle(WidgetRow):
    """A switch; `on_change` gets the new value."""

    control_width = _WIDTH

    def __init__(
        self, box: AnyBox, label: str, value: bool, on_change: Callable[[bool], Any], note: str = ""
    ) -> None:
        super().__init__(box, label, note)
        self.value = value
        self._on_change = on_change
        self._shown = float(value)

    def act(self, action: Action) -> Reply:
        """Switch over on confirm; left means off, right means on."""
        match action:
            case "confirm":
                return self._set(not self.value)
            case "left" | "right" if self.value != (action == "right"):
                return self._set(action == "right")
            case _:
                return IGNORED

    def release(self, point: Point) -> Reply:
        """Switch over if the pointer is still on it."""
        return self._set(not self.value) if self.holds(point) else USED

    def update(self, seconds: float, lit: bool) -> None:
        """Slide the knob."""
        super().update(seconds, lit)
        self._shown = ease(self._shown, float(self.value), seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the label and the switch."""
        self.draw_row(surface, view)
        left, middle = self.control.right - _WIDTH, self.control.centery
        fill = mix(TRACK, TEAL, self._shown) if self.enabled else TRACK
        slot = left, middle - _HEIGHT / 2, _WIDTH, _HEIGHT
        panel(surface, view, slot, PanelStyle(fill, BROWN, _HEIGHT / 2, shadow=0))
        margin = (_HEIGHT - _KNOB) / 2
        x = left + margin + self._shown * (_WIDTH - _KNOB - 2 * margin)
        knob = x, middle - _KNOB / 2, _KNOB, _KNOB
        panel(surface, view, knob, PanelStyle(CREAM, BROWN, _KNOB / 2, shadow=0.3, blur=4))

    def _set(self, value: bool) -> Reply:
        self.value = value
        return Reply(True, self._on_change(value))
