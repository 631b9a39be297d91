"""The list of a flick and its tries: how each was made, and its result."""

from collections.abc import Sequence

from cubacube.kit.shot import Height
from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Brush, Point, TextStyle, holds, strokes, theme
from cubacube.scenes.canvas.parts import PanelStyle, flat, rim
from cubacube.scenes.canvas.reading import fit_style
from cubacube.scenes.flicking.panels.places import GAP, SIDE
from cubacube.scenes.flicking.panels.turn_panel import aside, head_height
from cubacube.scenes.flicking.tries import MOST, Try
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import N_, _

AIM: Bounds = (SIDE[0], SIDE[1], SIDE[2], 214)
"""The box of the aim figures and the legend."""
LIST: Bounds = (SIDE[0], SIDE[1] + AIM[3] + GAP, SIDE[2], SIDE[3] - AIM[3] - GAP)
"""The box of the list."""
_HEAD, _FOOT = 50.0, 10.0
_LOOK = PanelStyle(theme.SLATE, theme.BRASS, border_width=2)
_NUMBER = TextStyle(theme.SMALL, theme.INK, "black")
_HOW = TextStyle(theme.SMALL, theme.CREAM, "heavy")
_SHORT = TextStyle(theme.SMALLEST_TEXT, theme.GOLD, "bold")
_LONG = TextStyle(theme.SMALLEST_TEXT, theme.MOON, "medium")
_NOTE = TextStyle(theme.SMALLEST_TEXT, theme.MOON, "bold")
_COLUMNS = ((54, 236), (298, 84), (390, 112), (510, 282), (800, 106))
"""Left edge and width of each column."""
_HIT: dict[Height, str] = {
    "low": N_("hit low"),
    "middle": N_("hit in the middle"),
    "high": N_("hit high"),
}
LEGEND_WIDTH = 502.0
"""Width of the legend at the right of the box."""
_LETTERS = 0.43
"""Largest letters of a row of two lines, as a share of its height."""


@frozen
class TryRow:
    """A flick in the list: its text by column, and the current colour of its trace."""

    made: Try
    columns: tuple[str, ...]
    colour: theme.Colour


def columns_of(made: Try, die: str, gate: str) -> tuple[str, ...]:
    """Return die, angle, speed, hit point and Gate of a flick as text."""
    flick = made.flick
    finger = _(_HIT[flick.height])
    if flick.offset_tenth_mm:
        finger = f"{finger}, {aside(flick.offset_tenth_mm)}"
    speed = _("{speed} mm/s").format(speed=written(flick.speed_mm_s))
    return die, f"{written(flick.angle_cdeg / 100, 2)}°", speed, finger, gate


def row_box(number: int) -> Bounds:
    """Return the box of a row; 0 is the first one."""
    x, y, width, height = LIST
    tall = (height - _HEAD - _FOOT) / (MOST + 1)
    return x + 10, y + _HEAD + number * tall, width - 20, tall


def row_at(point: Point, count: int) -> int | None:
    """Return the index of the row at a point; None if there is none.

    `count` is the number of rows.
    """
    return next((n for n in range(count) if holds(row_box(n), point)), None)


def draw_tries(brush: Brush, rows: Sequence[TryRow]) -> None:
    """Draw the panel with all rows; the real flick comes first."""
    brush.panel(LIST, _LOOK)
    x, y, width, _height = LIST
    head = TextStyle(theme.NORMAL, theme.BRASS, "heavy")
    brush.write(_("Real flick and tries"), (x + 22, y + 27), head, "midleft", 330)
    keys = _("Click a row, or use Tab and Enter, to watch it again")
    brush.write(keys, (x + width - 22, y + 27), _NOTE, "midright", width - 400)
    for number, row in enumerate(rows):
        _draw_row(brush, row_box(number), row, shaded=number % 2 == 0)


def draw_marked(brush: Brush, number: int) -> None:
    """Draw a rim around the marked row."""
    brush.panel(row_box(number), rim(theme.GOLD, 10, 2.5))


def draw_number(brush: Brush, made: Try, middle: Point, radius: float) -> None:
    """Draw the number of a flick on a dot in its colour."""
    strokes.dot(brush, theme.INK, middle, radius + 2)
    strokes.dot(brush, made.colour, middle, radius)
    brush.write(str(made.number), middle, _NUMBER, "center", 2 * radius - 4)


def draw_legend(brush: Brush) -> None:
    """Draw the legend of the marks on the cloth."""
    top = head_height() + 4
    x, y, room = AIM[0] + AIM[2] - LEGEND_WIDTH, AIM[1] + top, LEGEND_WIDTH - 18
    samples = (
        (4.0, N_("path of the flicked die; white is the real flick")),
        (2.0, N_("paths of the dice that were pushed")),
        (0.0, N_("first touch, and where dice stopped")),
    )
    last = _("Shows the last {most} tries. Older ones are darker.").format(most=MOST)
    pitch = (AIM[3] - top - 8) / (len(samples) + 1)
    fitted = [fit_style(brush.view, _(each), _NOTE, room - 54, pitch) for _thick, each in samples]
    style = min(fitted, key=lambda each: each.size)
    for n, (thick, words) in enumerate(samples):
        at = x, y + (n + 0.5) * pitch
        if thick:
            strokes.line(brush, theme.MOON, at, (at[0] + 44, at[1]), thick)
        else:
            strokes.ring(brush, theme.MOON, (at[0] + 22, at[1]), 8, 3.5)
        brush.write(_(words), (at[0] + 54, at[1]), style, "midleft", room - 54)
    brush.write(last, (x, y + (len(samples) + 0.5) * pitch), style, "midleft", (room, 45))


def _draw_row(brush: Brush, box: Bounds, row: TryRow, *, shaded: bool) -> None:
    """Draw one row of two lines: how the flick was made, and below that its result."""
    x, y, width, height = box
    if shaded:
        brush.panel((x, y, width, height), flat(theme.DUSK, 10))
    draw_number(brush, row.made, (x + 26, y + height / 2), 16)
    upper, lower = y + height * 0.27, y + height * 0.71
    how, short_, long = (each.capped_at(height * _LETTERS) for each in (_HOW, _SHORT, _LONG))
    for words, (left, room) in zip(row.columns, _COLUMNS, strict=True):
        brush.write(words, (x + left, upper), how, "midleft", room)
    at, end = x + float(_COLUMNS[0][0]), x + width - 8
    short = row.made.short
    if short is not None:
        colour = theme.SEA if short.good else theme.BLOCKED_EDGE
        at = brush.icon("check" if short.good else "cross", (at + 8, lower), 18, colour).right + 8
        at = brush.write(short.words, (at, lower), short_, "midleft", end - at).right + 14
    if brush.width(row.made.words, long) <= end - at:  # they are in the tip and the line below
        brush.write(row.made.words, (at, lower), long, "midleft")
    brush.explain(box, row.made.words)
