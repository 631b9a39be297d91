"""Boxes of the Couriers' panels on the canvas of 1920x1080."""

from cubacube.scenes.canvas import Bounds, columns

PICTURE: Bounds = (966, 96, 926, 694)
"""The picture right of the cloth; the next four boxes lie in it, from top to bottom."""
LAND: Bounds = (974, 104, 910, 344)
"""The road with the chase and the Job, or the Jobs to choose from."""
VEHICLE: Bounds = (966, 450, 926, 116)
ROUTES: Bounds = (966, 568, 926, 158)
CREW: Bounds = (966, 732, 926, 50)
TURN: Bounds = (966, 804, 926, 194)

_PAD, _BETWEEN = 12.0, 10.0


def row(box: Bounds, count: int, number: int, top: float) -> Bounds:
    """Return one of `count` equal boxes side by side in a panel.

    `number` 0 is the left box. `top` is the distance below the panel's upper edge.
    """
    x, y, width, height = box
    inside = x + _PAD, y + top, width - 2 * _PAD, height - top - _PAD
    return columns(inside, count, _BETWEEN)[number]
