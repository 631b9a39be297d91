"""What is written on a picture: every text with its room, and what is wrong with it.

All texts are made by `View` and painted by `View.put`, so a view that remembers what it made knows
each text that is painted, and where. What is set letter by letter on a pane of its own, as the
rules are, has tests of its own (`tests/shell/test_text_sizes.py`).
"""

from collections.abc import Callable, Iterator
from typing import Any
from weakref import WeakKeyDictionary

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.theme import INK, SMALLEST_TEXT, Colour, Weight
from cubacube.scenes.canvas.view import Anchor, View

_TOUCH_PX = 2
"""Ink may lie on ink by so much: outlines and shadows of letters."""
_SAME = 0.6
"""So much of what was painted with a text must still be there, or something covers it."""
_ROUNDING_PX = 1


@frozen
class Written:
    """A text as it was asked for, and what became of it."""

    words: str
    size: float
    """Wanted."""
    room: float | None
    """The width it was given; None if nobody said."""
    shown: float
    """Its size after it was shrunk into its room."""
    cut: bool


@frozen
class Painted:
    """A text on a picture, in pixels."""

    written: Written
    seen: pygame.Rect
    """Its letters without the air above and below, as far as they are inside the clip."""
    before: pygame.Surface
    after: pygame.Surface
    """What was on the picture there before the text was painted, and with it."""


@frozen
class Fault:
    """A text that cannot be read as it should."""

    kind: str
    words: str
    told: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.words!r} {self.told}"


class MeasuringView(View):
    """A view that remembers what is written through it."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._made: WeakKeyDictionary[pygame.Surface, Written] = WeakKeyDictionary()
        self._inks: WeakKeyDictionary[pygame.Surface, pygame.Rect] = WeakKeyDictionary()
        self.painted: dict[object, list[Painted]] = {}
        """The texts on each surface in order; those as large as the window come to lie on it."""
        self.faults: list[Fault] = []
        super().__init__(size)

    def text(
        self,
        words: str,
        size: float,
        weight: Weight = "bold",
        colour: Colour = INK,
        width: float | None = None,
    ) -> pygame.Surface:
        """As every view, and remembered."""
        made = super().text(words, size, weight, colour, width)
        return self._remembered(made, words, size, weight, width)

    def title(self, words: str, size: float, width: float | None = None) -> pygame.Surface:
        """As every view, and remembered."""
        made = super().title(words, size, width)
        return self._remembered(made, words, size, "title", width)

    def paragraph(
        self,
        words: str,
        size: float,
        width: float,
        weight: Weight = "medium",
        colour: Colour = INK,
    ) -> pygame.Surface:
        """As every view, and remembered."""
        made = super().paragraph(words, size, width, weight, colour)
        self._made[made] = Written(words, size, width, size, cut=False)
        return made

    def put(
        self,
        surface: pygame.Surface,
        picture: pygame.Surface,
        point: Point,
        anchor: Anchor = "topleft",
    ) -> pygame.FRect:
        """As every view; a text is compared with those before it."""
        written = self._made.get(picture)
        if written is None or not written.words.strip():
            return super().put(surface, picture, point, anchor)
        x, y = self.to_px(point)
        where = picture.get_rect(**{anchor: (round(x), round(y))})
        ink = self._ink(picture).move(where.topleft)
        seen = ink.clip(surface.get_clip())
        where_to = self.size if surface.size == self.size else surface
        before = self.painted.setdefault(where_to, [])
        self.faults += _alone(written, ink, seen, surface, self.size)
        self.faults += _together(written, seen, surface, before)
        ground = surface.subsurface(seen).copy()
        box = super().put(surface, picture, point, anchor)
        if seen:
            with_it = surface.subsurface(seen).copy()
            before.append(Painted(written, seen, ground, with_it))
        return box

    def _remembered(
        self, made: pygame.Surface, words: str, size: float, weight: Weight, width: float | None
    ) -> pygame.Surface:
        if made not in self._made:
            font, line = self._fitting(words, size, weight, width)
            shown = size * font.get_height() / self.font(size, weight).get_height()
            self._made[made] = Written(words, size, width, shown, line != words)
        return made

    def _ink(self, picture: pygame.Surface) -> pygame.Rect:
        if picture not in self._inks:
            self._inks[picture] = picture.get_bounding_rect(min_alpha=64)
        return self._inks[picture]


def measured(view: MeasuringView, draw: Callable[[pygame.Surface, View], Any]) -> list[Fault]:
    """What is wrong with the texts of what is drawn; each text is told once."""
    view.painted, view.faults = {}, []
    draw(pygame.Surface(view.size), view)
    return list(dict.fromkeys(view.faults))


def _alone(
    written: Written,
    ink: pygame.Rect,
    seen: pygame.Rect,
    surface: pygame.Surface,
    window: tuple[int, int],
) -> Iterator[Fault]:
    """What is wrong with a text whatever else is written."""
    room = "" if written.room is None else f" in a room of {written.room:g}"
    if written.cut:
        yield Fault("cut", written.words, f"of size {written.size:g}{room}")
    if written.shown < SMALLEST_TEXT * 0.9:  # heights of fonts are whole pixels
        yield Fault("small", written.words, f"shrunk from {written.size:g} to {written.shown:.1f}")
    whole = surface.get_rect().inflate(2 * _ROUNDING_PX, 2 * _ROUNDING_PX)
    if seen and surface.size == window and not whole.contains(ink):
        yield Fault("outside", written.words, f"at {_place(ink)} of {window[0]}x{window[1]}")


def _together(
    written: Written, seen: pygame.Rect, surface: pygame.Surface, before: list[Painted]
) -> Iterator[Fault]:
    """Texts under it that nothing covers; twice the same words are a text with its shadow."""
    for other in before:
        both = seen.clip(other.seen)
        if min(both.size) <= _TOUCH_PX or other.written.words == written.words:
            continue
        if _is_there(other, surface, both):
            lies = f"lies on {other.written.words!r} at {_place(both)}"
            yield Fault("overlap", written.words, lies)


def _is_there(other: Painted, surface: pygame.Surface, part: pygame.Rect) -> bool:
    """Whether a text that was painted before is still what is seen in that part."""
    inside = part.move(-other.seen.x, -other.seen.y)
    ground, with_it, now = (
        pygame.surfarray.array3d(each)
        for each in (
            other.before.subsurface(inside),
            other.after.subsurface(inside),
            surface.subsurface(part),
        )
    )
    ink = (ground != with_it).any(axis=2)
    return bool(ink.any()) and float((with_it == now).all(axis=2)[ink].mean()) > _SAME


def _place(box: pygame.Rect) -> str:
    return f"({box.x}, {box.y}, {box.width}, {box.height})"
