"""A slider for a number within bounds."""

from collections.abc import Callable
from typing import Any

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import AnyBox, Point, TextStyle, View, theme
from cubacube.scenes.canvas.parts import PanelStyle, panel
from cubacube.scenes.canvas.reading import write_fitting
from cubacube.scenes.stage.inputs import Action
from cubacube.scenes.widgets.widget import IGNORED, Reply, WidgetRow

_BAR, KNOB, _NUMBER, _GAP = 14.0, 34.0, 96.0, 20.0


@frozen
class Range:
    """Numbers from `low` to `high` in equal steps."""

    low: float
    high: float
    step: float

    def nearest(self, value: float) -> float:
        """Return the nearest allowed value."""
        steps = round((min(self.high, max(self.low, value)) - self.low) / self.step)
        return min(self.high, self.low + steps * self.step)


class Slider(WidgetRow):
    """A bar with a knob to drag; `on_change` gets each new value, `show` formats it."""

    control_width = 400.0

    def __init__(
        self,
        box: AnyBox,
        label: str,
        value: float,
        bounds: Range,
        on_change: Callable[[float], Any],
        note: str = "",
        *,
        show: Callable[[float], str] = "{:g}".format,
    ) -> None:
        super().__init__(box, label, note)
        self.value = value
        self._bounds = bounds
        self._on_change = on_change
        self._show = show

    @property
    def bar(self) -> pygame.FRect:
        """The box in which the middle of the knob can move."""
        control = self.control
        width = control.w - _NUMBER - KNOB - _GAP
        return pygame.FRect(control.left + KNOB / 2, self.box.centery - _BAR / 2, width, _BAR)

    def act(self, action: Action) -> Reply:
        """Step with left and right."""
        match action:
            case "left":
                return self._set(self.value - self._bounds.step)
            case "right":
                return self._set(self.value + self._bounds.step)
            case _:
                return IGNORED

    def press(self, point: Point) -> Reply:
        """Move the knob to the pointer; ignore a press on the label."""
        return self.drag(point) if point[0] >= self.control.left else IGNORED

    def drag(self, point: Point) -> Reply:
        """Move the knob with the pointer."""
        share = (point[0] - self.bar.left) / self.bar.w
        return self._set(self._bounds.low + share * (self._bounds.high - self._bounds.low))

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the label, the bar and the value."""
        self.draw_row(surface, view)
        bar, round_end = self.bar, _BAR / 2
        share = (self.value - self._bounds.low) / (self._bounds.high - self._bounds.low)
        panel(surface, view, bar, PanelStyle(theme.TRACK, None, round_end, shadow=0))
        done = bar.x, bar.y, max(_BAR, bar.w * share), bar.h
        panel(surface, view, done, PanelStyle(theme.TEAL, None, round_end, shadow=0))
        x, y = bar.x + bar.w * share - KNOB / 2, bar.centery - KNOB / 2
        panel(
            surface,
            view,
            (x, y, KNOB, KNOB),
            PanelStyle(theme.CREAM, theme.BROWN, KNOB / 2, 2, 0.3, 4),
        )
        number = self.control.right, self.box.centery
        style, room = TextStyle(theme.NORMAL, theme.INK, "heavy"), (_NUMBER, self.box.h)
        write_fitting(surface, view, self._show(self.value), number, style, "midright", room)

    def _set(self, value: float) -> Reply:
        value = self._bounds.nearest(value)
        if value == self.value:
            return Reply(True)
        self.value = value
        return Reply(True, self._on_change(value))
