"""What the set-up pages are made of beside the common widgets: chips, names, house rules."""

from collections.abc import Callable
from typing import Any

import pygame

from cubacube.scenes.canvas.boxes import AnyBox, Point
from cubacube.scenes.canvas.parts import Style, write
from cubacube.scenes.canvas.theme import CREAM, GREY, INK, NORMAL, SMALL
from cubacube.scenes.canvas.view import View
from cubacube.scenes.pieces.sides import swatch
from cubacube.scenes.stage.inputs import Action
from cubacube.scenes.widgets import IGNORED, USED, Choice, Reply, Row, TextField, Toggle, Widget
from cubacube.scenes.widgets.widget import draw_panel

_CHIP_MARGIN = 12
_LINE = 33
"""Height of a label above its explanation."""


class Chip(Widget):
    """The colour and pattern of a seat; pressed, it takes the next that is free."""

    def __init__(self, box: AnyBox, side: str, on_press: Callable[[], Any]) -> None:
        super().__init__(box)
        self.side = side
        self._on_press = on_press

    def act(self, action: Action) -> Reply:
        """Confirmed: the next side."""
        return Reply(True, self._on_press()) if action == "confirm" else IGNORED

    def release(self, point: Point) -> Reply:
        """The next side, if the pointer is still on it."""
        return Reply(True, self._on_press()) if self.holds(point) else USED

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Show the side."""
        draw_panel(surface, view, self, CREAM)
        picture = swatch(view, self.side, self.box.h - 2 * _CHIP_MARGIN)
        view.put(surface, picture, self.box.center, "center")


class _Bare(Row):
    """A row without a label: its control has the box for itself."""

    @property
    def control(self) -> pygame.FRect:
        """Nearly all of the box."""
        return self.box.inflate(-20, 0)

    def draw_row(self, surface: pygame.Surface, view: View) -> None:
        """The panel."""
        draw_panel(surface, view, self, CREAM)


class NameField(_Bare, TextField):
    """A name; the field fills its box."""

    def propose(self, name: str) -> None:
        """Show another name as long as nothing is typed."""
        self._empty = name


class PlayerChoice(_Bare, Choice):
    """Who plays; the words fill the box."""

    @property
    def control(self) -> pygame.FRect:
        """With room for the arrows."""
        return self.box.inflate(-64, 0)


class _Explained(Row):
    """A row whose note may take two lines."""

    def draw_row(self, surface: pygame.Surface, view: View) -> None:
        """The panel, the label, and the note below it."""
        draw_panel(surface, view, self, CREAM)
        left, room = self.box.x + 24, self.control.left - self.box.x - 44
        note = view.paragraph(self.note, SMALL, room, "bold", GREY)
        top = self.box.centery - (_LINE + note.height / view.scale) / 2
        write(surface, view, self.label, (left, top), Style(NORMAL, INK, "heavy"), width=room)
        view.put(surface, note, (left, top + _LINE))


class HouseSwitch(_Explained, Toggle):
    """A house rule that is on or off."""


class HouseChoice(_Explained, Choice):
    """A house rule with several values."""

    control_width = 210.0
