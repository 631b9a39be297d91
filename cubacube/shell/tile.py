"""A game on the menu: a die, its title, and one line that says what it is."""

import math
from collections.abc import Callable
from typing import Any

import pygame

from cubacube.scenes.dice_art import DiceArt
from cubacube.scenes.dice_faces import Face
from cubacube.scenes.parts import Style, write
from cubacube.scenes.theme import CREAM, GREY, HEADING, INK, NORMAL
from cubacube.scenes.view import Box, View
from cubacube.scenes.widgets import Button
from cubacube.scenes.widgets.widget import draw_panel

_DIE, _DIE_X, _TURN_RAD = 92, 92, math.radians(12)
_WORDS_X = 176
_PRESSED = 3


class Tile(Button):
    """A large button; the die lies a little askew, as dice do."""

    def __init__(
        self, box: Box, title: str, blurb: str, face: Face, on_press: Callable[[], Any]
    ) -> None:
        super().__init__(box, title, on_press, note=blurb)
        self._face = face

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Show it, pressed in while the pointer is down on it."""
        with view.moved(0, _PRESSED if self._down else 0):
            draw_panel(surface, view, self, CREAM, sunk=self._down)
            art, middle = DiceArt(view, _DIE), self.box.centery
            at = view.to_px((self.box.x + _DIE_X, middle - 6))
            art.shadow(surface, at, _TURN_RAD)
            art.die(surface, at, _TURN_RAD, self._face)
            left, room = self.box.x + _WORDS_X, self.box.w - _WORDS_X - 32
            title, note = Style(HEADING, INK, "title"), Style(NORMAL, GREY, "bold")
            write(surface, view, self.label, (left, middle + 2), title, "bottomleft", room)
            write(surface, view, self.note, (left, middle + 4), note, "topleft", room)
