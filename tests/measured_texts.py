"""What is written on a picture: every text with its room, and what is wrong with it.

All texts are made by `View` and painted by `View.put`, so a view that remembers what it made knows
each text that is painted, and where. What is set letter by letter on a pane of its own, as the
rules are, has tests of its own (`tests/shell/test_text_sizes.py`).
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary, WeakSet

import numpy as np
import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.sizes import smallest_text
from cubacube.scenes.canvas.theme import INK, Colour, Tint, Weight
from cubacube.scenes.canvas.view import Anchor, View

_TOUCH_PX = 2
"""Ink may lie on ink by so much: outlines and shadows of letters."""
_SAME = 0.6
"""So much of what was painted with a text must still be there, or something covers it."""
_ROUNDING_PX = 1
_INK = 64
"""Of 255; what is less opaque is the edge of a letter."""
_LIKE = 24
"""Colours that differ by less in each channel are one ground."""
_EVEN = 0.98
_MORE = 0.13
_LETTER = 0.4
"""So much of a letter may come to stand on something else."""
_OVERLAY = 2.2
_SHADE_PX = 24
"""So far the shadow of a dialogue falls."""
_CROWDED = 0.2
_FREE_PX = 3
_CLEAR = 0.87


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
    letters: pygame.Surface
    """The letters alone, on the same part."""
    panels: int
    """How many panels were painted before."""
    own: pygame.Rect | None
    """The panel it stands on: the last one painted under its middle."""


@frozen
class Stand:
    """How a text stands on the finished picture."""

    even: float
    """The share of its letters that stand on one colour, as on their panel or card."""
    clear: float
    """The share of its letters that nothing covers."""
    overlaid: bool
    """Whether something lies over it that is much higher than a line: a dialogue, a notice."""
    edge_px: float
    """How far it keeps from the edge of the panel it stands on; endless if it stands on none."""
    gap: float
    """How far the next text of the line is, in heights of its letters; endless if there is none."""


Stands: TypeAlias = dict[tuple[str, int], Stand]
"""By the words of a text, and how many with these words were painted before it."""


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
        self.stands: Stands = {}
        """How the texts stand that came to lie on the window."""
        self._grounds: WeakSet[pygame.Surface] = WeakSet()
        self._panels: dict[object, list[pygame.Rect]] = {}
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

    def panel(
        self,
        size: tuple[int, int],
        radius: float,
        fill: Tint,
        border: Tint | None = None,
        border_width: float = 2,
    ) -> pygame.Surface:
        """As every view, and remembered."""
        made = super().panel(size, radius, fill, border, border_width)
        self._grounds.add(made)
        return made

    def look_at(self, draw: Callable[[pygame.Surface, View], Any]) -> None:
        """Draw something, and see how its texts stand in the end."""
        self.painted, self.faults, self._panels = {}, [], {}
        surface = pygame.Surface(self.size)
        draw(surface, self)
        self.stands = {}
        seen = [
            (text, _clear(text, surface))
            for text in self.painted.get(self.size, ())
            if _letters(text).any()
        ]
        whole = [text for text, clear in seen if clear > _CLEAR]
        for text, clear in seen:
            words = text.written.words
            number = sum(key[0] == words for key in self.stands)
            over = self._panels.get(self.size, [])[text.panels :]
            self.stands[words, number] = Stand(
                _even(text), clear, _overlaid(text, over), _edge_px(text), _gap(text, whole)
            )

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
            if picture in self._grounds:
                place = self._place(picture, point, anchor).clip(surface.get_clip())
                self._panels.setdefault(self._where_to(surface), []).append(place)
            return super().put(surface, picture, point, anchor)
        where, where_to = self._place(picture, point, anchor), self._where_to(surface)
        ink = self._ink(picture).move(where.topleft)
        seen = ink.clip(surface.get_clip())
        before = self.painted.setdefault(where_to, [])
        self.faults += _alone(written, ink, seen, surface, self.size)
        self.faults += _together(written, seen, surface, before)
        panels = self._panels.get(where_to, ())
        own = next((each for each in reversed(panels) if each.collidepoint(ink.center)), None)
        self.faults += _beyond(written, ink, own)
        ground = surface.subsurface(seen).copy()
        box = super().put(surface, picture, point, anchor)
        if seen:
            with_it = surface.subsurface(seen).copy()
            letters = picture.subsurface(seen.move(-where.x, -where.y))
            before.append(Painted(written, seen, ground, with_it, letters, len(panels), own))
        return box

    def _place(self, picture: pygame.Surface, point: Point, anchor: Anchor) -> pygame.Rect:
        x, y = self.to_px(point)
        return picture.get_rect(**{anchor: (round(x), round(y))})

    def _where_to(self, surface: pygame.Surface) -> object:
        return self.size if surface.size == self.size else surface

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
            self._inks[picture] = picture.get_bounding_rect(min_alpha=_INK)
        return self._inks[picture]


def measured(view: MeasuringView, draw: Callable[[pygame.Surface, View], Any]) -> list[Fault]:
    """What is wrong with the texts of what is drawn; each text is told once."""
    view.look_at(draw)
    return list(dict.fromkeys(view.faults))


def worse(usual: Stands, now: Stands) -> Iterator[Fault]:
    """Texts that in another size stand on something beside their ground, or are covered."""
    before_all, after_all = (Counter(words for words, _number in each) for each in (usual, now))
    for key, before in usual.items():
        if before_all[key[0]] != after_all[key[0]]:
            continue  # some of them have no room, so the first one is perhaps not the first one
        after = now[key]
        lost = before.even - after.even
        if before.even >= _EVEN and (lost > _MORE or lost * len(key[0]) > _LETTER):
            told = f"only {after.even:.0%} on its ground, {before.even:.0%} at the usual size"
            yield Fault("touches", key[0], told)
        if after.gap < _CROWDED and before.gap > 2 * _CROWDED:
            yield Fault("crowded", key[0], f"the next text {after.gap:.2f} of its height beside it")
        if after.edge_px < 1 and before.edge_px > _FREE_PX:
            yield Fault("tight", key[0], "reaches the edge of its panel")
        if before.clear > _CLEAR > after.clear and not after.overlaid:
            yield Fault("covered", key[0], f"only {after.clear:.0%} of it is seen")


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
    if written.shown < smallest_text() * 0.9:  # heights of fonts are whole pixels
        yield Fault("small", written.words, f"shrunk from {written.size:g} to {written.shown:.1f}")
    whole = surface.get_rect().inflate(2 * _ROUNDING_PX, 2 * _ROUNDING_PX)
    beyond = not whole.contains(ink)
    if surface.size != window:  # what is rolled away leaves such a surface above or below
        beyond = ink.left < whole.left or ink.right > whole.right
    if seen and beyond:
        yield Fault("outside", written.words, f"at {_place(ink)} of {window[0]}x{window[1]}")


def _beyond(written: Written, ink: pygame.Rect, own: pygame.Rect | None) -> Iterator[Fault]:
    """A text that leaves the panel it stands on."""
    if own is None or own.inflate(2 * _TOUCH_PX, 2 * _TOUCH_PX).contains(ink):
        return
    yield Fault("beyond", written.words, f"at {_place(ink)} leaves its panel {_place(own)}")


def _letters(text: Painted) -> np.ndarray[Any, np.dtype[np.bool_]]:
    ink: np.ndarray[Any, np.dtype[np.bool_]] = pygame.surfarray.array_alpha(text.letters) >= _INK
    return ink


def _even(text: Painted) -> float:
    """The share of its letters that stand on the colour on which most of them stand."""
    ground = pygame.surfarray.array3d(text.before)[_letters(text)].astype(np.int16)
    kinds, counts = np.unique(ground, axis=0, return_counts=True)
    far = np.abs(ground - kinds[counts.argmax()]).max(axis=1)
    return float((far <= _LIKE).mean())


def _clear(text: Painted, surface: pygame.Surface) -> float:
    """The share of its letters that are still there."""
    ink = _letters(text)
    with_it, now = (
        pygame.surfarray.array3d(each)[ink] for each in (text.after, surface.subsurface(text.seen))
    )
    return float((with_it == now).all(axis=1).mean())


def _overlaid(text: Painted, over: Sequence[pygame.Rect]) -> bool:
    high = _OVERLAY * text.seen.height
    near = text.seen.inflate(2 * _SHADE_PX, 2 * _SHADE_PX)
    return any(each.height > high and each.colliderect(near) for each in over)


def _edge_px(text: Painted) -> float:
    own, ink = text.own, text.seen
    if own is None:
        return inf
    return min(
        ink.left - own.left, own.right - ink.right, ink.top - own.top, own.bottom - ink.bottom
    )


def _gap(text: Painted, others: Sequence[Painted]) -> float:
    own = text.seen
    on_it = [each.seen for each in others if each.own == text.own]
    beside = (
        each.left - own.right
        for each in on_it
        if each.left >= own.right
        and min(each.bottom, own.bottom) - max(each.top, own.top) > own.height / 2
    )
    return min(beside, default=inf) / own.height


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
