"""The menu: a tile for every game, on two shelves beside each other."""

from collections.abc import Callable
from functools import partial

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import AnyBox, columns, inset
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import HEIGHT, WIDTH
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.scene import Change, Consult, Leave, Push
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.widgets.dialogues import question
from cubacube.session.language.translation import _
from cubacube.session.play.game import Game
from cubacube.shell.pages.sheet import Sheet
from cubacube.shell.pages.shelves import SHELVES, Shelf
from cubacube.shell.pages.tile import Tile

_TITLE_SIZE, _TITLE_Y = 150, 118
_LEFT, _SHELF, _BETWEEN = 60.0, 880.0, 40.0
_CAPTION_SIZE, _CAPTION_Y = 52.0, 244.0
_TILES_Y, _TILES_HEIGHT = 284.0, 722.0
_TALLEST, _GAP = 132.0, 15.0
_LOWER = 18.0
"""So much lower at each edge than a tile are the buttons below the last shelf."""
_KEYS_Y = HEIGHT - 38


@frozen
class GoingOn:
    """A match that was left."""

    words: str
    note: str
    """Who plays, and when it was left."""
    on_press: Callable[[], Change]


class Menu(Sheet):
    """Choose a game, look up its rules, or leave."""

    def __init__(
        self,
        games: tuple[Game, ...],
        on_choose: Callable[[Game], Change],
        going_on: GoingOn | None = None,
    ) -> None:
        """`going_on` is a match that was left and can be continued."""
        shelves = [_standing_on(shelf, games) for shelf in SHELVES]
        # The rules and the way out stand below the last shelf.
        rows = max(*map(len, shelves), len(shelves[-1]) + 2)
        tiles = [
            Tile(_place(column, row, rows), game, shelf.dice[game.name], partial(on_choose, game))
            for column, (shelf, standing) in enumerate(zip(SHELVES, shelves, strict=True))
            for row, game in enumerate(standing)
        ]
        first, last = (_lower(len(SHELVES) - 1, rows - below, rows) for below in (2, 1))
        again = () if going_on is None else (_again(first, going_on),)
        upper, lower = columns(last, 2, _GAP) if again else (first, last)
        rules = Button(upper, _("Rules"), Consult, "dark", hotkey="F1")
        leave = Button(lower, _("Quit"), Leave, "coral")
        super().__init__(Page([*tiles, *again, rules, leave], _ask_to_leave))

    @property
    def looked_at(self) -> Game | None:
        """The game under the pointer, or the one that keys have moved the focus to."""
        pointed = self.page.pointed
        return pointed.game if isinstance(pointed, Tile) else None

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Show the lettering, the shelves, and what the keys do."""
        super().draw(surface, view)
        brush = Brush(surface, view)
        brush.put(view.title(_("Cuba Cube"), _TITLE_SIZE), (WIDTH / 2, _TITLE_Y), "center")
        for column, shelf in enumerate(SHELVES):
            caption = view.title(_(shelf.title), _CAPTION_SIZE, _SHELF)
            brush.put(caption, (_shelf_x(column), _CAPTION_Y), "midleft")
        x = _LEFT
        keys = (_("Enter"), _("play")), ("F1", _("rules")), ("F11", _("full screen"))
        for key, words in (*keys, ("Esc", _("quit"))):
            x = brush.keycap(key, words, (x, _KEYS_Y))


def _again(box: AnyBox, going_on: GoingOn) -> Button:
    """Goes on with a match that was left."""
    return Button(box, going_on.words, going_on.on_press, "teal", note=going_on.note)


def _ask_to_leave() -> Change:
    """Esc comes easily: it does not end the program by itself."""
    asked = question(_("Quit Cuba Cube?"), _("No match is going on."), _("Quit"), _("Stay"))
    return Push(asked, lambda sure: Leave() if sure else None)


def _standing_on(shelf: Shelf, games: tuple[Game, ...]) -> list[Game]:
    return [game for game in games if game.name in shelf.dice]


def _shelf_x(column: int) -> float:
    return _LEFT + column * (_SHELF + _BETWEEN)


def _place(column: int, row: int, rows: int) -> AnyBox:
    """A tile's box; with many rows they are lower."""
    pitch = min(_TALLEST + _GAP, (_TILES_HEIGHT + _GAP) / rows)
    return _shelf_x(column), _TILES_Y + row * pitch, _SHELF, pitch - _GAP


def _lower(column: int, row: int, rows: int) -> AnyBox:
    """A button where a tile might be; it is no game."""
    return inset(_place(column, row, rows), 0, _LOWER)
