"""[1.6, 1.7] Random boards that are fair to every role, each named by its number.

A quarter turn with silver and copper exchanged gives a square board again, a third of a turn with
copper to silver to gold to copper a hexagon. So columns see what rows see, and all three players
of the hexagon see the same.
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
    """[1.6] Where a quarter turn brings a field of the square board."""
    return field[1], 10 - field[0]


def third_turn(field: Field) -> Field:
    """[1.7] Where a third of a turn brings a field of the hexagon."""
    return field[1], -field[0] - field[1]


@cache
def square_board(number: int) -> Ground:
    """[1.6] The random board of this number for two or four players."""
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
    """[1.7] The random hexagon of this number."""
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
    """[1.6.1, 2] Metals with the symmetry, and three of each in every outer tile."""
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
    """Give the metal to a field, and what the symmetry asks for to the rest of its orbit."""
    for field in _orbit(start):
        metals[field] = metal
        metal = _SWAPPED[metal]


def _orbit(start: Field) -> tuple[Field, Field, Field, Field]:
    """The four fields that quarter turns make of one."""
    second = quarter_turn(start)
    third = quarter_turn(second)
    return start, second, third, quarter_turn(third)


def _well_mixed(metals: Metals) -> bool:
    """[1.6.3] No clusters, and two to four fields of every metal in each row and column.

    Rows alone are enough, as the symmetry turns every row into a column.
    """
    rows = [[metals[row, column] for column in range(1, 10)] for row in range(1, 10)]
    if any(not 2 <= Counter(row)[metal] <= 4 for row in rows for metal in METALS):
        return False
    if any(len(set(row[at : at + 3])) == 1 for row in rows for at in range(7)):
        return False
    squares = (a[at : at + 2] + b[at : at + 2] for a, b in pairwise(rows) for at in range(8))
    return all(max(Counter(square).values()) <= 2 for square in squares)


def _stream(number: int) -> Iterator[int]:
    """64-bit numbers by SplitMix64; they must never change, as saves name boards by number."""
    state = number
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        yield mixed ^ (mixed >> 31)


def _below(limit: int, stream: Iterator[int]) -> int:
    """A number from 0 to `limit` - 1."""
    return next(stream) * limit >> 64


def _shuffled(items: Iterable[T], stream: Iterator[int]) -> list[T]:
    """The items in random order (Fisher and Yates)."""
    order = list(items)
    for at in range(len(order) - 1, 0, -1):
        other = _below(at + 1, stream)
        order[at], order[other] = order[other], order[at]
    return order
