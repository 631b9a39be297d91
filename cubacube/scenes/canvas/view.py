"""Convert the logical 1920x1080 canvas to window pixels, sharp at every size."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar

import pygame

from cubacube.scenes.canvas import paint, theme
from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.scenes.canvas.boxes import AnyBox, Point
from cubacube.scenes.canvas.cache import MEGABYTE, PictureCache
from cubacube.scenes.canvas.fonts import load_font
from cubacube.scenes.canvas.paint_budget import PaintBudget
from cubacube.scenes.canvas.sizes import smallest_text
from cubacube.scenes.canvas.theme import Colour, Tint, Weight

Anchor: TypeAlias = Literal[
    "topleft",
    "midtop",
    "topright",
    "midleft",
    "center",
    "midright",
    "bottomleft",
    "midbottom",
    "bottomright",
]
T = TypeVar("T")
_SHRINK = 0.94
_NARROWEST = 0.75
"""Width of letters that would be cut otherwise, as a fraction of their usual width."""
_FIRST, LINE_STEP = 0.85, 0.8
"""Heights of the first line of a wrapped label and of each other one, in heights of its font."""
_ELLIPSIS = "…"


class View:
    """Maps logical points to window pixels, and caches pictures for the present scale."""

    def __init__(self, size: tuple[int, int]) -> None:
        pygame.font.init()
        self._cache = PictureCache(192 * MEGABYTE)
        self._passing = PictureCache(24 * MEGABYTE)
        self._lasting = PictureCache(48 * MEGABYTE)
        self._readings: dict[
            tuple[Path, tuple[int, int] | None], BackgroundTask[pygame.Surface]
        ] = {}
        self._budget: PaintBudget | None = None
        self._fonts: dict[tuple[int, Weight], pygame.Font] = {}
        self._widths: dict[tuple[str, float, Weight], int] = {}
        self.resize(size)

    def resize(self, size: tuple[int, int]) -> None:
        """Fit the canvas into a window of `size` pixels; drop pictures of another scale."""
        self.size = size
        self.scale = max(min(size[0] / theme.WIDTH, size[1] / theme.HEIGHT), 0.01)
        self._left = (size[0] - theme.WIDTH * self.scale) / 2
        self._top = (size[1] - theme.HEIGHT * self.scale) / 2
        self._cache.clear()
        self._passing.clear()
        self._fonts.clear()
        self._widths.clear()

    @property
    def canvas(self) -> pygame.Rect:
        """The part of the window that the canvas fills, in pixels; the rest is letterbox."""
        return self.rect((0, 0, theme.WIDTH, theme.HEIGHT))

    def px(self, length: float) -> int:
        """Return a length in pixels, at least 1."""
        return max(1, round(length * self.scale))

    def to_px(self, point: Point) -> Point:
        """Return the pixel position of a logical point, unrounded."""
        return self._left + point[0] * self.scale, self._top + point[1] * self.scale

    def to_logical(self, pixel: Point) -> Point:
        """Return the logical point of a pixel position; it may lie outside the canvas."""
        return (pixel[0] - self._left) / self.scale, (pixel[1] - self._top) / self.scale

    def rect(self, box: AnyBox) -> pygame.Rect:
        """Return a logical box in pixels; boxes that share an edge share it in pixels too."""
        x, y, width, height = box
        left, top = self.to_px((x, y))
        right, foot = self.to_px((x + width, y + height))
        return pygame.Rect(
            round(left), round(top), round(right) - round(left), round(foot) - round(top)
        )

    @contextmanager
    def moved(self, x: float, y: float) -> Iterator[None]:
        """Shift all drawing inside the block by logical units."""
        before = self._left, self._top
        self._left += x * self.scale
        self._top += y * self.scale
        try:
            yield
        finally:
            self._left, self._top = before

    def cached(
        self, key: Hashable, make: Callable[[], pygame.Surface], *, passing: bool = False
    ) -> pygame.Surface:
        """Return the picture of `key`; `make` paints it once for each scale.

        A `passing` picture, such as an aim, is soon out of date. Passing pictures have a
        cache of their own, so they never push out other pictures.
        """
        cache = self._passing if passing else self._cache
        kept = cache.find(key)
        if kept is None:
            kept = self.step(make)
            cache.keep(key, kept)
            if self._budget is None:
                cache.trim()
        return kept

    def read(self, path: Path, size: tuple[int, int] | None = None) -> pygame.Surface:
        """Return the picture of a file, scaled to `size` pixels if given.

        A background thread loads the file. If a painting budget has a time limit, it waits
        for the file only briefly.

        Raises:
            OutOfTimeError: The file is not loaded yet; try again in another frame.
        """
        key = path, size
        kept = self._lasting.find(key)
        if kept is None:
            if key not in self._readings:
                self._readings[key] = BackgroundTask(partial(_loaded, path, size))
            if self._budget is None:
                self._readings[key].done(None)
            else:
                self._budget.wait(self._readings[key].done)
            kept = self._readings.pop(key).result()
            self._lasting.keep(key, kept)
            if self._budget is None:
                self._lasting.trim()
        return kept

    def step(self, work: Callable[[], T]) -> T:
        """Run one part of the painting if the current budget has time left.

        Raises:
            OutOfTimeError: The work must be done in another frame.
        """
        if self._budget is None:
            return work()
        self._budget.begin()
        done = work()
        self._budget.end()
        return done

    @contextmanager
    def within(self, budget: PaintBudget) -> Iterator[None]:
        """Limit the painting inside the block to a time budget.

        Old pictures are dropped from the caches only when a block completes in time.

        Raises:
            OutOfTimeError: The time is up.
        """
        self._budget = budget
        try:
            yield
            self._cache.trim()
            self._passing.trim()
            self._lasting.trim()
        finally:
            self._budget = None

    def put(
        self,
        surface: pygame.Surface,
        picture: pygame.Surface,
        point: Point,
        anchor: Anchor = "topleft",
    ) -> pygame.FRect:
        """Blit a picture with its `anchor` on a logical point; return its logical box.

        Use the box to place the next text: `view.put(...).right + 12`.
        """
        x, y = self.to_px(point)
        where = picture.get_rect(**{anchor: (round(x), round(y))})
        surface.blit(picture, where)
        left, top = self.to_logical(where.topleft)
        return pygame.FRect(left, top, where.w / self.scale, where.h / self.scale)

    def font(self, size: float, weight: Weight) -> pygame.Font:
        """Return the font of a logical size."""
        key = max(1, round(size * self.scale)), weight
        if key not in self._fonts:
            self._fonts[key] = load_font(*key)
        return self._fonts[key]

    def width_px(self, words: str, size: float, weight: Weight) -> int:
        """Return the width of a line of text in pixels; cached, so it may be called often."""
        key = words, size, weight
        if key not in self._widths:
            self._widths[key] = self.font(size, weight).size(words)[0]
        return self._widths[key]

    def text(
        self,
        words: str,
        size: float,
        weight: Weight = "bold",
        colour: Colour = theme.INK,
        width: float | None = None,
    ) -> pygame.Surface:
        """Return one line of text, shrunk to `width`, then narrowed; cut if that is not enough.

        Raises:
            ValueError: `size` is below the smallest size.
        """
        _checked(words, size)

        def make() -> pygame.Surface:
            font, line = self._fitting(words, size, weight, width)
            made = font.render(line, True, colour)
            room = made.width if width is None else int(width * self.scale)
            if not _NARROWEST * made.width - 1 <= room < made.width:
                return made
            return pygame.transform.smoothscale(made, (room, made.height))

        least = None if width is None else smallest_text(weight)
        return self.cached(("text", words, size, weight, colour, width, least), make)

    def lines(
        self, words: str, size: float, weight: Weight, width: float, height: float
    ) -> tuple[float, list[str]]:
        """Return the size and the lines of words in a box; one line if it can hold them uncut.

        Words that fit in no way are one line too.
        """
        least, room = smallest_text(weight), width * self.scale
        if self.width_px(words, least, weight) > room:
            narrow = least, room / _NARROWEST
            for tried, most in ((size, room), ((size + least) / 2, room), (least, room), narrow):
                wide = partial(self.width_px, size=tried, weight=weight)
                lines = _broken(words, wide, most)
                high = self.font(tried, weight).get_height() * (
                    _FIRST + LINE_STEP * (len(lines) - 1)
                )
                if high <= height * self.scale and max(map(wide, lines)) <= most:
                    return tried, lines
        return size, [words]

    def paragraph(
        self,
        words: str,
        size: float,
        width: float,
        weight: Weight = "medium",
        colour: Colour = theme.INK,
    ) -> pygame.Surface:
        """Return text as a picture, with lines no wider than `width`.

        Line breaks in the text are kept.
        """
        _checked(words, size)

        def make() -> pygame.Surface:
            return self.font(size, weight).render(words, True, colour, None, self.px(width))

        return self.cached(("paragraph", words, size, width, weight, colour), make)

    def title(self, words: str, size: float, width: float | None = None) -> pygame.Surface:
        """Return title letters: outlined, with a gradient and a shadow."""

        def make() -> pygame.Surface:
            font, line = self._fitting(words, size, "title", width)
            return paint.lettering(font, line, self.px(2 + size * 0.03))

        return self.cached(("title", words, size, width), make)

    def panel(
        self,
        size: tuple[int, int],
        radius: float,
        fill: Tint,
        border: Tint | None = None,
        border_width: float = 2,
    ) -> pygame.Surface:
        """Return a rounded box of `size` pixels; radius and border are logical."""
        edge = self.px(border_width) if border else 0
        key = ("panel", size, radius, fill, border, border_width)
        return self.cached(
            key, lambda: paint.rounded(size, radius * self.scale, fill, border, edge)
        )

    def shadow(
        self, size: tuple[int, int], radius: float, blur: float, strength: float
    ) -> pygame.Surface:
        """Return the soft shadow of a box of `size` pixels.

        The picture is `px(blur)` pixels larger than the box on each side.
        """
        key = ("shadow", size, radius, blur, strength)
        return self.cached(
            key, lambda: paint.soft_shadow(size, radius * self.scale, self.px(blur), strength)
        )

    def _fitting(
        self, words: str, size: float, weight: Weight, width: float | None
    ) -> tuple[pygame.Font, str]:
        """Return the largest font up to `size` in which the words fit, and the words.

        If the words do not fit at the smallest size, even in narrow letters, they are cut.
        """
        font = self.font(size, weight)
        if width is None:
            return font, words
        room, least = width * self.scale, smallest_text(weight)
        while font.size(words)[0] > room and size > least:
            size = max(least, size * _SHRINK)
            font = self.font(size, weight)
        if font.size(words)[0] * (1 if weight == "title" else _NARROWEST) <= room:
            return font, words
        return font, _cut(words, lambda line: font.size(line)[0] <= room)


def _checked(words: str, size: float) -> None:
    if size < smallest_text():
        raise ValueError(f"text size {size} is below {smallest_text()}: {words!r}")


def _loaded(path: Path, size: tuple[int, int] | None) -> pygame.Surface:
    picture = pygame.image.load(path)
    return picture if size is None else pygame.transform.smoothscale(picture, size)


def _broken(words: str, wide: Callable[[str], int], room: float) -> list[str]:
    """Break words at spaces into lines up to `room` wide; a wider word is a line of its own."""
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".lstrip()
        lines[-1:] = [longer] if not lines[-1] or wide(longer) <= room else [lines[-1], word]
    return lines


def _cut(words: str, fits: Callable[[str], bool]) -> str:
    """Return the longest beginning of `words` that fits together with an ellipsis."""
    for length in range(len(words) - 1, 0, -1):
        line = words[:length].rstrip() + _ELLIPSIS
        if fits(line):
            return line
    return _ELLIPSIS
