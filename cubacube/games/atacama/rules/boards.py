"""The printed boards and the nine tiles [1.5, 1.7]."""

from typing import Literal, TypeAlias

from cubacube.games.atacama.rules.ore import Metal, Ore
from cubacube.games.atacama.rules.shape import SQUARE, Field

Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I"]
LETTERS: tuple[Letter, ...] = ("A", "B", "C", "D", "E", "F", "G", "H", "I")
"""The tiles; each letter also names the tile's place in the basic game."""

Ground: TypeAlias = tuple[Ore | None, ...]
"""The ore of each field, in the order of `Shape.fields`.

The entry is None for the desert, or if no tile lies there yet.
"""

_METAL: dict[str, Metal] = {"G": "gold", "S": "silver", "C": "copper"}


def _ground(text: str) -> Ground:
    """Parse ores, each a letter and an amount; `**` is the desert."""
    return tuple(
        None if word == "**" else Ore(_METAL[word[0]], int(word[1])) for word in text.split()
    )


DEFAULT: Ground = _ground("""
    S5 C4 S1  G2 G3 C2  S2 G3 C1
    C2 G2 G4  C2 S4 G1  S2 C3 S5
    G2 S2 C3  S4 C5 S2  C4 G2 G3

    G1 C4 S1  G2 S3 C1  G4 S1 C5
    S5 S2 G5  C3 C5 G3  C1 S5 G1
    G1 C5 C2  S4 G1 S3  G1 C3 S4

    C3 G2 S5  C1 G2 C4  S3 G4 S3
    C1 S3 G3  G5 S4 G2  C3 S3 C5
    S1 G4 C3  S1 C4 S3  G1 C2 G1
""")
"""The default board; it gives equal chances if the columns player begins."""

SECOND: Ground = _ground("""
    S5 C1 S3  G5 G1 C5  S4 G3 C3
    C3 G2 G3  C2 S5 G3  S2 C4 S3
    G2 S1 C5  S3 C1 S1  C3 G2 G2

    G4 C4 S2  G2 S4 C2  G2 S5 C2
    S5 S3 G1  C5 C2 G1  C3 S2 G1
    G1 C5 C1  S4 G4 S2  G2 C5 S3

    C3 G3 S5  C1 G2 C4  S3 G1 S2
    C1 S3 G4  G3 S1 G5  C2 S4 C3
    S1 G1 C3  S1 C4 S4  G1 C4 G4
""")
"""[1.5] The second board; either the columns player or the rows player may begin on it."""

HEX: Ground = _ground("""
                S5 C3 G5 G1 C2 S2
               S1 C3 S4 G3 C1 C4 G3
              G4 G2 C2 C2 S3 S5 S2 G1
             C1 C3 G4 S2 G3 C5 C4 G3 S4
            C3 G2 S4 S1 G4 G1 C1 S4 S2 C1
           G2 S4 G5 S5 C1 ** S4 C2 G2 G3 C5
            S2 S1 G3 C3 C4 S1 S3 G2 C4 G3
             C1 C3 S2 G2 G1 G5 C3 S3 S5
              C5 G4 S2 C4 G4 C5 G1 S1
               S3 S3 C2 S3 C2 G4 G2
                G5 G1 C4 S1 S3 C2
""")
"""The hexagon. It is symmetric under a third of a turn.

The turn changes copper to silver, silver to gold and gold to copper.
"""


def fields_of(place: Letter) -> tuple[Field, ...]:
    """Return the nine fields that a tile covers in the basic game."""
    down, right = divmod(LETTERS.index(place), 3)
    return tuple((3 * down + i, 3 * right + j) for i in (1, 2, 3) for j in (1, 2, 3))


def tile(board: Ground, letter: Letter) -> Ground:
    """Return the nine ores of the tile `letter` of a square board."""
    return tuple(board[SQUARE.index[field]] for field in fields_of(letter))
