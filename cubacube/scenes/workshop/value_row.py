"""One value of a level: a slider with a field, arrows for a choice, or text."""

from collections.abc import Callable
from math import isfinite
from typing import Any

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import AnyBox, Brush, Layer, Point, TextStyle, View, centred, theme
from cubacube.scenes.canvas.parts import PanelStyle, flat
from cubacube.scenes.canvas.sizes import standing
from cubacube.scenes.canvas.styles import BOLD, TINY_NOTE
from cubacube.scenes.stage.inputs import Action
from cubacube.scenes.widgets import IGNORED, USED, Reply, Widget
from cubacube.scenes.widgets.widget import draw_panel
from cubacube.session.files.plain import visible
from cubacube.session.language.numbers import point
from cubacube.session.language.translation import _p
from cubacube.session.workshop.settings import LevelValue, Value

_BAR, _KNOB = 10.0, 26.0
_LABEL, _FIELD, _UNIT, _RESET = 196.0, 118.0, 84.0, 44.0
_MARGIN = 14.0
_MOST_LETTERS = 100
_NUMBER = TextStyle(theme.SMALL, theme.INK, "bold")
_CHOSEN = TextStyle(theme.SMALL, theme.CORAL, "heavy")
_ARROW = TextStyle(theme.SMALL + 6, theme.CORAL, "black")


@frozen
class Wishes:
    """The callbacks of a row: change the value, end a drag, reset the value."""

    change: Callable[[LevelValue, Value, object], None]
    settle: Callable[[], None]
    reset: Callable[[LevelValue], None]


class ValueRow(Widget):
    """Shows one value; after every change, the owner of the row must set `value` again."""

    def __init__(self, box: AnyBox, setting: LevelValue, wishes: Wishes) -> None:
        super().__init__(box)
        self.setting = setting
        self.value: Value = ""
        self.original: Value | None = None
        """The value that a reset restores; None if there is none."""
        self.typed: str | None = None
        """The text being typed; None if nothing is."""
        self._fresh = False
        """Whether the next letter replaces all text in the field."""
        self._wishes = wishes
        self.dragged = False
        """Whether the pointer drags the knob."""

    @property
    def wants_text(self) -> bool:
        """Whether letters are typed into the field."""
        return self.typed is not None

    @property
    def bar(self) -> pygame.FRect:
        """The box in which the middle of the knob can move."""
        left = self.box.x + _LABEL + _KNOB / 2
        right = self.field.left - _MARGIN - _KNOB / 2
        return pygame.FRect(left, self.box.centery - _BAR / 2, right - left, _BAR)

    @property
    def field(self) -> pygame.FRect:
        """The box of the text field.

        A value of kind text has no slider; its field covers that space too.
        """
        right = self.box.right - _RESET - _UNIT
        left = self.box.x + _LABEL if self.setting.kind == "text" else right - _FIELD
        if self.setting.kind == "text":
            right += _UNIT
        return pygame.FRect(left, self.box.y + 6, right - left, self.box.h - 12)

    @property
    def knob_x(self) -> float:
        """The x position of the knob."""
        return self.bar.left + self.bar.w * self.setting.share(float(self.value))

    @property
    def reset_point(self) -> Point:
        """The middle of the reset arrow."""
        return self.box.right - _RESET / 2, self.box.centery

    def step(self, steps: int, *, fine: bool) -> None:
        """Change a number by `steps` steps, or select the choice `steps` places further on.

        The steps of a number are small if `fine`.
        """
        setting = self.setting
        if setting.kind == "choice":
            at = (setting.key.words.index(str(self.value)) + steps) % len(setting.key.words)
            self._set(setting.key.words[at], None)
        elif setting.kind == "number":
            self._set(setting.nudged(float(self.value), steps, fine=fine), ("keys", setting.path))

    def act(self, action: Action) -> Reply:
        """Handle Enter, which starts and ends typing, and Esc, which discards the typed text."""
        match action:
            case "confirm" if self.setting.kind == "choice":
                self.step(1, fine=False)
            case "confirm":
                self.commit() if self.typed is not None else self._begin()
            case "back" if self.typed is not None:
                self.typed = None
            case _:
                return IGNORED
        return USED

    def press(self, point: Point) -> Reply:
        """Handle a press: it moves the knob, starts typing, resets the value or changes a choice.

        A press outside the field discards the text that was being typed.
        """
        if not self.field.collidepoint(point):
            self.typed = None
        if abs(point[0] - self.reset_point[0]) < _RESET / 2:
            self._wishes.reset(self.setting)
        elif self.setting.kind == "choice":
            self._press_choice(point)
        elif self.field.collidepoint(point):
            self._begin()
        elif self.setting.kind == "number" and point[0] >= self.box.x + _LABEL:
            self.dragged = True
            return self.drag(point)
        return USED

    def drag(self, point: Point) -> Reply:
        """Move the knob."""
        if self.dragged:
            share = (point[0] - self.bar.left) / self.bar.w
            self._set(self.setting.at_share(share), ("drag", self.setting.path))
        return USED

    def let_go(self) -> None:
        """End a drag."""
        if self.dragged:
            self.dragged = False
            self._wishes.settle()

    def type(self, text: str) -> Reply:
        """Add letters to the field while typing."""
        if self.typed is None:
            return IGNORED
        before = "" if self._fresh else self.typed
        self.typed, self._fresh = (before + visible(text))[:_MOST_LETTERS], False
        return USED

    def erase(self) -> Reply:
        """Delete the last letter, or the whole old value if nothing was typed yet."""
        if self.typed is None:
            return IGNORED
        self.typed, self._fresh = "" if self._fresh else self.typed[:-1], False
        return USED

    def commit(self) -> None:
        """Use the typed text as the value; a number out of range becomes a level fault."""
        typed, self.typed = self.typed, None
        if typed is None:
            return
        if self.setting.kind == "text":
            self._set(typed, None)
            return
        number = _number(typed)
        if number is not None:
            whole = self.setting.whole and number.is_integer()
            self._set(int(number) if whole else number, None)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw label, control and unit, and a reset arrow if the value was changed."""
        draw_panel(surface, view, self, theme.CREAM)
        brush, middle = Brush(surface, view), self.box.centery
        brush.write(self.setting.label, (self.box.x + 16, middle), BOLD, "midleft", _LABEL - 24)
        match self.setting.kind:
            case "number":
                self._draw_bar(brush)
                self._draw_field(brush)
                unit, at = _p("level", self.setting.key.unit), (self.field.right + 10, middle)
                brush.write(unit, at, TINY_NOTE, "midleft", _UNIT - 14)
            case "choice":
                self._draw_choice(brush)
            case _:
                self._draw_field(brush)
        if self.original not in (None, self.value):
            brush.write("↺", self.reset_point, _ARROW, "center")

    def _draw_bar(self, brush: Brush) -> None:
        bar, end = self.bar, _BAR / 2
        brush.panel(bar, flat(theme.TRACK, end))
        brush.panel((bar.x, bar.y, max(_BAR, self.knob_x - bar.x), bar.h), flat(theme.TEAL, end))
        if isinstance(self.original, int | float) and self.original != self.value:
            at = bar.left + bar.w * self.setting.share(float(self.original))
            brush.panel((at - 2, bar.y - 5, 4, bar.h + 10), flat(theme.CORAL, 2))
        knob = PanelStyle(theme.CREAM, theme.BROWN, _KNOB / 2, 2, 0.3, 4)
        brush.panel(centred((self.knob_x, bar.centery), _KNOB), knob)

    def _draw_field(self, brush: Brush) -> None:
        box, editing, view = self.field, self.typed is not None, brush.view
        edge = theme.CORAL if editing else theme.CARD_EDGE
        brush.panel(box, PanelStyle(theme.PAPER, edge, 8, shadow=0))
        words = shown(self.value) if self.typed is None else self.typed
        if editing and self._fresh and words:
            text = view.text(words, standing(theme.SMALL), "bold", theme.INK, box.w - 20)
            place = view.rect((box.x + 10, box.y + 5, text.width / view.scale, box.h - 10))
            pygame.draw.rect(brush.surface, theme.BRASS, place)
        end = box.x + 10.0
        if words:
            end = brush.write(words, (end, box.centery), _NUMBER, "midleft", box.w - 20).right
        if editing:
            cursor = view.rect((end + 1, box.y + 6, 2.5, box.h - 12))
            pygame.draw.rect(brush.surface, theme.CORAL, cursor)

    def _draw_choice(self, brush: Brush) -> None:
        left, right = self._arrows
        at = (left + right) / 2, self.box.centery
        brush.write(_p("level", str(self.value)), at, _CHOSEN, "center", right - left - 40)
        marks, y = Layer(), self.box.centery
        for x, way in ((left, -1), (right, 1)):
            marks.polygon(theme.INK, [(x - way * 8, y - 9), (x - way * 8, y + 9), (x + way * 4, y)])
        marks.draw(brush.surface, brush.view)

    @property
    def _arrows(self) -> tuple[float, float]:
        """The x positions of a choice's arrows."""
        return self.box.x + _LABEL + 12, self.box.right - _RESET - _UNIT

    def _press_choice(self, point: Point) -> None:
        left, right = self._arrows
        if left - 20 <= point[0] <= right + 20:
            self.step(-1 if point[0] < (left + right) / 2 else 1, fine=False)

    def _begin(self) -> None:
        """Start typing; the first letter replaces the old value."""
        if self.typed is None:
            self.typed, self._fresh = shown(self.value), True

    def _set(self, value: Value, gesture: object) -> None:
        if value != self.value:
            self._wishes.change(self.setting, value, gesture)


def shown(value: Any) -> str:
    """Return a value as the text in its field."""
    return f"{value:.6g}".replace(".", point()) if isinstance(value, float) else str(value)


def _number(typed: str) -> float | None:
    """Return the typed number, or None if it is not a number."""
    try:
        number = float(typed.replace(",", "."))
    except ValueError:
        return None
    return number if isfinite(number) else None
