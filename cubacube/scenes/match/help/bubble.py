"""Tooltips: what a thing does, or why it is blocked."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from pygame import FRect

from cubacube.scenes.canvas import Bounds, Brush, Point, Tip, theme
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.scenes.canvas.sizes import reading, reading_share

_WIDEST = 460.0
_PAD_X, _PAD_Y = 18.0, 9.0
_GAP = 12.0
_MARGIN = 12.0
_TOP = 84.0
"""Where the question at the top edge ends; a tooltip covers it only if it must."""
_FREE = PanelStyle(theme.SLATE, theme.BRASS, 16, 2, 0.6, 14)
_BARRED = PanelStyle(theme.BLOCKED_FILL, theme.BLOCKED_EDGE, 16, 2, 0.6, 14)
_Line: TypeAlias = tuple[str, theme.Weight, theme.Colour]
"""A paragraph: its words, their weight and their colour."""


def draw_bubble(
    brush: Brush, words: str, thing: Bounds, pressed: Sequence[Bounds] = (), *, barred: bool = False
) -> None:
    """Draw a tooltip beside `thing`; it is red if `barred`.

    `pressed` holds the boxes of things that can be pressed. If possible, the tooltip does
    not cover them.
    """
    _draw_box(brush, thing, [(words, "bold", theme.CREAM)], pressed, _BARRED if barred else _FREE)


def draw_tip(brush: Brush, tip: Tip, pressed: Sequence[Bounds] = ()) -> None:
    """Draw a tooltip with title and text beside its thing.

    `pressed` holds the boxes of things that can be pressed. If possible, the tooltip covers
    neither them nor its own thing.
    """
    lines: list[_Line] = [(tip.title, "black", theme.BRASS)]
    if tip.text:
        lines.append((tip.text, "bold", theme.CREAM))
    if tip.why and tip.why != tip.title:
        lines.append((tip.why, "bold", theme.BLOCKED_EDGE))
    _draw_box(brush, tip.box, lines, pressed, _FREE)


def _draw_box(
    brush: Brush, thing: Bounds, lines: Sequence[_Line], pressed: Sequence[Bounds], look: PanelStyle
) -> None:
    """Draw paragraphs in a box beside `thing`, as wide as the longest one needs."""
    view, weight = brush.view, lines[0][1]
    size, widest = reading(theme.SMALL), _WIDEST * reading_share()
    needed = max(view.text(words, size, weight, theme.CREAM).width for words, *_look in lines)
    room = min(widest, needed / view.scale + 2)
    texts = [view.paragraph(words, size, room, weight, colour) for words, weight, colour in lines]
    width = max(each.width for each in texts) / view.scale + 2 * _PAD_X
    height = sum(each.height for each in texts) / view.scale + 2 * _PAD_Y
    left, top = beside(thing, (width, height), pressed)
    brush.panel((left, top, width, height), look)
    at = top + _PAD_Y
    for each in texts:
        brush.put(each, (left + _PAD_X, at))
        at += each.height / view.scale


def beside(thing: Bounds, size: tuple[float, float], pressed: Sequence[Bounds] = ()) -> Point:
    """Return the top-left corner for a tooltip of `size` beside `thing`.

    `pressed` holds the boxes of things that can be pressed. The places are tried in this
    order: above, below, at the sides. The first place that covers no such box is used. If
    every place covers one, the first place is used.
    """
    kept = [FRect(each) for each in (thing, *pressed)]
    round_it = [each for each in pressed if FRect(each).contains(FRect(thing))]
    places = [at for each in (thing, *round_it) for at in _places(each, size)]
    return next((at for at in places if FRect(at, size).collidelist(kept) < 0), places[0])


def _places(thing: Bounds, size: tuple[float, float]) -> Iterator[Point]:
    """Yield the places beside a thing, the preferred one first."""
    x, y, across, tall = thing
    width, height = size
    left = min(max(_MARGIN, x + across / 2 - width / 2), theme.WIDTH - _MARGIN - width)
    top = min(max(_MARGIN, y + tall / 2 - height / 2), theme.HEIGHT - _MARGIN - height)
    above, below = y - _GAP - height, y + tall + _GAP
    if above >= _TOP:
        yield left, above
    yield left, min(below, theme.HEIGHT - _MARGIN - height)
    before, behind = x - _GAP - width, x + across + _GAP
    if behind + width <= theme.WIDTH - _MARGIN:
        yield behind, top
    if before >= _MARGIN:
        yield before, top
    yield left, max(_MARGIN, above)
