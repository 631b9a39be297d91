"""What all widgets have in common: a box, a hint, a glow, and answers to the page."""

from abc import ABC, abstractmethod
from typing import Any

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import AnyBox, Point
from cubacube.scenes.canvas.parts import PanelStyle, TextStyle, panel, write
from cubacube.scenes.canvas.reading import fit_style
from cubacube.scenes.canvas.theme import (
    BROWN,
    CREAM,
    GOLD,
    GREY,
    INK,
    NORMAL,
    SAND,
    SMALLEST_TEXT,
    TRACK,
    Colour,
)
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Action

_QUICKNESS = 14.0
"""How fast a glow follows, in its distance per second."""


@frozen
class Reply:
    """Whether a widget had a use for an input, and what its callback returned."""

    used: bool
    answer: Any = None


IGNORED = Reply(used=False)
USED = Reply(used=True)


class Widget(ABC):
    """A thing on a page. It knows time only from `update` and the pointer only from its page."""

    focusable = True

    def __init__(self, box: AnyBox, hint: str = "") -> None:
        self.box = pygame.FRect(box)
        self.hint = hint
        self.refusal = ""
        """Why it cannot be pressed now, though it can be pointed at; empty if it can."""
        self.enabled = True
        self.glow = 0.0

    @property
    def wants_text(self) -> bool:
        """Whether letters are meant for it while it has the focus."""
        return False

    def holds(self, point: Point) -> bool:
        """Whether a logical point lies on it."""
        return bool(self.box.collidepoint(point))

    def update(self, seconds: float, lit: bool) -> None:
        """Let time pass; the glow follows whether it has the focus or the pointer."""
        self.glow = ease(self.glow, float(lit), seconds)

    def act(self, action: Action) -> Reply:
        """An action while it has the focus."""
        del action
        return IGNORED

    def press(self, point: Point) -> Reply:
        """The pointer goes down on it; it has the pointer until `release`."""
        del point
        return USED

    def drag(self, point: Point) -> Reply:
        """The pointer moves while it is down."""
        del point
        return USED

    def release(self, point: Point) -> Reply:
        """The pointer comes up, wherever that is."""
        del point
        return USED

    def let_go(self) -> None:  # noqa: B027 - most widgets hold nothing
        """The pointer was taken away; nothing may happen as if it had been released."""

    def type(self, text: str) -> Reply:
        """Text typed while it has the focus."""
        del text
        return IGNORED

    def erase(self) -> Reply:
        """The letter before the cursor shall go."""
        return IGNORED

    def select_all(self) -> None:  # noqa: B027 - most widgets have no text
        """The next letter typed shall stand for all the text there is."""

    def turn(self, steps: float) -> Reply:
        """The mouse wheel turned over it."""
        del steps
        return IGNORED

    @abstractmethod
    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Show it; changes nothing."""


class WidgetRow(Widget):
    """A wide widget: its label and a note at the left, its control at the right."""

    control_width = 320.0

    def __init__(self, box: AnyBox, label: str, note: str = "") -> None:
        super().__init__(box)
        self.label = label
        self.note = note

    @property
    def control(self) -> pygame.FRect:
        """Where the control is."""
        width = min(self.control_width, self.box.w / 2)
        return pygame.FRect(self.box.right - width - 24, self.box.y, width, self.box.h)

    def draw_row(self, surface: pygame.Surface, view: View) -> None:
        """The panel, the label and the note."""
        draw_panel(surface, view, self, CREAM if self.enabled else SAND)
        left, room = self.box.x + 24, self.control.left - self.box.x - 44
        ink = INK if self.enabled else GREY
        middle, high = self.box.centery, self.box.h
        usual = TextStyle(NORMAL, ink, "heavy")
        if self.note:
            label = fit_style(view, self.label, usual, room, high / 2)
            write(surface, view, self.label, (left, middle - 1), label, "bottomleft", room)
            note = fit_style(
                view, self.note, TextStyle(SMALLEST_TEXT, GREY, "bold"), room, high / 2
            )
            write(surface, view, self.note, (left, middle + 1), note, "topleft", room)
        else:
            label = fit_style(view, self.label, usual, room, high)
            write(surface, view, self.label, (left, middle), label, "midleft", room)


def draw_panel(
    surface: pygame.Surface, view: View, widget: Widget, fill: Colour, sunk: bool = False
) -> None:
    """The ground of a widget: a shadow, a golden rim as far as it glows, a panel."""
    shadow = 0 if sunk or not widget.enabled else 0.45
    look = PanelStyle(fill, BROWN if widget.enabled else TRACK, 16, 2, shadow, 12)
    glow = GOLD if widget.glow > 0.02 else None
    panel(surface, view, widget.box, look, glow, 6 * widget.glow)


def ease(value: float, goal: float, seconds: float) -> float:
    """`value` a good part of the way nearer to its goal after some seconds."""
    return value + (goal - value) * min(1.0, seconds * _QUICKNESS)
