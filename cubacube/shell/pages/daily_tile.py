"""The button of the daily puzzle on the practice page."""

from collections.abc import Callable
from datetime import date
from typing import Final

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.icons import icon_picture
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.reading import fit_style
from cubacube.scenes.canvas.theme import GREY, INK, NORMAL, SMALL
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.scene import Change
from cubacube.scenes.widgets import Button
from cubacube.session.households.puzzled import Days, Puzzled
from cubacube.session.language.translation import _, _n
from cubacube.shell.pages.practice_words import place_words, puzzled_words
from cubacube.shell.pages.stars import LIT, draw_stars, stars_width
from cubacube.shell.practice.puzzle import Puzzle

_WORDS_X, _AWAY, _STAR = 620.0, 30.0, 26.0
_REACHED = TextStyle(NORMAL, INK, "bold")
_PLACE = TextStyle(SMALL, GREY, "bold")
_SIGN: Final = icon_picture("clock", LIT)


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
        said = puzzled_words(self.done)
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
        brush, half = Brush(surface, view), self.box.h / 2
        x, y = self.box.x + _WORDS_X, self.box.centery
        stars = stars_width(_STAR)
        room = self.box.w - _WORDS_X - _AWAY - stars
        found = self.daily.puzzle.found.stars
        draw_stars(brush, (self.box.right - _AWAY - stars / 2, y), found, _STAR)
        said = _("{day} · {place}")
        place = said.format(day=self.daily.today.isoformat(), place=place_words(self.daily.puzzle))
        for words, style, down in ((self.daily.words, _REACHED, -0.4), (place, _PLACE, 0.46)):
            fitting = fit_style(view, words, style, room - 20, half - 6)
            brush.write(words, (x, y + down * half), fitting, "midleft", room - 20)
