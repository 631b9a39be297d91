"""A font that takes missing letters from a fallback font."""

import re
from itertools import groupby
from pathlib import Path
from unicodedata import combining

import pygame

from cubacube.scenes.canvas.theme import FONT_FILES, SPARE_FONT, Colour, Weight
from cubacube.session.files.letters import OTHERS, TEXT, TITLE, Ranges
from cubacube.session.files.plain import has
from cubacube.session.shipped import folder

_SPARE_SIZE = 0.92
"""Scale of the fallback font, which looks larger at the same size."""


class SparedFont(pygame.font.Font):
    """A font with a fallback for the letters it lacks.

    If the main font has all letters of a text, it renders the text alone. Otherwise the text is
    split between both fonts.
    """

    def __init__(self, path: Path, size: int, own: Ranges, spare: Path) -> None:
        super().__init__(path, size)
        self._own = own
        self._place, self._edge = spare, max(1, round(size * _SPARE_SIZE))
        self._loaded: pygame.font.Font | None = None

    def size(self, text: str | bytes, /) -> tuple[int, int]:
        """Return the width and height of a line."""
        if not isinstance(text, str) or self._has_all(text):
            return super().size(text)
        return sum(self._part_width(*part) for part in self._parts(text)), self.get_height()

    def render(
        self,
        text: str | bytes | None,
        antialias: bool,
        color: Colour,  # type: ignore[override]
        bgcolor: Colour | None = None,  # type: ignore[override]
        wraplength: int = 0,
    ) -> pygame.Surface:
        """Render one line, or several lines no wider than `wraplength`.

        `bgcolor` is ignored if the main font lacks a letter of the text.
        """
        if not isinstance(text, str) or self._has_all(text):
            return super().render(text, antialias, color, bgcolor, wraplength)
        lines = self._broken(text, wraplength) if wraplength else [text]
        rows = [self._line(line, antialias, color) for line in lines]
        step = self.get_linesize()
        height = step * (len(rows) - 1) + self.get_height()
        whole = pygame.Surface((max(row.width for row in rows), height), pygame.SRCALPHA)
        for number, row in enumerate(rows):
            whole.blit(row, (0, number * step))
        return whole

    def _line(self, text: str, antialias: bool, color: Colour) -> pygame.Surface:
        """Render a line from parts in both fonts on one baseline."""
        line = pygame.Surface((self.size(text)[0], self.get_height()), pygame.SRCALPHA)
        left = 0
        for own, words in self._parts(text):
            down = 0 if own else self.get_ascent() - self._spare.get_ascent()
            part = (
                super().render(words, antialias, color)
                if own
                else self._spare.render(words, antialias, color)
            )
            line.blit(part, (left, down))
            left += self._part_width(own, words)
        return line

    def _broken(self, text: str, width: int) -> list[str]:
        """Break text into lines between words."""
        lines = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self.size(longer)[0] > width:
                    lines.append(line)
                    longer = word
                line = longer
            lines.append(line)
        return lines

    def _parts(self, text: str) -> list[tuple[bool, str]]:
        """Split a line into parts; each part tells whether the main font has all its letters."""
        pieces = [piece for word in re.split("( )", text) for piece in self._pieces(word)]
        return [(own, "".join(part)) for own, part in groupby(pieces, self._has_all)]

    def _pieces(self, word: str) -> list[str]:
        """Return the pieces of a word: the whole word if one font can render it, else its letters.

        Combining marks stay with their letter.
        """
        if self._has_all(word) or all(has(OTHERS, each) for each in word):
            return [word]
        letters: list[str] = []
        for each in word:
            if combining(each) and letters:
                letters[-1] += each
            else:
                letters.append(each)
        return letters

    def _part_width(self, own: bool, words: str) -> int:
        return (super().size(words) if own else self._spare.size(words))[0]

    def _has_all(self, text: str) -> bool:
        return text.isascii() or all(has(self._own, each) for each in text)

    @property
    def _spare(self) -> pygame.font.Font:
        """The fallback font, loaded on first use."""
        if self._loaded is None:
            self._loaded = pygame.font.Font(self._place, self._edge)
        return self._loaded


def load_font(size_px: int, weight: Weight) -> SparedFont:
    """Return a font of the game with its fallback."""
    fonts, own = folder("assets") / "fonts", TITLE if weight == "title" else TEXT
    return SparedFont(fonts / FONT_FILES[weight], size_px, own, fonts / SPARE_FONT)
