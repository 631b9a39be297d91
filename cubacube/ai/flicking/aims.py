"""Which lines are worth a thought: through Gates, and to better places."""

from collections.abc import Iterable, Iterator
from itertools import product
from math import pi
from random import Random

from cubacube.ai.flicking import lines
from cubacube.ai.flicking.lines import SURE_RAD, StraightFlick
from cubacube.kit.gates import is_passable
from cubacube.kit.measures import Measures
from cubacube.kit.shot import AnyFlick, Die, Gate, Layout

APART_MM = 50.0
"""How far the places are from each other that are looked at anywhere on the cloth."""


def through_gates(
    layout: Layout, die: Die, gates: Iterable[Gate], measures: Measures
) -> Iterator[StraightFlick]:
    """Lines of a die through every Gate that is rideable."""
    for gate in gates:
        if is_passable(gate, layout, measures):
            yield from lines.through(layout, die, gate, measures)


def detours(choice: AnyFlick, measures: Measures) -> Iterator[StraightFlick]:
    """To places in front of the Gates of `choice`, or towards the middle if none is wanted."""
    layout, die = choice.layout, choice.dice[0]
    middle = (measures.area_mm / 2, measures.area_mm / 2)
    for gate in choice.gates:
        for stop in lines.in_front_of(layout, gate) if gate else (middle,):
            if aim := lines.straight(layout, die, stop, gate, measures):
                yield aim


def anywhere(choice: AnyFlick, measures: Measures, rng: Random) -> Iterator[StraightFlick]:
    """To places all over the cloth, other ones each time: a second look may find a way out."""
    layout, die = choice.layout, choice.dice[0]
    first = rng.uniform(0, APART_MM), rng.uniform(0, APART_MM)
    steps = range(int(measures.area_mm / APART_MM) + 1)
    for column, row in product(steps, steps):
        stop = first[0] + column * APART_MM, first[1] + row * APART_MM
        if aim := lines.straight(layout, die, stop, choice.gates[0], measures):
            yield aim


def confidence(aims: Iterable[StraightFlick]) -> float:
    """How sure the best of some drives is: 1 sure, 0 just possible, down to -1 if all is barred."""
    best = max((aim.tolerance_rad for aim in aims), default=-pi / 2)
    return min(1.0, best / SURE_RAD) if best > 0 else max(-1.0, best)


def surest(aims: Iterable[StraightFlick], count: int) -> list[StraightFlick]:
    """The aims that may err the most; of equally sure ones the shortest."""
    return sorted(aims, key=_doubt)[:count]


def surest_gate(layout: Layout, die: Die, gates: Iterable[Gate], measures: Measures) -> float:
    """How sure the best drive of a die through one of these Gates is, 0 to 1, by geometry alone."""
    best = 0.0
    for aim in through_gates(layout, die, gates, measures):
        best = max(best, aim.tolerance_rad)
    return min(1.0, best / SURE_RAD)


def _doubt(aim: StraightFlick) -> tuple[float, float]:
    return (-min(aim.tolerance_rad, SURE_RAD), aim.length_mm)
