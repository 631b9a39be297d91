"""The page of all puzzles, from easy to hard, with details of the selected one."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from cubacube.scenes.canvas import (
    AnyBox,
    Bounds,
    Brush,
    TextStyle,
    View,
    centre,
    grid,
    inset,
    rows,
    theme,
)
from cubacube.scenes.canvas.parts import PANEL, rim
from cubacube.scenes.canvas.reading import fit_block, fit_style, write_fitting
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.widgets.widget import draw_panel
from cubacube.session.files.levels import load_level
from cubacube.session.households.model import Household
from cubacube.session.households.puzzled import Puzzled
from cubacube.session.language.translation import _
from cubacube.shell.pages import practice_words
from cubacube.shell.pages.sheet import SheetPage, draw_small, draw_title
from cubacube.shell.pages.sketches import Setting, Sketches
from cubacube.shell.practice.puzzle import Puzzle
from cubacube.shell.practice.series import standing_at

_COUNT_Y = 168
_CELLS: Bounds = (60.0, 200.0, 1240.0, 850.0)
_TOLD: Bounds = (1340.0, 200.0, 520.0, 576.0)
_BUTTONS: Bounds = (1340.0, 796.0, 520.0, 254.0)
_COLUMNS, _GAP, _TALLEST, _BUTTON = 8, 12.0, 92.0, 76.0
_EDGE, _PICTURE = 24.0, 236.0
_COUNT = TextStyle(theme.NORMAL, theme.MOON, "heavy")
_PLACE = TextStyle(theme.LARGE - 2, theme.INK, "heavy")
_REACHED = TextStyle(theme.NORMAL, theme.BROWN, "heavy")
_PAINTING_S = 0.008
"""Seconds of painting per frame."""


class PuzzlesPage(SheetPage):
    """The list of puzzles. `on_puzzle` starts one, `on_best` shows its best flick."""

    def __init__(
        self,
        who: str,
        puzzles: tuple[Puzzle, ...],
        household: Callable[[], Household],
        on_puzzle: Callable[[Puzzle], Change],
        on_best: Callable[[Puzzle, Puzzled], Change],
    ) -> None:
        """`who` is a player's name or ""; `household` returns all people with their results."""
        self._who, self._puzzles, self._household = who, puzzles, household
        self._on_puzzle, self._on_best = on_puzzle, on_best
        self._pictures = Sketches(_set_out, _PAINTING_S)
        super().__init__(Page((), Close))
        self.reword()
        done = self._done()
        first = next((at for at, each in enumerate(puzzles) if each.name not in done), 0)
        self._choose(first)

    @property
    def chosen(self) -> Puzzle:
        """The selected puzzle."""
        return self._puzzles[self._at]

    @property
    def count_words(self) -> str:
        """Text with the player and the number of solved puzzles."""
        done = self._done()
        names = (each.name for each in self._puzzles)
        solved = sum(name in done and done[name].stands == "solved" for name in names)
        said = _("{who} · {solved} of {count} solved")
        who = self._who or _("the whole household")
        return said.format(who=who, solved=solved, count=len(self._puzzles))

    _at = 0

    def reword(self) -> None:
        """Rebuild the page with the current results and words."""
        done = self._done()
        boxes = grid(_CELLS, len(self._puzzles), _COLUMNS, _GAP, _TALLEST)
        self._cells = [
            PuzzleCell(box, at + 1, puzzle, done.get(puzzle.name), partial(self._press, at))
            for at, (puzzle, box) in enumerate(zip(self._puzzles, boxes, strict=True))
        ]
        self._lay_out()

    def update(self, seconds: float) -> Change:
        """Advance animations, and continue painting the picture."""
        self._pictures.update()
        return super().update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the page with details of the selected puzzle."""
        super().draw(surface, view)
        brush = Brush(surface, view)
        draw_title(brush, _("Puzzles"))
        middle, room = (theme.WIDTH / 2, _COUNT_Y), (theme.WIDTH / 2, 60)
        write_fitting(surface, view, self.count_words, middle, _COUNT, "center", room)
        self._draw_text(brush)

    def _draw_text(self, brush: Brush) -> None:
        puzzle, middle = self.chosen, centre(_TOLD)[0]
        brush.panel(_TOLD, PANEL)
        left, y, room, height = inset(_TOLD, _EDGE)
        draw_small(brush, (middle - _PICTURE / 2, y, _PICTURE, _PICTURE), self._pictures.of(puzzle))
        top = y + _PICTURE + 26
        practice_words.draw_stars(brush, (middle, top), puzzle.found.stars, 30)
        write_line = partial(write_fitting, brush.surface, brush.view)
        words = practice_words.place_words(puzzle)
        write_line(words, (left, top + 38), _PLACE, "midleft", (room, 40))
        done = practice_words.puzzled_words(self._done().get(puzzle.name))
        write_line(done, (left, y + height), _REACHED, "bottomleft", (room, 34))
        said = fit_block(brush.view, _(puzzle.kind.say), TextStyle(), room, y + height - top - 96)
        brush.put(said, (left, top + 62))

    def _lay_out(self) -> None:
        """Rebuild the buttons for the selected puzzle; the focus keeps its place."""
        for at, cell in enumerate(self._cells):
            cell.chosen = at == self._at
        first, second, last = rows(_BUTTONS, 3, _GAP, _BUTTON)
        buttons = [Button(first, _("Play"), partial(self._on_puzzle, self.chosen), "teal")]
        done = self._done().get(self.chosen.name)
        if done is not None and done.flick is not None:
            best = partial(self._on_best, self.chosen, done)
            buttons.append(Button(second, _("Best flick"), best, "dark"))
        buttons.append(Button(last, _("Back"), Close, "dark", hotkey="Esc"))
        self.page.by_keys = True
        self.page.renew([*self._cells, *buttons])

    def _press(self, at: int) -> Change:
        if at == self._at:
            return self._on_puzzle(self.chosen)
        self._choose(at)
        return None

    def _choose(self, at: int) -> None:
        self._at = at
        self.page.set_focus(self._cells[at])
        self._lay_out()

    def _done(self) -> dict[str, Puzzled]:
        return {each.puzzle: each for each in self._household().results_of(self._who).puzzled}


def _set_out(puzzle: Puzzle) -> Setting:
    """Return the level and layout of a puzzle."""
    match = standing_at(puzzle.kind.game, puzzle.exercise).match
    return load_level(puzzle.found.level), match.state.layout


_NUMBER = TextStyle(theme.NORMAL + 2, theme.INK, "heavy")
_STAR, _MEDAL = 15.0, 30.0
_CHOSEN = rim(theme.GOLD, 20, 5)


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
        stands = "open" if self.done is None else self.done.stands
        shown, solved = stands == "shown", stands == "solved"
        draw_panel(surface, view, self, theme.SAND if shown else theme.CREAM, sunk=self._down)
        if self.chosen:
            brush.panel(box.inflate(6, 6), _CHOSEN)
        medal = practice_words.medal_of(self.done)
        left = box.centerx - (_MEDAL / 2 if solved or shown else 0)
        y = box.y + box.h * 0.36
        number = fit_style(view, self.label, _NUMBER, box.w / 3, box.h * 0.56)
        brush.write(self.label, (left, y), number, "center", box.w - 50)
        sign = left + 34, y
        if medal is not None:
            brush.icon("star", sign, _MEDAL, practice_words.MEDAL_TINTS[medal])
        elif solved or shown:
            brush.icon("check" if solved else "key", sign, _MEDAL * 0.8)
        foot = box.centerx, box.y + box.h * 0.76
        practice_words.draw_stars(brush, foot, self.puzzle.found.stars, _STAR)
