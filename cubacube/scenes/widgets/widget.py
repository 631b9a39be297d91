"""The base of all widgets: a box, a hint, a glow, and replies to the page."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import AnyBox, Point, TextStyle, View, theme
from cubacube.scenes.canvas.parts import PanelStyle, panel
from cubacube.scenes.canvas.reading import write_fitting
from cubacube.scenes.canvas.theme import Colour
from cubacube.scenes.stage.inputs import Action

_QUICKNESS = 14.0
"""Rate of easing, per second.

In each frame a value moves by a fraction of its distance to the goal. This fraction is
the rate times the seconds of the frame.
"""


@frozen
class Reply:
    """Whether a widget used an input, and what its callback returned."""

    used: bool
    answer: Any = None


IGNORED = Reply(used=False)
USED = Reply(used=True)


class Widget(ABC):
    """A thing on a page.

    It gets the time only from `update`, and the pointer only from its page. If a method for an
    input returns None, a press, drag or release counts as used, and any other input as ignored.
    """

    focusable = True

    def __init__(self, box: AnyBox, hint: str = "") -> None:
        self.box = pygame.FRect(box)
        self.hint = hint
        self.refusal = ""
        """Why the widget cannot be pressed now; empty if it can be pressed.

        A widget that cannot be pressed can still be pointed at.
        """
        self.enabled = True
        self.glow = 0.0

    @property
    def wants_text(self) -> bool:
        """Whether it receives letters while it has the focus."""
        return False

    def holds(self, point: Point) -> bool:
        """Return whether a logical point lies on it."""
        return bool(self.box.collidepoint(point))

    def update(self, seconds: float, lit: bool) -> None:
        """Advance the glow; `lit` says whether it has the focus or the pointer."""
        self.glow = ease(self.glow, float(lit), seconds)

    def act(self, action: Action) -> Reply | None:
        """Handle an action while it has the focus."""

    def press(self, point: Point) -> Reply | None:
        """Handle a press on the widget; until `release` it gets all movements of the pointer."""

    def drag(self, point: Point) -> Reply | None:
        """Handle a movement of the pointer while its button is held down."""

    def release(self, point: Point) -> Reply | None:
        """Handle the release of the pointer, wherever it is."""

    def let_go(self) -> None:
        """Handle the loss of the pointer, after `release` or without it."""

    def type(self, text: str) -> Reply | None:
        """Handle text typed while it has the focus."""

    def erase(self) -> Reply:
        """Delete the letter before the cursor."""
        return IGNORED

    def select_all(self) -> None:
        """Select all the text, so that the next letter replaces it."""

    def turn(self, steps: float) -> Reply | None:
        """Handle the mouse wheel over it."""

    @abstractmethod
    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the widget without changing anything."""


class Pressed(Widget):
    """A widget that calls `_on_press` when it is clicked or confirmed."""

    _on_press: Callable[[], Any]

    def act(self, action: Action) -> Reply:
        """Call `_on_press` on confirm."""
        return Reply(True, self._on_press()) if action == "confirm" else IGNORED

    def release(self, point: Point) -> Reply:
        """Call `_on_press` if the pointer is still on the widget."""
        return Reply(True, self._on_press()) if self.holds(point) else USED


class WidgetRow(Widget):
    """A wide widget with its label and note on the left and its control on the right."""

    control_width = 320.0

    def __init__(self, box: AnyBox, label: str, note: str = "") -> None:
        super().__init__(box)
        self.label = label
        self.note = note

    @property
    def control(self) -> pygame.FRect:
        """The box of the control."""
        width = min(self.control_width, self.box.w / 2)
        return pygame.FRect(self.box.right - width - 24, self.box.y, width, self.box.h)

    def draw_row(self, surface: pygame.Surface, view: View) -> None:
        """Draw the panel, the label and the note."""
        draw_panel(surface, view, self, theme.CREAM if self.enabled else theme.SAND)
        left, room = self.box.x + 24, self.control.left - self.box.x - 44
        ink = theme.INK if self.enabled else theme.GREY
        middle, high, usual = self.box.centery, self.box.h, TextStyle(theme.NORMAL, ink, "heavy")
        write_line = partial(write_fitting, surface, view)
        if not self.note:
            write_line(self.label, (left, middle), usual, "midleft", (room, high))
            return
        write_line(self.label, (left, middle - 1), usual, "bottomleft", (room, high / 2))
        small = TextStyle(theme.SMALLEST_TEXT, theme.GREY, "bold")
        write_line(self.note, (left, middle + 1), small, "topleft", (room, high / 2))


def draw_panel(
    surface: pygame.Surface, view: View, widget: Widget, fill: Colour, sunk: bool = False
) -> None:
    """Draw the background of a widget: a shadow, a golden glow, a panel."""
    shadow = 0 if sunk or not widget.enabled else 0.45
    look = PanelStyle(fill, theme.BROWN if widget.enabled else theme.TRACK, 16, 2, shadow, 12)
    glow = theme.GOLD if widget.glow > 0.02 else None
    panel(surface, view, widget.box, look, glow, 6 * widget.glow)


def ease(value: float, goal: float, seconds: float) -> float:
    """Return `value` moved closer to `goal`, as far as `seconds` allow."""
    return value + (goal - value) * min(1.0, seconds * _QUICKNESS)
