"""Geometry of the two boards: fields, neighbours, and the lines that score.

Square board: a field is (row, column), both 1 to 9 from the upper left corner. Hexagon: a
field is (q, r) in axial coordinates with the desert at (0, 0). r grows downwards from row
to row, q to the right within a row.
"""

from collections.abc import Callable
from typing import Literal, TypeAlias

from cubacube.rules import frozen

Field: TypeAlias = tuple[int, int]
Direction: TypeAlias = Literal["columns", "rows", "falling", "rising"]
"""Direction of a player's lines.

`falling` lines run to the lower right, `rising` lines to the upper right.
"""
Lines: TypeAlias = tuple[tuple[Field, ...], ...]

DESERT: Field = (0, 0)
"""[2.6.17] The centre of the hexagon: never usable, but lines run through it."""


@frozen
class Shape:
    """One board; the only instances are `SQUARE` and `HEXAGON`.

    `fields` are in reading order, and `index` is the position of each field in `fields`. The
    lines of each direction go from top to bottom or from left to right. With `same_metal`, a
    rig blocks a neighbour only if both fields have the same metal.
    """

    fields: tuple[Field, ...]
    index: dict[Field, int]
    neighbours: dict[Field, tuple[Field, ...]]
    lines: dict[Direction, Lines]
    same_metal: bool

    @property
    def directions(self) -> tuple[Direction, ...]:
        """The directions in which players score on this board."""
        return tuple(self.lines)


def _shape(
    fields: list[Field],
    steps: tuple[Field, ...],
    lines: dict[Direction, Callable[[Field], int]],
    *,
    same_metal: bool,
) -> Shape:
    """Build a board.

    Each of `steps` leads from a field to a neighbour. For each direction, `lines` has a
    function that returns the line number of a field.
    """
    on_board = set(fields)
    return Shape(
        tuple(fields),
        {field: at for at, field in enumerate(fields)},
        {
            (a, b): tuple((a + x, b + y) for x, y in steps if (a + x, b + y) in on_board)
            for a, b in fields
        },
        {
            direction: tuple(
                tuple(field for field in fields if line(field) == number)
                for number in sorted({line(field) for field in fields})
            )
            for direction, line in lines.items()
        },
        same_metal,
    )


def _hexagon_fields() -> list[Field]:
    """[1.7] Return the 91 hexagons, six along each side, row by row."""
    span = range(-5, 6)
    return [(q, r) for r in span for q in span if -5 <= q + r <= 5]


SQUARE = _shape(
    [(row, column) for row in range(1, 10) for column in range(1, 10)],
    ((-1, 0), (0, 1), (1, 0), (0, -1)),
    {"columns": lambda field: field[1], "rows": lambda field: field[0]},
    same_metal=False,
)
HEXAGON = _shape(
    _hexagon_fields(),
    ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)),
    {
        "falling": lambda field: field[0],
        "rising": lambda field: field[0] + field[1],
        "rows": lambda field: field[1],
    },
    same_metal=True,
)
