"""A list of the parts of a level; one of them is selected."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Bounds, Point
from cubacube.scenes.canvas.parts import PanelStyle, TextStyle, flat, panel, write
from cubacube.scenes.canvas.theme import BRASS, CORAL, CREAM, DUSK, INK, SMALL
from cubacube.scenes.canvas.view import View
from cubacube.scenes.widgets import IGNORED, USED, Reply, Widget
from cubacube.scenes.workshop.places import DARK

_LINE: Final = 29.5
_PAD, _BAR = 8.0, 6.0


@frozen
class Group:
    """A part of a level: its name, and whether any of its values was changed."""

    key: str
    name: str
    changed: bool = False


class GroupList(Widget):
    """A list that scrolls if needed; `on_choose` receives the key of the pressed group."""

    focusable = True

    def __init__(self, box: Bounds, on_choose: Callable[[str], None]) -> None:
        super().__init__(box)
        self.groups: Sequence[Group] = ()
        self.chosen = ""
        self._on_choose = on_choose
        self._first = 0

    @property
    def rows(self) -> int:
        """The number of visible rows."""
        return int((self.box.h - 2 * _PAD) / _LINE)

    def show(self, groups: Sequence[Group], chosen: str) -> None:
        """Set the groups and the selected one, and scroll to it."""
        self.groups, self.chosen = groups, chosen
        at = next((n for n, each in enumerate(groups) if each.key == chosen), 0)
        self._first = max(min(self._first, at, len(groups) - self.rows), at - self.rows + 1, 0)

    def point_of(self, key: str) -> Point:
        """Return the middle of a visible group."""
        at = next(n for n, each in enumerate(self.groups) if each.key == key) - self._first
        return self.box.centerx, self.box.y + _PAD + (at + 0.5) * _LINE

    def press(self, point: Point) -> Reply:
        """Select the group under the pointer."""
        at = self._first + int((point[1] - self.box.y - _PAD) / _LINE)
        if 0 <= at < len(self.groups):
            self._on_choose(self.groups[at].key)
        return USED

    def turn(self, steps: float) -> Reply:
        """Scroll the list."""
        most = len(self.groups) - self.rows
        if most <= 0:
            return IGNORED
        self._first = min(most, max(0, self._first - round(steps)))
        return USED

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the names, the selected one highlighted."""
        panel(surface, view, self.box, DARK)
        seen = self.groups[self._first : self._first + self.rows]
        for row, group in enumerate(seen):
            top = self.box.y + _PAD + row * _LINE
            lit = group.key == self.chosen
            if lit:
                place = self.box.x + 6, top, self.box.w - 20, _LINE - 1
                panel(surface, view, place, PanelStyle(BRASS, None, 8, shadow=0))
            style = TextStyle(SMALL, INK if lit else CREAM, "heavy")
            at = self.box.x + 16, top + _LINE / 2
            write(surface, view, group.name, at, style, "midleft", self.box.w - 50)
            if group.changed:
                dot = self.box.right - 26, top + _LINE / 2 - 5, 10, 10
                panel(surface, view, dot, PanelStyle(CORAL, DUSK, 5, 1, shadow=0))
        self._draw_bar(surface, view)

    def _draw_bar(self, surface: pygame.Surface, view: View) -> None:
        count = len(self.groups)
        if count <= self.rows:
            return
        room = self.box.h - 2 * _PAD
        top, height = room * self._first / count, room * self.rows / count
        place = self.box.right - _BAR - 5, self.box.y + _PAD + top, _BAR, height
        panel(surface, view, place, flat(BRASS, _BAR / 2))
