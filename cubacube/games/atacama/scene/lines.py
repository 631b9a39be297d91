"""Describe a line of the board: its name, its rigs one by one, and their points."""

from cubacube.games.atacama.rules.shape import Direction
from cubacube.games.atacama.scene.palette import CONCESSIONS
from cubacube.games.atacama.scene.pieces import nugget
from cubacube.games.atacama.scene.tally import LineName, OwnedLine, Tally
from cubacube.games.atacama.scene.titled import titled
from cubacube.scenes.canvas.boxes import Bounds, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.styles import NOTE
from cubacube.scenes.canvas.theme import INK, NORMAL, SMALL
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.numbers import signed
from cubacube.session.language.translation import N_, _, _n
from cubacube.session.play.setup import Seats

_LINES: dict[Direction, str] = {
    "columns": N_("Column {number}"),
    "rows": N_("Row {number}"),
    "falling": N_("Falling line {number}"),
    "rising": N_("Rising line {number}"),
}
_ITEM, _BARE = 66.0, 38.0
"""Width of one rig's points: with a nugget (`_ITEM`) and without one (`_BARE`)."""
_TOTAL = 70.0


def line_name(name: LineName) -> str:
    """Return the name of a line."""
    direction, number = name
    return _(_LINES[direction]).format(number=number)


def draw_line(brush: Brush, box: Bounds, tally: Tally, seats: Seats) -> None:
    """Draw the rigs of a line one by one, for each player that scores it."""
    inside = titled(brush, box, line_name(tally.name))
    at = inside.x, inside.y
    y = brush.write(_count(tally), at, NOTE, width=inside.w).bottom + 30
    for share in tally.shares:
        picture = swatch(brush.view, seats[share.seat].side, 28, 7)
        brush.put(picture, (inside.x, y), "midleft")
        draw_items(brush, share, (inside.x + 46, y), inside.w - 46)
        y += 54


def draw_items(brush: Brush, share: OwnedLine, at: Point, room: float) -> None:
    """Draw the points of each rig in a line and their sum; add the metals if `room` is enough."""
    x, y = at
    items, style = share.line.items, TextStyle(SMALL, INK, "black")
    full = len(items) * _ITEM + _TOTAL <= room
    for item in items:
        if full:
            brush.put(nugget(brush.view, item.ore.metal, 24), (x + 12, y), "center")
        brush.write(signed(item.points), (x + (28 if full else 0), y), style, "midleft")
        x += _ITEM if full else _BARE
    total = _("= {points}").format(points=signed(share.line.value))
    colour = CONCESSIONS[share.concession].on_cream
    brush.write(total, (x, y), TextStyle(NORMAL, colour, "black"), "midleft")


def _count(tally: Tally) -> str:
    if tally.counts:
        return _("{rigs} rigs: the line counts.").format(rigs=tally.rigs)
    said = _n(
        "{rigs} rig: a line needs four to count.",
        "{rigs} rigs: a line needs four to count.",
        tally.rigs,
    )
    return said.format(rigs=tally.rigs)
