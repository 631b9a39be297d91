"""Which lines are worth a thought: through Gates, to Cities, to better places."""

from collections.abc import Iterable, Iterator

from cubacube.ai.flicking import lines
from cubacube.ai.flicking.lines import SURE_RAD, Aim
from cubacube.kit.gates import blockers
from cubacube.kit.measures import Measures
from cubacube.kit.shot import AnyFlick, City, Die, Gate, Layout


def through_gates(
    layout: Layout, die: Die, gates: Iterable[Gate], measures: Measures
) -> Iterator[Aim]:
    """Lines of a die through every Gate that is rideable."""
    for gate in gates:
        if not blockers(gate, layout, measures):
            yield from lines.through(layout, die, gate, measures)


def to_cities(
    choice: AnyFlick, cities: Iterable[City], ruler_mm: float, measures: Measures
) -> Iterator[Aim]:
    """Lines of the Vehicle of `choice`, through no Gate, to places within the ruler of a City."""
    layout, die = choice.layout, choice.dice[0]
    for city in cities:
        for stop in lines.near_city(layout, die, city, ruler_mm, measures):
            if aim := lines.straight(layout, die, stop, None, measures):
                yield aim


def detours(choice: AnyFlick, measures: Measures) -> Iterator[Aim]:
    """To places in front of the Gates of `choice`, or towards the middle if none is wanted."""
    layout, die = choice.layout, choice.dice[0]
    middle = (measures.area_mm / 2, measures.area_mm / 2)
    for gate in choice.gates:
        for stop in lines.in_front_of(layout, gate) if gate else (middle,):
            if aim := lines.straight(layout, die, stop, gate, measures):
                yield aim


def surest(aims: Iterable[Aim], count: int) -> list[Aim]:
    """The aims that may err the most; of equally sure ones the shortest."""
    return sorted(aims, key=_doubt)[:count]


def surest_gate(layout: Layout, die: Die, gates: Iterable[Gate], measures: Measures) -> float:
    """How sure the best drive of a die through one of these Gates is, 0 to 1, by geometry alone."""
    best = 0.0
    for aim in through_gates(layout, die, gates, measures):
        best = max(best, aim.tolerance_rad)
    return min(1.0, best / SURE_RAD)


def _doubt(aim: Aim) -> tuple[float, float]:
    return (-min(aim.tolerance_rad, SURE_RAD), aim.length_mm)
