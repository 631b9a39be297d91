"""A few words that hang beside a thing: what it does, or why it cannot be had."""

from cubacube.scenes.canvas.boxes import Box, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import Look
from cubacube.scenes.canvas.sizes import reading, reading_share
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
from cubacube.scenes.canvas.tips import Tip

_WIDEST = 460.0
_PAD_X, _PAD_Y = 18.0, 9.0
_GAP = 12.0
_MARGIN = 12.0
_FREE = Look(SLATE, BRASS, 16, 2, 0.6, 14)
_BARRED = Look(BLOCKED_FILL, BLOCKED_EDGE, 16, 2, 0.6, 14)


def draw_bubble(brush: Brush, words: str, thing: Box, *, barred: bool = False) -> None:
    """Words above a thing, or below where there is no room; red if they tell why not."""
    view = brush.view
    size, widest = reading(SMALL), _WIDEST * reading_share()
    room = min(widest, view.text(words, size, "bold", CREAM).width / view.scale + 2)
    text = view.paragraph(words, size, room, "bold", CREAM)
    width = text.width / view.scale + 2 * _PAD_X
    height = text.height / view.scale + 2 * _PAD_Y
    left, top = _beside(thing, (width, height))
    brush.panel((left, top, width, height), _BARRED if barred else _FREE)
    brush.put(text, (left + _PAD_X, top + _PAD_Y))


def draw_tip(brush: Brush, tip: Tip) -> None:
    """A title, and what there is to tell, beside the thing; nothing hides the thing itself."""
    view = brush.view
    large, widest = reading(SMALL), _WIDEST * reading_share()
    parts = tip.title, tip.text, tip.why
    widths = [view.text(words, large, "black", CREAM).width for words in parts]
    room = min(widest, max(widths) / view.scale + 2)
    title = view.paragraph(tip.title, large, room, "black", BRASS)
    told = [title]
    if tip.text:
        told.append(view.paragraph(tip.text, large, room, "bold", CREAM))
    if tip.why and tip.why != tip.title:
        told.append(view.paragraph(tip.why, large, room, "bold", BLOCKED_EDGE))
    size = (
        max(each.width for each in told) / view.scale + 2 * _PAD_X,
        sum(each.height for each in told) / view.scale + 2 * _PAD_Y,
    )
    left, top = _beside(tip.box, size)
    brush.panel((left, top, *size), _FREE)
    at = top + _PAD_Y
    for each in told:
        brush.put(each, (left + _PAD_X, at))
        at += each.height / view.scale


def _beside(thing: Box, size: tuple[float, float]) -> Point:
    """Above a thing, or below where there is no room."""
    x, y, across, tall = thing
    width, height = size
    left = min(max(_MARGIN, x + across / 2 - width / 2), WIDTH - _MARGIN - width)
    above, below = y - _GAP - height, y + tall + _GAP
    return left, above if above >= _MARGIN else min(below, HEIGHT - _MARGIN - height)
