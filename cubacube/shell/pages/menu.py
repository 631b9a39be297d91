"""The menu: a tile for each game, on two shelves side by side."""

from collections.abc import Callable
from functools import partial
from itertools import chain, repeat

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import AnyBox, Bounds, Brush, View, columns, inset
from cubacube.scenes.canvas.icons import icon_picture
from cubacube.scenes.canvas.theme import CREAM, DUSK, HEIGHT
from cubacube.scenes.stage.scene import Change, Consult, Leave
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.widgets.dialogues import confirm
from cubacube.scenes.widgets.scrolled_widgets import ScrolledWidgets
from cubacube.session.language.translation import _
from cubacube.session.play.game import Game
from cubacube.session.workshop.saved_draft import draft_files
from cubacube.shell.pages.lead import Lead, LeadTile
from cubacube.shell.pages.sheet import SheetPage, draw_keys, draw_title
from cubacube.shell.pages.shelves import SHELVES, Tile, die_of, shelf_of

_LEFT, _SHELF, _BETWEEN = 60.0, 880.0, 40.0
_CAPTION_SIZE, _CAPTION_Y = 52.0, 244.0
_TILES_Y, _HIGH, _GAP = 284.0, 132.0, 15.0
_PITCH = _HIGH + _GAP
_SEEN = 5, 3
"""Number of tiles visible at once on each shelf; a shelf with more games scrolls.

The last shelf shows two tiles fewer: the loudest button and a row of low ones stand below it.
"""
_LOWER = 18.0
"""Space above and below a low button that takes the place of a tile."""
_QUIT = 130.0
"""Width of the small button to quit."""
_KEYS = _LEFT, HEIGHT - 38
_SETTINGS: Bounds = (1580.0, 60.0, 280.0, 76.0)
_HOUSEHOLD: Bounds = (_LEFT, 60.0, 280.0, 76.0)
_TOURS: Bounds = (1324.0, 60.0, 240.0, 76.0)
_PRACTICE: Bounds = (_LEFT + 296.0, 60.0, 240.0, 76.0)


@frozen
class Rooms:
    """Callbacks that open the settings, the household page, the practice page and the Tours."""

    settings: Callable[[], Change]
    household: Callable[[], Change]
    practice: Callable[[], Change]
    tours: Callable[[], Change] | None
    """Opens the Tours; None without a folder to save them."""


class Menu(SheetPage):
    """The menu: choose a game, open another page, or quit."""

    def __init__(
        self,
        games: tuple[Game, ...],
        on_choose: Callable[[Game], Change],
        lead: Callable[[], Lead | None] = lambda: None,
        on_matches: Callable[[], Change] | None = None,
        on_workshop: Callable[[], Change] = lambda: None,
        rooms: Rooms | None = None,
    ) -> None:
        """Create the menu.

        `lead` is called in every frame and returns what the loudest button offers, or None
        while that is not known. `on_matches` opens the list of saved matches; it is None if
        there is no folder for them. `on_workshop` opens the workshop. `rooms` opens the other
        pages.
        """
        shelves = [[game for game in games if shelf_of(game) is shelf] for shelf in SHELVES]
        tiles = [
            [
                Tile(_place(column, row), game, die_of(game), partial(on_choose, game))
                for row, game in enumerate(standing)
            ]
            for column, standing in enumerate(shelves)
        ]
        x, y, width, height = inset(_place(1, _SEEN[1] + 1), 0, _LOWER)
        wide = width - _QUIT - _GAP
        places = columns((x, y, wide, height), 2 if on_matches is None else 3, _GAP)
        small = x + width - _QUIT, y + _GAP, _QUIT, height - 2 * _GAP
        workshop = _("Workshop*") if draft_files() else _("Workshop")
        below = [
            Button(places[-2], workshop, on_workshop, "dark"),
            Button(places[-1], _("Rules"), Consult, "dark", hotkey="F1"),
        ]
        if on_matches is not None:
            below.insert(0, Button(places[0], _("Matches"), on_matches, "dark"))
        if rooms is not None:
            below += _ways(rooms)
        below.append(Button(small, _("Quit"), Leave, "dark"))
        super().__init__(Page([*chain(*tiles), *below], _ask_to_leave))
        windows = (
            (_shelf_x(column), _TILES_Y, _SHELF, seen * _PITCH - _GAP)
            for column, seen in enumerate(_SEEN)
        )
        self.page.scroll(*map(ScrolledWidgets, windows, tiles, repeat(_PITCH)))
        self._lead = lead
        self._shown: LeadTile | None = None

    @property
    def looked_at(self) -> Game | None:
        """The game under the pointer or with the keyboard focus."""
        pointed = self.page.pointed
        return pointed.game if isinstance(pointed, Tile) else None

    def update(self, seconds: float) -> Change:
        """Advance animations, and show what the loudest button offers once it is known."""
        offer, shown = self._lead(), self._shown
        if shown is not None and (offer is None or offer.words != shown.label):
            self.page.widgets.remove(shown)
            self.page.settle()
            self._shown = None
        if offer is not None and self._shown is None:
            self._shown = LeadTile(_place(1, _SEEN[1]), offer)
            self.page.widgets.insert(0, self._shown)
            self.page.settle()
            if not self.page.by_keys:
                self.page.focus = self._shown
        elif offer is not None and self._shown is not None:
            self._shown.offer = offer
        return super().update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the title, the shelves and the key hints."""
        super().draw(surface, view)
        brush = Brush(surface, view)
        draw_title(brush, _("Cuba Cube"), 150, 118)
        for column, shelf in enumerate(SHELVES):
            caption = view.title(_(shelf.title), _CAPTION_SIZE, _SHELF)
            brush.put(caption, (_shelf_x(column), _CAPTION_Y), "midleft")
        keys = ("Enter", _("play")), ("F1", _("rules")), ("F11", _("full screen"))
        draw_keys(brush, _KEYS, *keys, ("Esc", _("quit")))


def _ways(rooms: Rooms) -> list[Button]:
    """Return the buttons in the upper corners."""
    ways = (
        (_SETTINGS, _("Settings"), rooms.settings, "gear"),
        (_HOUSEHOLD, _("Household"), rooms.household, "person"),
        (_PRACTICE, _("Practice"), rooms.practice, "star"),
        (_TOURS, _("Tour"), rooms.tours, "flag"),
    )
    return [
        Button(box, words, on_press, "dark", icon=icon_picture(icon, CREAM, DUSK))
        for box, words, on_press, icon in ways
        if on_press is not None
    ]


def _ask_to_leave() -> Change:
    """Ask before quitting, because Esc is easily pressed by mistake."""
    words = _("No match is in progress.")
    return confirm(_("Quit Cuba Cube?"), words, _("Quit"), _("Stay"), Leave)


def _shelf_x(column: int) -> float:
    return _LEFT + column * (_SHELF + _BETWEEN)


def _place(column: int, row: int) -> AnyBox:
    """Return the box of a tile."""
    return _shelf_x(column), _TILES_Y + row * _PITCH, _SHELF, _HIGH
