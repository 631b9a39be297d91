"""Where the panels of the Smugglers are on the canvas of 1920x1080."""

from typing import Final

from cubacube.rules import frozen
from cubacube.scenes.flicking.places import CLOTH, GAP
from cubacube.scenes.ground import Box

MARKET: Final[Box] = (966, 96, 612, 196)
ROUTE: Final[Box] = (1592, 96, 300, 196)
TURN: Final[Box] = (966, 306, 926, 194)
PLAYERS: Final[Box] = (966, 514, 926, 490)
ROUTE_CARD: Final = (137.0, 106.0)
"""The size of a Sector card in the box of the route."""


def route_card(number: int, count: int) -> Box:
    """Card `number` of `count` in the box of the route."""
    x, y, width, height = ROUTE
    across, tall = ROUTE_CARD
    left = x + width / 2 + (number - (count - 1) / 2) * (across + 8) - across / 2
    return left, y + height - tall - 22, across, tall


def on_cloth(width: float, height: float) -> Box:
    """A box in the middle of the cloth."""
    x, y, wide, high = CLOTH
    return x + (wide - width) / 2, y + (high - height) / 2, width, height


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
