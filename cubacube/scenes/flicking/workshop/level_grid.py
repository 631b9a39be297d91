"""Levels side by side, as many rows as there are: one is taken, by keys, wheel or pointer."""

from collections import Counter
from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any, Final

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import AnyBox, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import Look, Style, flat
from cubacube.scenes.canvas.theme import (
    BRASS,
    BROWN,
    CREAM,
    GOLD,
    INK,
    NORMAL,
    SMALLEST_TEXT,
    TEAL,
)
from cubacube.scenes.canvas.view import View
from cubacube.scenes.rules_page.scroll import Scroll
from cubacube.scenes.stage.inputs import Action
from cubacube.scenes.widgets import IGNORED, USED, Reply, Widget
from cubacube.session.play.known_levels import KnownLevel

COLUMNS: Final = 3
HIGH, GAP = 62.0, 14.0
"""How high a cell is, and how far they are apart."""
_BAR, _AROUND = 8.0, 8.0
_OWN, _SHIPPED = Look(TEAL, BROWN, 14, 2, 0.4, 9), Look(CREAM, BROWN, 14, 2, 0.4, 9)
_STEPS: Final = MappingProxyType({"left": -1, "right": 1, "up": -COLUMNS, "down": COLUMNS})


@frozen
class Cell:
    """A level as it is listed."""

    word: str
    name: str
    own: bool
    note: str
    """Its file, if other levels have the same name."""


def cells_of(levels: Sequence[KnownLevel]) -> tuple[Cell, ...]:
    """No two of them look alike."""
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


class LevelGrid(Widget):
    """`on_take` gets the word of the level that is pressed, or confirmed."""

    def __init__(self, box: AnyBox, cells: tuple[Cell, ...], on_take: Callable[[str], Any]) -> None:
        super().__init__(box)
        self.cells = cells
        self.at = 0
        """The level that is chosen."""
        self._on_take = on_take
        self._down: int | None = None
        self._scroll = Scroll(self.box.h)
        self._scroll.length = -(-len(cells) // COLUMNS) * (HIGH + GAP) - GAP

    def key(self, name: str) -> None:
        """Page up and down, home, end."""
        page = COLUMNS * int((self.box.h + GAP) // (HIGH + GAP))
        whole = len(self.cells)
        steps = {"pageup": -page, "pagedown": page, "home": -whole, "end": whole}
        if name in steps:
            self._choose(self.at + steps[name])

    def act(self, action: Action) -> Reply:
        """Arrows choose; beyond the ends they lead out of the grid."""
        if action == "confirm":
            return Reply(True, self._on_take(self.cells[self.at].word))
        step, (row, column) = _STEPS.get(action, 0), divmod(self.at, COLUMNS)
        if abs(step) == 1 and not 0 <= column + step < COLUMNS:
            return IGNORED
        at = self.at + step
        if step == COLUMNS and at >= len(self.cells) > (row + 1) * COLUMNS:
            at = len(self.cells) - 1
        if not step or not 0 <= at < len(self.cells):
            return IGNORED
        self._choose(at)
        return USED

    def look(self, point: Point) -> None:
        """The level under the pointer is marked."""
        under = self._under(point)
        if under is not None and self._down is None:
            self.at = under

    def press(self, point: Point) -> Reply:
        """The level under the pointer is chosen."""
        self._down = self._under(point)
        self.at = self.at if self._down is None else self._down
        return USED

    def release(self, point: Point) -> Reply:
        """Taken, if the pointer is still on it."""
        down, self._down = self._down, None
        if down is None or self._under(point) != down:
            return USED
        return Reply(True, self._on_take(self.cells[down].word))

    def let_go(self) -> None:
        """Nothing is taken."""
        self._down = None

    def turn(self, steps: float) -> Reply:
        """The wheel rolls the levels."""
        self._scroll.by(-steps * (HIGH + GAP))
        return USED

    def update(self, seconds: float, lit: bool) -> None:
        """Glide."""
        super().update(seconds, lit)
        self._scroll.update(seconds)

    def cell(self, number: int) -> pygame.FRect:
        """Where a level is now."""
        row, column = divmod(number, COLUMNS)
        width = (self.box.w - (COLUMNS - 1) * GAP) / COLUMNS
        y = self.box.y + row * (HIGH + GAP) - self._scroll.shown
        return pygame.FRect(self.box.x + column * (width + GAP), y, width, HIGH)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Show the levels that are seen now."""
        brush = Brush(surface, view)
        with brush.within(self.box.inflate(2 * _AROUND, 2 * _AROUND)):
            for number, each in enumerate(self.cells):
                if self.cell(number).colliderect(self.box):
                    self._draw_cell(brush, number, each)
        if self._scroll.limit:
            top, height = self._scroll.part(self.box.h)
            place = self.box.right + 2 * _AROUND, self.box.y + top, _BAR, height
            brush.panel(place, flat(BRASS, 4))

    def _draw_cell(self, brush: Brush, number: int, each: Cell) -> None:
        box, chosen = self.cell(number), number == self.at
        brush.panel(box, _OWN if each.own else _SHIPPED, GOLD if chosen else None, 5)
        ink, room, x, y = CREAM if each.own else INK, box.w - 40, box.centerx, box.centery
        name, note = Style(NORMAL + 2, ink, "heavy"), Style(SMALLEST_TEXT, ink)
        if not each.note:
            brush.write(each.name, (x, y), name, "center", room)
            return
        brush.write(each.name, (x, y + 6), name, "midbottom", room)
        brush.write(each.note, (x, y + 3), note, "midtop", room)

    def _under(self, point: Point) -> int | None:
        if not self.holds(point):
            return None
        return next((n for n in range(len(self.cells)) if self.cell(n).collidepoint(point)), None)

    def _choose(self, at: int) -> None:
        self.at = min(max(0, at), len(self.cells) - 1)
        top = self.at // COLUMNS * (HIGH + GAP)
        self._scroll.hold(top, top + HIGH)
