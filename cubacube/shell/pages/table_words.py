"""Details of one level: a large picture, its name, its idea and a few figures."""

import pygame

from cubacube.scenes.canvas.boxes import AnyBox
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PANEL, TextStyle
from cubacube.scenes.canvas.sizes import standing
from cubacube.scenes.canvas.theme import BLOCKED_FILL, BROWN, GREY, HEADING, INK, NORMAL
from cubacube.scenes.canvas.view import View
from cubacube.scenes.widgets import Widget
from cubacube.session.language.translation import _
from cubacube.session.play.known_levels import KnownLevel
from cubacube.shell.pages.going_on import draw_small
from cubacube.shell.pages.known_tables import KnownTables
from cubacube.table.level import Level

_EDGE, _BETWEEN, _LINE = 20.0, 10.0, 32.0
_PICTURE = 460.0
_TITLE_HEIGHT = 52.0
_TITLE, _FIGURES = TextStyle(HEADING, INK, "title"), TextStyle(NORMAL - 2, GREY)


class TableWords(Widget):
    """The details panel; it takes no input."""

    focusable = False

    def __init__(self, box: AnyBox, tables: KnownTables) -> None:
        super().__init__(box)
        self.table: KnownLevel | None = None
        self._tables = tables

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the picture, which may come later, and the words below it."""
        brush, table = Brush(surface, view), self.table
        brush.panel(self.box, PANEL)
        if table is None:
            return
        left, width = self.box.x + _EDGE, self.box.w - 2 * _EDGE
        place = self.box.centerx - _PICTURE / 2, self.box.y + _EDGE, _PICTURE, _PICTURE
        draw_small(surface, view, place, self._tables.picture(table))
        brush.write(table.name, (left, self._title_y), _TITLE, "topleft", width)
        if table.fault or table.idea:
            brush.put(self._words(view, table), (left, self._words_y))
        y = self._lines_y(view, table)
        for number, line in enumerate(lines(table)):
            brush.write(line, (left, y + number * _LINE), _FIGURES, "topleft", width)

    def foot(self, view: View) -> float:
        """Return the y coordinate below the last line."""
        if self.table is None:
            return self._words_y
        return self._lines_y(view, self.table) + len(lines(self.table)) * _LINE

    @property
    def _title_y(self) -> float:
        return self.box.y + _EDGE + _PICTURE + _BETWEEN

    @property
    def _words_y(self) -> float:
        return self._title_y + _TITLE_HEIGHT

    def _lines_y(self, view: View, table: KnownLevel) -> float:
        if not table.fault and not table.idea:
            return self._words_y
        return self._words_y + self._words(view, table).height / view.scale + 2

    def _words(self, view: View, table: KnownLevel) -> pygame.Surface:
        """Return the level's fault, or its idea, as a paragraph."""
        ink = BLOCKED_FILL if table.fault else BROWN
        words, width = table.fault or table.idea, self.box.w - 2 * _EDGE
        return view.paragraph(words, standing(NORMAL), width, "heavy", ink)


def lines(table: KnownLevel) -> tuple[str, ...]:
    """Return lines about a level: size, friction, bounce, zones and obstacles.

    On a level of the user's own, the first line is its file.
    """
    own = (_("Your own table: {file}").format(file=table.file),) if table.own else ()
    return own if table.level is None else (*own, *_figures(table.level))


def _figures(level: Level) -> tuple[str, ...]:
    size = _("{side:g} mm wide, dice {edge:g} mm").format(
        side=level.area.side_mm, edge=level.dice.edge_mm
    )
    feel = _("friction {friction:.2f}, bounce {bounce:.2f}").format(
        friction=level.cloth.friction, bounce=level.collision.restitution
    )
    names = [*(zone.name for zone in level.zones), *(each.name for each in level.obstacles)]
    return tuple(filter(None, (f"{size} · {feel}", ", ".join(dict.fromkeys(names)))))
