"""Draw the counters at the ends of the lines: number of rigs and points."""

from pygame import FRect

from cubacube.games.atacama.rules.scoring import ENOUGH
from cubacube.games.atacama.scene import palette
from cubacube.games.atacama.scene.places import BoardBoxes
from cubacube.games.atacama.scene.tally import OwnedLine, Tally
from cubacube.scenes.canvas import Brush, Point, TextStyle, theme
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.scenes.canvas.view import Anchor
from cubacube.session.language.numbers import signed

_WIDE = 120.0
"""Width from which a counter shows rigs and points in one row."""
_TINT = 0.4
"""Fraction of the owner's colour in the counter of a line that does not count."""


def draw_counter(brush: Brush, places: BoardBoxes, tally: Tally, *, lit: bool = False) -> None:
    """Draw one counter in the owner's colour, bright if the line counts, with a rim if `lit`."""
    box = FRect(places.counters[tally.name])
    brush.panel(box, counter_look(tally), theme.GOLD if lit else None, 5)
    if not tally.rigs or not tally.shares:
        _draw_rigs(brush, tally, box.center, "center")
    elif box.w >= _WIDE:
        _draw_row(brush, box, tally)
    else:
        _draw_stack(brush, box, tally)


def counter_look(tally: Tally) -> PanelStyle:
    """Return the fill and border of a counter, tinted in the colour of the line's owner.

    A counter of a line with two owners or none is not tinted.
    """
    fill, edge = palette.COUNTER, theme.INK if tally.counts else palette.COUNTER_EDGE
    if tally.owner is not None:
        edge = palette.CONCESSIONS[tally.owner].card
        fill = theme.mix(palette.COUNTER, edge, _TINT)
    return PanelStyle(theme.CREAM if tally.counts else fill, edge, 12, 3, shadow=0)


def _draw_row(brush: Brush, box: FRect, tally: Tally) -> None:
    """Draw rigs at the left, points at the right."""
    _draw_rigs(brush, tally, (box.x + 14, box.centery), "midleft")
    x = box.right - 14
    for share in reversed(tally.shares):
        x = _draw_value(brush, tally, share, (x, box.centery), "midright").x - 14


def _draw_stack(brush: Brush, box: FRect, tally: Tally) -> None:
    """Draw rigs above, points below."""
    step = (box.h - 6) / (1 + len(tally.shares))
    y = box.y + 3 + step / 2
    _draw_rigs(brush, tally, (box.centerx, y), "center")
    for row, share in enumerate(tally.shares, start=1):
        _draw_value(brush, tally, share, (box.centerx, y + row * step), "center")


def _draw_value(brush: Brush, tally: Tally, share: OwnedLine, at: Point, anchor: Anchor) -> FRect:
    """Draw the points of a line for one owner, in brackets until the line counts.

    If the line has two owners, a colour mark shows whose points they are.
    """
    value = share.line.value
    words = signed(value) if tally.counts else f"({signed(value)})"
    shared = len(tally.shares) > 1
    colour = theme.INK if tally.counts else palette.COUNTER_PALE
    size = theme.SMALLEST_TEXT if shared or not tally.counts else theme.SMALL + 2
    style = TextStyle(size, colour, "black" if tally.counts else "heavy")
    if not shared:
        return brush.write(words, at, style, anchor)
    style = style.capped_at(theme.SMALL + 2)
    width = brush.width(words, style) + 14
    left = at[0] - (width if anchor == "midright" else width / 2)
    mark = palette.CONCESSIONS[share.concession].card
    brush.panel((left, at[1] - 9, 8, 18), PanelStyle(mark, theme.CREAM, 3, 1, shadow=0))
    end = brush.write(words, (left + 14, at[1]), style, "midleft")
    return FRect(left, end.y, width, end.h)


def _draw_rigs(brush: Brush, tally: Tally, at: Point, anchor: Anchor) -> None:
    """Draw the number of rigs."""
    colour = palette.COUNTER_WORDS
    if tally.counts:
        colour = palette.CONCESSIONS[tally.owner].on_cream if tally.owner else theme.INK
    style = TextStyle(theme.SMALL - 1, colour, "heavy")
    if len(tally.shares) > 1:  # Two values beside it leave no room for larger letters.
        style = style.capped_at(style.size)
    brush.write(f"{tally.rigs}/{ENOUGH}", at, style, anchor)
