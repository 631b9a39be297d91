"""Icons for replays: step, jump, change speed, loop, branch, copy and list rulings."""

import math
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from cubacube.scenes.canvas.pen import Pen


def to_start(pen: Pen) -> None:
    """An arrow to a bar on the left: to the start."""
    pen.box(pen.figure, 14, 14, 14, 72, 5)
    pen.polygon(pen.figure, [(88, 12), (32, 50), (88, 88)])


def to_end(pen: Pen) -> None:
    """An arrow to a bar on the right: to the end."""
    pen.box(pen.figure, 72, 14, 14, 72, 5)
    pen.polygon(pen.figure, [(12, 12), (68, 50), (12, 88)])


def slower(pen: Pen) -> None:
    """A minus: slower."""
    pen.line(pen.figure, [(18, 50), (82, 50)], 22)


def faster(pen: Pen) -> None:
    """A plus: faster."""
    slower(pen)
    pen.line(pen.figure, [(50, 18), (50, 82)], 22)


def loop(pen: Pen) -> None:
    """Two arrows in a circle: repeat."""
    for half in (0, 180):
        bow = [_on_circle(half + at) for at in range(20, 141, 10)]
        pen.line(pen.figure, bow, 13)
        tip, inner, outer = (
            _on_circle(half + 176),
            _on_circle(half + 140, 14),
            _on_circle(half + 140, 56),
        )
        pen.polygon(pen.figure, [tip, inner, outer])


def branch(pen: Pen) -> None:
    """An arrow that branches off a line: continue from here."""
    pen.line(pen.figure, [(8, 72), (92, 72)], 12)
    pen.line(pen.figure, [(26, 72), (52, 30), (70, 30)], 12)
    pen.polygon(pen.figure, [(66, 8), (98, 30), (66, 52)])


def copy(pen: Pen) -> None:
    """Two sheets: copy."""
    pen.frame(pen.figure, (8, 6, 58, 68), 10, 10)
    pen.box(pen.figure, 32, 26, 60, 68, 10)
    for y in (46, 60, 74):
        pen.line(pen.detail, [(46, y), (78, y)], 6)


def rulings(pen: Pen) -> None:
    """A bulleted list: the rulings."""
    for y in (22, 50, 78):
        pen.disc(pen.figure, 16, y, 9)
        pen.line(pen.figure, [(38, y), (88, y)], 13)


def _on_circle(degrees: float, radius: float = 35) -> tuple[float, float]:
    angle = math.radians(degrees)
    return 50 + radius * math.cos(angle), 50 + radius * math.sin(angle)


def _arrows(pen: Pen, count: int, *, mirrored: bool) -> None:
    """Draw `count` arrowheads in a row; the more there are, the smaller each is."""
    step, reach = 28, 38 - 8 * (count - 1)
    width = 18 - 2 * count
    for number in range(count):
        x = 50 + reach / 2 + (number - (count - 1) / 2) * step
        points = [(x - reach, 50 - 36), (x, 50), (x - reach, 50 + 36)]
        pen.line(pen.figure, [(100 - x if mirrored else x, y) for x, y in points], width)


ARROWS: Final[Mapping[str, Callable[[Pen], None]]] = MappingProxyType(
    {
        "action_back": partial(_arrows, count=1, mirrored=True),
        "action_on": partial(_arrows, count=1, mirrored=False),
        "turn_back": partial(_arrows, count=2, mirrored=True),
        "turn_on": partial(_arrows, count=2, mirrored=False),
        "round_back": partial(_arrows, count=3, mirrored=True),
        "round_on": partial(_arrows, count=3, mirrored=False),
    }
)
"""Icons that step back or on: one arrow for an action, two for a turn, three for a round."""
