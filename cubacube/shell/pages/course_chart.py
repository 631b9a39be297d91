"""Plot the course of a match: one line per player, turn by turn."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import strokes
from cubacube.scenes.canvas.boxes import AnyBox, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.sizes import standing_share
from cubacube.scenes.canvas.styles import TINY_NOTE
from cubacube.scenes.canvas.theme import PAPER, SAND, SIDES, TRACK, darker
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.log.story import CourseLine, MatchChart
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.numbers import written

_TICKS: Final = 4
"""Maximum number of intervals on the value axis."""
_ABOVE, _BELOW, _END = 20.0, 34.0, 40.0
_GAP: Final = 12.0
_FIGURE: Final = 11.0
"""Width of a digit on the value axis."""
_LINE, _EDGE = 4.0, 7.0
_SWATCH: Final = 24.0
_ROUND_ROOM: Final = 42.0
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
        whole.fill(PAPER)
        _paint(Brush(whole, view), scale_of(box, course), course)
        return whole.subsurface(place.clip(whole.get_rect())).copy()

    return view.cached(("course", course, tuple(place), standing_share()), make)


def _paint(brush: Brush, scale: Scale, course: MatchChart) -> None:
    left, right = scale.x(0), scale.x(course.turns - 1)
    for tick in ticks(scale.low, scale.high):
        y = scale.y(tick)
        strokes.line(brush, TRACK if tick == 0 else SAND, (left, y), (right, y), 2)
        brush.write(written(tick), (left - _GAP, y), TINY_NOTE, "midright")
    foot = scale.y(scale.low)
    for number, turn in _rounds(scale, course):
        x = scale.x(turn)
        strokes.line(brush, SAND, (x, scale.y(scale.high)), (x, foot + 6), 2)
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
    colour = SIDES[line.side].colour
    points: list[Point] = [
        (scale.x(turn), scale.y(value)) for turn, value in enumerate(line.values)
    ]
    for tint, width in ((darker(colour, 0.4), _EDGE), (colour, _LINE)):
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
