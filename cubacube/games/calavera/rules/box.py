"""Components of Calavera: six equal dice and the printed score sheet."""

from typing import TypeAlias

from cubacube.rules import frozen

Row: TypeAlias = int
Face: TypeAlias = int

ORANGE, PINK, GREEN, BLACK = ROWS = (0, 1, 2, 3)
"""The rows of a sheet from top to bottom; a die face has the number of its row."""

JOKER, SKULL = 4, 5
DIE: tuple[Face, ...] = (*ROWS, JOKER, SKULL)
"""[1.2] The faces of each die."""

DICE = (0, 1, 2, 3, 4, 5)
"""The numbers of the six dice."""

SEATS = range(2, 5)


@frozen
class BonusLine:
    """[1.4] A bonus line: the crosses that every row needs, and its points.

    The first player to reach the line gets `first` points, each other player `later` points.
    """

    crosses: int
    first: int
    later: int


@frozen
class Options:
    """Calavera has no house rules."""


@frozen
class Box:
    """[1.3] The printed score sheet; all four rows are equal.

    The texts for players call a cell a box. Entry n of `points` and `jokers` is for a row whose
    last cross is in cell n. `points` is the value of that row. `jokers` is the number of jokers
    that freeze the row; 0 means that jokers cannot freeze it. From cell `death` on, a row
    freezes by itself.
    """

    points: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 4, 5, 6, 8, 10, 4, 0, -3)
    jokers: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 2, 2, 2, 3, 3, 0, 0, 0)
    death: int = 11
    lines: tuple[BonusLine, ...] = (BonusLine(3, 4, 2), BonusLine(6, 5, 3), BonusLine(9, 6, 4))
    options: Options = Options()

    @property
    def last(self) -> int:
        """The last cell of a row."""
        return len(self.points) - 1
