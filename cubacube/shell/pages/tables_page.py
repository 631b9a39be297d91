"""The page to choose a level, with pictures of all."""

import pygame

from cubacube.scenes.canvas.boxes import columns
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import WIDTH
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Input, KeyPress
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page
from cubacube.session.language.translation import _
from cubacube.session.play.known_levels import KnownLevel
from cubacube.shell.pages.known_tables import KnownTables
from cubacube.shell.pages.sheet import SheetPage
from cubacube.shell.pages.table_grid import TableGrid
from cubacube.shell.pages.table_words import TableWords

_TITLE_SIZE, _TITLE_Y = 96, 78
_TOP, _FOOT, _GAP = 150.0, 966.0, 14.0
_GRID = 60.0, _TOP, 1100.0, _FOOT - _TOP
_TOLD = 1180.0, _TOP, 680.0, 736.0
_MOVES = _TOLD[0], _TOLD[1] + _TOLD[3] + _GAP, _TOLD[2], _FOOT - _TOP - _TOLD[3] - _GAP
_KEYS_X, _KEYS_Y = 60.0, 1020.0


class TablesPage(SheetPage):
    """The page of all levels; it closes with the chosen one, or with None."""

    def __init__(self, tables: KnownTables, word: str) -> None:
        """`word` is the level selected so far."""
        self._tables = tables
        self._grid = TableGrid(_GRID, tables, self._take)
        self._told = TableWords(_TOLD, tables)
        back, take = columns(_MOVES, 2, _GAP)
        self._take_button = Button(take, _("Play on this table"), self._take, "teal")
        widgets = [self._grid, self._told, Button(back, _("Back"), Close), self._take_button]
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
        brush.put(view.title(_("Tables"), _TITLE_SIZE), (WIDTH / 2, _TITLE_Y), "center")
        x = _KEYS_X
        keys = ("← ↑ → ↓", _("choose")), ("PgUp PgDn", _("scroll")), ("Enter", _("play here"))
        for key, words in (*keys, ("Esc", _("back"))):
            x = brush.keycap(key, words, (x, _KEYS_Y))

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
