"""Push buttons."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Literal, TypeAlias

import pygame

from cubacube.scenes.canvas import AnyBox, Point, TextStyle, View, theme
from cubacube.scenes.canvas.icons import Picture
from cubacube.scenes.canvas.parts import KEY_CAP, shown_key, tag
from cubacube.scenes.canvas.reading import write_fitting
from cubacube.scenes.canvas.sizes import smallest_text
from cubacube.scenes.canvas.theme import Colour, mix
from cubacube.scenes.stage.inputs import Action
from cubacube.scenes.widgets.widget import USED, Reply, Widget, draw_panel

Kind: TypeAlias = Literal["cream", "teal", "coral", "dark"]
_FILL: Mapping[Kind, tuple[Colour, Colour, Colour]] = {
    "cream": (theme.CREAM, theme.INK, theme.GREY),
    "teal": (theme.TEAL, theme.CREAM, theme.CREAM),
    "coral": (theme.CORAL, theme.CREAM, theme.CREAM),
    "dark": (theme.DUSK, theme.CREAM, theme.MOON),
}
"""Colours of the background, the label and the note."""
_TALL = 90.0
_SPARE = 16.0
"""How far a long label may reach into the margin on each side."""


class Button(Widget):
    """A button that calls `on_press` when it is clicked, or confirmed with the focus on it.

    A click counts if the pointer is released over the button. `icon` stands on the left and
    moves the label to the left too. `note` is a second, smaller line. `hotkey` shows a key
    that does the same; the scene listens for it.
    """

    def __init__(
        self,
        box: AnyBox,
        label: str,
        on_press: Callable[[], Any],
        kind: Kind = "cream",
        icon: Picture | None = None,
        note: str = "",
        hotkey: str = "",
    ) -> None:
        super().__init__(box)
        self.label = label
        self.note = note
        self._on_press = on_press
        self._kind = kind
        self._icon = icon
        self._hotkey = hotkey
        self._down = False

    def act(self, action: Action) -> Reply | None:
        """Call `on_press` on confirm."""
        return self._pressed() if action == "confirm" else None

    def press(self, point: Point) -> Reply:
        """Show the button as pressed."""
        self._down = self.holds(point) and not self.refusal
        return USED

    def drag(self, point: Point) -> Reply:
        """Show the button as pressed only while the pointer is over it."""
        self._down = self.holds(point) and not self.refusal
        return USED

    def release(self, point: Point) -> Reply:
        """Call `on_press` if the pointer is still over the button."""
        self._down = False
        return self._pressed() if self.holds(point) else USED

    def let_go(self) -> None:
        """Show the button as released, without calling `on_press`."""
        self._down = False

    def _pressed(self) -> Reply:
        return USED if self.refusal else Reply(True, self._on_press())

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the button, a little lower while it is pressed."""
        with view.moved(0, 2 if self._down else 0):
            self._draw(surface, view)

    @property
    def _live(self) -> bool:
        return self.enabled and not self.refusal

    def _draw(self, surface: pygame.Surface, view: View) -> None:
        fill, ink, note_ink = (
            _FILL[self._kind] if self._live else (theme.SAND, theme.GREY, theme.GREY)
        )
        if self._down:
            fill = mix(fill, theme.BLACK, 0.08)
        draw_panel(surface, view, self, fill, sunk=self._down)
        left, right = self.box.x + 24, self.box.right - 24
        if self._icon is not None:
            size = min(self.box.h * 0.62, 84)
            middle = self.box.x + 20 + size / 2
            view.put(surface, self._icon(view, size), (middle, self.box.centery), "center")
            left = middle + size / 2 + 18
        if self._hotkey:
            cap = TextStyle(theme.SMALLEST_TEXT, theme.INK, "heavy")
            at = self.box.right - 16, self.box.centery
            right = (
                tag(surface, view, shown_key(self._hotkey), at, KEY_CAP, cap, "midright").left - 12
            )
        if self._icon is None and self._is_wide(view, right - left):
            left, right = left - _SPARE, right + (0 if self._hotkey else _SPARE)
        if self.label:
            self._draw_words(surface, view, (left, right), (ink, note_ink))

    def _is_wide(self, view: View, room: float) -> bool:
        return view.width_px(self.label, smallest_text(), "heavy") > room * view.scale

    def _draw_words(
        self,
        surface: pygame.Surface,
        view: View,
        sides: tuple[float, float],
        inks: tuple[Colour, Colour],
    ) -> None:
        left, right = sides
        room, middle = right - left, self.box.centery
        usual, whole = TextStyle(_size(self.box.h), inks[0], "heavy"), (room, self.box.h)
        write_line = partial(write_fitting, surface, view)
        if self.note:
            half, small = (room, self.box.h / 2 - 3), TextStyle(theme.SMALLEST_TEXT, inks[1])
            write_line(self.label, (left, middle + 2), usual, "bottomleft", half)
            write_line(self.note, (left, middle + 3), small, "topleft", half)
        elif self._icon is None:
            write_line(self.label, ((left + right) / 2, middle), usual, "center", whole)
        else:
            write_line(self.label, (left, middle), usual, "midleft", whole)


def _size(height: float) -> float:
    return theme.LARGE if height >= _TALL else theme.NORMAL + 2
