"""Layout on the canvas of 1920x1080, for two, three and four players."""

from cubacube.games.atacama.rules.shape import HEXAGON, Direction, Field
from cubacube.games.atacama.scene.site import HexSite, Site, SquareSite, shifted
from cubacube.games.atacama.scene.tally import LineName
from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Point, centred

CLOTH: Bounds = (34, 92, 1180, 912)
_RIGHT_X, _RIGHT_WIDTH, _TOP, _FOOT = 1240.0, 652.0, 96.0, 1004.0
_GAP = 16.0
_TOLD = 244.0
_PAIR_PANEL = 196.0
_STRIP, _ARROWS = 42.0, 26.0
"""Depths of a concession card (`_STRIP`) and of the band for the arrows (`_ARROWS`).

Both are used only where two players share a direction.
"""
_HEX_COUNTER: dict[Direction, Point] = {
    "falling": (-0.72, -1.13),
    "rising": (-0.72, 1.13),
    "rows": (1.46, 0),
}
_HEX_ARROW = 0.57
"""Distance from the centre of a line's first field to the tip of its arrow.

The unit is the width of a field. `_HEX_COUNTER` is the offset from the centre of the line's
last field to the line's counter.
"""
_WAYS: dict[Direction, Field] = {"falling": (0, -1), "rising": (-1, 1), "rows": (1, 0)}
"""Step from a hexagon field to the next field of its line, towards the line's counter."""


@frozen
class Arrow:
    """The tip of a triangle, and the direction in which it points as a unit vector."""

    tip: Point
    way: Point


@frozen
class BoardBoxes:
    """Layout of the board and everything around it.

    `cards` has the card slots of each direction: one slot for each owner.
    """

    site: Site
    counters: dict[LineName, Bounds]
    arrows: dict[LineName, Arrow]
    cards: dict[Direction, tuple[Bounds, ...]]
    note: Bounds
    """Free corner of the cloth, for a note or the pile of tiles."""
    panels: tuple[Bounds, ...]
    text_box: Bounds
    """Text panel: it describes the object under the pointer, or else the rules."""
    rest: Bounds | None
    """Panel below `text_box`: the legend, or the concessions for sale."""


def _square(cell: float, corner: Point, sizes: tuple[Point, Point], owners: int) -> BoardBoxes:
    """Lay out the square board.

    `sizes` are the sizes of the column counters and of the row counters. The arrows are on the
    edge of the concession cards. If two players share a direction, the arrows are between the
    cards and the board.
    """
    site = SquareSite(*corner, cell)
    (wide, tall), (across, along) = sizes
    foot, right = site.y + site.side, site.x + site.side
    above, before = (19, 24) if owners == 1 else (8, 8)
    counters: dict[LineName, Bounds] = {}
    arrows: dict[LineName, Arrow] = {}
    for number in range(1, 10):
        x, y = site.along(site.x, number), site.along(site.y, number)
        counters["columns", number] = (x - wide / 2, foot + 10, wide, tall)
        counters["rows", number] = (right + 14, y - along / 2, across, along)
        arrows["columns", number] = Arrow((x, site.y - above), (0, 1))
        arrows["rows", number] = Arrow((site.x - before, y), (1, 0))
    note = right + 14, CLOTH[1] + 14, CLOTH[0] + CLOTH[2] - right - 34, site.y - CLOTH[1] - 24
    cards = _cards(site, owners)
    return BoardBoxes(site, counters, arrows, cards, note, *_right_column(2 * owners))


def _cards(site: SquareSite, owners: int) -> dict[Direction, tuple[Bounds, ...]]:
    """Return card slots above the columns and left of the rows, one for each owner."""
    x, y, long = site.x - 4, site.y - 4, site.side + 8
    if owners == 1:
        return {"columns": ((x, y - 88, long, 78),), "rows": ((x - 176, y, 164, long),)}
    nearest = _ARROWS + _STRIP
    return {
        "columns": tuple((x, y - nearest - far, long, _STRIP) for far in (_STRIP + 5, 0)),
        "rows": tuple((x - nearest - far, y, _STRIP, long) for far in (_STRIP + 5, 0)),
    }


def _hexagon(site: HexSite) -> BoardBoxes:
    """Lay out the hexagon.

    The lines of each direction have their arrows at one end and their counters at the other.
    """
    counters: dict[LineName, Bounds] = {}
    arrows: dict[LineName, Arrow] = {}
    for direction, lines in HEXAGON.lines.items():
        origin, step = site.middle((0, 0)), site.middle(_WAYS[direction])
        way = (step[0] - origin[0]) / site.width, (step[1] - origin[1]) / site.width
        for number, line in enumerate(lines, start=1):
            first, last = (line[-1], line[0]) if direction == "falling" else (line[0], line[-1])
            middle = shifted(site.middle(last), _HEX_COUNTER[direction], site.width)
            counters[direction, number] = centred(middle, 62, 48)
            tip = shifted(site.middle(first), way, -site.width * _HEX_ARROW)
            arrows[direction, number] = Arrow(tip, way)
    x, y, width, height = CLOTH
    corner = 232.0, 132.0
    left, right = x + 22, x + width - 22 - corner[0]
    upper, lower = y + 22, y + height - 22 - corner[1]
    cards: dict[Direction, tuple[Bounds, ...]] = {
        "falling": ((left, upper, *corner),),
        "rising": ((left, lower, *corner),),
        "rows": ((right, upper, *corner),),
    }
    note = right, lower, *corner
    return BoardBoxes(site, counters, arrows, cards, note, *_right_column(3))


def _right_column(seats: int) -> tuple[tuple[Bounds, ...], Bounds, Bounds | None]:
    """Return the players' panels, the text panel below them, and the lowest panel.

    Only a game of two players has the lowest panel; for other numbers it is None.
    """
    room = _FOOT - _TOP
    height = min(_PAIR_PANEL, (room - _TOLD - seats * _GAP) / seats)
    tops = [_TOP + seat * (height + _GAP) for seat in range(seats)]
    text_box = tops[-1] + height + _GAP
    tall = _TOLD if seats == 2 else _FOOT - text_box
    panels = tuple((_RIGHT_X, top, _RIGHT_WIDTH, height) for top in tops)
    rest = text_box + tall + _GAP
    below = (_RIGHT_X, rest, _RIGHT_WIDTH, _FOOT - rest) if seats == 2 else None
    return panels, (_RIGHT_X, text_box, _RIGHT_WIDTH, tall), below


LAYOUTS = {
    2: _square(76, (260, 204), ((66, 62), (164, 46)), 1),
    3: _hexagon(HexSite(624, 548, 43)),
    4: _square(71, (244, 226), ((66, 88), (206, 46)), 2),
}
"""The layout for each number of players."""
