"""A scrolling grid of cells, one of which is chosen."""

from abc import abstractmethod
from typing import Any

import pygame

from cubacube.scenes.canvas import AnyBox, Brush, Point, View
from cubacube.scenes.canvas.parts import CARD, PanelStyle, rim
from cubacube.scenes.canvas.theme import BROWN, CREAM, GOLD, NIGHT
from cubacube.scenes.stage.inputs import Action
from cubacube.scenes.widgets.scroll import Scroll
from cubacube.scenes.widgets.widget import IGNORED, USED, Reply, Widget

GAP = 14.0
"""Usual space between two cells."""
_GROUND = PanelStyle((*NIGHT, 150), None, 18, shadow=0)
_CHOSEN = PanelStyle(CREAM, BROWN, 12, shadow=0.4, blur=9)
_BAR = 14.0
"""Distance of the scroll bar to the right edge."""
_RIM, _LIT = rim(GOLD, 21, 4), 0.5


class ScrolledGrid(Widget):
    """A grid with `columns`; rows that do not fit are scrolled.

    `inside` is the margin between the edge of the box and the cells.
    """

    gap = GAP
    """Space between two cells."""
    roll = 1.0
    """Rows to scroll for one step of the wheel."""
    reach = 4.0
    """Width of the golden rim of the chosen cell."""

    def __init__(self, box: AnyBox, columns: int, inside: float = 0.0) -> None:
        super().__init__(box)
        self.at = 0
        """The index of the chosen cell."""
        self._columns, self._inside = columns, inside
        self._scroll = Scroll(self.box.h - 2 * inside)
        self._steps = {"left": -1, "right": 1, "up": -columns, "down": columns}

    @property
    @abstractmethod
    def count(self) -> int:
        """The number of cells."""

    @property
    @abstractmethod
    def size(self) -> tuple[float, float]:
        """Width and height of each cell."""

    @abstractmethod
    def taken(self) -> Any:
        """Confirm the chosen cell; return the answer for the page."""

    @property
    def pitch(self) -> float:
        """Distance from one row to the next."""
        return self.size[1] + self.gap

    def measure(self) -> None:
        """Update the scroll length after the number of cells has changed."""
        self._scroll.length = -(-self.count // self._columns) * self.pitch - self.gap

    def cell(self, number: int) -> pygame.FRect:
        """Return the current box of a cell."""
        row, column = divmod(number, self._columns)
        width, height = self.size
        x = self.box.x + self._inside + column * (width + self.gap)
        y = self.box.y + self._inside + row * self.pitch - self._scroll.shown
        return pygame.FRect(x, y, width, height)

    def under(self, point: Point) -> int | None:
        """Return the index of the cell at a point; None if there is no cell."""
        return next((n for n in range(self.count) if self.cell(n).collidepoint(point)), None)

    def choose(self, at: int) -> None:
        """Choose this cell, or the nearest that exists, and scroll it into view."""
        self.at = max(0, min(at, self.count - 1))
        top = self.at // self._columns * self.pitch
        self._scroll.hold(top, top + self.pitch - self.gap)

    def show(self, at: int) -> None:
        """Show the current cells at once, without animation; choose the one with index `at`."""
        self.measure()
        self.choose(at)
        self._scroll.jump(self._scroll.goal)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw a dark ground, with a rim while it has the focus, the visible cells and the bar."""
        brush = Brush(surface, view)
        brush.panel(self.box, _GROUND)
        if self.glow > _LIT:
            brush.panel(self.box.inflate(6, 6), _RIM)
        window = self.box.inflate(0, -2 * self._inside)
        with brush.within(self.box.inflate(0, -self._inside)):
            for number in range(self.count):
                if self.cell(number).colliderect(window):
                    self.draw_cell(brush, number)
        self._scroll.draw_bar(brush, self.box.right - _BAR, window.y)

    def draw_cell(self, brush: Brush, number: int) -> None:
        """Draw a cell, by default its card."""
        look, glow = (_CHOSEN, GOLD) if number == self.at else (CARD, None)
        brush.panel(self.cell(number), look, glow, self.reach)

    def key(self, name: str) -> None:
        """Handle Page Up, Page Down, Home and End."""
        page = self._columns * int((self._scroll.window + self.gap) // self.pitch)
        steps = {"pageup": -page, "pagedown": page, "home": -self.count, "end": self.count}
        if name in steps:
            self.choose(self.at + steps[name])

    def act(self, action: Action) -> Reply:
        """Choose with arrows and confirm.

        An arrow that points past the edge is ignored, so that the focus can leave the grid.
        """
        if action == "confirm":
            return Reply(True, self.taken()) if self.count else USED
        step, (row, column) = self._steps.get(action, 0), divmod(self.at, self._columns)
        if action in ("left", "right") and not 0 <= column + step < self._columns:
            return IGNORED
        at = self.at + step
        if step == self._columns and at >= self.count > (row + 1) * self._columns:
            at = self.count - 1
        if not step or not 0 <= at < self.count:
            return IGNORED
        self.choose(at)
        return USED

    def turn(self, steps: float) -> Reply:
        """Scroll the rows with the wheel."""
        self._scroll.by(-steps * self.pitch * self.roll)
        return USED

    def update(self, seconds: float, lit: bool) -> None:
        """Advance the scrolling."""
        super().update(seconds, lit)
        self._scroll.update(seconds)
