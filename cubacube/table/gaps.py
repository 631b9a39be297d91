"""Signed gaps between boxes that turn: the geometry of the hot loops.

`kit.geometry` says what the rules mean by touching; here the same boxes are measured by plain
numbers, with the direction of the gap, some ten times faster. Boxes are sharp: whoever rounds
corners takes the rounding off.
"""

from math import cos, hypot, sin
from typing import TypeAlias

Gap: TypeAlias = tuple[float, float, float]
"""Millimetres between two boxes, negative if they overlap, and the direction from one to other."""


def square_gap(state: list[float], one: int, other: int, half: float) -> Gap:
    """The gap between two squares of half edge `half`.

    `one` and `other` are offsets of x, y, angle in `state`.
    """
    dx, dy = state[other] - state[one], state[other + 1] - state[one + 1]
    c, s = cos(state[one + 2]), sin(state[one + 2])
    oc, os = cos(state[other + 2]), sin(state[other + 2])
    reach = half * (1 + abs(c * oc + s * os) + abs(c * os - s * oc))
    gap, nx, ny = _along(dx, dy, c, s, reach, (-reach, 0.0, 0.0))
    gap, nx, ny = _along(dx, dy, oc, os, reach, (gap, nx, ny))
    if gap <= 0.0:
        return gap, nx, ny
    return _nearest_corner(dx, dy, (c, s, half, half), (oc, os, half, half))


def card_gap(
    x: float, y: float, angle: float, half: float, card: tuple[float, float, float, float]
) -> float:
    """The gap between a square and a card: its middle x, y and its half width and height."""
    middle_x, middle_y, wide, high = card
    dx, dy = x - middle_x, y - middle_y
    c, s = cos(angle), sin(angle)
    square = half * (abs(c) + abs(s))
    gap = max(abs(dx) - wide - square, abs(dy) - high - square)
    ac, as_ = abs(c), abs(s)
    gap = max(gap, abs(dx * c + dy * s) - half - wide * ac - high * as_)
    gap = max(gap, abs(dy * c - dx * s) - half - wide * as_ - high * ac)
    if gap <= 0.0:
        return gap
    return _nearest_corner(dx, dy, (1.0, 0.0, wide, high), (c, s, half, half))[0]


def _along(dx: float, dy: float, c: float, s: float, reach: float, best: Gap) -> Gap:
    """The best of `best` and the gaps along the two edge directions of a square."""
    gap, nx, ny = best
    p = dx * c + dy * s
    apart = abs(p) - reach
    if apart > gap:
        gap, nx, ny = apart, (c if p > 0 else -c), (s if p > 0 else -s)
    p = dy * c - dx * s
    apart = abs(p) - reach
    if apart > gap:
        gap, nx, ny = apart, (-s if p > 0 else s), (c if p > 0 else -c)
    return gap, nx, ny


_Box: TypeAlias = tuple[float, float, float, float]


def _nearest_corner(dx: float, dy: float, one: _Box, other: _Box) -> Gap:
    """The gap of two boxes that lie apart: some corner of one is nearest to the other."""
    gap, nx, ny = _corner_to_box(dx, dy, one, other)
    back, bx, by = _corner_to_box(-dx, -dy, other, one)
    return (gap, nx, ny) if gap <= back else (back, -bx, -by)


def _corner_to_box(dx: float, dy: float, box: _Box, cornered: _Box) -> Gap:
    """The shortest way from `box` to a corner of `cornered`, whose middle is at dx, dy from it."""
    c, s, wide, high = box
    oc, os, w, h = cornered
    best = (1e300, 0.0, 0.0)
    px, py = dx * c + dy * s, dy * c - dx * s
    rc, rs = oc * c + os * s, os * c - oc * s
    ax, ay, bx, by = w * rc, w * rs, -h * rs, h * rc
    for ux, uy in (
        (ax + bx, ay + by),
        (bx - ax, by - ay),
        (-ax - bx, -ay - by),
        (ax - bx, ay - by),
    ):
        qx, qy = px + ux, py + uy
        ex = qx - wide if qx > wide else (qx + wide if qx < -wide else 0.0)
        ey = qy - high if qy > high else (qy + high if qy < -high else 0.0)
        apart = ex * ex + ey * ey
        if apart < best[0]:
            best = (apart, ex, ey)
    gap = hypot(best[1], best[2])
    if gap == 0.0:
        return 0.0, c, s
    ex, ey = best[1] / gap, best[2] / gap
    return gap, ex * c - ey * s, ex * s + ey * c
