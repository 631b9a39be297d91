"""Fit text into boxes at the size that the settings ask for."""

from collections.abc import Sequence

import pygame

from cubacube.rules import replace
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.sizes import reading, reading_share
from cubacube.scenes.canvas.view import View

_STEP = 0.97
_USUAL = 1.0


def fit_style(view: View, words: str, style: TextStyle, width: float, height: float) -> TextStyle:
    """Return `style` at the text size of the settings.

    An enlarged text that does not fit is reduced, but not below the usual size of `style`.
    """
    size, share = reading(style.size), reading_share()
    if share > _USUAL:
        while size > style.size and not _fits(view, words, size, style, (width, height)):
            size = max(style.size, size * _STEP)
    return replace(style, size=style.size if share == _USUAL else size, fixed=True)


def fit_block(
    view: View, words: str, style: TextStyle, width: float, height: float
) -> pygame.Surface:
    """Return words in the largest letters that fit, in several lines if there is height for them.

    Words that do not fit at the usual size of `style` are one line, shrunk to `width`.
    """
    size = reading(style.size)
    while True:
        found = view.paragraph(words, size, width, style.weight, style.colour)
        if found.height <= height * view.scale:
            return found
        if size <= style.size:
            return view.text(words, size, style.weight, style.colour, width)
        size = max(style.size, size * _STEP)


def fit_paragraphs(
    view: View,
    texts: Sequence[str],
    style: TextStyle,
    width: float,
    height: float,
    gap: float = 0.0,
) -> tuple[pygame.Surface, ...]:
    """Return paragraphs as pictures, larger than usual only if the larger text fits.

    All paragraphs have the same text size; `gap` is the space between them.
    """
    size = reading(style.size)
    while True:
        look = style.weight, style.colour
        made = tuple(view.paragraph(each, size, width, *look) for each in texts)
        high = sum(each.height for each in made) / view.scale + gap * (len(made) - 1)
        if high <= height or size <= style.size:
            return made
        size = max(style.size, size * _STEP)


def _fits(view: View, words: str, size: float, style: TextStyle, room: tuple[float, float]) -> bool:
    wide = view.width_px(words, size, style.weight) <= room[0] * view.scale
    return wide and view.font(size, style.weight).get_height() <= room[1] * view.scale
