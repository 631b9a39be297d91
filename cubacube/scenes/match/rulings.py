"""What the referee has said so far: a small panel of the last sentences, and a page of all."""

from collections.abc import Sequence

import pygame

from cubacube.rules import Event, frozen
from cubacube.scenes.canvas.boxes import Box
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import DIALOGUE, RESTING, Style, dim
from cubacube.scenes.canvas.theme import BROWN, CREAM, INK, MOON, NORMAL, SMALL, SMALLEST_TEXT
from cubacube.scenes.canvas.view import View
from cubacube.scenes.pieces.sides import swatch
from cubacube.scenes.stage.inputs import LEFT, Do, Input, Key, Pointer, Wheel
from cubacube.scenes.stage.scene import Change, Close
from cubacube.session.language.translation import _

_PAGE: Box = (260, 90, 1400, 900)
_TOP, _FOOT = 120.0, 70.0
_WHEEL_ROWS = 3
_GAP = 3.0
"""Between two rulings of the panel."""
_APART = 8.0
"""And of the page."""


@frozen
class Ruling:
    """One thing the referee said, under the colour of a side, and the event it is about.

    `after` tells after how many actions.
    """

    side: str
    words: str
    event: Event
    after: int


@frozen
class TakenBack(Event):
    """What was done after this moment was taken back."""


def draw_last(brush: Brush, box: Box, rulings: Sequence[Ruling]) -> None:
    """A panel with as many of the last rulings as fit, the newest below."""
    brush.panel(box, RESTING)
    x, y, width, height = box
    head = Style(SMALLEST_TEXT, BROWN, "heavy")
    top = brush.write(_("Rulings (L shows all)"), (x + 16, y + 8), head).bottom + 2
    view, room = brush.view, y + height - 10 - top
    lines: list[tuple[Ruling, pygame.Surface]] = []
    for ruling in reversed(rulings):
        text = view.paragraph(ruling.words, SMALLEST_TEXT, width - 60, "medium", INK)
        room -= text.height / view.scale
        if room < 0:
            break
        lines.insert(0, (ruling, text))
        room -= _GAP
    for ruling, text in lines:
        brush.put(swatch(view, ruling.side, 18, 5), (x + 16, top + 4))
        brush.put(text, (x + 44, top))
        top += text.height / view.scale + _GAP


class RulingsPage:
    """All rulings, the newest below; wheel and arrows scroll, anything else closes."""

    overlay = True

    def __init__(self, rulings: Sequence[Ruling]) -> None:
        self._rulings = tuple(rulings)
        self._hidden = 0
        """How many of the newest lie below the page."""

    def handle(self, event: Input) -> Change:
        """Scroll, or close."""
        match event:
            case Wheel(steps):
                self._scroll(_WHEEL_ROWS if steps > 0 else -_WHEEL_ROWS)
            case Do("up"):
                self._scroll(1)
            case Do("down"):
                self._scroll(-1)
            case Do("back" | "confirm", _, False) | Key("l" | "space", True, _, False):
                return Close()
            case Pointer("down", button=button) if button == LEFT:
                return Close()
        return None

    def update(self, seconds: float) -> Change:
        """Nothing moves."""
        del seconds
        return None

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """The page."""
        dim(surface, 1)
        brush = Brush(surface, view)
        brush.panel(_PAGE, DIALOGUE)
        x, y, width, height = _PAGE
        title = view.title(_("Rulings"), 60, width - 80)
        brush.put(title, (x + width / 2, y + 62), "center")
        keys = _("Wheel or arrows scroll, Esc closes.")
        at = x + width / 2, y + height - 36
        brush.write(keys, at, Style(SMALL, MOON, "medium"), "center", width - 80)
        for ruling, text, top in self._laid(view):
            brush.put(swatch(view, ruling.side, 24, 7), (x + 50, top + 5))
            brush.put(text, (x + 90, top))

    def _laid(self, view: View) -> list[tuple[Ruling, pygame.Surface, float]]:
        """The rulings that fit, and where: from the head on, or with the newest at the foot."""
        _x, y, width, height = _PAGE
        foot = y + height - _FOOT
        laid: list[tuple[Ruling, pygame.Surface, float]] = []
        for ruling in reversed(self._rulings[: len(self._rulings) - self._hidden]):
            text = view.paragraph(ruling.words, NORMAL, width - 150, "medium", CREAM)
            foot -= text.height / view.scale
            if foot < y + _TOP:
                return laid
            laid.append((ruling, text, foot))
            foot -= _APART
        up = foot + _APART - y - _TOP
        return [(ruling, text, top - up) for ruling, text, top in laid]

    def _scroll(self, by: int) -> None:
        self._hidden = min(max(0, len(self._rulings) - 1), max(0, self._hidden + by))
