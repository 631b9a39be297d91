"""Draw the small sheets of the other players, and the bonus lines."""

from pygame import FRect

from cubacube.games.calavera.rules.box import BonusLine
from cubacube.games.calavera.rules.sheet import total
from cubacube.games.calavera.rules.state import State
from cubacube.games.calavera.scene import looks
from cubacube.games.calavera.scene.places import BONUS, small_grid
from cubacube.games.calavera.scene.sheets import draw_grid
from cubacube.games.calavera.scene.tips import explain_line
from cubacube.rules import Seat
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, theme
from cubacube.scenes.canvas.parts import PANEL, RESTING, PanelStyle, flat, pill
from cubacube.scenes.canvas.styles import BADGE, TINY_NOTE
from cubacube.scenes.match.words import Snapshot
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import _, _n

_ROW_Y, _ROW = 62.0, 58.0
_FIELD = 104.0, 44.0
_SPENT: theme.Colour = (220, 210, 192)
_LATER: theme.Colour = (255, 240, 200)
_SUM = TextStyle(theme.LARGE, theme.CORAL, "black")
_NAME = TextStyle(theme.NORMAL + 1, theme.INK, "black")
_BOX = TextStyle(theme.SMALL + 1, theme.INK, "heavy")


def draw_other(brush: Brush, snapshot: Snapshot[State], seat: Seat, box: Bounds) -> None:
    """Draw one small sheet with name, bonus and sum."""
    state, entry = snapshot.state, snapshot.seats[seat]
    now = _status(snapshot, seat)
    brush.panel(box, PANEL if now else RESTING, theme.GOLD if seat == snapshot.on else None)
    x, y, width, _height = box
    brush.put(swatch(brush.view, entry.side, 30, 8), (x + 18, y + 16))
    sheet = state.sheets[seat]
    points = written(total(state.box, sheet))
    end = brush.write(points, (x + width - 20, y + 31), _SUM, "midright").left
    bonus = sum(sheet.bonus)
    note = _("bonus {points}").format(points=bonus) if bonus else _("no bonus")
    left = brush.write(note, (end - 14, y + 32), TINY_NOTE, "midright").left
    room = left - x - 70 - (brush.width(now, BADGE) + 40 if now else 0)
    name = brush.write(entry.name, (x + 58, y + 31), _NAME, "midleft", room)
    if now:
        tint = theme.CORAL if seat == snapshot.on else theme.TEAL
        brush.tag(now, (name.right + 12, y + 31), pill(tint), BADGE, "midleft")
    draw_grid(brush, small_grid(box), state.box, sheet)


def _status(snapshot: Snapshot[State], seat: Seat) -> str:
    """Return what a player is doing now; the text is empty if there is nothing to tell."""
    state = snapshot.state
    if not state.agenda:
        totals = [total(state.box, sheet) for sheet in state.sheets]
        return _("wins") if totals[seat] == max(totals) else ""
    if any(reply.seat == seat for reply in state.replies):
        return _("has chosen")
    if seat == snapshot.on and seat != state.seat:
        return _("is choosing")
    return _("playing now") if seat == state.seat else ""


def draw_bonus(brush: Brush, snapshot: Snapshot[State]) -> None:
    """Draw each bonus line: its points, its owners, and the crosses missing."""
    brush.panel(BONUS, PANEL)
    x, y, width, _height = BONUS
    title = brush.write(_("Bonus"), (x + 20, y + 8), TextStyle(theme.LARGE + 2, theme.INK, "title"))
    words = _("past a red line in all four rows")
    room = width - 60 - title.w
    brush.write(words, (x + width - 20, y + 30), TINY_NOTE, "midright", room)
    for number, line in enumerate(snapshot.state.box.lines):
        _draw_line(brush, snapshot, number, line)


def _draw_line(brush: Brush, snapshot: Snapshot[State], number: int, line: BonusLine) -> None:
    state = snapshot.state
    x, y, width, _height = BONUS
    top = y + _ROW_Y + number * _ROW
    brush.panel((x + 18, top - 5, width - 36, 2), flat(theme.TRACK, 1))
    explain_line(brush, (x + 18, top, width - 36, _ROW), line, taken=not state.big[number])
    brush.panel((x + 26, top + 6, 7, 38), flat(looks.LINE, 3))
    brush.write(_("box {box}").format(box=line.crosses), (x + 46, top + 25), _BOX, "midleft", 90)
    gained = [sheet.bonus[number] for sheet in state.sheets]
    firsts = [seat for seat, points in enumerate(gained) if points == line.first]
    laters = [seat for seat, points in enumerate(gained) if points not in (0, line.first)]
    first = FRect((x + 144, top + 3), _FIELD)
    fill = looks.POINTS if state.big[number] else None
    _draw_field(brush, snapshot, first, (_("first"), line.first), firsts, fill=fill)
    later = first.move(_FIELD[0] + 8, 0)
    _draw_field(brush, snapshot, later, (_("later"), line.later), laters, fill=_LATER)
    _draw_progress(brush, state, snapshot.front, number, FRect(x + 368, top + 3, width - 384, 44))


def _draw_field(
    brush: Brush,
    snapshot: Snapshot[State],
    place: FRect,
    gain: tuple[str, int],
    seats: list[Seat],
    *,
    fill: theme.Colour | None,
) -> None:
    """Draw the points of a bonus line with the colours of the players who got them.

    `fill` is None if nobody can get these points any more.
    """
    look = PanelStyle(fill or _SPENT, looks.POINTS_EDGE if fill else theme.TRACK, 14, 2, shadow=0)
    brush.panel(place, look)
    label, points = gain
    ink = theme.INK if fill else theme.GREY
    value = TextStyle(theme.NORMAL + 3, ink, "black")
    left = brush.write(str(points), (place.right - 12, place.centery), value, "midright").left
    if not seats:
        style = TextStyle(theme.SMALLEST_TEXT, theme.BROWN if fill else theme.GREY)
        brush.write(label, (place.x + 10, place.centery), style, "midleft", left - place.x - 14)
    step = min(26.0, (left - place.x - 38) / max(1, len(seats) - 1))
    for number, seat in enumerate(seats):
        at = place.x + 8 + number * step, place.centery
        brush.put(swatch(brush.view, snapshot.seats[seat].side, 24, 7), at, "midleft")


def _draw_progress(brush: Brush, state: State, seat: Seat, number: int, place: FRect) -> None:
    """Draw how many crosses a seat still needs for a bonus line.

    The seat is the player whose sheet is shown large. If the player has the bonus, draw its
    points; if the line is out of reach, say so.
    """
    sheet, line = state.sheets[seat], state.box.lines[number]
    missing = [max(0, line.crosses - crosses) for crosses in sheet.crosses]
    points = sheet.bonus[number]
    style = TextStyle(theme.SMALLEST_TEXT, theme.GREY, "bold")
    if points:
        words = _n("+{points} point", "+{points} points", points).format(points=points)
        style = TextStyle(theme.SMALLEST_TEXT, theme.OPEN_FILL, "black")
    elif any(gap and ice for gap, ice in zip(missing, sheet.frozen_rows, strict=True)):
        words = _("out of reach")
    else:
        words = _n("{n} cross left", "{n} crosses left", sum(missing)).format(n=sum(missing))
    brush.write(words, place.midright, style, "midright", place.w)
