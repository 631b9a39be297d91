"""[1.6, 1.7] Generate random boards that are fair to every role.

A board is computed from its number only. A square board is unchanged by a quarter turn that
swaps silver and copper. A hexagon is unchanged by a third of a turn that changes copper to
silver, silver to gold and gold to copper. So columns are equal to rows, and the three roles
of the hexagon are equal.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import TypeAlias, TypeVar

from cubacube.games.atacama.rules.boards import Ground
from cubacube.games.atacama.rules.ore import METALS, Metal, Ore
from cubacube.games.atacama.rules.shape import DESERT, HEXAGON, SQUARE, Field

T = TypeVar("T")
Metals: TypeAlias = dict[Field, Metal]

_CENTRE: Field = (5, 5)
_SWAPPED: dict[Metal, Metal] = {"gold": "gold", "silver": "copper", "copper": "silver"}
_TURNED: dict[Metal, Metal] = {"copper": "silver", "silver": "gold", "gold": "copper"}
_GOLD_AMOUNTS = (1, 1, 2, 2, 3, 4)
_OTHER_AMOUNTS = (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5)
_HEX_AMOUNTS = (1,) * 6 + (2,) * 7 + (3,) * 7 + (4,) * 6 + (5,) * 4
_MASK = (1 << 64) - 1


def quarter_turn(field: Field) -> Field:
    """[1.6] Return the field that a quarter turn of the square board leads to."""
    return field[1], 10 - field[0]


def third_turn(field: Field) -> Field:
    """[1.7] Return the field that a third of a turn of the hexagon leads to."""
    return field[1], -field[0] - field[1]


@cache
def square_board(number: int) -> Ground:
    """[1.6] Return the random board of this number, for two or four players."""
    stream = _stream(number)
    metals = _metals(stream)
    while not _well_mixed(metals):
        metals = _metals(stream)
    domain = [(row, column) for row in range(1, 6) for column in range(1, 5)]
    gold = _shuffled(_GOLD_AMOUNTS, stream)
    other = _shuffled(_OTHER_AMOUNTS, stream)
    ores = {_CENTRE: Ore("gold", 3)}
    for start in domain:
        amount = (gold if metals[start] == "gold" else other).pop()
        ores |= {field: Ore(metals[field], amount) for field in _orbit(start)}
    return tuple(ores[field] for field in SQUARE.fields)


@cache
def hex_board(number: int) -> Ground:
    """[1.7] Return the random hexagon of this number."""
    stream = _stream(number)
    amounts = _shuffled(_HEX_AMOUNTS, stream)
    ores: dict[Field, Ore | None] = {DESERT: None}
    for start in HEXAGON.fields:
        if start in ores:
            continue
        metal, amount, field = METALS[_below(3, stream)], amounts.pop(), start
        for _ in range(3):
            ores[field] = Ore(metal, amount)
            metal, field = _TURNED[metal], third_turn(field)
    return tuple(ores[field] for field in HEXAGON.fields)


def _metals(stream: Iterator[int]) -> Metals:
    """[1.6.1, 2] Draw symmetric metals; every outer tile gets three fields of each metal."""
    nine = METALS * 3
    found: Metals = {_CENTRE: "gold"}
    corner = [(row, column) for row in (1, 2, 3) for column in (1, 2, 3)]
    for field, metal in zip(corner, _shuffled(nine, stream), strict=True):
        _spread(found, field, metal)
    edge = _shuffled(nine, stream)
    for row, column in ((4, 1), (4, 2), (4, 3), (5, 1), (5, 2), (5, 3)):
        _spread(found, (row, column), edge.pop())
    for row in (1, 2, 3):
        _spread(found, (row, 4), _SWAPPED[edge.pop()])
    for row in (4, 5):
        _spread(found, (row, 4), METALS[1 + _below(2, stream)])
    return found


def _spread(metals: Metals, start: Field, metal: Metal) -> None:
    """Set the metal of a field, and the metals of the three fields symmetric to the field."""
    for field in _orbit(start):
        metals[field] = metal
        metal = _SWAPPED[metal]


def _orbit(start: Field) -> tuple[Field, Field, Field, Field]:
    """Return a field and the three fields that it reaches by quarter turns of the board."""
    second = quarter_turn(start)
    third = quarter_turn(second)
    return start, second, third, quarter_turn(third)


def _well_mixed(metals: Metals) -> bool:
    """[1.6.3] Return whether the metals of a square board are well mixed.

    No metal may cluster, and each row and column must have 2 to 4 fields of each metal.
    Checking the rows is enough, because the symmetry maps every row to a column.
    """
    rows = [[metals[row, column] for column in range(1, 10)] for row in range(1, 10)]
    if any(not 2 <= Counter(row)[metal] <= 4 for row in rows for metal in METALS):
        return False
    if any(len(set(row[at : at + 3])) == 1 for row in rows for at in range(7)):
        return False
    squares = (a[at : at + 2] + b[at : at + 2] for a, b in pairwise(rows) for at in range(8))
    return all(max(Counter(square).values()) <= 2 for square in squares)


def _stream(number: int) -> Iterator[int]:
    """Yield 64-bit random numbers by SplitMix64.

    Saved matches name a random board by its number, so this function must never change.
    """
    state = number
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        yield mixed ^ (mixed >> 31)


def _below(limit: int, stream: Iterator[int]) -> int:
    """Return a random number from 0 to `limit` - 1."""
    return next(stream) * limit >> 64


def _shuffled(items: Iterable[T], stream: Iterator[int]) -> list[T]:
    """Return the items in random order (Fisher-Yates)."""
    order = list(items)
    for at in range(len(order) - 1, 0, -1):
        other = _below(at + 1, stream)
        order[at], order[other] = order[other], order[at]
    return order
