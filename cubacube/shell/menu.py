"""The menu: a tile for every game."""

from collections.abc import Callable
from functools import partial

import pygame

from cubacube.scenes.dice_faces import Face, GateFace, VehicleFace
from cubacube.scenes.parts import keycap
from cubacube.scenes.scene import Change, Leave
from cubacube.scenes.theme import HEIGHT, WIDTH
from cubacube.scenes.view import View
from cubacube.scenes.widgets import Button, Page
from cubacube.session.game import Game
from cubacube.session.words import _
from cubacube.shell.sheet import Sheet
from cubacube.shell.tile import Tile

_TITLE_SIZE, _TITLE_Y = 190, 185
_TILE_WIDTH, _TILE_HEIGHT, _GAP = 1240, 156, 28
_FIRST_TILE_Y = 400
_QUIT = (WIDTH / 2 - 180, 900, 360, 92)
_FACES: tuple[Face, ...] = (
    VehicleFace("orange"),
    GateFace("red", "diamond"),
    GateFace("blue", "case"),
    GateFace("yellow", "statue"),
    GateFace("green", "alcohol"),
)


class Menu(Sheet):
    """Choose a game, or leave."""

    def __init__(self, games: tuple[Game, ...], on_choose: Callable[[Game], Change]) -> None:
        tiles = [
            _tile(game, number, partial(on_choose, game)) for number, game in enumerate(games)
        ]
        leave = Button(_QUIT, _("Quit"), Leave, "coral")
        super().__init__(Page([*tiles, leave], Leave))

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Show the lettering, the tiles, and what the keys do."""
        super().draw(surface, view)
        lettering = view.title(_("Cuba Cube"), _TITLE_SIZE)
        view.put(surface, lettering, (WIDTH / 2, _TITLE_Y), "center")
        x = keycap(surface, view, _("Enter"), _("play"), (60, HEIGHT - 44))
        keycap(surface, view, "F11", _("full screen"), (x, HEIGHT - 44))


def _tile(game: Game, number: int, on_press: Callable[[], Change]) -> Tile:
    top = _FIRST_TILE_Y + number * (_TILE_HEIGHT + _GAP)
    box = (WIDTH - _TILE_WIDTH) / 2, top, _TILE_WIDTH, _TILE_HEIGHT
    face = _FACES[number % len(_FACES)]
    return Tile(box, _(game.title), _(game.blurb), face, on_press)
