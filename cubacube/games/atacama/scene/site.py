"""Where the fields of the two boards are on the canvas, and the shape of one field."""

import math
from collections.abc import Callable

import pygame

from cubacube.games.atacama.rules.boards import LETTERS, Letter, fields_of
from cubacube.games.atacama.rules.shape import Field
from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Bounds, Point, centred
from cubacube.scenes.canvas.paint import blank, reduced
from cubacube.scenes.canvas.theme import Colour
from cubacube.scenes.canvas.view import View

_OVERSIZE = 4
_SIDE = 3
"""Fields along the edge of a tile."""


@frozen
class Inside:
    """Where things lie on a field, seen from its middle."""

    ores: Point
    spread: Point
    number: Point
    rig: Point
    ore: Point
    """The one nugget beside a rig."""
    badge: Point


@frozen
class SquareSite:
    """Nine tiles of nine fields; (x, y) is the upper left corner of the first field."""

    x: float
    y: float
    cell: float
    gap: float = 10.0
    """Between tiles."""

    @property
    def unit(self) -> float:
        """The scale of what lies on a field."""
        return self.cell / 76

    @property
    def side(self) -> float:
        """Of the whole board."""
        return 9 * self.cell + 2 * self.gap

    @property
    def inside(self) -> Inside:
        """Where things lie on a field."""
        return Inside((-4, -6), (21, 20), (25, 24), (-9, -2), (22, -22), (23, 23))

    @property
    def radius(self) -> float:
        """Of a field's corners."""
        return 8 * self.unit

    def middle(self, field: Field) -> Point:
        """The middle of a field."""
        row, column = field
        return self.along(self.x, column), self.along(self.y, row)

    def box(self, field: Field) -> Bounds:
        """The plate of a field."""
        return centred(self.middle(field), self.cell - 4)

    def tile(self, place: Letter) -> Bounds:
        """The tile that lies at a place, with its rim."""
        down, right = divmod(LETTERS.index(place), 3)
        step = _SIDE * self.cell + self.gap
        edge = _SIDE * self.cell + 8
        return self.x + right * step - 4, self.y + down * step - 4, edge, edge

    def tile_fields(self, place: Letter) -> tuple[Field, ...]:
        """The fields of that tile."""
        return fields_of(place)

    def along(self, start: float, number: int) -> float:
        """The middle of a row or a column, counted from 1."""
        return start + (number - 0.5) * self.cell + (number - 1) // _SIDE * self.gap

    def plate(self, view: View, fill: Colour, edge: Colour) -> pygame.Surface:
        """The ground of a field."""
        size = view.px(self.cell - 4)
        return view.panel((size, size), self.radius, fill, edge, 2)


@frozen
class HexSite:
    """Hexagons with a corner at the top; (x, y) is the middle of the desert."""

    x: float
    y: float
    size: float
    """From the middle of a field to its corner."""

    @property
    def width(self) -> float:
        """From field to field in a row."""
        return math.sqrt(3) * self.size

    @property
    def unit(self) -> float:
        """The scale of what lies on a field."""
        return self.size / 43

    @property
    def inside(self) -> Inside:
        """Where things lie on a field."""
        return Inside((0, -10), (18, 15), (0, 24), (-6, -2), (21, -16), (19, 17))

    @property
    def radius(self) -> float:
        """Of a ring round a field."""
        return self.width * 0.34

    def middle(self, field: Field) -> Point:
        """The middle of a field."""
        q, r = field
        return self.x + self.width * (q + r / 2), self.y + self.size * 1.5 * r

    def box(self, field: Field) -> Bounds:
        """The part of a field that belongs to no other one's box."""
        return centred(self.middle(field), self.width - 4, self.size * 1.36)

    def plate(self, view: View, fill: Colour, edge: Colour) -> pygame.Surface:
        """The ground of a field."""
        return view.cached(("hexagon", self.size, fill, edge), self._painter(view, fill, edge))

    def corners(self, field: Field, out: float = 0) -> list[Point]:
        """The corners of a field, or of a hexagon that much larger."""
        return hexagon(self.middle(field), self.size + out)

    def _painter(self, view: View, fill: Colour, edge: Colour) -> Callable[[], pygame.Surface]:
        def make() -> pygame.Surface:
            size = view.px(self.width), view.px(2 * self.size)
            large = blank((size[0] * _OVERSIZE, size[1] * _OVERSIZE))
            middle = large.width / 2, large.height / 2
            reach = view.scale * _OVERSIZE
            pygame.draw.polygon(large, edge, hexagon(middle, (self.size - 1.5) * reach))
            pygame.draw.polygon(large, fill, hexagon(middle, (self.size - 4) * reach))
            return reduced(large, size)

        return make


Site = SquareSite | HexSite


def hexagon(middle: Point, radius: float) -> list[Point]:
    """The corners of a hexagon, the first one at the top."""
    angles = (corner * math.pi / 3 for corner in range(6))
    return [(middle[0] + radius * math.sin(a), middle[1] - radius * math.cos(a)) for a in angles]
