"""Break text into lines of a given width; all lengths are pixels."""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from operator import attrgetter
from types import MappingProxyType
from typing import TypeAlias

import pygame

from cubacube.rules import frozen, replace
from cubacube.scenes.canvas import TextStyle, View
from cubacube.scenes.canvas.sizes import reading
from cubacube.scenes.rules_page.search import Place, SearchHit
from cubacube.session.language.rules_text import Kind, Passage

Styles: TypeAlias = Mapping[Kind, TextStyle]

_LEADING = 1.08
_WORD = re.compile("[^ ]+")
"""No line ends at a no-break space, as French has before `!`."""


@frozen
class TextRun:
    """Words of one style on a line, `x` pixels from the start of the line.

    `start` is the index of their first letter in the passage.
    """

    x: int
    words: str
    style: TextStyle
    start: int

    @property
    def end(self) -> int:
        """The index in the passage of the first letter after the run."""
        return self.start + len(self.words)


@frozen
class TextLine:
    """A line of a passage; `ascent` is the distance from its top to its baseline."""

    x: int
    top: int
    height: int
    ascent: int
    runs: tuple[TextRun, ...]
    place: Place

    def draw(self, surface: pygame.Surface, view: View, left: int, top: int) -> None:
        """Draw the line; the page's corner is at pixel (`left`, `top`)."""
        for run in self.runs:
            font = view.font(run.style.size, run.style.weight)
            at = left + self.x + run.x, top + self.top + self.ascent - font.get_ascent()
            surface.blit(_printed(view, run), at)

    def box(self, view: View, hit: SearchHit) -> pygame.Rect | None:
        """Return a box on the page round the part of a hit that lies on this line.

        The result is None if no part of the hit lies on this line.
        """
        start, end = max(hit.start, self.runs[0].start), min(hit.end, self.runs[-1].end)
        if hit.place != self.place or start >= end:
            return None
        left, right = self._x_of(view, start), self._x_of(view, end)
        return pygame.Rect(self.x + left, self.top, right - left, self.height)

    def _x_of(self, view: View, letter: int) -> int:
        """Return the x coordinate of the left edge of the letter with index `letter`.

        At the end of a run this is the right edge of the last letter of the run.
        """
        run = next(run for run in reversed(self.runs) if run.start <= letter)
        before = run.words[: letter - run.start]
        return run.x + _width(view, before, run.style)


@frozen
class _Word:
    """A word, or a part of a word that has one style."""

    words: str
    style: TextStyle
    start: int
    width: int
    glued: bool
    """Whether there is no space before it."""


@frozen
class _Chunk:
    """Words that stay together on a line."""

    words: tuple[_Word, ...]
    width: int


def sized(styles: Styles) -> Styles:
    """Return the same styles at the text size of the settings."""
    larger = {kind: replace(style, size=reading(style.size)) for kind, style in styles.items()}
    return MappingProxyType(larger)


def set_lines(
    view: View, passage: Passage, styles: Styles, width: int, place: Place
) -> list[TextLine]:
    """Return the lines of a passage, the first one at (0, 0), none wider than `width`.

    Only text that cannot be broken may be wider.
    """
    font = _font(view, styles["plain"])
    gap, height = _width(view, " ", styles["plain"]), round(font.get_linesize() * _LEADING)
    ascent = (height - font.get_height()) // 2 + font.get_ascent()
    broken = _broken(_chunks(view, passage, styles, gap), width, gap)
    return [
        TextLine(0, number * height, height, ascent, _runs(view, words, gap), place)
        for number, words in enumerate(broken)
    ]


def widths(view: View, passage: Passage, styles: Styles) -> tuple[int, int]:
    """Return the least width of a passage, and its width on a single line."""
    gap = _width(view, " ", styles["plain"])
    chunks = [chunk.width for chunk in _chunks(view, passage, styles, gap)]
    return max(chunks, default=0), sum(chunks) + gap * max(0, len(chunks) - 1)


def moved(lines: Iterable[TextLine], x: int, top: int) -> list[TextLine]:
    """Return the lines, moved right by `x` and down by `top` pixels."""
    return [replace(line, x=line.x + x, top=line.top + top) for line in lines]


def _chunks(view: View, passage: Passage, styles: Styles, gap: int) -> Iterator[_Chunk]:
    """Split a passage into chunks that may stand on separate lines.

    A split is possible at a space, but not at the space before the number of a ruling.
    """
    chunk: list[_Word] = []
    start = end = 0
    for span in passage:
        style = styles[span.kind]
        for found in _WORD.finditer(span.words):
            begin = start + found.start()
            glued = begin == end and bool(chunk)
            if chunk and not glued and span.kind != "ruling":
                yield _chunk(chunk, gap)
                chunk = []
            width = _width(view, found[0], style)
            chunk.append(_Word(found[0], style, begin, width, glued))
            end = begin + len(found[0])
        start += len(span.words)
    if chunk:
        yield _chunk(chunk, gap)


def _chunk(words: list[_Word], gap: int) -> _Chunk:
    gaps = sum(not word.glued for word in words[1:])
    return _Chunk(tuple(words), sum(word.width for word in words) + gaps * gap)


def _broken(chunks: Iterable[_Chunk], width: int, gap: int) -> Iterator[list[_Word]]:
    """Put as many chunks on each line as fit."""
    line: list[_Word] = []
    used = 0
    for chunk in chunks:
        if line and used + gap + chunk.width > width:
            yield line
            line, used = [], 0
        used += chunk.width + (gap if line else 0)
        line += chunk.words
    if line:
        yield line


def _runs(view: View, words: list[_Word], gap: int) -> tuple[TextRun, ...]:
    """Return the words of a line; neighbours of one style are joined."""
    runs: list[TextRun] = []
    x = 0
    for style, group in groupby(words, attrgetter("style")):
        first, *others = group
        text = first.words + "".join(" " * (not word.glued) + word.words for word in others)
        x += gap if runs and not first.glued else 0
        runs.append(TextRun(x, text, style, first.start))
        x += _width(view, text, style)
    return tuple(runs)


def _width(view: View, words: str, style: TextStyle) -> int:
    return view.width_px(words, style.size, style.weight)


def _font(view: View, style: TextStyle) -> pygame.Font:
    return view.font(style.size, style.weight)


def _printed(view: View, run: TextRun) -> pygame.Surface:
    """Return a run as a picture; it stays cached only for a while."""
    style = run.style

    def make() -> pygame.Surface:
        return _font(view, style).render(run.words, True, style.colour)

    key = "run", run.words, style, view.scale
    return view.cached(key, make, passing=True)
