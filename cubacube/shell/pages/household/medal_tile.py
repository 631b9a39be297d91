"""An achievement on the household page: coloured if won, else grey."""

from textwrap import wrap
from typing import Final

import pygame

from cubacube.scenes.canvas.boxes import AnyBox, row_offset
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle, flat, rim
from cubacube.scenes.canvas.theme import CREAM, GOLD, NIGHT, SMALL, TRACK
from cubacube.scenes.canvas.view import View
from cubacube.scenes.widgets import Widget
from cubacube.session.language.translation import _
from cubacube.shell.pages.household.achievements import Achievement, medal
from cubacube.shell.pages.household.words import place_words

_TITLE: Final = 54.0
"""Height of the title, enough for two lines."""
_LETTERS, _LINE = 13, 24.0
_LIT: Final = 0.5


class MedalTile(Widget):
    """A medal with its title; its hint says where and how it is won."""

    def __init__(self, box: AnyBox, achievement: Achievement, *, won: bool) -> None:
        super().__init__(box)
        self.achievement, self.won = achievement, won
        said = _("{place}: {how}")
        self.hint = said.format(place=place_words(achievement), how=_(achievement.how))

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the medal and its title."""
        brush, (x, y, width, height) = Brush(surface, view), self.box
        brush.panel(self.box, flat((*NIGHT, 190), 14))
        if self.glow > _LIT:
            brush.panel(self.box, rim(GOLD, 14, 3))
        edge = min(width - 20, height - _TITLE - 12)
        picture = medal(view, self.achievement, edge, won=self.won)
        brush.put(picture, (x + width / 2, y + 8), "midtop")
        colour = CREAM if self.won else TRACK
        lines, style = wrap(_(self.achievement.title), _LETTERS), TextStyle(SMALL, colour, "heavy")
        if len(lines) > 1:  # larger letters would not fit
            style = style.capped_at(SMALL)
        for number, words in enumerate(lines):
            down = y + height - _TITLE / 2 - 4 + row_offset(number, len(lines), _LINE)
            brush.write(words, (x + width / 2, down), style, "center", width - 8)
