"""Where the panels of the Race are on the canvas of 1920x1080."""

from typing import Final

from cubacube.rules import frozen
from cubacube.scenes.flicking.places import GAP
from cubacube.scenes.ground import Box

TRACK: Final[Box] = (966, 96, 926, 286)
PLAYERS: Final[Box] = (966, 608, 926, 396)


@frozen
class Cells:
    """The boxes of the players' panels, and what is left for the log of rulings."""

    players: tuple[Box, ...]
    rest: Box | None


def cells(seats: int) -> Cells:
    """Two columns for 2 to 5 players."""
    x, y, width, height = PLAYERS
    rows = (seats + 1) // 2
    across = (width - GAP) / 2
    tall = 256 if rows == 1 else (height - GAP * (rows - 1)) / rows
    grid = tuple(
        (x + (n % 2) * (across + GAP), y + (n // 2) * (tall + GAP), across, tall)
        for n in range(2 * rows)
    )
    if rows == 1:
        foot = y + tall + GAP
        return Cells(grid, (x, foot, width, y + height - foot))
    return Cells(grid[:seats], grid[seats] if seats % 2 else None)
