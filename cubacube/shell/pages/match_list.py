"""A scrolling list of saved matches, and a card about the selected one."""

from collections.abc import Callable
from typing import Any

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import AnyBox, Brush, Point, TextStyle, View, inset, theme
from cubacube.scenes.canvas.parts import PANEL
from cubacube.scenes.canvas.sizes import standing
from cubacube.scenes.widgets import USED, Reply, Widget
from cubacube.scenes.widgets.scrolled_grid import ScrolledGrid
from cubacube.shell.pages.sheet import draw_small

_HIGH, _INSIDE, _BAR = 84.0, 14.0, 10.0
_TITLE, _NOTE = TextStyle(theme.LARGE - 2, theme.INK, "heavy"), TextStyle(theme.SMALL, theme.GREY)
_STATE = TextStyle(theme.SMALL, theme.BROWN, "heavy")


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

    def __init__(self, box: AnyBox, on_confirm: Callable[[], Any] = lambda: None) -> None:
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

    def draw_cell(self, brush: Brush, number: int) -> None:
        """Draw a row: its card and texts."""
        super().draw_cell(brush, number)
        line, box = self.lines[number], self.cell(number)
        left, right = box.x + 20 + self.indent, box.right - 20
        room = box.w - 60 - self.aside - self.indent
        brush.write(line.title, (left, box.centery + 3), _TITLE, "bottomleft", room)
        brush.write(line.note, (left, box.centery + 6), _NOTE, "topleft", room)
        brush.write(line.state, (right, box.centery + 1), _STATE, "bottomright", self.aside)
        brush.write(line.when, (right, box.centery + 6), _NOTE, "topright", self.aside)


_EDGE, _BETWEEN, _LINE, _TITLE_HEIGHT = 20.0, 12.0, 34.0, 52.0
_CARD_TITLE = TextStyle(theme.HEADING, theme.INK, "title")
_GAME = TextStyle(theme.NORMAL, theme.BROWN, "heavy")
_WRITTEN = TextStyle(theme.NORMAL, theme.GREY)


@frozen
class MatchWords:
    """The texts on the card."""

    title: str
    stands: str
    """A line about the state of the match.

    It has the game and the kind of match, then the progress and current player. Of a finished
    match, it says how the match ended.
    """
    names: str
    written: str
    """Number of actions, and when the last one was saved."""
    fault: str = ""
    """Why the match cannot be continued; empty if it can."""


class MatchCard(Widget):
    """The card; it is empty without a match, and takes no input."""

    focusable = False

    def __init__(self, box: AnyBox) -> None:
        super().__init__(box)
        self.told: MatchWords | None = None
        self.picture: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the lines of text, and above them the picture as soon as it is painted."""
        brush = Brush(surface, view)
        brush.panel(self.box, PANEL)
        if self.told is None:
            return
        left, top, width, _height = inset(self.box, _EDGE)
        height = width * 9 / 16
        draw_small(brush, (left, top, width, height), self.picture)
        y = top + height + _BETWEEN
        brush.write(self.told.title, (left, y), _CARD_TITLE, "topleft", width)
        y += _TITLE_HEIGHT
        told = (self.told.stands, _GAME), (self.told.names, TextStyle(theme.NORMAL))
        for row, (words, style) in enumerate((*told, (self.told.written, _WRITTEN))):
            brush.write(words, (left, y + row * _LINE), style, "topleft", width)
        if self.told.fault:
            room = width - 2 * _EDGE
            size = standing(theme.NORMAL - 2)
            fault = view.paragraph(self.told.fault, size, room, "bold", theme.INK)
            brush.put(fault, (left + _EDGE, top + _EDGE))
