"""The faces of buttons that stand side by side: an icon and words, or a Vehicle card."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from pygame import FRect

from cubacube.kit.cards import VehicleCard
from cubacube.rules import frozen
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.styles import LABEL, TINY_BOLD
from cubacube.scenes.canvas.theme import CREAM, INK, NORMAL, Colour
from cubacube.session.language.numbers import written

Paint: TypeAlias = Callable[[Brush, FRect], None]

KEY_ROOM = 50.0
"""Width kept free for the hotkey at the right end of a button."""
_TALL = 60.0
"""Buttons of at least this height have room for a second line."""
_CAR: Colour = (120, 84, 60)


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


_SIGNS = {"life": "key", "bumpers": "bumper", "cargo": "crate", "price": "coin"}
"""The icons of the numbers on a Vehicle card."""


def vehicle_face(card: VehicleCard, *rows: Sequence[str]) -> Paint:
    """Return a function that draws the card: picture, name, and rows of its numbers."""

    def paint(brush: Brush, box: FRect) -> None:
        name = TextStyle(NORMAL, INK, "title")
        brush.write(card.name, (box.x + 16, box.y + 18), name, "midleft", box.w - 66)
        brush.icon("vehicle", (box.x + 36, box.bottom - 30), 46, _CAR)
        for at, row in enumerate(rows):
            x, y = box.x + 66, box.bottom - 30 + 25 * (at - (len(rows) - 1) / 2)
            for each in row:
                brush.icon(_SIGNS[each], (x + 11, y), 22, INK, CREAM)
                number = written(getattr(card, each))
                x = brush.write(number, (x + 26, y), TINY_BOLD, "midleft").right + 8

    return paint
