"""Geometry of the two boards on the canvas: field positions and shapes."""

import math
from typing import ClassVar

import pygame

from cubacube.games.atacama.rules.boards import LETTERS, Letter
from cubacube.games.atacama.rules.shape import Field
from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Point, View, centred
from cubacube.scenes.canvas.paint import blank, reduced
from cubacube.scenes.canvas.theme import Colour

_OVERSIZE = 4
_GAP = 10.0
"""Gap between tiles."""
_SIDE = 3
"""Number of fields along the edge of a tile."""


@frozen
class Inside:
    """Positions of the things drawn on a field, relative to its centre."""

    ores: Point
    spread: Point
    number: Point
    rig: Point
    ore: Point
    """Position of the nugget beside a rig."""
    badge: Point


@frozen
class SquareSite:
    """The square board: nine tiles of nine fields.

    (x, y) is the upper left corner of the first field.
    """

    x: float
    y: float
    cell: float
    inside: ClassVar[Inside] = Inside((-4, -6), (21, 20), (25, 24), (-9, -2), (22, -22), (23, 23))

    @property
    def unit(self) -> float:
        """Scale of what is drawn on a field."""
        return self.cell / 76

    @property
    def side(self) -> float:
        """Side length of the whole board."""
        return 9 * self.cell + 2 * _GAP

    @property
    def radius(self) -> float:
        """Corner radius of a field."""
        return 8 * self.unit

    def middle(self, field: Field) -> Point:
        """Return the centre of a field."""
        row, column = field
        return self.along(self.x, column), self.along(self.y, row)

    def box(self, field: Field) -> Bounds:
        """Return the box of a field's plate."""
        return centred(self.middle(field), self.cell - 4)

    def tile(self, place: Letter) -> Bounds:
        """Return the box of the tile at a place, with its rim."""
        down, right = divmod(LETTERS.index(place), 3)
        step = _SIDE * self.cell + _GAP
        edge = _SIDE * self.cell + 8
        return self.x + right * step - 4, self.y + down * step - 4, edge, edge

    def along(self, start: float, number: int) -> float:
        """Return the centre of row or column `number` on one axis; the first number is 1.

        `start` is the board's edge on that axis.
        """
        return start + (number - 0.5) * self.cell + (number - 1) // _SIDE * _GAP

    def plate(self, view: View, fill: Colour, edge: Colour) -> pygame.Surface:
        """Return the picture of an empty field."""
        size = view.px(self.cell - 4)
        return view.panel((size, size), self.radius, fill, edge, 2)


@frozen
class HexSite:
    """The hexagonal board; each field has a corner at the top.

    (x, y) is the centre of the desert.
    """

    x: float
    y: float
    size: float
    """Distance from the centre of a field to its corner."""
    inside: ClassVar[Inside] = Inside((0, -10), (18, 15), (0, 24), (-6, -2), (21, -16), (19, 17))

    @property
    def width(self) -> float:
        """Distance between neighbouring fields of a row."""
        return math.sqrt(3) * self.size

    @property
    def unit(self) -> float:
        """Scale of what is drawn on a field."""
        return self.size / 43

    @property
    def radius(self) -> float:
        """Radius of a ring around a field."""
        return self.width * 0.34

    def middle(self, field: Field) -> Point:
        """Return the centre of a field."""
        q, r = field
        return self.x + self.width * (q + r / 2), self.y + self.size * 1.5 * r

    def box(self, field: Field) -> Bounds:
        """Return the clickable box of a field; the boxes of two fields never overlap."""
        return centred(self.middle(field), self.width - 4, self.size * 1.36)

    def plate(self, view: View, fill: Colour, edge: Colour) -> pygame.Surface:
        """Return the picture of an empty field."""

        def make() -> pygame.Surface:
            size = view.px(self.width), view.px(2 * self.size)
            large = blank((size[0] * _OVERSIZE, size[1] * _OVERSIZE))
            middle = large.width / 2, large.height / 2
            reach = view.scale * _OVERSIZE
            pygame.draw.polygon(large, edge, _hexagon(middle, (self.size - 1.5) * reach))
            pygame.draw.polygon(large, fill, _hexagon(middle, (self.size - 4) * reach))
            return reduced(large, size)

        return view.cached(("hexagon", self.size, fill, edge), make)

    def corners(self, field: Field, out: float) -> list[Point]:
        """Return the corners of a field; `out` is the distance of each corner beyond the field."""
        return _hexagon(self.middle(field), self.size + out)


Site = SquareSite | HexSite


def _hexagon(middle: Point, radius: float) -> list[Point]:
    """Return the corners of a hexagon, the top one first."""
    angles = (corner * math.pi / 3 for corner in range(6))
    return [(middle[0] + radius * math.sin(a), middle[1] - radius * math.cos(a)) for a in angles]


def shifted(at: Point, by: Point, unit: float) -> Point:
    """Return the point `at` moved by `by`; the unit of `by` is the length `unit`."""
    return at[0] + by[0] * unit, at[1] + by[1] * unit
