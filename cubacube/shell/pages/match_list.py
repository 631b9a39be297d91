"""A scrolling list of saved matches; keys, wheel or pointer select one."""

from collections.abc import Callable
from typing import Any

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import AnyBox, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import CARD, PanelStyle, TextStyle
from cubacube.scenes.canvas.theme import BROWN, CREAM, GOLD, GREY, INK, LARGE, SMALL
from cubacube.scenes.canvas.view import View
from cubacube.scenes.widgets import USED, Reply
from cubacube.scenes.widgets.scrolled_grid import ScrolledGrid

_HIGH, _INSIDE, _BAR = 84.0, 14.0, 10.0
_ROW, _CHOSEN = CARD, PanelStyle(CREAM, BROWN, 12, shadow=0.4, blur=9)
_TITLE, _NOTE = TextStyle(LARGE - 2, INK, "heavy"), TextStyle(SMALL, GREY)
_STATE = TextStyle(SMALL, BROWN, "heavy")


@frozen
class MatchLine:
    """Texts of a row: title and players at the left, state and date at the right."""

    title: str
    note: str
    state: str
    when: str


class MatchList(ScrolledGrid):
    """The list; `on_confirm` is called for Enter."""

    gap, roll = 10.0, 2.0
    indent = 0.0
    """Room for a picture at the left of a row."""
    aside = 250.0
    """Room for the texts at the right of a row."""

    def __init__(self, box: AnyBox, on_confirm: Callable[[], Any]) -> None:
        super().__init__(box, 1, _INSIDE)
        self.lines: tuple[MatchLine, ...] = ()
        self._on_confirm = on_confirm

    @property
    def count(self) -> int:
        """The number of rows."""
        return len(self.lines)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a row."""
        return self.box.w - 2 * _INSIDE - _BAR, _HIGH

    def taken(self) -> Any:
        """Confirm the selected row."""
        return self._on_confirm()

    def fill(self, lines: tuple[MatchLine, ...], at: int) -> None:
        """Show these rows, with one of them selected."""
        self.lines = lines
        self.show(at)

    def press(self, point: Point) -> Reply:
        """Select the row under the pointer."""
        row = int((point[1] - self.box.y - _INSIDE + self._scroll.shown) // self.pitch)
        if 0 <= row < len(self.lines):
            self.at = row
        return USED

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the visible rows."""
        brush = Brush(surface, view)
        self.draw_ground(brush)
        window = self.box.inflate(0, -2 * _INSIDE)
        with brush.within(self.box.inflate(0, -_INSIDE)):
            for row in range(self.count):
                if self.cell(row).colliderect(window):
                    self._draw_row(brush, row)
        self._scroll.draw_bar(brush, self.box.right - _INSIDE, window.y)

    def _draw_row(self, brush: Brush, row: int) -> None:
        line, box = self.lines[row], self.cell(row)
        chosen = row == self.at
        brush.panel(box, _CHOSEN if chosen else _ROW, GOLD if chosen else None, 4)
        left, right = box.x + 20 + self.indent, box.right - 20
        room = box.w - 60 - self.aside - self.indent
        brush.write(line.title, (left, box.centery + 3), _TITLE, "bottomleft", room)
        brush.write(line.note, (left, box.centery + 6), _NOTE, "topleft", room)
        brush.write(line.state, (right, box.centery + 1), _STATE, "bottomright", self.aside)
        brush.write(line.when, (right, box.centery + 6), _NOTE, "topright", self.aside)
        self.draw_sign(brush, row)

    def draw_sign(self, brush: Brush, row: int) -> None:
        """Draw a picture at the left of a row; by default nothing."""
