"""Cells side by side, as many rows as there are: one is chosen, by keys and wheel."""

from abc import abstractmethod
from typing import Any, Final

import pygame

from cubacube.scenes.canvas.boxes import AnyBox, Point
from cubacube.scenes.stage.inputs import Action
from cubacube.scenes.widgets.scroll import Scroll
from cubacube.scenes.widgets.widget import IGNORED, USED, Reply, Widget

GAP: Final = 14.0
"""Between two cells."""


class ScrolledGrid(Widget):
    """So many `columns`; rows that have no room roll up. The rows begin `inside` the box."""

    roll = 1.0
    """So many rows roll by for a step of the wheel."""

    def __init__(self, box: AnyBox, columns: int, inside: float = 0.0) -> None:
        super().__init__(box)
        self.at = 0
        """The cell that is chosen."""
        self._columns, self._inside = columns, inside
        self._scroll = Scroll(self.box.h - 2 * inside)
        self._steps = {"left": -1, "right": 1, "up": -columns, "down": columns}

    @property
    @abstractmethod
    def count(self) -> int:
        """How many cells there are."""

    @property
    @abstractmethod
    def size(self) -> tuple[float, float]:
        """Width and height of each."""

    @abstractmethod
    def taken(self) -> Any:
        """What becomes of the page when the chosen cell is confirmed."""

    @property
    def pitch(self) -> float:
        """From one row to the next."""
        return self.size[1] + GAP

    def measure(self) -> None:
        """There may be more cells now, or fewer."""
        self._scroll.length = -(-self.count // self._columns) * self.pitch - GAP

    def cell(self, number: int) -> pygame.FRect:
        """Where a cell is now."""
        row, column = divmod(number, self._columns)
        width, height = self.size
        x = self.box.x + self._inside + column * (width + GAP)
        y = self.box.y + self._inside + row * self.pitch - self._scroll.shown
        return pygame.FRect(x, y, width, height)

    def under(self, point: Point) -> int | None:
        """The cell at a point."""
        return next((n for n in range(self.count) if self.cell(n).collidepoint(point)), None)

    def choose(self, at: int) -> None:
        """This cell, or the nearest there is; it is rolled into sight."""
        self.at = max(0, min(at, self.count - 1))
        top = self.at // self._columns * self.pitch
        self._scroll.hold(top, top + self.pitch - GAP)

    def key(self, name: str) -> None:
        """Page up and down, home, end."""
        page = self._columns * int((self._scroll.window + GAP) // self.pitch)
        steps = {"pageup": -page, "pagedown": page, "home": -self.count, "end": self.count}
        if name in steps:
            self.choose(self.at + steps[name])

    def act(self, action: Action) -> Reply:
        """Arrows choose; beyond the ends they lead out of the grid."""
        if action == "confirm":
            return Reply(True, self.taken()) if self.count else USED
        step, (row, column) = self._steps.get(action, 0), divmod(self.at, self._columns)
        if abs(step) == 1 and not 0 <= column + step < self._columns:
            return IGNORED
        at = self.at + step
        if step == self._columns and at >= self.count > (row + 1) * self._columns:
            at = self.count - 1
        if not step or not 0 <= at < self.count:
            return IGNORED
        self.choose(at)
        return USED

    def turn(self, steps: float) -> Reply:
        """The wheel rolls the rows."""
        self._scroll.by(-steps * self.pitch * self.roll)
        return USED

    def update(self, seconds: float, lit: bool) -> None:
        """Glide."""
        super().update(seconds, lit)
        self._scroll.update(seconds)
