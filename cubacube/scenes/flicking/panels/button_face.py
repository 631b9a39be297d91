"""The faces of buttons that stand side by side: an icon and words, or a Vehicle card."""

from collections.abc import Callable
from typing import TypeAlias

from pygame import FRect

from cubacube.kit.cards import VehicleCard
from cubacube.rules import frozen
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.styles import LABEL, TINY_BOLD
from cubacube.scenes.canvas.theme import CREAM, INK, NORMAL, Colour
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import _

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


def vehicle_face(card: VehicleCard, *, trades: bool = False) -> Callable[[Brush, FRect], None]:
    """Return a function that draws the card: picture, name, Life and Bumpers.

    With `trades` also Cargo and Price.
    """

    def paint(brush: Brush, box: FRect) -> None:
        name = TextStyle(NORMAL, INK, "title")
        brush.write(card.name, (box.x + 16, box.y + 18), name, "midleft", box.w - 60)
        if trades:
            brush.icon("vehicle", (box.x + 38, box.centery + 14), 50, _CAR)
            _figures(brush, card, box)
            return
        brush.icon("vehicle", (box.x + 46, box.centery + 12), 62, _CAR)
        lines = _("Life {n}").format(n=card.life), _("Bumpers {n}").format(n=card.bumpers)
        for n, line in enumerate(lines):
            at = box.x + 88, box.y + 50 + n * 24
            brush.write(line, at, TINY_BOLD, "midleft", box.w - 100)

    return paint


def _figures(brush: Brush, card: VehicleCard, box: FRect) -> None:
    """Draw Life, Bumpers, Cargo and Price as icons with numbers, as words would not fit."""
    rows = (
        (("key", card.life), ("bumper", card.bumpers)),
        (("crate", card.cargo), ("coin", card.price)),
    )
    for row, signs in enumerate(rows):
        x, y = box.x + 70, box.y + 43 + row * 25
        for sign, number in signs:
            brush.icon(sign, (x + 11, y), 22, INK, CREAM)
            x = brush.write(written(number), (x + 26, y), TINY_BOLD, "midleft").right + 10
