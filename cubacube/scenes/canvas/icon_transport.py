"""Icons for replays: step, jump, change speed, loop, branch, copy and list rulings."""

import math

from cubacube.scenes.canvas.pen import Pen
from cubacube.scenes.canvas.theme import Tint


def action_back(pen: Pen, figure: Tint, detail: Tint) -> None:
    """One arrow to the left: one action back."""
    del detail
    _arrows(pen, figure, 1, mirrored=True)


def action_on(pen: Pen, figure: Tint, detail: Tint) -> None:
    """One arrow to the right: one action forward."""
    del detail
    _arrows(pen, figure, 1, mirrored=False)


def turn_back(pen: Pen, figure: Tint, detail: Tint) -> None:
    """Two arrows to the left: one turn back."""
    del detail
    _arrows(pen, figure, 2, mirrored=True)


def turn_on(pen: Pen, figure: Tint, detail: Tint) -> None:
    """Two arrows to the right: one turn forward."""
    del detail
    _arrows(pen, figure, 2, mirrored=False)


def round_back(pen: Pen, figure: Tint, detail: Tint) -> None:
    """Three arrows to the left: one round back."""
    del detail
    _arrows(pen, figure, 3, mirrored=True)


def round_on(pen: Pen, figure: Tint, detail: Tint) -> None:
    """Three arrows to the right: one round forward."""
    del detail
    _arrows(pen, figure, 3, mirrored=False)


def to_start(pen: Pen, figure: Tint, detail: Tint) -> None:
    """An arrow to a bar on the left: to the start."""
    del detail
    pen.box(figure, 14, 14, 14, 72, 5)
    pen.polygon(figure, [(88, 12), (32, 50), (88, 88)])


def to_end(pen: Pen, figure: Tint, detail: Tint) -> None:
    """An arrow to a bar on the right: to the end."""
    del detail
    pen.box(figure, 72, 14, 14, 72, 5)
    pen.polygon(figure, [(12, 12), (68, 50), (12, 88)])


def slower(pen: Pen, figure: Tint, detail: Tint) -> None:
    """A minus: slower."""
    del detail
    pen.line(figure, [(18, 50), (82, 50)], 22)


def faster(pen: Pen, figure: Tint, detail: Tint) -> None:
    """A plus: faster."""
    slower(pen, figure, detail)
    pen.line(figure, [(50, 18), (50, 82)], 22)


def loop(pen: Pen, figure: Tint, detail: Tint) -> None:
    """Two arrows in a circle: repeat."""
    del detail
    for half in (0, 180):
        bow = [_on_circle(half + at) for at in range(20, 141, 10)]
        pen.line(figure, bow, 13)
        tip, inner, outer = (
            _on_circle(half + 176),
            _on_circle(half + 140, 14),
            _on_circle(half + 140, 56),
        )
        pen.polygon(figure, [tip, inner, outer])


def branch(pen: Pen, figure: Tint, detail: Tint) -> None:
    """An arrow that branches off a line: continue from here."""
    del detail
    pen.line(figure, [(8, 72), (92, 72)], 12)
    pen.line(figure, [(26, 72), (52, 30), (70, 30)], 12)
    pen.polygon(figure, [(66, 8), (98, 30), (66, 52)])


def copy(pen: Pen, figure: Tint, detail: Tint) -> None:
    """Two sheets: copy."""
    pen.frame(figure, (8, 6, 58, 68), 10, 10)
    pen.box(figure, 32, 26, 60, 68, 10)
    for y in (46, 60, 74):
        pen.line(detail, [(46, y), (78, y)], 6)


def rulings(pen: Pen, figure: Tint, detail: Tint) -> None:
    """A bulleted list: the rulings."""
    del detail
    for y in (22, 50, 78):
        pen.disc(figure, 16, y, 9)
        pen.line(figure, [(38, y), (88, y)], 13)


def _arrows(pen: Pen, figure: Tint, count: int, *, mirrored: bool) -> None:
    """Draw `count` arrowheads in a row; the more there are, the smaller each is."""
    step, reach = 28, 38 - 8 * (count - 1)
    width = 18 - 2 * count
    for number in range(count):
        x = 50 + reach / 2 + (number - (count - 1) / 2) * step
        points = [(x - reach, 50 - 36), (x, 50), (x - reach, 50 + 36)]
        pen.line(figure, [(100 - x if mirrored else x, y) for x, y in points], width)


def _on_circle(degrees: float, radius: float = 35) -> tuple[float, float]:
    angle = math.radians(degrees)
    return 50 + radius * math.cos(angle), 50 + radius * math.sin(angle)
