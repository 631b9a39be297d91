"""Where everything is on the canvas of 1920x1080 that does not belong to one game."""

from typing import Final

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Bounds, grid
from cubacube.scenes.cloth.ground import Ground

CLOTH: Final[Bounds] = (34, 92, 912, 912)
HEM: Final = 26
"""The cloth reaches so far beyond the playing area."""
STEPPER: Final[Bounds] = (980, 20, 912, 52)
SIDE: Final[Bounds] = (966, 96, 926, 908)
"""Everything right of the cloth: the turn panel lies here, and the panels of the game."""
TURN: Final[Bounds] = (966, 398, 926, 194)
"""Where the turn panel is unless the game puts it elsewhere; it always has this size."""
GAP: Final = 14
_PAIR = 256.0
"""How high the panels of two players are."""


def ground(area_mm: float) -> Ground:
    """The playing area on the cloth."""
    x, y, width, _height = CLOTH
    return Ground(area_mm, x + HEM, y + HEM, width - 2 * HEM)


@frozen
class Cells:
    """The boxes of the players' panels, and what is left for the log of rulings."""

    players: tuple[Bounds, ...]
    rest: Bounds | None


def cells(panel: Bounds, seats: int) -> Cells:
    """Two columns for 2 to 5 players."""
    x, y, width, height = panel
    if seats <= 2:
        foot = y + _PAIR + GAP
        return Cells(grid(panel, 2, 2, GAP, _PAIR), (x, foot, width, y + height - foot))
    boxes = grid(panel, seats + seats % 2, 2, GAP)
    return Cells(boxes[:seats], boxes[seats] if seats % 2 else None)
