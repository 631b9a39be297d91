"""A grid of levels with pictures; keys, wheel or pointer select one."""

from collections.abc import Callable
from typing import Any, Final

import pygame

from cubacube.scenes.canvas import theme
from cubacube.scenes.canvas.boxes import AnyBox, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import CARD, PanelStyle, TextStyle
from cubacube.scenes.canvas.view import View
from cubacube.scenes.widgets import USED, Reply
from cubacube.scenes.widgets.scrolled_grid import GAP, ScrolledGrid
from cubacube.session.language.translation import _
from cubacube.session.play.known_levels import KnownLevel
from cubacube.shell.pages.going_on import draw_small
from cubacube.shell.pages.known_tables import KnownTables

COLUMNS: Final = 4
_INSIDE, _BAR, _EDGE, _WORDS = 16.0, 14.0, 10.0, 62.0
_CHOSEN = PanelStyle(theme.CREAM, theme.BROWN, 12, shadow=0.4, blur=9)
_NAME = TextStyle(theme.NORMAL, theme.INK, "heavy")
_NOTE, _FAULTY = (
    TextStyle(theme.SMALLEST_TEXT, theme.GREY),
    TextStyle(theme.SMALLEST_TEXT, theme.BLOCKED_FILL, "heavy"),
)


class TableGrid(ScrolledGrid):
    """A scrolling grid; `on_confirm` is called for Enter or a click on the selected level."""

    roll = 0.5

    def __init__(self, box: AnyBox, tables: KnownTables, on_confirm: Callable[[], Any]) -> None:
        super().__init__(box, COLUMNS, _INSIDE)
        self._tables = tables
        self._on_confirm = on_confirm
        self._pressed: int | None = None

    @property
    def shown(self) -> tuple[KnownLevel, ...]:
        """All levels offered."""
        return self._tables.all

    @property
    def count(self) -> int:
        """Number of levels offered."""
        return len(self.shown)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a cell: a picture with words below it."""
        room = self.box.w - 2 * _INSIDE - _BAR - (COLUMNS - 1) * GAP
        return room / COLUMNS, room / COLUMNS - _EDGE + _WORDS

    def taken(self) -> Any:
        """Confirm the selected level."""
        return self._on_confirm()

    def press(self, point: Point) -> Reply:
        """Select the level under the pointer.

        If that level was already selected, `release` confirms it.
        """
        under = self.under(point)
        self._pressed = under if under == self.at else None
        if under is not None:
            self.at = under
        return USED

    def release(self, point: Point) -> Reply:
        """Confirm the level if it was selected before the press and is still under the pointer."""
        pressed, self._pressed = self._pressed, None
        if pressed is None or not self.cell(pressed).collidepoint(point):
            return USED
        return Reply(True, self._on_confirm())

    def let_go(self) -> None:
        """Cancel the press."""
        self._pressed = None

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the visible levels."""
        brush = Brush(surface, view)
        self.draw_ground(brush)
        window = self.box.inflate(0, -2 * _INSIDE)
        with brush.within(self.box.inflate(0, -_INSIDE)):
            for number, table in enumerate(self.shown):
                if self.cell(number).colliderect(window):
                    self._draw_cell(brush, number, table)
        self._scroll.draw_bar(brush, self.box.right - _BAR, window.y)

    def _draw_cell(self, brush: Brush, number: int, table: KnownLevel) -> None:
        box, chosen = self.cell(number), number == self.at
        brush.panel(box, _CHOSEN if chosen else CARD, theme.GOLD if chosen else None, 5)
        edge = box.w - 2 * _EDGE
        place = box.x + _EDGE, box.y + _EDGE, edge, edge
        draw_small(brush.surface, brush.view, place, self._tables.picture(table))
        foot, room = box.bottom - _EDGE / 2, box.w - 2 * _EDGE
        note, style = (_("cannot be used"), _FAULTY) if table.fault else ("", _NOTE)
        if table.own and not table.fault:
            note = _("your own")
        name_y = foot - (24 if note else 12)
        brush.write(table.name, (box.centerx, name_y), _NAME, "midbottom", room)
        if note:
            brush.write(note, (box.centerx, foot), style, "midbottom", room)
