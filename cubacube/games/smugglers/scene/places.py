"""Positions of the Smugglers' panels on the canvas of 1920x1080."""

from cubacube.scenes.canvas import Bounds, centre, centred, row_offset
from cubacube.scenes.flicking.panels.places import CLOTH

MARKET: Bounds = (966, 96, 612, 196)
ROUTE: Bounds = (1592, 96, 300, 196)
TURN: Bounds = (966, 306, 926, 194)
PLAYERS: Bounds = (966, 514, 926, 490)
ROUTE_CARD = (137.0, 106.0)
"""Width and height of a Sector card in the route panel."""


def route_card(number: int, count: int) -> Bounds:
    """Return the box of Sector card `number` (from 0) in a route panel with `count` cards."""
    x, y, width, height = ROUTE
    across, tall = ROUTE_CARD
    left = x + width / 2 + row_offset(number, count, across + 8) - across / 2
    return left, y + height - tall - 22, across, tall


def on_cloth(width: float, height: float) -> Bounds:
    """Return a box of this width and height in the middle of the cloth."""
    return centred(centre(CLOTH), width, height)
