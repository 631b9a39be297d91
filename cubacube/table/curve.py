"""How a die that slides and spins comes to rest: two curves for all dice and all cloths.

The rim speed is the spin times a mean lever. How the ratio of rim speed to sliding
speed changes depends only on this ratio. The ratio always ends at the same value; it
rises or falls to this value. So the motion of every free die is a part of one of two
curves, scaled in time and speed. The curves are functions of the time left until rest.
In their units, a slide without spin loses a speed of 1 in a time of 1.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

from cubacube.table.cloth import LEVER, coupled

SPIN_SHARE: Final = 6 * LEVER**2
"""Braking of a pure spin, measured at the rim, divided by the braking of a pure slide.

The moment of inertia of a square is its mass times a sixth of its edge squared.
"""

_WIDER: Final = 1.125
"""Factor by which the remaining time grows from one node of a curve to the next."""

_OFF: Final = 1e-4
"""Relative difference between the ratio at the beginning of a curve and the final ratio."""

_FARTHEST: Final = 1000.0
"""A curve ends where sliding speed and rim speed differ by this factor.

Beyond that, the smaller speed hardly matters.
"""

Cell: TypeAlias = tuple[float, float, float, float, float, float, float, float, float, float]
"""The motion between two nodes: two cubics with four numbers each, then two distances.

The cubics give the speed and the rim speed. Their variable is the remaining time minus
that of the first node. The distances are those that both speeds still cover from the
first node until rest.
"""

Motion: TypeAlias = tuple[float, float, float, float]
"""Speed, rim speed, and the distance that each of the two still covers until rest."""

_Node: TypeAlias = tuple[float, float, float, float, float]
"""Remaining time, speed, rim speed, and the braking of each speed."""


@dataclass(slots=True)
class Curve:
    """One of the two curves, as cubics between nodes."""

    lefts: list[float]
    """Remaining time until rest at the beginning of each cell, in rising order from 0."""
    cells: list[Cell]
    brakes: list[tuple[float, float]]
    """Braking of the speed and of the rim speed at every node."""
    sign: int
    """1 if the ratio rises with the remaining time, -1 if it falls."""
    ratios: list[float]
    """Ratio of rim speed to sliding speed, times `sign`, at each node except the first."""
    inverse: list[tuple[float, float, float, float]]
    """Cubics between the nodes of `ratios`, which give the remaining time for a ratio.

    The ratio is multiplied by `sign` first.
    """

    def at(self, left: float) -> Motion:
        """Return both speeds at a remaining time, and the distances still covered until rest."""
        k = after(self.lefts, left) - 1
        h = left - self.lefts[k]
        a, b, c, d, e, f, g, i, way, rim_way = self.cells[k]
        return (
            a + h * (b + h * (c + h * d)),
            e + h * (f + h * (g + h * i)),
            way + h * (a + h * (b / 2 + h * (c / 3 + h * d / 4))),
            rim_way + h * (e + h * (f / 2 + h * (g / 3 + h * i / 4))),
        )

    def between(self, least: float, most: float) -> tuple[tuple[float, float], tuple[float, float]]:
        """Return the braking of both speeds at the two nodes around a range of remaining times.

        Within the range, the braking always lies between these values.
        """
        lefts, brakes = self.lefts, self.brakes
        return brakes[after(lefts, least) - 1], brakes[after(lefts, most)]

    def left(self, speed: float, rim: float) -> float:
        """Return the remaining time at the point where the curve has the ratio of these speeds."""
        ratios = self.ratios
        if rim > _FARTHEST * speed:
            key = ratios[-1]
        else:
            key = min(max(self.sign * rim / speed, ratios[0]), ratios[-1])
        k = min(after(ratios, key), len(ratios) - 1) - 1
        a, b, c, d = self.inverse[k]
        h = key - ratios[k]
        return a + h * (b + h * (c + h * d))


def after(values: list[float], value: float) -> int:
    """Return how many of some rising values are at most `value`.

    Compiled, this is faster than `bisect_right`.
    """
    low, high = 0, len(values)
    while low < high:
        middle = (low + high) >> 1
        if value < values[middle]:
            high = middle
        else:
            low = middle + 1
    return low


def _brakes(speed: float, rim: float) -> tuple[float, float]:
    force, torque = coupled(speed, rim)
    return force, SPIN_SHARE * torque


def _last_ratio() -> float:
    """Return the ratio of rim speed to sliding speed at which both fade in proportion.

    Every die comes to rest with this ratio.
    """
    low, high = 0.1, 10.0
    while low < (middle := (low + high) / 2) < high:
        brake, twist = _brakes(1.0, middle)
        low, high = (middle, high) if brake * middle > twist else (low, middle)
    return low


def _further(node: _Node) -> _Node:
    """Compute the next node of a curve from `node` by a Runge-Kutta step, and return it."""
    left, speed, rim, brake, twist = node
    step = left * (_WIDER - 1)
    half = step / 2
    brake2, twist2 = _brakes(speed + half * brake, rim + half * twist)
    brake3, twist3 = _brakes(speed + half * brake2, rim + half * twist2)
    brake4, twist4 = _brakes(speed + step * brake3, rim + step * twist3)
    speed += step * (brake + 2 * (brake2 + brake3) + brake4) / 6
    rim += step * (twist + 2 * (twist2 + twist3) + twist4) / 6
    return left + step, speed, rim, *_brakes(speed, rim)


def cubic(
    low: float, slope: float, high: float, last_slope: float, width: float
) -> tuple[float, float, float, float]:
    """Return the cubic with these values and slopes at both ends."""
    mean = (high - low) / width
    bend = (3 * mean - 2 * slope - last_slope) / width
    return low, slope, bend, (slope + last_slope - 2 * mean) / (width * width)


def covered(speed: tuple[float, float, float, float], width: float) -> float:
    """Return the distance covered in the time `width`; `speed` is a cubic in time."""
    a, b, c, d = speed
    return width * (a + width * (b / 2 + width * (c / 3 + width * d / 4)))


def _steep(sign: int, node: _Node) -> float:
    """Return the slope at a node: the change of the remaining time per change of the ratio.

    The ratio is that of rim speed to sliding speed, times `sign`.
    """
    _, speed, rim, brake, twist = node
    return sign * speed / (twist - brake * rim / speed)


def _curve(sign: int) -> Curve:
    ratio = LAST_RATIO * (1 + sign * _OFF)
    brake, _ = _brakes(1.0, ratio)
    nodes: list[_Node] = [(1.0, brake, brake * ratio, *_brakes(brake, brake * ratio))]
    while 1 / _FARTHEST < nodes[-1][2] / nodes[-1][1] < _FARTHEST:
        nodes.append(_further(nodes[-1]))
    # Before the first node both speeds fade in proportion.
    cells: list[Cell] = [(0.0, brake, 0.0, 0.0, 0.0, brake * ratio, 0.0, 0.0, 0.0, 0.0)]
    way, rim_way = brake / 2, brake * ratio / 2
    ratios, inverse = [sign * ratio], []
    for node, later in pairwise(nodes):
        width = later[0] - node[0]
        sliding = cubic(node[1], node[3], later[1], later[3], width)
        spinning = cubic(node[2], node[4], later[2], later[4], width)
        cells.append((*sliding, *spinning, way, rim_way))
        way, rim_way = way + covered(sliding, width), rim_way + covered(spinning, width)
        ratios.append(sign * later[2] / later[1])
        width = ratios[-1] - ratios[-2]
        inverse.append(cubic(node[0], _steep(sign, node), later[0], _steep(sign, later), width))
    lefts, brakes = [0.0, *(node[0] for node in nodes[:-1])], [node[3:] for node in nodes]
    return Curve(lefts, cells, [brakes[0], *brakes], sign, ratios, inverse)


LAST_RATIO: Final = _last_ratio()
"""The ratio of rim speed to sliding speed with which every die comes to rest."""

FROM_SLIDES: Final = _curve(-1)
"""Curve of dice whose ratio of rim speed to sliding speed is below `LAST_RATIO`."""

FROM_SPINS: Final = _curve(1)
"""Curve of dice whose ratio of rim speed to sliding speed is above `LAST_RATIO`."""
