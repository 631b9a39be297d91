"""A scrolling grid of levels, one of which is chosen by keys, wheel or pointer."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import AnyBox, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PanelStyle, TextStyle
from cubacube.scenes.canvas.theme import BROWN, CREAM, GOLD, INK, NORMAL, SMALLEST_TEXT, TEAL
from cubacube.scenes.canvas.view import View
from cubacube.scenes.widgets import USED, Reply
from cubacube.scenes.widgets.scrolled_grid import GAP, ScrolledGrid
from cubacube.session.play.known_levels import KnownLevel

COLUMNS: Final = 3
HIGH: Final = 62.0
"""Height of a cell."""
_AROUND = 8.0
_OWN, _SHIPPED = PanelStyle(TEAL, BROWN, 14, 2, 0.4, 9), PanelStyle(CREAM, BROWN, 14, 2, 0.4, 9)


@frozen
class Cell:
    """A level in the grid."""

    word: str
    name: str
    own: bool
    note: str
    """The file name, if several levels have the same name."""


def cells_of(levels: Sequence[KnownLevel]) -> tuple[Cell, ...]:
    """Return the cells of levels; those with the same name also show their file."""
    names = Counter(each.name.casefold() for each in levels)
    return tuple(
        Cell(
            each.word,
            each.name,
            each.own,
            each.file if each.own and names[each.name.casefold()] > 1 else "",
        )
        for each in levels
    )


class LevelGrid(ScrolledGrid):
    """A grid of levels; `on_take` gets the name or file of the chosen level."""

    def __init__(self, box: AnyBox, cells: tuple[Cell, ...], on_take: Callable[[str], Any]) -> None:
        super().__init__(box, COLUMNS)
        self.cells = cells
        self._on_take = on_take
        self._down: int | None = None
        self.measure()

    @property
    def count(self) -> int:
        """The number of levels."""
        return len(self.cells)

    @property
    def size(self) -> tuple[float, float]:
        """Size of a cell; three of them fill the width."""
        return (self.box.w - (COLUMNS - 1) * GAP) / COLUMNS, HIGH

    def taken(self) -> Any:
        """Choose the selected level and return the reply of `on_take`."""
        return self._on_take(self.cells[self.at].word)

    def look(self, point: Point) -> None:
        """Select the level under the pointer."""
        under = self._seen(point)
        if under is not None and self._down is None:
            self.at = under

    def press(self, point: Point) -> Reply:
        """Select the level under the pointer and wait for the release."""
        self._down = self._seen(point)
        self.at = self.at if self._down is None else self._down
        return USED

    def release(self, point: Point) -> Reply:
        """Choose the level if the pointer is still on it."""
        down, self._down = self._down, None
        if down is None or self._seen(point) != down:
            return USED
        return Reply(True, self._on_take(self.cells[down].word))

    def let_go(self) -> None:
        """Cancel the press."""
        self._down = None

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the visible levels and the scroll bar."""
        brush = Brush(surface, view)
        with brush.within(self.box.inflate(2 * _AROUND, 2 * _AROUND)):
            for number, each in enumerate(self.cells):
                if self.cell(number).colliderect(self.box):
                    self._draw_cell(brush, number, each)
        self._scroll.draw_bar(brush, self.box.right + 2 * _AROUND, self.box.y)

    def _draw_cell(self, brush: Brush, number: int, each: Cell) -> None:
        box, chosen = self.cell(number), number == self.at
        brush.panel(box, _OWN if each.own else _SHIPPED, GOLD if chosen else None, 5)
        ink, room, x, y = CREAM if each.own else INK, box.w - 40, box.centerx, box.centery
        name, note = TextStyle(NORMAL + 2, ink, "heavy"), TextStyle(SMALLEST_TEXT, ink)
        if not each.note:
            brush.write(each.name, (x, y), name, "center", room)
            return
        brush.write(each.name, (x, y + 6), name, "midbottom", room)
        brush.write(each.note, (x, y + 3), note, "midtop", room)

    def _seen(self, point: Point) -> int | None:
        """Return the index of the visible level at a point; None if there is none."""
        return self.under(point) if self.holds(point) else None
