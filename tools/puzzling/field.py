"""A grid of flicks in all directions and with every force, and clusters of solutions."""

from collections.abc import Collection, Iterator
from typing import Final, TypeAlias

from cubacube.kit.shot import AnyFlick, Flick, Gate
from cubacube.rules import frozen

ANGLES: Final = 90
"""Number of directions."""
FORCES: Final = 5
"""Number of forces; each step adds the same distance to a free slide."""
_TURN_CDEG: Final = 36_000

Cell: TypeAlias = tuple[float, float]
"""Index of the direction from 0 and of the force from 1; halves are between two flicks."""


@frozen
class Lump:
    """A cluster of adjacent solutions, and its share of all solutions."""

    cells: tuple[Cell, ...]
    share: float


def cells() -> Iterator[Cell]:
    """Yield every flick of the grid."""
    return ((angle, force) for angle in range(ANGLES) for force in range(1, FORCES + 1))


def flick_at(choice: AnyFlick, cell: Cell, gate: Gate | None) -> Flick:
    """Return the flick of a cell."""
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
    """Return the largest cluster of adjacent solutions; of equal ones, the first."""
    left, lumps = sorted(good), []
    while left:
        lump = [left.pop(0)]
        for each in lump:  # the list grows during the loop
            lump += (beside := [cell for cell in left if touch(cell, each)])
            left = [cell for cell in left if cell not in beside]
        lumps.append(tuple(sorted(lump)))
    best: tuple[Cell, ...] = max(lumps, key=len, default=())
    return Lump(best, len(best) / len(good) if good else 0.0)


def touch(one: Cell, other: Cell) -> bool:
    """Whether two cells are adjacent or equal."""
    turned = abs(one[0] - other[0])
    return min(turned, ANGLES - turned) <= 1 and abs(one[1] - other[1]) <= 1
