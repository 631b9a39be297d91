"""Fit text into boxes at the size that the settings ask for."""

from collections.abc import Iterator, Sequence

import pygame

from cubacube.rules import replace
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.parts import TextStyle, write
from cubacube.scenes.canvas.sizes import reading, smallest_text
from cubacube.scenes.canvas.view import Anchor, View

_STEP = 0.97


def sizes(usual: float) -> Iterator[float]:
    """Yield the text sizes to try: from that of the settings down to `usual`, if it is larger."""
    size = reading(usual)
    while size > usual:
        yield size
        size *= _STEP
    yield min(usual, reading(usual))


def fit_style(view: View, words: str, style: TextStyle, width: float, height: float) -> TextStyle:
    """Return `style` at the text size of the settings.

    An enlarged text that does not fit is reduced, but not below the usual size of `style`.
    """
    *larger, usual = sizes(style.size)
    fitting = (each for each in larger if _fits(view, words, each, style, (width, height)))
    return replace(style, size=next(fitting, usual), fixed=True)


def write_fitting(
    surface: pygame.Surface,
    view: View,
    words: str,
    point: Point,
    style: TextStyle,
    anchor: Anchor,
    room: tuple[float, float],
) -> pygame.FRect:
    """Draw one line in the letters of `fit_style`, as wide as `room` at most.

    `room` is a width and a height. Words that would be cut are wrapped if the height allows it.
    """
    style = fit_style(view, words, style, *room)
    return write(surface, view, words, point, style, anchor, room)


def fit_block(
    view: View, words: str, style: TextStyle, width: float, height: float
) -> pygame.Surface:
    """Return words in the largest letters that fit, in several lines if there is height for them.

    Words that do not fit at the usual size of `style` are one line, shrunk to `width`, or several
    in the smallest letters.
    """
    least = smallest_text(style.weight)
    is_long = view.width_px(words, least, style.weight) > width * view.scale
    for size in (*sizes(style.size), *([least] if is_long else ())):
        found = view.paragraph(words, size, width, style.weight, style.colour)
        if found.height <= height * view.scale:
            return found
    return view.text(words, style.size, style.weight, style.colour, width)


def fit_paragraphs(
    view: View,
    texts: Sequence[str],
    style: TextStyle,
    width: float,
    height: float,
    gap: float = 0.0,
) -> tuple[pygame.Surface, ...]:
    """Return paragraphs as pictures, larger than usual only if the larger text fits.

    All paragraphs have the same text size; `gap` is the space between them. If lines are too many,
    those of a paragraph run on.
    """
    for size in sizes(style.size):
        look = size, width, style.weight, style.colour
        made = tuple(view.paragraph(each, *look) for each in texts)
        high = sum(each.height for each in made) / view.scale + gap * (len(made) - 1)
        if high <= height:
            return made
    joined = [each.replace("\n", " ") for each in texts]
    return made if joined == [*texts] else fit_paragraphs(view, joined, style, width, height, gap)


def _fits(view: View, words: str, size: float, style: TextStyle, room: tuple[float, float]) -> bool:
    wide = view.width_px(words, size, style.weight) <= room[0] * view.scale
    return wide and view.font(size, style.weight).get_height() <= room[1] * view.scale
