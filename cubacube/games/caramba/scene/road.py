"""Geometry of the road from Acapulco to the mine: spaces and paths between them.

Distances are logical units along the middle of the road. `aside` is the distance to the
left of the middle, in the direction of travel. Space numbers are those of the rules: the
mine is one more than the last space, and lies beyond the road's end.
"""

from math import ceil, cos, pi, sin

from cubacube.games.caramba.scene.places import CLOTH
from cubacube.rules import frozen
from cubacube.scenes.canvas import Point

HALF_WIDTH = 56.0
SPACE = 99.0
"""Largest length of a space along the road."""
_ROWS = 4
_RADIUS = 94.0
_FIRST_Y = CLOTH[1] + 100
_LEFT, _RIGHT = CLOTH[0] + 236, CLOTH[0] + 1196
_START_X, _END_X = CLOTH[0] + 214, CLOTH[0] + 262
_MINE_AWAY = 128.0
"""Distance from the end of the road to the centre of the mine's gate."""
_SAMPLE = 9.0
LEAD = 64.0
"""How far the road extends beyond both ends, under the card and into the mine."""


@frozen
class Bit:
    """A piece of the road: a straight line or a half circle.

    A straight line runs to the right (`sense` 1) or to the left (-1). A half circle leads
    one row down and bulges to the right (1) or to the left (-1).
    """

    begins: float
    length: float
    x: float
    y: float
    sense: int
    bent: bool

    def at(self, done: float) -> tuple[Point, float]:
        """Return the point after `done` units of this piece, and the direction of travel there.

        The direction is an angle, measured clockwise from the right.
        """
        if not self.bent:
            return (self.x + self.sense * done, self.y), 0.0 if self.sense > 0 else pi
        turn = done / _RADIUS
        x = self.x + self.sense * sin(turn) * _RADIUS
        y = self.y + _RADIUS - cos(turn) * _RADIUS
        return (x, y), turn if self.sense > 0 else pi - turn


def _bits() -> tuple[Bit, ...]:
    """Build four rows, joined by half circles, from the upper left to the lower left."""
    bits: list[Bit] = []
    begins = 0.0
    for row in range(_ROWS):
        sense = 1 if row % 2 == 0 else -1
        start = _START_X if row == 0 else (_LEFT if sense > 0 else _RIGHT)
        end = _END_X if row == _ROWS - 1 else (_RIGHT if sense > 0 else _LEFT)
        y = _FIRST_Y + row * 2 * _RADIUS
        bits.append(Bit(begins, abs(end - start), start, y, sense, bent=False))
        begins += bits[-1].length
        if row < _ROWS - 1:
            bits.append(Bit(begins, pi * _RADIUS, end, y, sense, bent=True))
            begins += bits[-1].length
    return tuple(bits)


BITS = _bits()
LENGTH = BITS[-1].begins + BITS[-1].length


def gap_y(row: int) -> float:
    """Return the y halfway between a row of road and the next row below; row 0 is the top."""
    return _FIRST_Y + (2 * row + 1) * _RADIUS


def at(distance: float, aside: float = 0.0) -> Point:
    """Return the point at a distance along the road.

    Beyond its ends the road continues straight.
    """
    bit = next((each for each in reversed(BITS) if distance >= each.begins), BITS[0])
    (x, y), heading = bit.at(distance - bit.begins)
    return x + aside * sin(heading), y - aside * cos(heading)


def outline(start: float, end: float) -> list[Point]:
    """Return the outline of the road between two distances, as the corners of a polygon."""
    marks = _samples(start, end)
    left = [at(mark, HALF_WIDTH) for mark in marks]
    return left + [at(mark, -HALF_WIDTH) for mark in reversed(marks)]


def edge(aside: float) -> list[Point]:
    """Return the points of a line along the whole road, at a distance from its middle."""
    return [at(mark, aside) for mark in _samples(-LEAD, LENGTH + LEAD)]


@frozen
class Road:
    """The road, divided into equal spaces."""

    spaces: int

    @property
    def step(self) -> float:
        """Length of one space."""
        return LENGTH / self.spaces

    def distance(self, space: int) -> float:
        """Return the distance along the road to the middle of a space."""
        if space > self.spaces:
            return LENGTH + _MINE_AWAY
        return (space - 0.5) * self.step

    def space(self, number: int) -> Point:
        """Return the centre of a space or of the mine's gate."""
        return at(self.distance(number))

    def way(self, start: int, end: int, aside: float = 0.0) -> tuple[Point, ...]:
        """Return the points of a path along the road from one space to another."""
        return tuple(at(mark, aside) for mark in _samples(self.distance(start), self.distance(end)))


def _samples(start: float, end: float) -> list[float]:
    """Return closely spaced distances from `start` to `end`."""
    count = max(1, ceil(abs(end - start) / _SAMPLE))
    return [start + (end - start) * n / count for n in range(count + 1)]
