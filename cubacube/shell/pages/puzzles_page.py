"""The page of all puzzles, from easy to hard, with details of the selected one."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from cubacube.scenes.canvas.boxes import Bounds, grid, rows
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PANEL, TextStyle
from cubacube.scenes.canvas.reading import fit_style
from cubacube.scenes.canvas.sizes import reading
from cubacube.scenes.canvas.theme import BROWN, GREY, INK, LARGE, MOON, NORMAL, SMALL, WIDTH
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page
from cubacube.session.files.levels import load_level
from cubacube.session.households.model import Household
from cubacube.session.households.puzzled import Puzzled
from cubacube.session.language.translation import _
from cubacube.shell.pages.going_on import draw_small
from cubacube.shell.pages.practice_words import place_words, puzzled_words
from cubacube.shell.pages.puzzle_cell import PuzzleCell
from cubacube.shell.pages.sheet import SheetPage
from cubacube.shell.pages.sketches import Setting, Sketches
from cubacube.shell.pages.stars import draw_stars
from cubacube.shell.practice.puzzle import Puzzle
from cubacube.shell.practice.series import standing_at

_TITLE_SIZE, _TITLE_Y, _COUNT_Y = 92, 78, 160
_CELLS: Final[Bounds] = (60.0, 200.0, 1240.0, 850.0)
_TOLD: Final[Bounds] = (1340.0, 200.0, 520.0, 576.0)
_BUTTONS: Final[Bounds] = (1340.0, 796.0, 520.0, 254.0)
_COLUMNS, _GAP, _TALLEST, _BUTTON = 8, 12.0, 92.0, 76.0
_EDGE, _PICTURE = 24.0, 236.0
_COUNT = TextStyle(NORMAL, MOON, "heavy")
_PLACE, _REACHED = TextStyle(LARGE - 2, INK, "heavy"), TextStyle(NORMAL, BROWN, "heavy")
_HAND = TextStyle(SMALL, GREY, "bold")
_PAINTING_S: Final = 0.008
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
        self.refresh()
        done = self._done()
        first = next((at for at, each in enumerate(puzzles) if each.name not in done), 0)
        self._choose(first)
        self.page.set_focus(self._cells[first])

    @property
    def chosen(self) -> Puzzle:
        """The selected puzzle."""
        return self._puzzles[self._at]

    @property
    def count_words(self) -> str:
        """Text with the player and the number of solved puzzles."""
        done = self._done()
        solved = sum(name in done and done[name].stands == "solved" for name in self._names())
        said = _("{who} · {solved} of {count} solved")
        who = self._who or _("the whole household")
        return said.format(who=who, solved=solved, count=len(self._puzzles))

    _at = 0

    def refresh(self) -> None:
        """Rebuild the page with the current results."""
        before = self.page.widgets
        focus = before.index(self.page.focus) if self.page.focus in before else 0
        done = self._done()
        boxes = grid(_CELLS, len(self._puzzles), _COLUMNS, _GAP, _TALLEST)
        self._cells = [
            PuzzleCell(box, at + 1, puzzle, done.get(puzzle.name), partial(self._press, at))
            for at, (puzzle, box) in enumerate(zip(self._puzzles, boxes, strict=True))
        ]
        self._lay_out(focus)

    def update(self, seconds: float) -> Change:
        """Advance animations, and continue painting the picture."""
        self._pictures.update()
        return super().update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the page with details of the selected puzzle."""
        super().draw(surface, view)
        brush = Brush(surface, view)
        brush.put(view.title(_("Puzzles"), _TITLE_SIZE), (WIDTH / 2, _TITLE_Y), "center")
        style = fit_style(view, self.count_words, _COUNT, WIDTH / 2, 60)
        brush.write(self.count_words, (WIDTH / 2, _COUNT_Y), style, "center", WIDTH / 2)
        self._draw_text(brush)

    def _draw_text(self, brush: Brush) -> None:
        view, puzzle = brush.view, self.chosen
        brush.panel(_TOLD, PANEL)
        x, y, width, height = _TOLD
        left, room, middle = x + _EDGE, width - 2 * _EDGE, x + width / 2
        place = middle - _PICTURE / 2, y + _EDGE, _PICTURE, _PICTURE
        draw_small(brush.surface, view, place, self._pictures.of(puzzle))
        top = y + _EDGE + _PICTURE + 26
        draw_stars(brush, (middle, top), puzzle.found.stars, 30)
        words = place_words(puzzle)
        brush.write(
            words, (left, top + 38), fit_style(view, words, _PLACE, room, 40), "midleft", room
        )
        done = puzzled_words(self._done().get(puzzle.name))
        foot = y + height - _EDGE
        brush.write(
            done, (left, foot), fit_style(view, done, _REACHED, room, 34), "bottomleft", room
        )
        said = view.paragraph(_(puzzle.kind.say), min(reading(NORMAL), 28), room, "bold", INK)
        brush.put(said, (left, top + 62))

    def _lay_out(self, focus: int) -> None:
        """Rebuild the cells and the buttons for the selected puzzle."""
        for at, cell in enumerate(self._cells):
            cell.chosen = at == self._at
        first, second, last = rows(_BUTTONS, 3, _GAP, _BUTTON)
        begin = partial(self._on_puzzle, self.chosen)
        self.page.widgets = [*self._cells, Button(first, _("Play"), begin, "teal")]
        done = self._done().get(self.chosen.name)
        if done is not None and done.flick is not None:
            best = partial(self._on_best, self.chosen, done)
            self.page.widgets.append(Button(second, _("Best flick"), best, "dark"))
        self.page.widgets.append(Button(last, _("Back"), Close, "dark", hotkey="Esc"))
        self.page.set_focus(self.page.widgets[min(focus, len(self.page.widgets) - 1)])
        self.page.settle()

    def _press(self, at: int) -> Change:
        if at == self._at:
            return self._on_puzzle(self.chosen)
        self._choose(at)
        return None

    def _choose(self, at: int) -> None:
        self._at = at
        self._lay_out(at)

    def _names(self) -> list[str]:
        return [each.name for each in self._puzzles]

    def _done(self) -> dict[str, Puzzled]:
        return {each.puzzle: each for each in self._household().results_of(self._who).puzzled}


def _set_out(puzzle: Puzzle) -> Setting:
    """Return the level and layout of a puzzle."""
    match = standing_at(puzzle.kind.game, puzzle.exercise).match
    return load_level(puzzle.found.level), match.state.layout
