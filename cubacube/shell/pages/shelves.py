"""The shelves of the menu: which games stand on each, and the die on each game's tile."""

import math
from collections.abc import Callable, Mapping
from typing import Any

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import AnyBox, TextStyle, View, theme
from cubacube.scenes.canvas.parts import write
from cubacube.scenes.canvas.reading import fit_block
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_faces import Face, GateFace, PipFace, PlateFace, VehicleFace
from cubacube.scenes.widgets import Button
from cubacube.scenes.widgets.widget import draw_panel
from cubacube.session.language.translation import N_, _
from cubacube.session.play.game import Game

_OTHER = PlateFace(theme.TEAL, "star", theme.CREAM, theme.TEAL)
"""The die of every game of another package."""


@frozen
class Shelf:
    """A column of the menu: its title, and a map from game name to die face."""

    title: str
    dice: Mapping[str, Face]


SHELVES = (
    Shelf(
        N_("On the roads of Cuba"),
        {
            "race": VehicleFace("orange"),
            "smugglers": GateFace("red", "alcohol"),
            "couriers": GateFace("blue", "case"),
            "marketeers": GateFace("green", "statue"),
            "cobbers": VehicleFace("purple"),
        },
    ),
    Shelf(
        N_("Board games"),
        {
            "calavera": PlateFace(theme.IVORY, "sugar_skull", theme.BONE, theme.IVORY),
            "caramba": PipFace(5),
            "atacama": GateFace("yellow", "diamond"),
        },
    ),
)
"""The shelves from left to right; a game that does not exist leaves no gap."""


def shelf_of(game: Game) -> Shelf:
    """Return the shelf of a game.

    Games of other packages stand on the first shelf if they have a level, else on the last.
    """
    usual = SHELVES[-1 if game.level is None else 0]
    return next((shelf for shelf in SHELVES if game.name in shelf.dice), usual)


def die_of(game: Game) -> Face:
    """Return the face of a game's die."""
    return shelf_of(game).dice.get(game.name, _OTHER)


_DIE, _DIE_X, _TURN_RAD = 88, 82, math.radians(12)
_WORDS_X, _MARGIN = 158, 28
_TITLE_HEIGHT = 48
_PRESSED = 3
_BOX_WORDS = TextStyle(theme.SMALL, theme.BROWN, "heavy")
_BLURB = TextStyle(theme.NORMAL, theme.GREY)


def box_words(game: Game) -> str:
    """Return the numbers of players and minutes of a game, as on its box."""
    return _("{fewest} to {most} players · {least} to {longest} min").format(
        fewest=game.fewest, most=game.most, least=game.minutes[0], longest=game.minutes[1]
    )


class Tile(Button):
    """A large button with a slightly rotated die."""

    def __init__(self, box: AnyBox, game: Game, face: Face, on_press: Callable[[], Any]) -> None:
        super().__init__(box, _(game.title), on_press, note=_(game.blurb))
        self.game = game
        self._face = face

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the tile, pressed in while the pointer is down on it."""
        with view.moved(0, _PRESSED if self._down else 0):
            draw_panel(surface, view, self, theme.CREAM, sunk=self._down)
            art = DiceArt(view, _DIE)
            at = view.to_px((self.box.x + _DIE_X, self.box.centery - 6))
            art.shadow(surface, at, _TURN_RAD)
            art.die(surface, at, _TURN_RAD, self._face)
            self._draw_title_and_blurb(surface, view)

    def _draw_title_and_blurb(self, surface: pygame.Surface, view: View) -> None:
        left, note = self.box.x + _WORDS_X, self.blurb(view)
        top = self.box.centery - (_TITLE_HEIGHT + note.height / view.scale) / 2
        title = TextStyle(theme.HEADING, theme.INK, "title").capped_at(42)
        end = write(surface, view, self.label, (left, top - 2), title, "topleft", self._room)
        right, middle = self.box.right - _MARGIN, end.centery + 4
        room = right - end.right - _MARGIN
        write(surface, view, box_words(self.game), (right, middle), _BOX_WORDS, "midright", room)
        view.put(surface, note, (left, top + _TITLE_HEIGHT))

    def blurb(self, view: View) -> pygame.Surface:
        """Return the game's blurb as a paragraph, in letters for which the tile has room."""
        return fit_block(view, self.note, _BLURB, self._room, self.box.h - _TITLE_HEIGHT - 6)

    @property
    def _room(self) -> float:
        return self.box.w - _WORDS_X - _MARGIN
