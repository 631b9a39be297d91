"""Tooltips: what a thing does, or why it is blocked."""

from collections.abc import Iterator, Sequence

from pygame import FRect

from cubacube.scenes.canvas import theme
from cubacube.scenes.canvas.boxes import Bounds, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.scenes.canvas.sizes import reading, reading_share
from cubacube.scenes.canvas.tips import Tip

_WIDEST = 460.0
_PAD_X, _PAD_Y = 18.0, 9.0
_GAP = 12.0
_MARGIN = 12.0
_FREE = PanelStyle(theme.SLATE, theme.BRASS, 16, 2, 0.6, 14)
_BARRED = PanelStyle(theme.BLOCKED_FILL, theme.BLOCKED_EDGE, 16, 2, 0.6, 14)


def draw_bubble(
    brush: Brush, words: str, thing: Bounds, pressed: Sequence[Bounds] = (), *, barred: bool = False
) -> None:
    """Draw a tooltip beside `thing`; it is red if `barred`.

    `pressed` holds the boxes of things that can be pressed. If possible, the tooltip does
    not cover them.
    """
    view = brush.view
    size, widest = reading(theme.SMALL), _WIDEST * reading_share()
    room = min(widest, view.text(words, size, "bold", theme.CREAM).width / view.scale + 2)
    text = view.paragraph(words, size, room, "bold", theme.CREAM)
    width = text.width / view.scale + 2 * _PAD_X
    height = text.height / view.scale + 2 * _PAD_Y
    left, top = beside(thing, (width, height), pressed)
    brush.panel((left, top, width, height), _BARRED if barred else _FREE)
    brush.put(text, (left + _PAD_X, top + _PAD_Y))


def draw_tip(brush: Brush, tip: Tip, pressed: Sequence[Bounds] = ()) -> None:
    """Draw a tooltip with title and text beside its thing.

    `pressed` holds the boxes of things that can be pressed. If possible, the tooltip covers
    neither them nor its own thing.
    """
    view = brush.view
    large, widest = reading(theme.SMALL), _WIDEST * reading_share()
    parts = tip.title, tip.text, tip.why
    widths = [view.text(words, large, "black", theme.CREAM).width for words in parts]
    room = min(widest, max(widths) / view.scale + 2)
    title = view.paragraph(tip.title, large, room, "black", theme.BRASS)
    sentences = [title]
    if tip.text:
        sentences.append(view.paragraph(tip.text, large, room, "bold", theme.CREAM))
    if tip.why and tip.why != tip.title:
        sentences.append(view.paragraph(tip.why, large, room, "bold", theme.BLOCKED_EDGE))
    size = (
        max(each.width for each in sentences) / view.scale + 2 * _PAD_X,
        sum(each.height for each in sentences) / view.scale + 2 * _PAD_Y,
    )
    left, top = beside(tip.box, size, pressed)
    brush.panel((left, top, *size), _FREE)
    at = top + _PAD_Y
    for each in sentences:
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
    if above >= _MARGIN:
        yield left, above
    yield left, min(below, theme.HEIGHT - _MARGIN - height)
    before, behind = x - _GAP - width, x + across + _GAP
    if behind + width <= theme.WIDTH - _MARGIN:
        yield behind, top
    if before >= _MARGIN:
        yield before, top
