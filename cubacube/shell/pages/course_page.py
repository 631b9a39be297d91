"""Plot the course of a match: a card on the results page, and a large page."""

from bisect import bisect_right
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import AnyBox, Bounds, Brush, TextStyle, View, holds, strokes, theme
from cubacube.scenes.canvas.parts import PANEL
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.canvas.sizes import standing_share
from cubacube.scenes.canvas.styles import TINY_NOTE
from cubacube.scenes.match.log.story import CourseLine, MatchChart
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
from cubacube.shell.pages.final_table import draw_ground
from cubacube.shell.pages.sheet import draw_title

_COMING_S = 1.4
_EDGE, _HEAD = 14.0, 46.0
_PANEL: Bounds = (60, 150, 1800, 840)
_PLOT: Bounds = (96, 260, 1728, 700)
_LEGEND_Y = 206.0
_STATUS = TextStyle(theme.NORMAL, theme.GREY, "bold")
_VALUE = TextStyle(theme.NORMAL, theme.INK, "heavy")


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
        draw_title(brush, course.title, theme.LARGE * 2.2)
        brush.panel(_PANEL, PANEL)
        brush.put(chart(view, _PLOT, course), _PLOT[:2])
        scale = self._scale
        if self.turn is not None:
            x = scale.x(self.turn)
            strokes.line(brush, theme.GREY, (x, scale.y(scale.low)), (x, scale.y(scale.high)), 2)
            for each in course.lines:
                at = x, scale.y(each.values[self.turn])
                strokes.dot(brush, theme.INK, at, 9)
                strokes.dot(brush, theme.SIDES[each.side].colour, at, 7)
        self._draw_legend(brush)
        super().draw(surface, view)

    def _draw_legend(self, brush: Brush) -> None:
        """Draw the players, and their values below the names."""
        course, turn = self._course, self.turn
        room = (_PANEL[2] - 460) / len(course.lines)
        brush.write(self.status_line, (_PANEL[0] + 36, _LEGEND_Y), _STATUS, "midleft", 400)
        for number, each in enumerate(course.lines):
            x = _PANEL[0] + 450 + number * room
            brush.put(swatch(brush.view, each.side, 36), (x, _LEGEND_Y), "midleft")
            value = each.values[-1 if turn is None else turn]
            for words, y in ((each.name, _LEGEND_Y - 16), (written(value), _LEGEND_Y + 16)):
                brush.write(words, (x + 48, y), _VALUE, "midleft", room - 66)


_TICKS = 4
"""Maximum number of intervals on the value axis."""
_ABOVE, _BELOW, _END = 20.0, 34.0, 40.0
_GAP = 12.0
_FIGURE = 11.0
"""Width of a digit on the value axis."""
_LINE, _LINE_EDGE = 4.0, 7.0
_SWATCH = 24.0
_ROUND_ROOM = 42.0
"""Minimum distance on the turn axis between the labels of two rounds of the match."""


@frozen
class Scale:
    """Maps turns and values to the canvas."""

    box: AnyBox
    turns: int
    low: int
    high: int
    margin: float
    """Room for the labels of the value axis."""

    def x(self, turn: float) -> float:
        """Return the x coordinate of a turn, from 0."""
        left, _top, width, _height = self.box
        room = width - self.margin - _END
        return left + self.margin + room * turn / max(1, self.turns - 1)

    def y(self, value: float) -> float:
        """Return the y coordinate of a value."""
        _left, top, _width, height = self.box
        room = height - _ABOVE - _BELOW
        return top + height - _BELOW - room * (value - self.low) / (self.high - self.low)

    def turn_at(self, x: float) -> int:
        """Return the turn nearest to an x coordinate."""
        first, last = self.x(0), self.x(self.turns - 1)
        share = (x - first) / max(1.0, last - first)
        return max(0, min(self.turns - 1, round(share * (self.turns - 1))))


def ticks(low: int, high: int) -> tuple[int, ...]:
    """Return evenly spaced round values that enclose `low` and `high`."""
    step, factors = 1, (2, 5, 10)
    while -(-high // step) - low // step > _TICKS:
        size = 10 ** (len(str(step)) - 1)
        step = size * next(factor for factor in factors if size * factor > step)
    first, last = low // step, max(low // step + 1, -(-high // step))
    return tuple(step * number for number in range(first, last + 1))


def scale_of(box: AnyBox, course: MatchChart) -> Scale:
    """Return the scale of a course in a box; the value axis always includes 0."""
    values = [value for line in course.lines for value in line.values]
    marked = ticks(min(0, *values), max(0, *values))
    margin = _FIGURE * standing_share() * max(len(written(tick)) for tick in marked) + _GAP
    return Scale(box, course.turns, marked[0], marked[-1], margin)


def chart(view: View, box: AnyBox, course: MatchChart) -> pygame.Surface:
    """Return the plot as a picture that fills the box; it is cached."""
    place = view.rect(box)

    def make() -> pygame.Surface:
        whole = pygame.Surface(view.size)
        whole.fill(theme.PAPER)
        _paint(Brush(whole, view), scale_of(box, course), course)
        return whole.subsurface(place.clip(whole.get_rect())).copy()

    return view.cached(("course", course, tuple(place), standing_share()), make)


def _paint(brush: Brush, scale: Scale, course: MatchChart) -> None:
    left, right = scale.x(0), scale.x(course.turns - 1)
    for tick in ticks(scale.low, scale.high):
        y = scale.y(tick)
        strokes.line(brush, theme.TRACK if tick == 0 else theme.SAND, (left, y), (right, y), 2)
        brush.write(written(tick), (left - _GAP, y), TINY_NOTE, "midright")
    foot = scale.y(scale.low)
    for number, turn in _rounds(scale, course):
        x = scale.x(turn)
        strokes.line(brush, theme.SAND, (x, scale.y(scale.high)), (x, foot + 6), 2)
        brush.write(str(number), (x, foot + 8), TINY_NOTE, "midtop")
    for line in course.lines:
        _paint_line(brush, scale, line)
    for line, y in ends(scale, course):
        at = right + 8 + _SWATCH / 2, y
        brush.put(swatch(brush.view, line.side, _SWATCH, 6), at, "center")


def _rounds(scale: Scale, course: MatchChart) -> Iterator[tuple[int, int]]:
    """Yield the number and the first turn of each round that has room for a label on the axis."""
    last_x = -_ROUND_ROOM
    for number, turn in enumerate(course.rounds, 1):
        x = scale.x(turn)
        near_end = number > 1 and x > scale.x(scale.turns - 1) - _GAP
        if x - last_x >= _ROUND_ROOM and not near_end:
            last_x = x
            yield number, turn


def _paint_line(brush: Brush, scale: Scale, line: CourseLine) -> None:
    colour = theme.SIDES[line.side].colour
    points = [(scale.x(turn), scale.y(value)) for turn, value in enumerate(line.values)]
    for tint, width in ((theme.darker(colour, 0.4), _LINE_EDGE), (colour, _LINE)):
        for a, b in pairwise(points):
            strokes.line(brush, tint, a, b, width)
        for at in points:
            strokes.dot(brush, tint, at, width / 2)


def ends(scale: Scale, course: MatchChart) -> list[tuple[CourseLine, float]]:
    """Return where to label the end of each line; labels are moved apart if they overlap."""
    order = sorted(course.lines, key=lambda line: -line.values[-1])
    step, lowest = _SWATCH + 3, scale.y(scale.low)
    places: list[float] = []
    for line in order:
        above = places[-1] + step if places else 0.0
        places.append(max(scale.y(line.values[-1]), above))
    for number in reversed(range(len(places))):
        places[number] = min(places[number], lowest - step * (len(places) - 1 - number))
    return list(zip(order, places, strict=True))
