"""Layout on the 1920x1080 canvas that all flicking games share."""

from cubacube.scenes.canvas import Bounds
from cubacube.scenes.cloth.ground import Ground

CLOTH: Bounds = (34, 92, 912, 912)
HEM = 26
"""How far the cloth extends beyond the playing area."""
STEPPER: Bounds = (980, 20, 912, 52)
SIDE: Bounds = (966, 96, 926, 908)
"""Everything right of the cloth: the turn panel and the panels of the game."""
TURN: Bounds = (966, 398, 926, 194)
"""The default box of the turn panel; a game may move it, but not resize it."""
GAP = 14


def ground(area_mm: float) -> Ground:
    """Return the position and scale of the playing area on the canvas."""
    x, y, width, _height = CLOTH
    return Ground(area_mm, x + HEM, y + HEM, width - 2 * HEM)
