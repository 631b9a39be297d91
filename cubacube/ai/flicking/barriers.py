"""What still lies on a Gate: how near it is to being open, where no single flick opens it."""

from collections.abc import Iterable
from typing import Final

from cubacube.kit.gates import blockers, obstacles
from cubacube.kit.geometry import Axis, axis
from cubacube.kit.measures import Measures
from cubacube.kit.shot import Gate, Layout
from cubacube.kit.terrain import Disc, Shape

SHIFT_MM: Final = 30.0
"""So far the middle of a Gate comes if one of its dice is pushed far."""


def barred(gates: Iterable[Gate], layout: Layout, measures: Measures) -> float:
    """How many pushes the least barred of some Gates is from being rideable, 0 if one is.

    A die on it counts as one, an obstacle as one and so much more as the Gate has to be shifted.
    """
    return min((_on(each, layout, measures) for each in gates), default=0.0)


def _on(gate: Gate, layout: Layout, measures: Measures) -> float:
    line = axis(layout, gate.a, gate.b)
    shapes = (measures.obstacles[number].shape for number in obstacles(gate, layout, measures))
    deep = [1 + _deep_mm(shape, line) / SHIFT_MM for shape in shapes]
    return len(blockers(gate, layout, measures)) + sum(deep)


def _deep_mm(shape: Shape, line: Axis) -> float:
    """How far a line has to be shifted to lead past a shape, 0 if it does."""
    if isinstance(shape, Disc):
        return max(0.0, shape.radius_mm - abs(line.side_mm((shape.x_mm, shape.y_mm))))
    sides = [line.side_mm(corner) for corner in shape.corners]
    return max(0.0, min(max(sides), -min(sides)))
