"""Find candidate lines for a flick: through a Gate, or to a better place for the Vehicle."""

from collections.abc import Iterable, Iterator
from itertools import product
from math import pi
from random import Random

from cubacube.ai.flicking import lines
from cubacube.ai.flicking.lines import SURE_RAD, StraightFlick
from cubacube.kit.gates import blockers, is_passable, obstacles
from cubacube.kit.geometry import Axis, Point, axis
from cubacube.kit.measures import Measures
from cubacube.kit.shot import AnyFlick, Die, Gate, Layout
from cubacube.kit.terrain import Disc, Shape

APART_MM = 50.0
"""Spacing of a `grid`."""


def through_gates(
    layout: Layout, die: Die, gates: Iterable[Gate], measures: Measures
) -> Iterator[StraightFlick]:
    """Yield straight flicks of a die through every passable Gate."""
    for gate in gates:
        if is_passable(gate, layout, measures):
            yield from lines.through(layout, die, gate, measures)


def detours(choice: AnyFlick, measures: Measures) -> Iterator[StraightFlick]:
    """Yield lines to places in front of each Gate of `choice`.

    If `choice` allows a flick without a Gate, also yield a line to the middle of the area.
    """
    layout, die = choice.layout, choice.dice[0]
    middle = (measures.area_mm / 2, measures.area_mm / 2)
    for gate in choice.gates:
        stops = lines.in_front_of(layout, gate) if gate else (middle,)
        yield from lines.towards(layout, die, stops, gate, measures)


def anywhere(choice: AnyFlick, measures: Measures, rng: Random) -> Iterator[StraightFlick]:
    """Return lines to places all over the cloth, on a grid with a random offset.

    A second call tries other places, so it may find a path that the first call missed.
    """
    stops, gate = grid(measures, rng), choice.gates[0]
    return lines.towards(choice.layout, choice.dice[0], stops, gate, measures)


def grid(measures: Measures, rng: Random) -> Iterator[Point]:
    """Yield places all over the cloth, `APART_MM` apart and with a random offset."""
    first = rng.uniform(0, APART_MM), rng.uniform(0, APART_MM)
    steps = range(int(measures.area_mm / APART_MM) + 1)
    for column, row in product(steps, steps):
        yield first[0] + column * APART_MM, first[1] + row * APART_MM


def confidence(aims: Iterable[StraightFlick]) -> float:
    """Return how safe the best aim is, from -1 to 1.

    1 is sure, 0 is just possible, less than 0 means that every line is blocked.
    """
    best = max((aim.tolerance_rad for aim in aims), default=-pi / 2)
    return min(1.0, best / SURE_RAD) if best > 0 else max(-1.0, best)


def surest(aims: Iterable[StraightFlick], count: int) -> list[StraightFlick]:
    """Return the `count` aims with the largest tolerance of direction.

    Tolerances above `SURE_RAD` count as equal. Of equal aims, the shorter one comes first.
    """
    return sorted(aims, key=_doubt)[:count]


def surest_gate(layout: Layout, die: Die, gates: Iterable[Gate], measures: Measures) -> float:
    """Return how safe the best line through one of these Gates is, 0 to 1.

    Uses geometry only, without a trial flick.
    """
    best = 0.0
    for aim in through_gates(layout, die, gates, measures):
        best = max(best, aim.tolerance_rad)
    return min(1.0, best / SURE_RAD)


def _doubt(aim: StraightFlick) -> tuple[float, float]:
    return (-min(aim.tolerance_rad, SURE_RAD), aim.length_mm)


SHIFT_MM = 30.0
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
