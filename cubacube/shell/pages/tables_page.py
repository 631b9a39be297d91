"""The page to choose a level, with pictures of all."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from cubacube.scenes.canvas import theme
from cubacube.scenes.canvas.boxes import AnyBox, Point, columns, inset
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PANEL, TextStyle
from cubacube.scenes.canvas.sizes import standing
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Input, KeyPress
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import USED, Button, Page, Reply, Widget
from cubacube.scenes.widgets.scrolled_grid import GAP, ScrolledGrid
from cubacube.session.language.numbers import exact, written
from cubacube.session.language.translation import _, phrase
from cubacube.session.play.known_levels import KnownLevel
from cubacube.shell.pages.sheet import SheetPage, draw_keys, draw_small, draw_title
from cubacube.shell.pages.sketches import KnownTables
from cubacube.shell.pages.tables_adding import add_table, ask_for_table, shared_in
from cubacube.table.level import Level

_TOP, _FOOT, _GAP = 150.0, 966.0, 14.0
_GRID = 60.0, _TOP, 1100.0, _FOOT - _TOP
_TOLD = 1180.0, _TOP, 680.0, 736.0
_MOVES = _TOLD[0], _TOLD[1] + _TOLD[3] + _GAP, _TOLD[2], _FOOT - _TOP - _TOLD[3] - _GAP
_ADD = 1540.0, 58.0, 320.0, 72.0
_KEYS = 60.0, 1020.0


class TablesPage(SheetPage):
    """The page of all levels; it closes with the chosen one, or with None."""

    def __init__(self, tables: KnownTables, word: str) -> None:
        """`word` is the level selected so far."""
        self._tables = tables
        self._grid = TableGrid(_GRID, tables, self._take)
        self._told = TableWords(_TOLD, tables)
        back, take = columns(_MOVES, 2, _GAP)
        self._take_button = Button(take, _("Play on this table"), self._take, "teal")
        add = Button(_ADD, _("Add a table"), partial(ask_for_table, Close), "dark")
        widgets = [self._grid, self._told, Button(back, _("Back"), Close), self._take_button, add]
        super().__init__(Page(widgets, Close))
        self.page.set_focus(self._grid)
        self._show(word)

    @property
    def chosen(self) -> KnownLevel | None:
        """The selected level."""
        found = self._tables.all
        return found[self._grid.at] if found else None

    def handle(self, event: Input) -> Change:
        """Handle input; the grid also gets Page up and down, Home and End."""
        match event:
            case KeyPress(name, True) if self.page.focus is self._grid:
                self._grid.key(name)
            case _ if shared := shared_in(event):
                return add_table(shared, Close)
        change = super().handle(event)
        self._look()
        return change

    def update(self, seconds: float) -> Change:
        """Continue to read the levels and to paint their pictures."""
        chosen = self.chosen
        if self._tables.update():
            self._show(chosen.word if chosen else "")
        self._look()
        return super().update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw all levels, and details of the selected one."""
        super().draw(surface, view)
        brush = Brush(surface, view)
        draw_title(brush, _("Tables"), 96)
        keys = ("← ↑ → ↓", _("choose")), ("PgUp PgDn", _("scroll")), ("Enter", _("play here"))
        draw_keys(brush, _KEYS, *keys, ("Esc", _("back")))

    def _show(self, word: str) -> None:
        words = [each.word for each in self._tables.all]
        self._grid.show(words.index(word) if word in words else 0)
        self._look()

    def _look(self) -> None:
        """Show details of the selected level."""
        self._told.table = self.chosen
        if self.chosen is not None:
            self._tables.picture(self.chosen)  # request it before all others
        self._take_button.enabled = self.chosen is not None and not self.chosen.fault

    def _take(self) -> Change:
        chosen = self.chosen
        return None if chosen is None or chosen.fault else Close(chosen.word)


COLUMNS = 4
_INSIDE, _BAR, _EDGE, _WORDS = 16.0, 14.0, 10.0, 62.0
_NAME = TextStyle(theme.NORMAL, theme.INK, "heavy")
_NOTE = TextStyle(theme.SMALLEST_TEXT, theme.GREY)
_FAULTY = TextStyle(theme.SMALLEST_TEXT, theme.BLOCKED_FILL, "heavy")


class TableGrid(ScrolledGrid):
    """A scrolling grid; `on_confirm` is called for Enter or a click on the selected level."""

    roll, reach = 0.5, 5.0

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

    def draw_cell(self, brush: Brush, number: int) -> None:
        """Draw a level: its card, picture and name, and a note about it."""
        super().draw_cell(brush, number)
        box, table = self.cell(number), self.shown[number]
        edge = box.w - 2 * _EDGE
        place = box.x + _EDGE, box.y + _EDGE, edge, edge
        draw_small(brush, place, self._tables.picture(table))
        foot, room = box.bottom - _EDGE / 2, box.w - 2 * _EDGE
        name_y = foot - (24 if table.fault or table.own else 12)
        brush.write(table.name, (box.centerx, name_y), _NAME, "midbottom", room)
        if table.fault:
            brush.write(_("cannot be used"), (box.centerx, foot), _FAULTY, "midbottom", room)
        elif table.own:
            brush.write(table.whose, (box.centerx, foot), _NOTE, "midbottom", room)


_MARGIN, _BETWEEN, _LINE = 20.0, 10.0, 32.0
_PICTURE, _TITLE_HEIGHT = 460.0, 52.0
_TITLE = TextStyle(theme.HEADING, theme.INK, "title")
_FIGURES = TextStyle(theme.NORMAL - 2, theme.GREY)


class TableWords(Widget):
    """The details panel; it takes no input."""

    focusable = False

    def __init__(self, box: AnyBox, tables: KnownTables) -> None:
        super().__init__(box)
        self.table: KnownLevel | None = None
        self._tables = tables

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the words, and above them the picture as soon as it is painted."""
        brush = Brush(surface, view)
        brush.panel(self.box, PANEL)
        if self.table is not None:
            self.draw_table(brush, self.table)

    def draw_table(self, brush: Brush, table: KnownLevel) -> float:
        """Draw the picture and the words; return the y coordinate below the last line."""
        left, y, width, _height = inset(self.box, _MARGIN)
        place = self.box.centerx - _PICTURE / 2, y, _PICTURE, _PICTURE
        draw_small(brush, place, self._tables.picture(table))
        y += _PICTURE + _BETWEEN
        brush.write(table.name, (left, y), _TITLE, "topleft", width)
        y += _TITLE_HEIGHT
        if table.fault or table.idea:
            ink = theme.BLOCKED_FILL if table.fault else theme.BROWN
            words, size = table.fault or table.idea, standing(theme.NORMAL)
            paragraph = brush.view.paragraph(words, size, width, "heavy", ink)
            brush.put(paragraph, (left, y))
            y += paragraph.height / brush.view.scale + 2
        told = lines(table)
        for number, line in enumerate(told):
            brush.write(line, (left, y + number * _LINE), _FIGURES, "topleft", width)
        return y + len(told) * _LINE


def lines(table: KnownLevel) -> tuple[str, ...]:
    """Return lines about a level: whose it is, size, friction, bounce, zones and obstacles."""
    whose = f"{table.whose} · {table.file}" if table.own else table.whose
    return (whose,) if table.level is None else (whose, *_figures(table.level))


def _figures(level: Level) -> tuple[str, ...]:
    size = _("{side} mm wide, dice {edge} mm").format(
        side=exact(level.area.side_mm), edge=exact(level.dice.edge_mm)
    )
    feel = _("friction {friction}, bounce {bounce}").format(
        friction=written(level.cloth.friction, 2), bounce=written(level.collision.restitution, 2)
    )
    names = [_(zone.name) for zone in level.zones]
    names += [phrase(each.name, "obstacle") for each in level.fixed]
    return tuple(filter(None, (f"{size} · {feel}", ", ".join(dict.fromkeys(names)))))
