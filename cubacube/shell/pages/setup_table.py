"""The set-up page's card for the table: shows the selected one and opens the list of all."""

from collections.abc import Callable
from typing import Any

import pygame

from cubacube.scenes.canvas.boxes import AnyBox, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.sizes import smallest_text
from cubacube.scenes.canvas.theme import SMALLEST_TEXT
from cubacube.scenes.canvas.view import Anchor, View
from cubacube.scenes.stage.inputs import Action
from cubacube.scenes.widgets import USED, Reply, Stepper
from cubacube.session.language.translation import _
from cubacube.session.play.known_levels import KnownLevel
from cubacube.shell.pages.setup_widgets import AskedRow, steps_of
from cubacube.shell.pages.sheet import draw_small
from cubacube.shell.pages.sketches import KnownTables

_EDGE, _ASIDE, _ARROW = 12.0, 24.0, 44.0
_STEPS_ASIDE, _LEAD = 34.0, 2.0
"""Distance of an arrow's middle from the card's edge, and shift of each line of a name.

If a name takes two lines, the upper one is shifted down and the lower one up.
"""
_ANCHORS: tuple[Anchor, Anchor] = "midbottom", "midtop"
_WIDE = 260.0
"""Minimum room beside the picture; with less room, the idea of the level is not shown."""


class TableChoice(AskedRow, Stepper):
    """The table card: arrows step through the usable levels, a press elsewhere shows all."""

    def __init__(
        self,
        box: AnyBox,
        tables: KnownTables,
        word: str,
        on_change: Callable[[str], Any],
        on_open: Callable[[], Any],
    ) -> None:
        self._tables, self._on_open = tables, on_open
        self._usable = [each for each in tables.all if not each.fault or each.word == word]
        words = [each.word for each in self._usable]
        names = [each.name for each in self._usable] or [""]
        at = words.index(word) if word in words else 0
        super().__init__(box, _("Table"), names, at, lambda index: on_change(words[index]))
        count = len(tables.all)
        table = self._table
        self.note = _("See all {count}").format(count=count) if count > 1 else ""
        if table is not None and table.own:
            self.note = table.whose
        if table is not None and self.room >= _WIDE:
            self.note = table.fault or table.idea or self.note
        self.hint = "" if table is None else table.fault or table.idea

    def act(self, action: Action) -> Reply:
        """Step with left and right; confirm shows all levels."""
        return Reply(True, self._on_open()) if action == "confirm" else super().act(action)

    def release(self, point: Point) -> Reply:
        """Step if an arrow is pressed; elsewhere show all levels."""
        if not self.holds(point):
            return USED
        control = self.control
        for x, way in ((control.left, "left"), (control.right, "right")):
            if abs(point[0] - x) <= _ARROW and point[1] >= control.top:
                return super().act("left" if way == "left" else "right")
        return Reply(True, self._on_open())

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the label, the picture, and the name between its arrows."""
        super().draw(surface, view)
        picture = None if self._table is None else self._tables.picture(self._table)
        draw_small(Brush(surface, view), self._place, picture)

    @property
    def control(self) -> pygame.FRect:
        """The box of the arrows and the level name, at the bottom of the card.

        The arrows are near the edges because names are long.
        """
        return steps_of(self.box, _STEPS_ASIDE)

    def _put_words(
        self, surface: pygame.Surface, view: View, words: str, style: TextStyle, room: float
    ) -> None:
        """Draw the name on one line, or on two if it is too long."""
        halves = _halves(words)
        if view.width_px(words, smallest_text(), style.weight) <= room * view.scale or not halves:
            super()._put_words(surface, view, words, style, room)
            return
        x, y = self.control.center
        for half, anchor, at in zip(halves, _ANCHORS, (y + _LEAD, y - _LEAD), strict=True):
            made = view.text(half, SMALLEST_TEXT, style.weight, style.colour, room)
            view.put(surface, made, (x, at), anchor)

    @property
    def _table(self) -> KnownLevel | None:
        return self._usable[self.index] if self._usable else None

    @property
    def _place(self) -> tuple[float, float, float, float]:
        """The box of the picture: a square as high as the room above the arrows."""
        edge = self.control.top - self.box.y - _EDGE - 4
        return self.box.right - _EDGE - edge, self.box.y + _EDGE, edge, edge

    @property
    def room(self) -> float:
        """The width of the note, at the left of the picture."""
        return self._place[0] - self.box.x - 2 * _ASIDE

    @property
    def beside(self) -> float:
        """The width of the picture and of the margin at its right."""
        return self.box.right - self._place[0]


def _halves(words: str) -> tuple[str, str] | None:
    """Split a name at the space nearest to its middle; None if it is one word."""
    breaks = [at for at, letter in enumerate(words) if letter == " "]
    if not breaks:
        return None
    at = min(breaks, key=lambda each: abs(2 * each + 1 - len(words)))
    return words[:at], words[at + 1 :]
