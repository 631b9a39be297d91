"""Plot the course of a match: a card on the results page, and a large page."""

from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Final

import pygame

from cubacube.scenes.canvas import theme
from cubacube.scenes.canvas.boxes import AnyBox, Bounds, holds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PANEL, TextStyle
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.canvas.strokes import dot, line
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.log.story import MatchChart
from cubacube.scenes.match.pictures.lines import HINTS
from cubacube.scenes.pieces.sides import swatch
from cubacube.scenes.stage.inputs import Do, Input, Pointer
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.scenes.widgets.widget import draw_panel
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import _
from cubacube.session.settings.chosen import settings
from cubacube.shell.pages.course_chart import chart, scale_of
from cubacube.shell.pages.final_table import draw_ground

_COMING_S: Final = 1.4
_EDGE, _HEAD = 14.0, 46.0
_PANEL: Final[Bounds] = (60, 150, 1800, 840)
_PLOT: Final[Bounds] = (96, 260, 1728, 700)
_LEGEND_Y: Final = 206.0
_TITLE_Y: Final = 78.0


class CourseCard(Button):
    """A button with a small plot, whose lines appear as an animation."""

    def __init__(self, box: AnyBox, course: MatchChart, on_press: Callable[[], Any]) -> None:
        super().__init__(box, course.title, on_press)
        self._course = course
        self._age_s = _COMING_S if settings().play.less_motion else 0.0

    def update(self, seconds: float, lit: bool) -> None:
        """Advance the animation of the lines."""
        super().update(seconds, lit)
        self._age_s += seconds

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the title, and below it the part of the plot revealed so far."""
        draw_panel(surface, view, self, theme.CREAM, sunk=self._down)
        brush = Brush(surface, view)
        x, y, width, height = (*self.box,)
        style = TextStyle(theme.SMALL, theme.INK, "heavy")
        brush.write(self.label, (x + width / 2, y + _HEAD / 2 + 3), style, "center", width - 40)
        plot = x + _EDGE, y + _HEAD, width - 2 * _EDGE, height - _HEAD - _EDGE
        come = plot[0], plot[1], plot[2] * min(1.0, self._age_s / _COMING_S), plot[3]
        with brush.within(come):
            brush.put(chart(view, plot, self._course), plot[:2])


class CoursePage(Dialogue):
    """The large plot. Pointer and arrow keys select a turn; it closes without a result."""

    overlay = False

    def __init__(self, course: MatchChart, backdrop: Backdrop) -> None:
        self._course, self._backdrop = course, backdrop
        self.turn: int | None = None
        """The selected turn, from 0."""
        self._scale = scale_of(_PLOT, course)
        back = Button(HINTS, _("Back to the results"), Close, "teal", hotkey="Esc")
        super().__init__(Page([back], Close))

    @property
    def status_line(self) -> str:
        """Text about the selected turn."""
        if self.turn is None:
            return _("Point at a turn or press the arrow keys")
        if self.turn == self._course.turns - 1:
            return _("At the end")
        # The numbers below the plot are round numbers.
        lap = bisect_right(self._course.rounds, self.turn)
        words = _("Round {round}: start of turn {number}")
        return words.format(round=lap, number=self.turn + 1)

    def handle(self, event: Input) -> Change:
        """Select another turn, or go back."""
        match event:
            case Do("left" | "right" as way):
                now = -1 if self.turn is None else self.turn
                self.turn = max(0, min(self._course.turns - 1, now + (1 if way == "right" else -1)))
                return None
            case Pointer("move", x, y) if holds(_PLOT, (x, y)):
                self.turn = self._scale.turn_at(x)
        return super().handle(event)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the plot, the legend, and the values at the selected turn."""
        draw_ground(surface, view, self._backdrop)
        brush, course = Brush(surface, view), self._course
        title = view.title(course.title, theme.LARGE * 2.2, theme.WIDTH - 200)
        brush.put(title, (theme.WIDTH / 2, _TITLE_Y), "center")
        brush.panel(_PANEL, PANEL)
        brush.put(chart(view, _PLOT, course), _PLOT[:2])
        scale = self._scale
        if self.turn is not None:
            x = scale.x(self.turn)
            line(brush, theme.GREY, (x, scale.y(scale.low)), (x, scale.y(scale.high)), 2)
            for each in course.lines:
                at = x, scale.y(each.values[self.turn])
                dot(brush, theme.INK, at, 9)
                dot(brush, theme.SIDES[each.side].colour, at, 7)
        self._draw_legend(brush)
        super().draw(surface, view)

    def _draw_legend(self, brush: Brush) -> None:
        """Draw the players and their values."""
        course, turn = self._course, self.turn
        room = (_PANEL[2] - 460) / len(course.lines)
        status_line = TextStyle(theme.NORMAL, theme.GREY, "bold")
        brush.write(self.status_line, (_PANEL[0] + 36, _LEGEND_Y), status_line, "midleft", 400)
        for number, each in enumerate(course.lines):
            x = _PANEL[0] + 450 + number * room
            brush.put(swatch(brush.view, each.side, 36), (x, _LEGEND_Y), "midleft")
            value = each.values[-1 if turn is None else turn]
            words = _("{name}: {value}").format(name=each.name, value=written(value))
            brush.write(
                words,
                (x + 48, _LEGEND_Y),
                TextStyle(theme.NORMAL, theme.INK, "heavy"),
                "midleft",
                room - 66,
            )
