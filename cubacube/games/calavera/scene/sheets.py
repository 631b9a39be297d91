"""Draw score sheets: boxes, crosses, bonus lines and row points; previews and new crosses."""

from collections.abc import Iterable, Mapping

import pygame
from pygame import FRect

from cubacube.games.calavera.rules.actions import Freeze, MarkColour, MarkJokers
from cubacube.games.calavera.rules.box import ROWS, Box, Row
from cubacube.games.calavera.rules.events import RowMarked, RowSaved, TurnBegan
from cubacube.games.calavera.rules.sheet import enter
from cubacube.games.calavera.rules.state import Sheet, State
from cubacube.games.calavera.scene import looks
from cubacube.games.calavera.scene.looks import SUITS
from cubacube.games.calavera.scene.places import Grid
from cubacube.rules import Action, Event, Seat
from cubacube.scenes.canvas import Brush, Pen, TextStyle, View, theme
from cubacube.scenes.canvas.glide import part
from cubacube.scenes.canvas.icons import icon
from cubacube.scenes.canvas.paint import masked
from cubacube.scenes.canvas.parts import PanelStyle, flat, rim
from cubacube.scenes.match.words import Show
from cubacube.session.language.numbers import written

CROSS_S = 0.22
"""Seconds to draw one cross."""
_REST_S = 0.5
_SAVED_S = 0.9
_ROOMY = 40.0
"""Side length from which a box shows its points."""
_ZONES = {
    "start": (looks.START, looks.START_EDGE, looks.START_EDGE),
    "points": (looks.POINTS, looks.POINTS_EDGE, looks.POINTS_INK),
    "death": (looks.DEATH, looks.DEATH_EDGE, looks.DEATH_INK),
}


def _zone(box: Box, number: int) -> str:
    """Return the zone of box `number`: "start", "points" or "death"."""
    if number >= box.death:
        return "death"
    return "points" if box.jokers[number] else "start"


def draw_grid(brush: Brush, grid: Grid, box: Box, sheet: Sheet) -> None:
    """Draw the rows of a sheet."""
    for row in ROWS:
        _draw_lead(brush, grid, row)
        for number in range(1, box.last + 1):
            place, crossed = grid.cell(row, number), number <= sheet.crosses[row]
            _draw_cell(brush, place, box, number, printed=not crossed)
            if crossed:
                _draw_cross(brush, place, row)
        _draw_value(brush, grid, box, sheet, row)
    for line in box.lines:
        _draw_line(brush, grid, line.crosses)


def _draw_cell(brush: Brush, place: FRect, box: Box, number: int, *, printed: bool = True) -> None:
    """Draw an empty box, with its points if `printed` and there is room."""
    where = _zone(box, number)
    view = brush.view
    pixels = view.rect(place)
    picture = view.cached(
        ("score box", pixels.size, where), lambda: _cell(view, pixels.size, where)
    )
    brush.surface.blit(picture, pixels)
    if printed and place.h >= _ROOMY and where != "start":
        style = TextStyle(place.h * 0.46, _ZONES[where][2], "black")
        brush.write(written(box.points[number]), place.center, style, "center")


def _draw_cross(brush: Brush, place: FRect, row: Row, size: float = 1.0) -> None:
    """Draw a cross in the colour of its row.

    While the cross appears, `size` grows from 0 to 1.
    """
    share = 0.74 if place.h >= _ROOMY else 0.86
    colour = theme.darker(SUITS[row].colour, 0.12)
    brush.icon("cross", place.center, max(2.0, place.h * share * size), colour)


def _draw_ghost(brush: Brush, place: FRect, row: Row) -> None:
    """Draw a preview of a cross."""
    look = rim(SUITS[row].colour, place.h * 0.2, max(2.0, place.h * 0.07))
    brush.panel(place.inflate(4, 4), look)
    picture = icon(brush.view, "cross", place.h * 0.6, SUITS[row].colour).copy()
    picture.set_alpha(150)
    brush.put(picture, place.center, "center")


def _draw_glow(brush: Brush, place: FRect) -> None:
    """Draw a glow around one of the boxes that were marked most recently."""
    look = rim(theme.GOLD, place.h * 0.24, max(2.0, place.h * 0.08))
    out = max(3.0, place.h * 0.09)
    brush.panel(place.inflate(2 * out, 2 * out), look)


def _draw_value(brush: Brush, grid: Grid, box: Box, sheet: Sheet, row: Row) -> None:
    """Draw the points of a row: in brackets if it is open, on ice if it is frozen."""
    place, ice = grid.value(row), sheet.frozen_rows[row]
    colour, large = SUITS[row].colour, place.h >= _ROOMY
    died = sheet.crosses[row] >= box.death
    fill = (looks.DEATH if died else looks.ICE) if ice else theme.CREAM
    brush.panel(place, PanelStyle(fill, colour, place.h * 0.2, 3 if large else 2, shadow=0))
    points = written(box.points[sheet.crosses[row]])
    size = max(theme.SMALLEST_TEXT, place.h * (0.5 if ice else 0.46))
    style = TextStyle(size, theme.darker(colour, 0.4), "bold")
    if ice:
        style = TextStyle(size, theme.INK, "black")
    if ice or not large:  # The freeze mark or the border leaves no room for larger text.
        style = style.capped_at(size)
    brush.write(points if ice else f"({points})", place.center, style, "center", place.w - 4)
    if ice:
        mark = place.right - 1, place.top + 3
        name, tint = ("sugar_skull", theme.BONE) if died else ("snowflake", looks.ICE_INK)
        brush.icon(name, mark, place.h * (0.46 if large else 0.8), tint)


def _draw_lead(brush: Brush, grid: Grid, row: Row) -> None:
    place, suit = grid.lead(row), SUITS[row]
    brush.panel(place, flat(suit.colour, place.h * 0.22))
    brush.icon(suit.symbol, place.center, place.h * 0.78, looks.LIGHT, suit.colour)


def _draw_line(brush: Brush, grid: Grid, after: int) -> None:
    """Draw a bonus line: a thick line through all rows, to the right of box `after`."""
    width, out = max(3.0, grid.box * 0.1), grid.box * 0.12
    x = grid.line_x(after)
    place = x - width / 2, grid.y - out, width, grid.height + 2 * out
    brush.panel(place, flat(looks.LINE, width / 2))


def _cell(view: View, size: tuple[int, int], where: str) -> pygame.Surface:
    """Return the picture of an empty box; the death zone is hatched."""
    fill, edge, _ink = _ZONES[where]
    width = max(1, round(size[1] * 0.035))
    radius = size[1] * 0.18
    if where != "death":
        return view.panel(size, radius / view.scale, fill, edge, width / view.scale)
    pen = Pen(size[1])
    pen.box(fill, 0, 0, 100, 100)
    for x in range(-90, 100, 30):
        pen.line(looks.DEATH_STROKE, [(x, 105), (x + 110, -5)], 8)
    hatched = masked(pygame.transform.smoothscale(pen.picture(), size), radius)
    hatched.blit(
        view.panel(size, radius / view.scale, theme.CLEAR, edge, width / view.scale), (0, 0)
    )
    return hatched


def draw_preview(brush: Brush, grid: Grid, state: State, action: Action) -> None:
    """Draw what an action would do to its player's sheet."""
    if not isinstance(action, MarkColour | MarkJokers | Freeze):
        return
    row, before = action.row, state.sheets[action.seat]
    after = enter(state, action, [])
    for box in range(before.crosses[row] + 1, after.crosses[row] + 1):
        _draw_cell(brush, grid.cell(row, box), state.box, box, printed=False)
        _draw_ghost(brush, grid.cell(row, box), row)
    _draw_value(brush, grid, state.box, after, row)


def mark_duration_s(show: Show[State]) -> float:
    """Return the seconds for showing new crosses and frozen rows in the sheets."""
    crosses = [event.dice for event in show.events if isinstance(event, RowMarked)]
    if crosses:
        return max(crosses) * CROSS_S + _REST_S
    return _SAVED_S if any(isinstance(event, RowSaved) for event in show.events) else 0.0


def draw_marking(brush: Brush, grids: Mapping[Seat, Grid], show: Show[State]) -> None:
    """Draw crosses that appear one after the other, and rows that freeze."""
    for event in show.events:
        match event:
            case RowMarked():
                _draw_crosses(brush, grids[event.seat], show, event)
            case RowSaved(seat, row):
                sheet = show.after.sheets[seat]
                _draw_value(brush, grids[seat], show.after.box, sheet, row)
                _draw_glow(brush, grids[seat].value(row))


def draw_last(brush: Brush, grids: Mapping[Seat, Grid], events: Iterable[Event]) -> None:
    """Draw a glow around the crosses and frozen rows of `last_marks`."""
    for event in last_marks(events):
        grid = grids[event.seat]
        if isinstance(event, RowSaved):
            _draw_glow(brush, grid.value(event.row))
            continue
        for box in range(event.box - event.dice + 1, event.box + 1):
            _draw_glow(brush, grid.cell(event.row, box))


def last_marks(events: Iterable[Event]) -> tuple[RowMarked | RowSaved, ...]:
    """Return the newest entries in the sheets.

    These are the entries of the last turn in which a player marked or froze a row.
    """
    marks: list[RowMarked | RowSaved] = []
    turn_over = False
    for event in events:
        if isinstance(event, TurnBegan):
            turn_over = True
        elif isinstance(event, RowMarked | RowSaved):
            if turn_over:
                marks, turn_over = [], False
            marks.append(event)
    return tuple(marks)


def _draw_crosses(brush: Brush, grid: Grid, show: Show[State], event: RowMarked) -> None:
    first = event.box - event.dice + 1
    share = show.at_s / (event.dice * CROSS_S) if event.dice else 1.0
    for number in range(event.dice):
        grown = part(min(1.0, share), number, event.dice, overlap=0)
        if grown > 0:
            place = grid.cell(event.row, first + number)
            _draw_cell(brush, place, show.after.box, first + number, printed=False)
            _draw_glow(brush, place)
            _draw_cross(brush, place, event.row, 0.4 + 0.6 * grown)
    if share >= 1:
        _draw_value(brush, grid, show.after.box, show.after.sheets[event.seat], event.row)
