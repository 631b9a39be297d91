"""The menu: a tile for every game, on two shelves beside each other."""

from collections.abc import Callable
from functools import partial

import pygame

from cubacube.scenes.canvas.boxes import AnyBox
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import HEIGHT, WIDTH
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.scene import Change, Leave
from cubacube.scenes.widgets import Button, Page
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
_QUIT = 360.0, 92.0
_KEYS_Y = HEIGHT - 38


class Menu(Sheet):
    """Choose a game, or leave."""

    def __init__(self, games: tuple[Game, ...], on_choose: Callable[[Game], Change]) -> None:
        shelves = [_standing_on(shelf, games) for shelf in SHELVES]
        # The way out stands below the last shelf.
        rows = max(*map(len, shelves), len(shelves[-1]) + 1)
        tiles = [
            Tile(
                _place(column, row, rows),
                _(game.title),
                _(game.blurb),
                shelf.dice[game.name],
                partial(on_choose, game),
            )
            for column, (shelf, standing) in enumerate(zip(SHELVES, shelves, strict=True))
            for row, game in enumerate(standing)
        ]
        leave = Button(_quit(_place(len(SHELVES) - 1, rows - 1, rows)), _("Quit"), Leave, "coral")
        super().__init__(Page([*tiles, leave], Leave))

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Show the lettering, the shelves, and what the keys do."""
        super().draw(surface, view)
        brush = Brush(surface, view)
        brush.put(view.title(_("Cuba Cube"), _TITLE_SIZE), (WIDTH / 2, _TITLE_Y), "center")
        for column, shelf in enumerate(SHELVES):
            caption = view.title(_(shelf.title), _CAPTION_SIZE, _SHELF)
            brush.put(caption, (_shelf_x(column), _CAPTION_Y), "midleft")
        x = brush.keycap(_("Enter"), _("play"), (_LEFT, _KEYS_Y))
        brush.keycap("F11", _("full screen"), (x, _KEYS_Y))


def _standing_on(shelf: Shelf, games: tuple[Game, ...]) -> list[Game]:
    return [game for game in games if game.name in shelf.dice]


def _shelf_x(column: int) -> float:
    return _LEFT + column * (_SHELF + _BETWEEN)


def _place(column: int, row: int, rows: int) -> AnyBox:
    """A tile's box; with many rows they are lower."""
    pitch = min(_TALLEST + _GAP, (_TILES_HEIGHT + _GAP) / rows)
    return _shelf_x(column), _TILES_Y + row * pitch, _SHELF, pitch - _GAP


def _quit(place: AnyBox) -> AnyBox:
    """The button in the middle of where a tile might be."""
    left, top, width, height = place
    return left + (width - _QUIT[0]) / 2, top + (height - _QUIT[1]) / 2, *_QUIT
