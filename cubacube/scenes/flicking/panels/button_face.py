"""The faces of buttons that stand side by side: an icon and words."""

from collections.abc import Callable
from typing import TypeAlias

from pygame import FRect

from cubacube.rules import frozen
from cubacube.scenes.canvas import Brush, TextStyle
from cubacube.scenes.canvas.styles import LABEL
from cubacube.scenes.canvas.theme import CREAM, INK, NORMAL

Paint: TypeAlias = Callable[[Brush, FRect], None]

KEY_ROOM = 50.0
"""Width kept free for the hotkey at the right end of a button."""
_TALL = 60.0
"""Buttons of at least this height have room for a second line."""


@frozen
class Words:
    """The text of a button: its label, a smaller note, and `short` for low buttons."""

    label: str
    note: str = ""
    short: str = ""


def face(icon: str, words: Words) -> Paint:
    """Return a function that draws icon, label and note; a low button gets the short text."""

    def paint(brush: Brush, box: FRect) -> None:
        tall = box.h >= _TALL
        y = box.y + box.h * 0.33 if tall and words.note else box.centery
        brush.icon(icon, (box.x + 26, y), 32, INK, CREAM)
        said = words.label if tall else words.short or words.label
        room = box.w - 50 - KEY_ROOM
        brush.write(said, (box.x + 50, y), TextStyle(NORMAL, INK, "heavy"), "midleft", room)
        if tall:
            at = box.x + 12, box.y + box.h * 0.72
            brush.write(words.note, at, LABEL, "midleft", box.w - 12 - KEY_ROOM)

    return paint
