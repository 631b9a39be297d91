"""Layout of Calavera on the canvas of 1920x1080."""

from pygame import FRect

from cubacube.games.calavera.rules.box import ROWS, Row
from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Point, centred

CLOTH: Bounds = (34, 92, 1290, 912)
DIE = 132.0
DIE_REACH = 98.0
"""Clickable radius of a die."""
HANDS = tuple((440.0 + 80 * die, 800.0) for die in range(6))
"""Start points of the dice when they are thrown."""
BAR: Bounds = (64, 510, 1230, 66)
ROLL: Bounds = (526, 440, 306, 58)
"""Box of the button for the first roll; after this roll, nothing in this box is clickable."""
AGAIN: Bounds = (706, 517, 306, 52)
STOP: Bounds = (1022, 517, 262, 52)
"""Box of the button to stop rolling; the button to take nothing has the same box.

`AGAIN` is the box of the button to roll again; both boxes are in the bar.
"""
OWN: Bounds = (58, 592, 1242, 400)
BONUS: Bounds = (1350, 762, 542, 242)
_SLOTS_X, _SLOTS_Y, _STEP = 184.0, 332.0, 198.0
_ASKEW = (10.0, -4.0, 6.0, -6.0, 8.0, 0.0)
_OTHERS_X, _OTHERS_Y, _OTHERS = 1350.0, 96.0, (542.0, 210.0)
_GAP = 12.0
_LINES = (3, 6, 9)
"""Numbers of the boxes that have a bonus line at their right side."""


def slot(die: int) -> Point:
    """Return where a die rests."""
    return _SLOTS_X + _STEP * die, _SLOTS_Y + _ASKEW[die]


def die_box(die: int) -> Bounds:
    """Return the box where a die can be pressed."""
    x, y = slot(die)
    return centred((x, y + 6), 2 * DIE_REACH)


def tag_place(die: int) -> Point:
    """Return where the label of a die is."""
    return _SLOTS_X + _STEP * die, _SLOTS_Y + 136


def others_box(number: int) -> Bounds:
    """Return the panel of another player; `number` 0 is the top panel."""
    width, height = _OTHERS
    return _OTHERS_X, _OTHERS_Y + number * (height + _GAP), width, height


@frozen
class Grid:
    """Layout of a sheet's rows.

    `box` is the side length of a box, `gap` and `row_gap` are the spaces between boxes and
    rows.
    """

    x: float
    y: float
    box: float
    gap: float
    row_gap: float

    @property
    def height(self) -> float:
        """Height of all rows."""
        return len(ROWS) * self.box + (len(ROWS) - 1) * self.row_gap

    def top(self, row: Row) -> float:
        """Return the upper edge of a row."""
        return self.y + row * (self.box + self.row_gap)

    def lead(self, row: Row) -> FRect:
        """Return the box of the symbol in front of a row."""
        return FRect(self.x, self.top(row), self.box * 1.08, self.box)

    def cell(self, row: Row, box: int) -> FRect:
        """Return the rectangle of box number `box` in a row; the first number is 1."""
        wide = sum(self.gap * 1.5 for line in _LINES if box > line)
        x = self.x + self.box * 1.24 + (box - 1) * (self.box + self.gap) + wide
        return FRect(x, self.top(row), self.box, self.box)

    def line_x(self, after: int) -> float:
        """Return the x of the bonus line to the right of box `after`."""
        return (self.cell(0, after).right + self.cell(0, after + 1).left) / 2

    def value(self, row: Row) -> FRect:
        """Return the box of a row's points."""
        right = self.cell(row, 13).right
        return FRect(right + self.gap * 1.8, self.top(row), max(46.0, self.box * 1.24), self.box)

    def chip(self, row: Row, column: int) -> FRect:
        """Return a small box to the right of a row.

        The box of column 0 is for the jokers, that of column 1 for freezing.
        """
        right = self.value(row).right + self.gap * 1.8
        return FRect(right + column * (self.box + self.gap), self.top(row), self.box, self.box)

    def whole(self, row: Row) -> FRect:
        """Return a row from its symbol to its points."""
        lead, value = self.lead(row), self.value(row)
        return FRect(lead.x, lead.y, value.right - lead.x, lead.h)


LARGE_GRID = Grid(OWN[0] + 24, OWN[1] + 74, 58, 8, 10)


def small_grid(panel: Bounds) -> Grid:
    """Return the grid of rows on the panel of another player."""
    return Grid(panel[0] + 20, panel[1] + 72, 27, 4, 4)
