"""A row to choose one of several values."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from cubacube.scenes.canvas import AnyBox, Layer, Point, TextStyle, View
from cubacube.scenes.canvas.icons import Picture
from cubacube.scenes.canvas.parts import write
from cubacube.scenes.canvas.reading import fit_style
from cubacube.scenes.canvas.theme import CORAL, GREY, INK, NORMAL, TRACK
from cubacube.scenes.stage.inputs import Action
from cubacube.scenes.widgets.widget import IGNORED, USED, Reply, WidgetRow

_ARROW = 40.0
_PICTURE = 40.0
_BESIDE = 14.0


class Stepper(WidgetRow):
    """An option whose values are stepped through with arrows.

    `on_change` gets the new index. `pictures`, one for each value, are shown before the
    words.
    """

    control_width = 420.0

    def __init__(
        self,
        box: AnyBox,
        label: str,
        values: Sequence[str],
        index: int,
        on_change: Callable[[int], Any],
        note: str = "",
        *,
        pictures: Sequence[Picture] = (),
    ) -> None:
        super().__init__(box, label, note)
        self.values = tuple(values)
        self.index = index
        self._on_change = on_change
        self._pictures = tuple(pictures)

    def act(self, action: Action) -> Reply:
        """Step with left and right; confirm steps forward."""
        match action:
            case "left":
                return self._step(-1)
            case "right" | "confirm":
                return self._step(1)
            case _:
                return IGNORED

    def release(self, point: Point) -> Reply:
        """Step back if the pointer is over the left arrow, otherwise forward."""
        if not self.holds(point):
            return USED
        return self._step(-1 if abs(point[0] - self.control.left) <= _ARROW else 1)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the label, the arrows and the value between them."""
        self.draw_row(surface, view)
        control = self.control
        ink = CORAL if self.enabled else GREY
        middle, room = control.center, control.w - 2 * _ARROW
        value = self.values[self.index]
        free = room - _PICTURE - _BESIDE if self._pictures else room
        style = fit_style(view, value, TextStyle(NORMAL, ink, "heavy"), free, control.h)
        if self._pictures:
            words = view.text(value, style.size, "heavy", ink, room)
            shown = self._pictures[self.index](view, _PICTURE)
            width = (shown.width + words.width) / view.scale + _BESIDE
            left = control.centerx - width / 2
            view.put(surface, shown, (left, middle[1]), "midleft")
            view.put(surface, words, (left + width, middle[1]), "midright")
        else:
            self._put_words(surface, view, value, style, room)
        self._arrows().draw(surface, view)

    def _put_words(
        self, surface: pygame.Surface, view: View, words: str, style: TextStyle, room: float
    ) -> None:
        """Draw a value between the arrows."""
        center, high = self.control.center, self.control.h
        write(surface, view, words, center, style, "center", (room, high))

    def _arrows(self) -> Layer:
        layer = Layer()
        tint = INK if self.enabled else TRACK
        for x, way in ((self.control.left, -1), (self.control.right, 1)):
            y = self.control.centery
            layer.polygon(tint, [(x - way * 10, y - 11), (x - way * 10, y + 11), (x + way * 4, y)])
        return layer

    def _step(self, by: int) -> Reply:
        if len(self.values) < 2:
            return IGNORED
        self.index = (self.index + by) % len(self.values)
        return Reply(True, self._on_change(self.index))
