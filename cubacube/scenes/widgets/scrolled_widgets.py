"""A window over widgets of a page, which scrolls if they do not all fit."""

from collections.abc import Sequence

import pygame

from cubacube.scenes.canvas import AnyBox, Brush, View
from cubacube.scenes.widgets.scroll import Scroll
from cubacube.scenes.widgets.widget import Widget

_AROUND = 10.0
_ROUNDING = 1.0
"""Boxes that are higher than the window by less than this still fit."""


class ScrolledWidgets:
    """Widgets whose boxes move up and down behind a window.

    `step` is how far one step of the wheel scrolls.
    """

    def __init__(self, window: AnyBox, widgets: Sequence[Widget], step: float) -> None:
        self.window = pygame.FRect(window)
        self._step = step
        self._tops = {widget: widget.box.y - self.window.y for widget in widgets}
        self._scroll = Scroll(self.window.h)
        feet = [widget.box.bottom - self.window.y for widget in widgets]
        self._scroll.length = max(feet, default=0.0)
        self._focus: Widget | None = None

    def __contains__(self, widget: Widget) -> bool:
        """Return whether a widget is behind the window."""
        return widget in self._tops

    @property
    def scrolls(self) -> bool:
        """Whether some widgets do not fit."""
        return self._scroll.limit > _ROUNDING

    def turn(self, steps: float) -> None:
        """Scroll with the mouse wheel."""
        self._scroll.by(-steps * self._step)

    def update(self, seconds: float, focus: Widget | None) -> None:
        """Advance the scrolling; a widget that has just got the `focus` is shown."""
        if focus is not self._focus and focus in self._tops:
            self._scroll.hold(self._tops[focus], self._tops[focus] + focus.box.h)
            self._scroll.jump(self._scroll.goal)
        self._focus = focus
        self._scroll.update(seconds)
        for widget, top in self._tops.items():
            widget.box.y = self.window.y + top - self._scroll.shown

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the visible widgets, and a bar that shows which part they are."""
        brush = Brush(surface, view)
        with brush.within(self.window.inflate(2 * _AROUND, 2 * _AROUND)):
            for widget in self._tops:
                if widget.box.colliderect(self.window):
                    widget.draw(surface, view)
        self._scroll.draw_bar(brush, self.window.right + _AROUND, self.window.y)
