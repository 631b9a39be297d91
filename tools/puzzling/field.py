"""Flicks of a Vehicle all round and of every force, and how those lie that do it."""

from collections.abc import Collection, Iterator
from typing import Final, TypeAlias

from cubacube.kit.shot import AnyFlick, Flick, Gate
from cubacube.rules import frozen

ANGLES: Final = 90
"""So many directions."""
FORCES: Final = 5
"""So many forces; a free die slides by as much farther with each."""
_TURN_CDEG: Final = 36_000

Cell: TypeAlias = tuple[float, float]
"""Which direction, and which force from 1 on; halves lie between two of them."""


@frozen
class Lump:
    """Flicks that do it and lie beside each other, and their share of all that do it."""

    cells: tuple[Cell, ...]
    share: float


def cells() -> Iterator[Cell]:
    """Every flick of the field."""
    return ((angle, force) for angle in range(ANGLES) for force in range(1, FORCES + 1))


def flick_at(choice: AnyFlick, cell: Cell, gate: Gate | None) -> Flick:
    """The flick of a cell."""
    angle, force = cell
    launch = choice.launch
    speed = round(launch.fastest_mm_s * (force / FORCES) ** 0.5)
    return Flick(
        choice.seat,
        choice.dice[0],
        round(angle * _TURN_CDEG / ANGLES) % _TURN_CDEG,
        min(max(speed, launch.slowest_mm_s), launch.fastest_mm_s),
        gate=gate,
    )


def largest_lump(good: Collection[Cell]) -> Lump:
    """The largest of the lumps into which the flicks that do it fall; of equal ones the first."""
    left, lumps = sorted(good), []
    while left:
        lump = [left.pop(0)]
        for each in lump:  # it grows while it is gone through
            lump += (beside := [cell for cell in left if touch(cell, each)])
            left = [cell for cell in left if cell not in beside]
        lumps.append(tuple(sorted(lump)))
    best: tuple[Cell, ...] = max(lumps, key=len, default=())
    return Lump(best, len(best) / len(good) if good else 0.0)


def touch(one: Cell, other: Cell) -> bool:
    """Whether two flicks lie beside each other, or are the same."""
    turned = abs(one[0] - other[0])
    return min(turned, ANGLES - turned) <= 1 and abs(one[1] - other[1]) <= 1
