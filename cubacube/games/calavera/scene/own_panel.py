"""Draw the large sheet: headings, rows, roses, snowflakes, bonus and sum."""

from cubacube.games.calavera.rules.actions import Freeze, MarkColour, MarkJokers
from cubacube.games.calavera.rules.box import JOKER, ROWS, Row
from cubacube.games.calavera.rules.legal import groups
from cubacube.games.calavera.rules.sheet import total
from cubacube.games.calavera.rules.state import State, TakeLeft, TakeOwn
from cubacube.games.calavera.scene import looks
from cubacube.games.calavera.scene.places import LARGE_GRID, OWN
from cubacube.games.calavera.scene.sheets import draw_grid
from cubacube.games.calavera.scene.tips import explain_headings, explain_sheet
from cubacube.rules import Action, Seat
from cubacube.scenes.canvas import Brush, TextStyle, theme
from cubacube.scenes.canvas.parts import PANEL, PanelStyle, flat, pill, rim
from cubacube.scenes.canvas.styles import FIGURES, NOTE
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import _
from cubacube.session.play.setup import SeatEntry

FOOT_Y = OWN[1] + OWN[3] - 36
_HEAD_Y = OWN[1] + 42
_TOTALS_WIDTH = 330.0
_COUNT_X, _COUNT_Y = 20.0, 12.0
_DEATH = TextStyle(theme.SMALL, looks.DEATH_EDGE, "heavy")
_ROW = TextStyle(theme.SMALL, theme.GREY, "heavy")
_SUM = TextStyle(theme.LARGE + 6, theme.CORAL, "black")
_LABEL = TextStyle(theme.NORMAL, theme.BROWN, "heavy")


def draw_own(brush: Brush, state: State, seat: Seat, entry: SeatEntry, note: str) -> None:
    """Draw the sheet of a seat, with its name and a note."""
    brush.panel(OWN, PANEL)
    x, y, _width, _height = OWN
    brush.put(swatch(brush.view, entry.side, 34, 9), (x + 24, y + 18))
    room = LARGE_GRID.cell(0, 6).left - x - 84
    name = brush.write(entry.name, (x + 70, y + 12), TextStyle(34, theme.INK, "title"), width=room)
    left = LARGE_GRID.cell(0, 6).left - name.right - 30
    if brush.width(note, NOTE) <= left:
        brush.write(note, (name.right + 14, y + 36), NOTE, "midleft", left)
    _draw_heads(brush, state)
    draw_grid(brush, LARGE_GRID, state.box, state.sheets[seat])
    explain_sheet(brush, state.box, state.sheets[seat])
    _draw_totals(brush, state, seat)


def draw_chips(brush: Brush, state: State, seat: Seat, on: Seat | None) -> None:
    """Mark the groups that can be used.

    Colours are marked to the left of the rows. Roses (jokers) and snowflakes (freezing) are
    marked to the right of the rows.
    """
    found = usable(state, seat) if on == seat else ()
    for row in ROWS:
        kinds = {type(each) for each in found if getattr(each, "row", None) == row}
        if MarkColour in kinds:
            _draw_count(brush, row, state.dice.count(row))
        _draw_roses(brush, row, state.dice.count(JOKER) if MarkJokers in kinds else None)
        points = state.box.points[state.sheets[seat].crosses[row]]
        _draw_ice(brush, row, points if Freeze in kinds else None)


def foot_room() -> float:
    """Return the width for an explanation at the bottom of the sheet."""
    return OWN[2] - 48 - _TOTALS_WIDTH


def usable(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return the groups of dice that a seat may use now."""
    using = bool(state.agenda) and isinstance(state.agenda[0], TakeOwn | TakeLeft)
    return groups(state, seat) if using else ()


def _draw_heads(brush: Brush, state: State) -> None:
    """Draw the column headings: freezing cost, death zone and row points."""
    for first, last in _spans(state):
        needed = state.box.jokers[first]
        _bracket(brush, LARGE_GRID.cell(0, first).left, LARGE_GRID.cell(0, last).right, needed)
    left, right = LARGE_GRID.cell(0, state.box.death).left, LARGE_GRID.cell(0, state.box.last).right
    at, room = ((left + right) / 2, _HEAD_Y), right - left - 40
    box = brush.write(_("death zone"), at, _DEATH, "center", room)
    _strokes(brush, (left, box.left - 8), (box.right + 8, right), looks.DEATH_EDGE)
    brush.write(_("row"), (LARGE_GRID.value(0).centerx, _HEAD_Y), _ROW, "center")
    brush.icon("rose", (LARGE_GRID.chip(0, 0).centerx, _HEAD_Y), 32, looks.ROSE, looks.ROSE_LIGHT)
    brush.icon("snowflake", (LARGE_GRID.chip(0, 1).centerx, _HEAD_Y), 30, looks.ICE_INK)
    explain_headings(brush, _HEAD_Y)


def _spans(state: State) -> list[tuple[int, int]]:
    """Return ranges of boxes (first, last) where freezing takes the same number of jokers."""
    spans: list[tuple[int, int]] = []
    for box, needed in enumerate(state.box.jokers):
        if needed and spans and state.box.jokers[spans[-1][0]] == needed:
            spans[-1] = spans[-1][0], box
        elif needed:
            spans.append((box, box))
    return spans


def _bracket(brush: Brush, left: float, right: float, roses: int) -> None:
    """Draw the number of roses (jokers) that freeze a row whose last cross is in this range."""
    size, step = 24.0, 24.0
    middle, half = (left + right) / 2, (roses + 1) * step / 2
    _strokes(brush, (left, middle - half - 8), (middle + half + 8, right), looks.POINTS_EDGE)
    start = middle - half + step / 2
    brush.icon("snowflake", (start, _HEAD_Y), size * 0.86, looks.POINTS_EDGE)
    for rose in range(roses):
        at = start + (rose + 1) * step, _HEAD_Y
        brush.icon("rose", at, size, looks.ROSE, looks.ROSE_LIGHT)


def _strokes(
    brush: Brush, before: tuple[float, float], after: tuple[float, float], tint: theme.Colour
) -> None:
    for left, right in (before, after):
        if right - left > 4:
            place = left, _HEAD_Y - 1.5, right - left, 3
            brush.panel(place, flat(tint, 1.5))


def _draw_count(brush: Brush, row: Row, dice: int) -> None:
    """Draw the number of dice that can go into a row."""
    place = LARGE_GRID.lead(row)
    brush.panel(place.inflate(8, 8), rim(theme.GOLD, 16, 5))
    style = TextStyle(theme.SMALL, theme.INK, "black")
    # Preview crosses cover the first box, so the tag stays left of it.
    at = place.right - _COUNT_X, place.y + _COUNT_Y
    brush.tag(f"+{dice}", at, pill(theme.GOLD, looks.POINTS_EDGE), style)


def _draw_roses(brush: Brush, row: Row, dice: int | None) -> None:
    place = LARGE_GRID.chip(row, 0)
    brush.panel(place, _chip(None if dice is None else looks.ROSE))
    if dice is not None:
        brush.icon("rose", (place.centerx, place.y + 22), 34, looks.ROSE, looks.ROSE_LIGHT)
        style = TextStyle(theme.SMALL, looks.ROSE, "black").capped_at(theme.SMALL + 1)
        brush.write(f"+{dice}", (place.centerx, place.bottom - 13), style, "center")


def _draw_ice(brush: Brush, row: Row, points: int | None) -> None:
    place = LARGE_GRID.chip(row, 1)
    brush.panel(place, _chip(None if points is None else looks.ICE_INK))
    if points is not None:
        brush.icon("snowflake", (place.centerx, place.y + 21), 28, looks.ICE_INK)
        style = TextStyle(theme.SMALL, looks.ICE_INK, "black")
        brush.write(written(points), (place.centerx, place.bottom - 13), style, "center")


def _chip(edge: theme.Colour | None) -> PanelStyle:
    if edge is None:
        return PanelStyle(theme.SAND, theme.TRACK, 13, 2, shadow=0)
    return PanelStyle(theme.PAPER, edge, 13, 3, 0.35, 8)


def _draw_totals(brush: Brush, state: State, seat: Seat) -> None:
    """Draw total and bonus at the foot, from right to left."""
    sheet = state.sheets[seat]
    end = OWN[0] + OWN[2] - 26
    for words, style, gap in (
        (written(total(state.box, sheet)), _SUM, 0),
        (_("Total"), _LABEL, 12),
        (str(sum(sheet.bonus)), FIGURES, 34),
        (_("Bonus"), _LABEL, 10),
    ):
        end = brush.write(words, (end - gap, FOOT_Y), style, "midright").left
