"""The practice page: the daily puzzle, and every drill with a player's best result."""

from collections.abc import Callable
from datetime import date
from functools import partial

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, View, columns, rows
from cubacube.scenes.canvas.icons import icon_picture
from cubacube.scenes.canvas.reading import write_fitting
from cubacube.scenes.canvas.theme import GREY, INK, NORMAL, SMALL, WIDTH
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page, Stepper
from cubacube.session.households.model import Household
from cubacube.session.households.practised import Practised
from cubacube.session.households.puzzled import Days, Puzzled
from cubacube.session.language.numbers import day
from cubacube.session.language.translation import _, _n
from cubacube.shell.pages import practice_words
from cubacube.shell.pages.sheet import SheetPage, draw_title
from cubacube.shell.practice.drill import Drill, Medal
from cubacube.shell.practice.puzzle import Puzzle

_WHO: Bounds = (60.0, 140.0, 860.0, 76.0)
_WAYS: Bounds = (940.0, 140.0, WIDTH - 1000.0, 76.0)
_DAILY: Bounds = (60.0, 232.0, WIDTH - 120.0, 96.0)
_DRILLS: Bounds = (60.0, 346.0, WIDTH - 120.0, 614.0)
_BACK: Bounds = (WIDTH - 360.0, 976.0, 300.0, 76.0)
_AGAIN, _GAP, _TALLEST = 300.0, 12.0, 100.0
_WORDS_X, _AWAY, _STAR = 620.0, 30.0, 26.0
_REACHED, _NOTE = TextStyle(NORMAL, INK, "bold"), TextStyle(SMALL, GREY, "bold")
_NO_MEDAL = (214, 200, 172)
_SIGN = icon_picture("clock", practice_words.LIT)


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
        self.reword()

    def reword(self) -> None:
        """Rebuild the page with the current results and words."""
        names = ("", *self._household().names)
        words = [name or _("the whole household") for name in names]
        who = Stepper(_WHO, _("Who is practising"), words, names.index(self.who), self._choose)
        done = {each.drill: each for each in self._household().results_of(self.who).practised}
        found: list[Button] = []
        boxes = rows(_DRILLS, len(self._drills), _GAP, _TALLEST)
        for drill, box in zip(self._drills, boxes, strict=True):
            found += self._row(drill, box, done.get(drill.name))
        back = Button(_BACK, _("Back"), Close, "dark", hotkey="Esc")
        self.page.by_keys = True
        self.page.renew([who, *self._others(), *found, back], 1)

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

    def _row(self, drill: Drill, box: Bounds, done: Practised | None) -> list[Button]:
        x, y, width, height = box
        place = x, y, width - _AGAIN - _GAP, height
        row: list[Button] = [
            DrillButton(place, drill, done, lambda: self._ways.drill(self.who, drill))
        ]
        if done is not None and done.flick is not None:
            best = x + width - _AGAIN, y, _AGAIN, height
            row.append(Button(best, _("Best flick"), partial(self._ways.best, drill, done), "dark"))
        return row

    def _choose(self, at: int) -> None:
        self.who = ("", *self._household().names)[at]
        self.reword()

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the page."""
        super().draw(surface, view)
        draw_title(Brush(surface, view), _("Practice"))


class DrillButton(Button):
    """A button that starts a drill."""

    def __init__(
        self, box: Bounds, drill: Drill, done: Practised | None, on_press: Callable[[], Change]
    ) -> None:
        medal: Medal | None = drill.medal_of(done)
        tint = _NO_MEDAL if medal is None else practice_words.MEDAL_TINTS[medal]
        exercise = drill.exercise
        super().__init__(box, _(exercise.title), on_press, icon=icon_picture("star", tint))
        self.drill, self.done = drill, done
        self.hint = _(exercise.say)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the drill and the result so far."""
        super().draw(surface, view)
        room = self.box.w - _WORDS_X - _AWAY
        reached = practice_words.reached_words(self.drill, self.done)
        limits = practice_words.medals_words(self.drill)
        _draw_lines(Brush(surface, view), self.box, (reached, limits), room, 4)


def _draw_lines(
    brush: Brush, box: pygame.FRect, lines: tuple[str, str], room: float, spare: float
) -> None:
    """Draw a result and a smaller note below it.

    Each of them has half of the height of `box`, and `spare` of that half stays free. Neither
    is wider than `room`.
    """
    half = box.h / 2
    for words, style, down in zip(lines, (_REACHED, _NOTE), (-0.4, 0.46), strict=True):
        at = box.x + _WORDS_X, box.centery + down * half
        write_fitting(brush.surface, brush.view, words, at, style, "midleft", (room, half - spare))


@frozen
class Daily:
    """The puzzle of a day, with a player's result and streak of days."""

    today: date
    puzzle: Puzzle
    done: Puzzled | None
    days: Days

    @property
    def words(self) -> str:
        """Text about the result and the streak."""
        count = self.days.streak_on(self.today)
        said = practice_words.puzzled_words(self.done)
        if not count:
            return said
        on_end = _n("{count} day in a row", "{count} days in a row", count).format(count=count)
        return _("{said} · {days}").format(said=said, days=on_end)


class DailyTile(Button):
    """A button that shows the day, the difficulty, and the result so far."""

    def __init__(self, box: Bounds, daily: Daily, on_press: Callable[[], Change]) -> None:
        super().__init__(box, _("Puzzle of the day"), on_press, icon=_SIGN)
        self.daily = daily
        self.hint = _(daily.puzzle.kind.say)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the button."""
        super().draw(surface, view)
        brush, puzzle = Brush(surface, view), self.daily.puzzle
        stars = practice_words.stars_width(_STAR)
        middle = self.box.right - _AWAY - stars / 2, self.box.centery
        practice_words.draw_stars(brush, middle, puzzle.found.stars, _STAR)
        note = f"{day(self.daily.today)} · {practice_words.place_words(puzzle)}"
        room = self.box.w - _WORDS_X - _AWAY - stars - 20
        _draw_lines(brush, self.box, (self.daily.words, note), room, 6)
