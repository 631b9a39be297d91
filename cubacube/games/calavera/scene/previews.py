"""Draw previews of crosses, new crosses as they appear, and a glow on the last ones."""

from collections.abc import Iterable, Mapping

from cubacube.games.calavera.rules.actions import Freeze, MarkColour, MarkJokers
from cubacube.games.calavera.rules.events import RowMarked, RowSaved, TurnBegan
from cubacube.games.calavera.rules.sheet import enter
from cubacube.games.calavera.rules.state import State
from cubacube.games.calavera.scene.places import Grid
from cubacube.games.calavera.scene.sheets import (
    draw_cell,
    draw_cross,
    draw_ghost,
    draw_glow,
    draw_value,
)
from cubacube.rules import Action, Event, Seat
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.glide import part
from cubacube.scenes.match.words import Show

CROSS_S = 0.22
"""Seconds to draw one cross."""
_REST_S = 0.5
_SAVED_S = 0.9


def draw_preview(brush: Brush, grid: Grid, state: State, action: Action) -> None:
    """Draw what an action would do to its player's sheet."""
    if not isinstance(action, MarkColour | MarkJokers | Freeze):
        return
    row, before = action.row, state.sheets[action.seat]
    after = enter(state, action, [])
    for box in range(before.crosses[row] + 1, after.crosses[row] + 1):
        draw_cell(brush, grid.cell(row, box), state.box, box, printed=False)
        draw_ghost(brush, grid.cell(row, box), row)
    draw_value(brush, grid, state.box, after, row)


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
                draw_value(brush, grids[seat], show.after.box, sheet, row)
                draw_glow(brush, grids[seat].value(row))


def draw_last(brush: Brush, grids: Mapping[Seat, Grid], events: Iterable[Event]) -> None:
    """Draw a glow around the crosses and frozen rows of `last_marks`."""
    for event in last_marks(events):
        grid = grids[event.seat]
        if isinstance(event, RowSaved):
            draw_glow(brush, grid.value(event.row))
            continue
        for box in range(event.box - event.dice + 1, event.box + 1):
            draw_glow(brush, grid.cell(event.row, box))


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
            draw_cell(brush, place, show.after.box, first + number, printed=False)
            draw_glow(brush, place)
            draw_cross(brush, place, event.row, 0.4 + 0.6 * grown)
    if share >= 1:
        draw_value(brush, grid, show.after.box, show.after.sheets[event.seat], event.row)
