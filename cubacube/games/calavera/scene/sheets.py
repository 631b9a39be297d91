"""Draw score sheets: boxes, crosses, bonus lines and row points."""

import pygame
from pygame import FRect

from cubacube.games.calavera.rules.box import ROWS, Box, Row
from cubacube.games.calavera.rules.state import Sheet
from cubacube.games.calavera.scene import looks
from cubacube.games.calavera.scene.looks import SUITS
from cubacube.games.calavera.scene.places import Grid
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.icons import icon
from cubacube.scenes.canvas.paint import masked
from cubacube.scenes.canvas.parts import PanelStyle, TextStyle, flat, rim
from cubacube.scenes.canvas.pen import Pen
from cubacube.scenes.canvas.theme import BONE, CLEAR, CREAM, GOLD, INK, SMALLEST_TEXT, darker
from cubacube.scenes.canvas.view import View
from cubacube.session.language.numbers import written

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
            draw_cell(brush, place, box, number, printed=not crossed)
            if crossed:
                draw_cross(brush, place, row)
        draw_value(brush, grid, box, sheet, row)
    for line in box.lines:
        _draw_line(brush, grid, line.crosses)


def draw_cell(brush: Brush, place: FRect, box: Box, number: int, *, printed: bool = True) -> None:
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


def draw_cross(brush: Brush, place: FRect, row: Row, size: float = 1.0) -> None:
    """Draw a cross in the colour of its row.

    While the cross appears, `size` grows from 0 to 1.
    """
    share = 0.74 if place.h >= _ROOMY else 0.86
    colour = darker(SUITS[row].colour, 0.12)
    brush.icon("cross", place.center, max(2.0, place.h * share * size), colour)


def draw_ghost(brush: Brush, place: FRect, row: Row) -> None:
    """Draw a preview of a cross."""
    look = rim(SUITS[row].colour, place.h * 0.2, max(2.0, place.h * 0.07))
    brush.panel(place.inflate(4, 4), look)
    picture = icon(brush.view, "cross", place.h * 0.6, SUITS[row].colour).copy()
    picture.set_alpha(150)
    brush.put(picture, place.center, "center")


def draw_glow(brush: Brush, place: FRect) -> None:
    """Draw a glow around one of the boxes that were marked most recently."""
    look = rim(GOLD, place.h * 0.24, max(2.0, place.h * 0.08))
    out = max(3.0, place.h * 0.09)
    brush.panel(place.inflate(2 * out, 2 * out), look)


def draw_value(brush: Brush, grid: Grid, box: Box, sheet: Sheet, row: Row) -> None:
    """Draw the points of a row: in brackets if it is open, on ice if it is frozen."""
    place, ice = grid.value(row), sheet.frozen_rows[row]
    colour = SUITS[row].colour
    died = sheet.crosses[row] >= box.death
    fill = (looks.DEATH if died else looks.ICE) if ice else CREAM
    brush.panel(place, PanelStyle(fill, colour, place.h * 0.2, 3 if _large(grid) else 2, shadow=0))
    points = written(box.points[sheet.crosses[row]])
    size = max(SMALLEST_TEXT, place.h * (0.5 if ice else 0.46))
    style = TextStyle(size, darker(colour, 0.3), "bold")
    if ice:  # The freeze mark beside it leaves no room for larger text.
        style = TextStyle(size, INK, "black").capped_at(size)
    brush.write(points if ice else f"({points})", place.center, style, "center", place.w - 4)
    if ice:
        mark = place.right - 1, place.top + 3
        name, tint = ("sugar_skull", BONE) if died else ("snowflake", looks.ICE_INK)
        brush.icon(name, mark, place.h * (0.46 if _large(grid) else 0.8), tint)


def _large(grid: Grid) -> bool:
    return grid.box >= _ROOMY


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
    hatched.blit(view.panel(size, radius / view.scale, CLEAR, edge, width / view.scale), (0, 0))
    return hatched
