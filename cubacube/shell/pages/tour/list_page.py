"""The page of all Tours: open, export, import or delete one, or set up a new one."""

from collections.abc import Callable
from datetime import UTC, datetime

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, View, centre, columns
from cubacube.scenes.canvas.theme import CREAM, LARGE, WIDTH
from cubacube.scenes.stage.inputs import Dropped, Input
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page
from cubacube.session.language.numbers import ago
from cubacube.session.language.referee import listed
from cubacube.session.language.translation import _
from cubacube.session.tour.file import SavedTour
from cubacube.session.tour.model import Kind
from cubacube.shell.pages.match_list import MatchLine, MatchList
from cubacube.shell.pages.sheet import SheetPage, draw_title
from cubacube.shell.pages.tour.table_page import table_words

_LIST: Bounds = (160.0, 150.0, WIDTH - 320.0, 660.0)
_NEW: Bounds = (160.0, 834.0, WIDTH - 320.0, 84.0)
_BUTTONS: Bounds = (160.0, 940.0, WIDTH - 320.0, 84.0)


@frozen
class TourWays:
    """What can be done with Tours."""

    new: Callable[[Kind], Change]
    show: Callable[[SavedTour], Change]
    export: Callable[[SavedTour], Change]
    delete: Callable[[SavedTour], Change]
    import_from: Callable[[str], Change]
    """Imports a file, or asks for one if its name is empty."""


class ToursPage(SheetPage):
    """The list of Tours, newest first; it closes with what follows, or without a result."""

    def __init__(self, saved: list[SavedTour], ways: TourWays) -> None:
        self._saved, self._ways = saved, ways
        self._list = MatchList(_LIST, self._on(ways.show))
        self._list.fill(tuple(map(_line, saved)), 0)
        open_, export, import_, delete, back = columns(_BUTTONS, 5, 14)
        tour, knock_out = columns(_NEW, 2, 14)
        own = [
            Button(open_, _("Open"), self._on(ways.show)),
            Button(export, _("Export"), self._on(ways.export)),
            Button(delete, _("Delete"), self._on(ways.delete), "coral"),
        ]
        for button in own:
            button.enabled = bool(saved)
        new = Button(tour, _("New Tour"), lambda: ways.new("tour"), "teal")
        rest = [
            Button(knock_out, _("New knock-out"), lambda: ways.new("knock_out"), "teal"),
            Button(import_, _("Import"), lambda: ways.import_from("")),
            Button(back, _("Back"), Close, "dark", hotkey="Esc"),
        ]
        super().__init__(Page([self._list, new, *own, *rest], Close))
        self.page.focus = self._list if saved else new

    def handle(self, event: Input) -> Change:
        """Handle input; a dropped file is imported."""
        if isinstance(event, Dropped):
            return self._ways.import_from(event.path)
        return super().handle(event)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the title and the list."""
        super().draw(surface, view)
        brush = Brush(surface, view)
        draw_title(brush, _("Tours"))
        if not self._saved:
            words = _("A Tour is several matches for points. In a knock-out, losers are out.")
            brush.write(words, centre(_LIST), TextStyle(LARGE, CREAM), "center", _LIST[2] - 60)

    def _on(self, do: Callable[[SavedTour], Change]) -> Callable[[], Change]:
        return lambda: do(self._saved[self._list.at]) if self._saved else None


def _line(saved: SavedTour) -> MatchLine:
    names = listed([each.name for each in saved.tour.entrants])
    when = ago(saved.saved_at, datetime.now(UTC))
    return MatchLine(saved.tour.title, names, table_words(saved.tour), when)
