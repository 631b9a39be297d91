"""A puzzle in the list: its number, difficulty and medal."""

from collections.abc import Callable
from typing import Any, Final

import pygame

from cubacube.scenes.canvas.boxes import AnyBox
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle, rim
from cubacube.scenes.canvas.reading import fit_style
from cubacube.scenes.canvas.theme import CREAM, GOLD, INK, NORMAL, SAND
from cubacube.scenes.canvas.view import View
from cubacube.scenes.widgets import Button
from cubacube.scenes.widgets.widget import draw_panel
from cubacube.session.households.puzzled import Puzzled
from cubacube.shell.pages.practice_words import MEDAL_TINTS, medal_of
from cubacube.shell.pages.stars import draw_stars
from cubacube.shell.practice.puzzle import Puzzle

_NUMBER = TextStyle(NORMAL + 2, INK, "heavy")
_STAR, _MEDAL = 15.0, 30.0
_CHOSEN: Final = rim(GOLD, 20, 5)


class PuzzleCell(Button):
    """A cell of the list; the first press selects the puzzle, the second starts it."""

    def __init__(
        self,
        box: AnyBox,
        number: int,
        puzzle: Puzzle,
        done: Puzzled | None,
        on_press: Callable[[], Any],
    ) -> None:
        super().__init__(box, str(number), on_press)
        self.puzzle, self.done = puzzle, done
        self.chosen = False

    def _draw(self, surface: pygame.Surface, view: View) -> None:
        brush, box = Brush(surface, view), self.box
        shown = self.done is not None and self.done.stands == "shown"
        draw_panel(surface, view, self, SAND if shown else CREAM, sunk=self._down)
        if self.chosen:
            brush.panel(box.inflate(6, 6), _CHOSEN)
        medal, solved = medal_of(self.done), self.done is not None and self.done.stands == "solved"
        left = box.centerx - (_MEDAL / 2 if solved or shown else 0)
        number = fit_style(view, self.label, _NUMBER, box.w / 3, box.h * 0.56)
        brush.write(self.label, (left, box.y + box.h * 0.36), number, "center", box.w - 50)
        sign = left + 34, box.y + box.h * 0.36
        if medal is not None:
            brush.icon("star", sign, _MEDAL, MEDAL_TINTS[medal])
        elif solved or shown:
            brush.icon("check" if solved else "key", sign, _MEDAL * 0.8)
        draw_stars(brush, (box.centerx, box.y + box.h * 0.76), self.puzzle.found.stars, _STAR)
