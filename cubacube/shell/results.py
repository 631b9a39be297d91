"""How a match ended: who won, and where the score of each came from."""

from collections.abc import Callable
from enum import Enum, auto

import pygame

from cubacube.rules import Seat
from cubacube.scenes.brush import Brush
from cubacube.scenes.inputs import Input
from cubacube.scenes.parts import PANEL, RESTING, Style
from cubacube.scenes.pieces import swatch
from cubacube.scenes.scene import Change, Close
from cubacube.scenes.theme import (
    COIN,
    CREAM,
    GOLD,
    GREY,
    INK,
    LARGE,
    LETTERS_TOP,
    MOON,
    NORMAL,
    WIDTH,
)
from cubacube.scenes.view import Box, View
from cubacube.scenes.widgets import Button, Page
from cubacube.session.ended import Ended
from cubacube.session.entry import SeatEntry
from cubacube.session.words import _
from cubacube.shell.sheet import Sheet

_TITLE_SIZE, _TITLE_Y = 110, 122
_LEFT, _RIGHT = 330.0, 1590.0
_HEAD_Y, _FIRST_ROW_Y, _ROW, _GAP = 232.0, 258.0, 84.0, 14.0
_PART_WIDTH, _PARTS_WIDTH = 190.0, 560.0
"""A column, and all of them at most: the names need room, too."""
_LINE = 36.0
_CALM_S = 0.7
_BUTTONS_Y, _BUTTON, _BUTTON_GAP = 946.0, (380.0, 90.0), 24.0

_PART = Style(LARGE, INK, "bold")
_TOTAL = Style(LARGE, INK, "black")


class Wish(Enum):
    """What comes after a match."""

    AGAIN = auto()
    SET_UP = auto()
    MENU = auto()


class Results(Sheet):
    """Closes with a `Wish`."""

    def __init__(self, seats: tuple[SeatEntry, ...], ended: Ended) -> None:
        self._seats = seats
        self._ended = ended
        self._age_s = 0.0
        self._order = sorted(range(len(seats)), key=lambda seat: (self._rank(seat), seat))
        buttons = [
            Button(_button(0), _("Play again"), _closing(Wish.AGAIN), "teal"),
            Button(_button(1), _("Change the set-up"), _closing(Wish.SET_UP)),
            Button(_button(2), _("Back to the menu"), _closing(Wish.MENU)),
        ]
        super().__init__(Page(buttons, _closing(Wish.MENU)))

    def handle(self, event: Input) -> Change:
        """Nothing at first: the key that skipped the last film shall not choose here."""
        return super().handle(event) if self._age_s > _CALM_S else None

    def update(self, seconds: float) -> Change:
        """Let the page move."""
        self._age_s += seconds
        return super().update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Show the winners, a row for each seat, and what else there is to tell."""
        super().draw(surface, view)
        title = view.title(headline(self._winners()), _TITLE_SIZE, WIDTH - 200)
        view.put(surface, title, (WIDTH / 2, _TITLE_Y), "center")
        brush = Brush(surface, view)
        for column, part in enumerate(self._ended.parts):
            at = (self._column_x(column), _HEAD_Y)
            brush.write(part.title, at, Style(NORMAL, MOON, "heavy"), "midright", self._part - 20)
        for row, seat in enumerate(self._order):
            self._draw_row(brush, _FIRST_ROW_Y + row * (_ROW + _GAP), seat)
        top = _FIRST_ROW_Y + len(self._order) * (_ROW + _GAP) + 24
        for number, words in enumerate(self._ended.lines):
            at = (WIDTH / 2, top + number * _LINE)
            brush.write(words, at, Style(NORMAL, CREAM), "center", _RIGHT - _LEFT)

    def _draw_row(self, brush: Brush, top: float, seat: Seat) -> None:
        won = seat in self._ended.outcome.winners
        box, middle = (_LEFT, top, _RIGHT - _LEFT, _ROW), top + _ROW / 2
        brush.panel(box, PANEL if won else RESTING, GOLD if won else None)
        rank = f"{self._rank(seat)}."
        brush.write(rank, (_LEFT + 70, middle), Style(LARGE, GREY, "black"), "midright")
        picture = swatch(brush.view, self._seats[seat].side, 56)
        brush.put(picture, (_LEFT + 92, middle), "midleft")
        name = Style(LARGE, INK, "black")
        room = self._column_x(0) - self._part - _LEFT - 230
        end = brush.write(self._seats[seat].name, (_LEFT + 172, middle), name, "midleft", room)
        if won:
            brush.icon("star", (end.right + 36, middle), 40, COIN, LETTERS_TOP)
        for column, part in enumerate(self._ended.parts):
            at = (self._column_x(column), middle)
            brush.write(_written(part.scores[seat]), at, _PART, "midright", self._part - 20)
        total = _written(self._ended.outcome.scores[seat])
        brush.write(total, (_RIGHT - 40, middle), _TOTAL, "midright", _PART_WIDTH - 20)

    def _column_x(self, column: int) -> float:
        """The right edge of a part; the total stands right of the last."""
        return _RIGHT - 40 - _PART_WIDTH - (len(self._ended.parts) - 1 - column) * self._part

    @property
    def _part(self) -> float:
        """The width of a part's column."""
        return min(_PART_WIDTH, _PARTS_WIDTH / max(1, len(self._ended.parts)))

    def _rank(self, seat: Seat) -> int:
        """1 for the winners; equal scores share a rank."""
        outcome = self._ended.outcome
        if seat in outcome.winners:
            return 1
        better = [s for s, score in enumerate(outcome.scores) if score > outcome.scores[seat]]
        return 1 + len(outcome.winners.union(better))

    def _winners(self) -> tuple[str, ...]:
        return tuple(self._seats[seat].name for seat in sorted(self._ended.outcome.winners))


def headline(winners: tuple[str, ...]) -> str:
    """Who won, in a few words."""
    *others, last = winners
    if not others:
        return _("{name} wins!").format(name=last)
    return _("{names} and {last} share the win!").format(names=", ".join(others), last=last)


def _written(score: int) -> str:
    return f"{score:,}".replace(",", "\u00a0").replace("-", "\u2212")


def _closing(wish: Wish) -> Callable[[], Change]:
    return lambda: Close(wish)


def _button(column: int) -> Box:
    width, height = _BUTTON
    left = (WIDTH - 3 * width - 2 * _BUTTON_GAP) / 2
    return left + column * (width + _BUTTON_GAP), _BUTTONS_Y, width, height
