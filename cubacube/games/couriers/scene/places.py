"""Boxes of the Couriers' panels on the canvas of 1920x1080."""

from cubacube.scenes.canvas.boxes import Bounds, columns

JOB: Bounds = (966, 96, 926, 190)
CHASE: Bounds = (966, 300, 926, 146)
JOBS: Bounds = (966, 96, 926, 350)
"""Panel of the Jobs to choose from; it covers `JOB` and `CHASE`."""
VEHICLE: Bounds = (966, 460, 926, 104)
ROUTES: Bounds = (966, 578, 926, 154)
TURN: Bounds = (966, 746, 926, 194)
CREW: Bounds = (966, 954, 926, 50)

_PAD, _BETWEEN = 12.0, 10.0


def row(box: Bounds, count: int, number: int, top: float) -> Bounds:
    """Return one of `count` equal boxes side by side in a panel.

    `number` 0 is the left box. `top` is the distance below the panel's upper edge.
    """
    x, y, width, height = box
    inside = x + _PAD, y + top, width - 2 * _PAD, height - top - _PAD
    return columns(inside, count, _BETWEEN)[number]
