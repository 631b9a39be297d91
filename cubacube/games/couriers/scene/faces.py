"""What stands on the buttons that lie side by side: a sign and words, or a Vehicle card."""

from collections.abc import Callable
from typing import TypeAlias

from pygame import FRect

from cubacube.kit.cards import VehicleCard
from cubacube.rules import frozen
from cubacube.scenes.brush import Brush
from cubacube.scenes.parts import Style
from cubacube.scenes.theme import BROWN, CREAM, INK, NORMAL, SMALLEST_TEXT

Paint: TypeAlias = Callable[[Brush, FRect], None]

_KEY = 50.0
"""Room for the key at the right end of a button."""
_TALL = 60.0
"""From this height on there is room for a second line."""
_SMALL = Style(SMALLEST_TEXT, INK, "heavy")


@frozen
class Words:
    """What a button says: its label, a smaller note, or `short` for both in one low line."""

    label: str
    note: str = ""
    short: str = ""


def face(icon: str, words: Words) -> Paint:
    """A sign and a label, the note below both; on a low button the sign and what is short."""

    def paint(brush: Brush, box: FRect) -> None:
        tall = box.h >= _TALL
        y = box.y + box.h * 0.33 if tall and words.note else box.centery
        brush.icon(icon, (box.x + 26, y), 32, INK, CREAM)
        said = words.label if tall else words.short or words.label
        room = box.w - 50 - _KEY
        brush.write(said, (box.x + 50, y), Style(NORMAL, INK, "heavy"), "midleft", room)
        if tall:
            at = box.x + 12, box.y + box.h * 0.72
            style = Style(SMALLEST_TEXT, BROWN, "heavy")
            brush.write(words.note, at, style, "midleft", box.w - 12 - _KEY)

    return paint


def vehicle(card: VehicleCard) -> Paint:
    """The name of a Vehicle card, its Life, Bumpers and Cargo."""

    def paint(brush: Brush, box: FRect) -> None:
        name = Style(NORMAL, INK, "title")
        brush.write(card.name, (box.x + 14, box.y + 22), name, "midleft", box.w - 14 - _KEY)
        x, y = box.x + 12, box.bottom - 26
        for sign, number in (("key", card.life), ("bumper", card.bumpers), ("crate", card.cargo)):
            brush.icon(sign, (x + 12, y), 25, INK, CREAM)
            x = brush.write(str(number), (x + 27, y), _SMALL, "midleft").right + 9

    return paint
