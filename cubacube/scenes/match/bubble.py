"""A few words that hang beside a thing: what it does, or why it cannot be had."""

from cubacube.scenes.canvas.boxes import Box
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import Look
from cubacube.scenes.canvas.theme import (
    BLOCKED_EDGE,
    BLOCKED_FILL,
    BRASS,
    CREAM,
    HEIGHT,
    SLATE,
    SMALL,
    WIDTH,
)

_WIDEST = 460.0
_PAD_X, _PAD_Y = 18.0, 9.0
_GAP = 12.0
_MARGIN = 12.0
_FREE = Look(SLATE, BRASS, 16, 2, 0.6, 14)
_BARRED = Look(BLOCKED_FILL, BLOCKED_EDGE, 16, 2, 0.6, 14)


def draw_bubble(brush: Brush, words: str, thing: Box, *, barred: bool = False) -> None:
    """Words above a thing, or below where there is no room; red if they tell why not."""
    view = brush.view
    room = min(_WIDEST, view.text(words, SMALL, "bold", CREAM).width / view.scale + 2)
    text = view.paragraph(words, SMALL, room, "bold", CREAM)
    width = text.width / view.scale + 2 * _PAD_X
    height = text.height / view.scale + 2 * _PAD_Y
    x, y, across, tall = thing
    left = min(max(_MARGIN, x + across / 2 - width / 2), WIDTH - _MARGIN - width)
    above, below = y - _GAP - height, y + tall + _GAP
    top = above if above >= _MARGIN else min(below, HEIGHT - _MARGIN - height)
    brush.panel((left, top, width, height), _BARRED if barred else _FREE)
    brush.put(text, (left + _PAD_X, top + _PAD_Y))
