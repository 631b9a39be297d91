"""Measure every text on a picture, and find texts that are hard to read.

`View` makes all texts and `View.put` paints them. A view that records what it made
therefore knows each painted text and its place. Rules texts are set letter by letter on
their own surface and have separate tests (`tests/shell/test_text_sizes.py`).
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
from cubacube.scenes.canvas.theme import INK, SMALLEST_TEXT, Colour, Tint, Weight
from cubacube.scenes.canvas.view import Anchor, View

_TOUCH_PX = 2
"""Allowed overlap of inks, for outlines and shadows of letters."""
_SAME = 0.6
"""Share of a text's pixels that must remain; otherwise something covers it."""
_ROUNDING_PX = 1
_INK = 64
"""Minimum opacity of ink, of 255; lower values are edges of letters."""
_LIKE = 24
"""Maximum difference per channel between colours of one background."""
_EVEN = 0.98
_MORE = 0.13
_LETTER = 0.4
"""Maximum share of a letter on another background."""
_OVERLAY = 2.2
_SHADE_PX = 24
"""Reach of the shadow of a dialogue."""
_CROWDED = 0.2
_FREE_PX = 3
_CLEAR = 0.87
_SHADOW = 8
"""Maximum difference per channel of letters at the edge of a shadow, which hides none of them."""
_CAPITAL_PX = 9
"""Minimum height of a capital at the usual text size in a window of 1280x720."""
_CONTRAST = 4.5
_WORST_PERCENT = 5
"""Share of the pixels below a text that may be fainter: about one letter of a line.

The single worst pixel would be the edge of a panel or a grain of the wood.
"""
_CORE = 0.9
"""Share of the strongest opacity from which a pixel shows the colour of its letter."""
_GLARE = 0.05
"""Light that any screen reflects, in the formula of WCAG 2.1."""


@frozen
class Written:
    """A requested text and its final size."""

    words: str
    size: float
    """Requested size."""
    room: float | None
    """Available width; None if unlimited."""
    shown: float
    """Size after it was shrunk to fit."""
    cut: bool
    rimmed: bool
    """Whether its letters have a rim of their own, as titles have."""
    capital_px: int
    """Height of a capital H, measured on its rendered glyph."""


@frozen
class Painted:
    """A text painted on a picture, in pixels."""

    written: Written
    seen: pygame.Rect
    """Box of its ink inside the clip."""
    before: pygame.Surface
    after: pygame.Surface
    """The picture in that box before and after the text was painted."""
    letters: pygame.Surface
    """Its letters alone, in the same box."""
    panels: int
    """Number of panels painted before it."""
    own: pygame.Rect | None
    """The panel below it: the last one painted under its centre."""


@frozen
class Stand:
    """How readable a text is on the finished picture."""

    even: float
    """Share of its letters on the most common background colour."""
    clear: float
    """Share of its letters that are not covered."""
    overlaid: bool
    """Whether something much higher than a line lies over it, such as a dialogue."""
    edge_px: float
    """Distance to the edge of the panel below it; infinite without one."""
    gap: float
    """Distance to the next text on the line, in letter heights; infinite without one."""


Mask: TypeAlias = np.ndarray[Any, np.dtype[np.bool_]]
Stands: TypeAlias = dict[tuple[str, int], Stand]
"""By the words of a text, and the number of equal texts painted before."""


@frozen
class Fault:
    """A text that is hard to read."""

    kind: str
    words: str
    told: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.words!r} {self.told}"


class MeasuringView(View):
    """A view that records all texts."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._made: WeakKeyDictionary[pygame.Surface, Written] = WeakKeyDictionary()
        self._inks: WeakKeyDictionary[pygame.Surface, pygame.Rect] = WeakKeyDictionary()
        self.painted: dict[object, list[Painted]] = {}
        """The texts on each surface in order; window-sized surfaces are painted on the window."""
        self.stands: Stands = {}
        """The state of the texts that are on the window."""
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
        """Make a text and record it."""
        made = super().text(words, size, weight, colour, width)
        return self._remembered(made, words, size, weight, width)

    def title(self, words: str, size: float, width: float | None = None) -> pygame.Surface:
        """Make a title and record it."""
        made = super().title(words, size, width)
        return self._remembered(made, words, size, "title", width, rimmed=True)

    def paragraph(
        self,
        words: str,
        size: float,
        width: float,
        weight: Weight = "medium",
        colour: Colour = INK,
    ) -> pygame.Surface:
        """Make a paragraph and record it."""
        made = super().paragraph(words, size, width, weight, colour)
        self._made[made] = Written(
            words, size, width, size, False, False, _capital_px(self.font(size, weight))
        )
        return made

    def panel(
        self,
        size: tuple[int, int],
        radius: float,
        fill: Tint,
        border: Tint | None = None,
        border_width: float = 2,
    ) -> pygame.Surface:
        """Make a panel and record it."""
        made = super().panel(size, radius, fill, border, border_width)
        self._grounds.add(made)
        return made

    def look_at(self, draw: Callable[[pygame.Surface, View], Any]) -> None:
        """Draw something, and measure its texts at the end."""
        self.painted, self.faults, self._panels = {}, [], {}
        surface = pygame.Surface(self.size)
        draw(surface, self)
        for texts in self.painted.values():
            for number, text in enumerate(texts):
                if _letters(text).any() and not _is_shadow(text, texts[number + 1 :]):
                    self.faults += _faint(text)
        self.stands = {}
        shown = self.painted.get(self.size, [])
        seen = [
            (text, _clear(text, surface))
            for number, text in enumerate(shown)
            if _letters(text).any() and not _is_shadow(text, shown[number + 1 :])
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
        """Paint a picture; compare a text with the texts before it."""
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
        self,
        made: pygame.Surface,
        words: str,
        size: float,
        weight: Weight,
        width: float | None,
        rimmed: bool = False,
    ) -> pygame.Surface:
        if made not in self._made:
            font, line = self._fitting(words, size, weight, width)
            shown = size * font.get_height() / self.font(size, weight).get_height()
            self._made[made] = Written(
                words, size, width, shown, line != words, rimmed, _capital_px(font)
            )
        return made

    def _ink(self, picture: pygame.Surface) -> pygame.Rect:
        if picture not in self._inks:
            self._inks[picture] = picture.get_bounding_rect(min_alpha=_INK)
        return self._inks[picture]


def measured(view: MeasuringView, draw: Callable[[pygame.Surface, View], Any]) -> list[Fault]:
    """Return the faults of the texts in a picture; each text is listed once."""
    view.look_at(draw)
    return list(dict.fromkeys(view.faults))


def worse(usual: Stands, now: Stands) -> Iterator[Fault]:
    """Yield texts that leave their background or are covered, compared with the usual size."""
    before_all, after_all = (Counter(words for words, _number in each) for each in (usual, now))
    for key, before in usual.items():
        if before_all[key[0]] != after_all[key[0]]:
            continue  # a text is missing, so equal words may be another text
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
    """Yield faults of a text that do not depend on other texts."""
    room = "" if written.room is None else f" in a room of {written.room:g}"
    if written.cut:
        yield Fault("cut", written.words, f"of size {written.size:g}{room}")
    least = _CAPITAL_PX * smallest_text() / SMALLEST_TEXT
    if written.capital_px < int(least):
        told = (
            f"of size {written.size:g}: capitals of {written.capital_px} px instead of {least:.0f}"
        )
        yield Fault("too small", written.words, told)
    whole = surface.get_rect().inflate(2 * _ROUNDING_PX, 2 * _ROUNDING_PX)
    beyond = not whole.contains(ink)
    if surface.size != window:  # scrolled content extends past its surface like this
        beyond = ink.left < whole.left or ink.right > whole.right
    if seen and beyond:
        yield Fault("outside", written.words, f"at {_place(ink)} of {window[0]}x{window[1]}")


def _is_shadow(text: Painted, later: Sequence[Painted]) -> bool:
    """Whether the same words lie on it, as on the shadow or the rim of letters."""
    return any(
        each.written.words == text.written.words and each.seen.colliderect(text.seen)
        for each in later
    )


def _faint(text: Painted) -> Iterator[Fault]:
    """Yield a fault if a text differs too little in light from what lies under its letters.

    Letters with a rim of their own are compared with their rim.
    """
    opacity = pygame.surfarray.array_alpha(text.letters)
    with_it = pygame.surfarray.array3d(text.after)[opacity >= _CORE * opacity.max()]
    light = _luminance(with_it)
    if text.written.rimmed:
        on_rim = light > light.mean()
        letters, ground = with_it[on_rim], with_it[~on_rim]
        under = np.median(_luminance(ground))
    else:
        letters, ground = with_it, pygame.surfarray.array3d(text.before)[_around(_letters(text))]
        under = _luminance(ground)
    ink = np.median(_luminance(letters))
    ratios = (np.maximum(ink, under) + _GLARE) / (np.minimum(ink, under) + _GLARE)
    ratio = float(np.percentile(ratios, _WORST_PERCENT))
    if ratio < _CONTRAST:
        colours = (tuple(map(int, np.median(each, axis=0))) for each in (letters, ground))
        told = "contrast of {:.1f} instead of {}, {} on {}"
        yield Fault("too faint", text.written.words, told.format(ratio, _CONTRAST, *colours))


def _around(letters: Mask) -> Mask:
    """Return the pixels of letters and those next to them."""
    near = letters.copy()
    near[1:] |= letters[:-1]
    near[:-1] |= letters[1:]
    near[:, 1:] |= letters[:, :-1]
    near[:, :-1] |= letters[:, 1:]
    return near


def _luminance(rgb: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Return the relative luminance of colours, 0 .. 1 (WCAG 2.1)."""
    parts = rgb / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    luminance: np.ndarray[Any, Any] = linear @ np.array((0.2126, 0.7152, 0.0722))
    return luminance


def _capital_px(font: pygame.font.Font) -> int:
    return font.render("H", True, INK).get_bounding_rect(min_alpha=2 * _INK).height


def _beyond(written: Written, ink: pygame.Rect, own: pygame.Rect | None) -> Iterator[Fault]:
    """Yield a fault if a text leaves its panel."""
    if own is None or own.inflate(2 * _TOUCH_PX, 2 * _TOUCH_PX).contains(ink):
        return
    yield Fault("beyond", written.words, f"at {_place(ink)} leaves its panel {_place(own)}")


def _letters(text: Painted) -> np.ndarray[Any, np.dtype[np.bool_]]:
    ink: np.ndarray[Any, np.dtype[np.bool_]] = pygame.surfarray.array_alpha(text.letters) >= _INK
    return ink


def _even(text: Painted) -> float:
    """Return the share of its letters on the most common background colour."""
    ground = pygame.surfarray.array3d(text.before)[_letters(text)].astype(np.int16)
    kinds, counts = np.unique(ground, axis=0, return_counts=True)
    far = np.abs(ground - kinds[counts.argmax()]).max(axis=1)
    return float((far <= _LIKE).mean())


def _clear(text: Painted, surface: pygame.Surface) -> float:
    """Return the share of its letters that are still visible; a faint shadow hides none."""
    ink = _letters(text)
    with_it, now = (
        pygame.surfarray.array3d(each)[ink].astype(np.int16)
        for each in (text.after, surface.subsurface(text.seen))
    )
    return float((np.abs(with_it - now).max(axis=1) <= _SHADOW).mean())


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
    """Yield faults for visible texts below this one, unless the words are equal (a shadow)."""
    for other in before:
        both = seen.clip(other.seen)
        if min(both.size) <= _TOUCH_PX or other.written.words == written.words:
            continue
        if _is_there(other, surface, both):
            lies = f"lies on {other.written.words!r} at {_place(both)}"
            yield Fault("overlap", written.words, lies)


def _is_there(other: Painted, surface: pygame.Surface, part: pygame.Rect) -> bool:
    """Whether an earlier text is still visible in that part."""
    inside = part.move(-other.seen.x, -other.seen.y)
    ground, with_it, now = (
        pygame.surfarray.array3d(each)
        for each in (
            other.before.subsurface(inside),
            other.after.subsurface(inside),
            surface.subsurface(part),
        )
    )
    ink, same = (ground != with_it).any(axis=2), (with_it == now).all(axis=2)
    return bool(ink.any()) and min(same[ink].mean(), same.mean()) > _SAME


def _place(box: pygame.Rect) -> str:
    return f"({box.x}, {box.y}, {box.width}, {box.height})"
