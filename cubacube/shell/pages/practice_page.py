"""The practice page: the daily puzzle, and every drill with a player's best result."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Final

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Bounds, columns, grid
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.icons import icon_picture
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.reading import fit_style
from cubacube.scenes.canvas.theme import GREY, INK, NORMAL, SMALL, WIDTH
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page, Stepper
from cubacube.session.households.model import Household
from cubacube.session.households.practised import Practised
from cubacube.session.language.translation import _
from cubacube.shell.pages.daily_tile import Daily, DailyTile
from cubacube.shell.pages.practice_words import MEDAL_TINTS, medals_words, reached_words
from cubacube.shell.pages.sheet import SheetPage
from cubacube.shell.practice.drill import Drill, Medal
from cubacube.shell.practice.puzzle import Puzzle

_TITLE_SIZE, _TITLE_Y = 92, 78
_WHO: Final[Bounds] = (60.0, 140.0, 860.0, 76.0)
_WAYS: Final[Bounds] = (940.0, 140.0, WIDTH - 1000.0, 76.0)
_DAILY: Final[Bounds] = (60.0, 232.0, WIDTH - 120.0, 96.0)
_DRILLS: Final[Bounds] = (60.0, 346.0, WIDTH - 120.0, 614.0)
_BACK: Final[Bounds] = (WIDTH - 360.0, 976.0, 300.0, 76.0)
_AGAIN, _GAP, _TALLEST = 300.0, 12.0, 100.0
_REACHED_X = 620.0
_REACHED = TextStyle(NORMAL, INK, "bold")
_LIMITS = TextStyle(SMALL, GREY, "bold")
_NO_MEDAL: Final = (214, 200, 172)


class DrillButton(Button):
    """A button that starts a drill."""

    def __init__(
        self, box: Bounds, drill: Drill, done: Practised | None, on_press: Callable[[], Change]
    ) -> None:
        medal: Medal | None = drill.medal_of(done)
        tint = _NO_MEDAL if medal is None else MEDAL_TINTS[medal]
        exercise = drill.exercise
        super().__init__(box, _(exercise.title), on_press, icon=icon_picture("star", tint))
        self.drill, self.done = drill, done
        self.hint = _(exercise.say)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the drill and the result so far."""
        super().draw(surface, view)
        brush = Brush(surface, view)
        x, y = self.box.x + _REACHED_X, self.box.centery
        room = self.box.w - _REACHED_X - 30
        reached = reached_words(self.drill, self.done)
        half, limits = self.box.h / 2, medals_words(self.drill)
        for words, style, down in ((reached, _REACHED, -0.4), (limits, _LIMITS, 0.46)):
            fitting = fit_style(view, words, style, room, half - 4)
            brush.write(words, (x, y + down * half), fitting, "midleft", room)


@frozen
class Ways:
    """Callbacks that open drills, puzzles and a free table; each gets a player's name or ""."""

    drill: Callable[[str, Drill], Change]
    best: Callable[[Drill, Practised], Change]
    puzzle: Callable[[str, Puzzle], Change]
    puzzles: Callable[[str], Change]
    free: Callable[[str], Change]


class PracticePage(SheetPage):
    """The practice page; it closes without a result."""

    def __init__(
        self,
        drills: tuple[Drill, ...],
        daily: tuple[date, Puzzle],
        household: Callable[[], Household],
        ways: Ways,
    ) -> None:
        """`daily` is today's date and puzzle; `household` returns the people who play here."""
        self._drills, self._household = drills, household
        self._daily, self._ways = daily, ways
        names = household().names
        self.who = names[0] if names else ""
        super().__init__(Page((), Close, hints=(60.0, 976.0, WIDTH - 460.0, 76.0)))
        self.refresh()

    def refresh(self) -> None:
        """Rebuild the page with the current results."""
        before = self.page.widgets
        focus = before.index(self.page.focus) if self.page.focus in before else 1
        names = ("", *self._household().names)
        words = [name or _("the whole household") for name in names]
        who = Stepper(_WHO, _("Who is practising"), words, names.index(self.who), self._choose)
        done = {each.drill: each for each in self._household().results_of(self.who).practised}
        rows: list[Button] = []
        for drill, box in zip(self._drills, self._boxes(), strict=True):
            rows += self._row(drill, box, done.get(drill.name))
        back = Button(_BACK, _("Back"), Close, "dark", hotkey="Esc")
        self.page.widgets = [who, *self._others(), *rows, back]
        self.page.set_focus(self.page.widgets[min(focus, len(self.page.widgets) - 1)])
        self.page.settle()

    def _others(self) -> list[Button]:
        """Return all buttons other than those of the drills."""
        all_, free = columns(_WAYS, 2, _GAP)
        (today, puzzle), household = self._daily, self._household()
        done = {each.puzzle: each for each in household.results_of(self.who).puzzled}
        daily = Daily(today, puzzle, done.get(puzzle.name), household.results_of(self.who).days)
        return [
            Button(all_, _("Puzzles"), lambda: self._ways.puzzles(self.who), "dark"),
            Button(free, _("Free table"), lambda: self._ways.free(self.who), "dark"),
            DailyTile(_DAILY, daily, lambda: self._ways.puzzle(self.who, puzzle)),
        ]

    def _boxes(self) -> tuple[Bounds, ...]:
        return grid(_DRILLS, len(self._drills), 1, _GAP, _TALLEST)

    def _row(self, drill: Drill, box: Bounds, done: Practised | None) -> list[Button]:
        x, y, width, height = box
        place = x, y, width - _AGAIN - _GAP, height
        row: list[Button] = [DrillButton(place, drill, done, partial(self._open, drill))]
        if done is not None and done.flick is not None:
            best = x + width - _AGAIN, y, _AGAIN, height
            row.append(Button(best, _("Best flick"), partial(self._ways.best, drill, done), "dark"))
        return row

    def _open(self, drill: Drill) -> Change:
        return self._ways.drill(self.who, drill)

    def _choose(self, at: int) -> None:
        self.who = ("", *self._household().names)[at]
        self.refresh()

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the page."""
        super().draw(surface, view)
        brush = Brush(surface, view)
        brush.put(view.title(_("Practice"), _TITLE_SIZE), (WIDTH / 2, _TITLE_Y), "center")
