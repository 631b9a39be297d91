"""Estimate how many pushes a blocked Gate still needs before a Vehicle can pass it."""

from collections.abc import Iterable
from typing import Final

from cubacube.kit.gates import blockers, obstacles
from cubacube.kit.geometry import Axis, axis
from cubacube.kit.measures import Measures
from cubacube.kit.shot import Gate, Layout
from cubacube.kit.terrain import Disc, Shape

SHIFT_MM: Final = 30.0
"""Estimated shift of a Gate's middle when one of its two dice is pushed."""


def barred(gates: Iterable[Gate], layout: Layout, measures: Measures) -> float:
    """Estimate how many pushes are needed until the Vehicle can pass one of these Gates.

    The function counts the pushes for each Gate and returns the smallest count; it is 0 if a
    Gate is passable. A die on the Gate counts as one push. An obstacle counts as one push plus
    the distance that the Gate must shift, in units of `SHIFT_MM`.
    """
    return min((_on(each, layout, measures) for each in gates), default=0.0)


def _on(gate: Gate, layout: Layout, measures: Measures) -> float:
    line = axis(layout, gate.a, gate.b)
    shapes = (measures.obstacles[number].shape for number in obstacles(gate, layout, measures))
    deep = [1 + _deep_mm(shape, line) / SHIFT_MM for shape in shapes]
    return len(blockers(gate, layout, measures)) + sum(deep)


def _deep_mm(shape: Shape, line: Axis) -> float:
    """Return how far a line must shift sideways to miss a shape; 0 if it already misses."""
    if isinstance(shape, Disc):
        return max(0.0, shape.radius_mm - abs(line.side_mm((shape.x_mm, shape.y_mm))))
    sides = [line.side_mm(corner) for corner in shape.corners]
    return max(0.0, min(max(sides), -min(sides)))
