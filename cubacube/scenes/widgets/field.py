"""A text field."""

from collections.abc import Callable
from typing import Any

import pygame

from cubacube.scenes.canvas import AnyBox, Point, TextStyle, View, theme
from cubacube.scenes.canvas.parts import PanelStyle, panel
from cubacube.scenes.canvas.reading import fit_style
from cubacube.scenes.widgets.widget import IGNORED, Reply, WidgetRow
from cubacube.session.files.plain import visible

_BLINK_S = 1.1
_MARGIN = 16.0
_CURSOR, _ASIDE = 3.0, 2.0
"""Width of the cursor, and its distance from the letters."""
_MOST_SHOWN = 400
"""Maximum number of letters to draw; no field has room for more."""


class TextField(WidgetRow):
    """A field for up to `limit` letters; `on_change` gets the text after every change.

    `empty` is shown in grey while the field is empty. If the text is too long, only its end
    is shown, because the player types there.
    """

    control_width = 380.0

    def __init__(
        self,
        box: AnyBox,
        label: str,
        value: str,
        on_change: Callable[[str], Any],
        limit: int = 16,
        empty: str = "",
    ) -> None:
        super().__init__(box, label)
        self.value = value
        self._on_change = on_change
        self._limit = limit
        self._empty = empty
        self._focused = False
        self._selected = False
        """Whether all the text is selected; a part of it cannot be selected."""
        self._blink_s = 0.0

    @property
    def wants_text(self) -> bool:
        """Always true."""
        return True

    def type(self, text: str) -> Reply:
        """Append the visible characters of `text` up to the limit; replace selected text."""
        before = "" if self._selected else self.value
        return self._set((before + visible(text))[: self._limit])

    def erase(self) -> Reply:
        """Delete the last letter, or all text if it is selected."""
        return self._set("" if self._selected else self.value[:-1])

    def select_all(self) -> None:
        """Select all the text."""
        self._selected = bool(self.value)

    def press(self, point: Point) -> Reply | None:
        """Clear the selection."""
        self._selected = False
        return super().press(point)

    def update(self, seconds: float, lit: bool) -> None:
        """Blink the cursor; clear the selection when the focus is lost."""
        super().update(seconds, lit)
        self._focused = lit
        self._selected = self._selected and lit
        self._blink_s = (self._blink_s + seconds) % _BLINK_S

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the label, and the text with the cursor after it."""
        self.draw_row(surface, view)
        control = self.control
        x, y, width, height = control.x, control.y + 10, control.w, control.h - 20
        panel(
            surface,
            view,
            (x, y, width, height),
            PanelStyle(theme.PAPER, theme.CARD_EDGE, 10, shadow=0),
        )
        words, colour = (self.value, theme.INK) if self.value else (self._empty, theme.GREY)
        left, middle = x + _MARGIN, control.centery
        end = left
        if words:
            room = width - 2 * _MARGIN
            end_of = _end_of(words, view, room)
            style = fit_style(view, end_of, TextStyle(theme.NORMAL, colour, "bold"), room, height)
            text = view.text(end_of, style.size, "bold", colour, room)
            if self._selected:
                lit = view.rect((left, y + 6, text.width / view.scale, height - 12))
                pygame.draw.rect(surface, theme.BRASS, lit)
            end = view.put(surface, text, (left, middle), "midleft").right
        if self._focused and self._blink_s < _BLINK_S / 2:
            at = end + _ASIDE if self.value else left - _ASIDE - _CURSOR
            cursor = view.rect((at, y + 8, _CURSOR, height - 16))
            pygame.draw.rect(surface, theme.CORAL, cursor)

    def _set(self, value: str) -> Reply:
        self._blink_s, self._selected = 0.0, False
        if value == self.value:
            return IGNORED
        self.value = value
        return Reply(True, self._on_change(value))


def _end_of(words: str, view: View, room: float) -> str:
    """Return the words, or as much of their end as fits."""
    font = view.font(theme.SMALLEST_TEXT, "bold")
    end = words if len(words) <= _MOST_SHOWN else f"…{words[-_MOST_SHOWN:]}"
    while len(end) > 2 and font.size(end)[0] > room * view.scale:
        end = f"…{end[max(2, len(end) // 50) :]}"
    return end
