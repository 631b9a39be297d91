"""The menu: a tile for every game."""

from collections.abc import Callable
from functools import partial
from itertools import cycle

import pygame

from cubacube.scenes.dice_faces import Face, GateFace, PipFace, PlateFace, VehicleFace
from cubacube.scenes.parts import keycap
from cubacube.scenes.scene import Change, Leave
from cubacube.scenes.theme import BONE, HEIGHT, IVORY, WIDTH
from cubacube.scenes.view import Box, View
from cubacube.scenes.widgets import Button, Page
from cubacube.session.game import Game
from cubacube.session.words import _
from cubacube.shell.sheet import Sheet
from cubacube.shell.tile import Tile

_TITLE_SIZE, _TITLE_Y = 190, 185
_TILE_WIDTH, _TALLEST, _GAP_SHARE = 1240, 156, 0.16
_TILES_Y, _TILES_HEIGHT = 320, 560
"""As many tiles as there are games, in the middle of this room."""
_QUIT = (WIDTH / 2 - 180, 900, 360, 92)
_FACES: tuple[Face, ...] = (
    VehicleFace("orange"),
    PlateFace(IVORY, "sugar_skull", BONE, IVORY),
    PipFace(5),
    GateFace("yellow", "diamond"),
)
"""One for each tile, from above."""


class Menu(Sheet):
    """Choose a game, or leave."""

    def __init__(self, games: tuple[Game, ...], on_choose: Callable[[Game], Change]) -> None:
        boxes = tile_boxes(len(games))
        tiles = [
            Tile(box, _(game.title), _(game.blurb), face, partial(on_choose, game))
            for box, game, face in zip(boxes, games, cycle(_FACES), strict=False)
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


def tile_boxes(count: int) -> list[Box]:
    """Tiles below each other, smaller if there are many."""
    height = min(_TALLEST, _TILES_HEIGHT / (count + _GAP_SHARE * (count - 1)))
    step = height * (1 + _GAP_SHARE)
    top = _TILES_Y + (_TILES_HEIGHT - height - step * (count - 1)) / 2
    left = (WIDTH - _TILE_WIDTH) / 2
    return [(left, top + number * step, _TILE_WIDTH, height) for number in range(count)]
