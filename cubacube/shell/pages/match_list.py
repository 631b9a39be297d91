"""A scrolling list of saved matches; keys, wheel or pointer select one."""

from collections.abc import Callable
from types import MappingProxyType
from typing import Any, Final

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import AnyBox, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import CARD, PanelStyle, TextStyle, flat, rim
from cubacube.scenes.canvas.theme import BRASS, BROWN, CREAM, GOLD, GREY, INK, LARGE, NIGHT, SMALL
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Action
from cubacube.scenes.widgets import IGNORED, USED, Reply, Widget
from cubacube.scenes.widgets.scroll import Scroll

_PITCH, _GAP = 94.0, 10.0
_INSIDE, _BAR = 14.0, 10.0
_WHEEL = 2
"""Rows per step of the wheel."""
_GROUND = PanelStyle((*NIGHT, 150), None, 18, shadow=0)
_RIM, _LIT = rim(GOLD, 21, 4), 0.5
_ROW, _CHOSEN = CARD, PanelStyle(CREAM, BROWN, 12, shadow=0.4, blur=9)
_TITLE, _NOTE = TextStyle(LARGE - 2, INK, "heavy"), TextStyle(SMALL, GREY)
_STATE = TextStyle(SMALL, BROWN, "heavy")
_STEPS: Final = MappingProxyType({"up": -1, "down": 1})


@frozen
class MatchLine:
    """Texts of a row: title and players at the left, state and date at the right."""

    title: str
    note: str
    state: str
    when: str


class MatchList(Widget):
    """The list; `on_confirm` is called for Enter."""

    indent = 0.0
    """Room for a picture at the left of a row."""
    aside = 250.0
    """Room for the texts at the right of a row."""

    def __init__(self, box: AnyBox, on_confirm: Callable[[], Any]) -> None:
        super().__init__(box)
        self.lines: tuple[MatchLine, ...] = ()
        self.at = 0
        """The selected row."""
        self._on_confirm = on_confirm
        self._scroll = Scroll(self.box.h - 2 * _INSIDE)
        self._pressed: int | None = None

    def show(self, lines: tuple[MatchLine, ...], at: int) -> None:
        """Show these rows, with one of them selected."""
        self.lines = lines
        self._scroll.length = len(lines) * _PITCH - _GAP
        self._choose(at)
        self._scroll.jump(self._scroll.goal)

    def key(self, name: str) -> None:
        """Handle Page up, Page down, Home and End."""
        page, whole = int((self._scroll.window + _GAP) // _PITCH), len(self.lines)
        steps = {"pageup": -page, "pagedown": page, "home": -whole, "end": whole}
        if name in steps:
            self._choose(self.at + steps[name])

    def act(self, action: Action) -> Reply:
        """Select with up and down; beyond the ends the focus leaves the list."""
        if action == "confirm":
            return Reply(True, self._on_confirm()) if self.lines else USED
        at = self.at + _STEPS.get(action, 0)
        if at == self.at or not 0 <= at < len(self.lines):
            return IGNORED
        self._choose(at)
        return USED

    def press(self, point: Point) -> Reply:
        """Select the row under the pointer."""
        row = int((point[1] - self.box.y - _INSIDE + self._scroll.shown) // _PITCH)
        if 0 <= row < len(self.lines):
            self.at = row
        return USED

    def turn(self, steps: float) -> Reply:
        """Scroll with the wheel."""
        self._scroll.by(-steps * _WHEEL * _PITCH)
        return USED

    def update(self, seconds: float, lit: bool) -> None:
        """Advance the scroll animation."""
        super().update(seconds, lit)
        self._scroll.update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the visible rows."""
        brush = Brush(surface, view)
        brush.panel(self.box, _GROUND)
        if self.glow > _LIT:
            brush.panel(self.box.inflate(6, 6), _RIM)
        with brush.within(self.box.inflate(0, -_INSIDE)):
            first = int(self._scroll.shown // _PITCH)
            last = int((self._scroll.shown + self._scroll.window) // _PITCH) + 1
            for row in range(max(0, first), min(last, len(self.lines))):
                self._draw_row(brush, row)
        self._draw_bar(brush)

    def row_box(self, row: int) -> pygame.FRect:
        """Return the current box of a row."""
        y = self.box.y + _INSIDE + row * _PITCH - self._scroll.shown
        width = self.box.w - 2 * _INSIDE - _BAR
        return pygame.FRect(self.box.x + _INSIDE, y, width, _PITCH - _GAP)

    def _draw_row(self, brush: Brush, row: int) -> None:
        line, box = self.lines[row], self.row_box(row)
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

    def _draw_bar(self, brush: Brush) -> None:
        """Draw the scroll bar."""
        if not self._scroll.limit:
            return
        top, height = self._scroll.part(self.box.h - 2 * _INSIDE)
        place = self.box.right - _INSIDE, self.box.y + _INSIDE + top, _BAR - 2, height
        brush.panel(place, flat(BRASS, 5))

    def _choose(self, at: int) -> None:
        self.at = min(max(0, at), max(0, len(self.lines) - 1))
        top, foot = self.at * _PITCH, (self.at + 1) * _PITCH - _GAP
        self._scroll.hold(top, foot)
