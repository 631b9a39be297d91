"""Signed gaps between boxes that turn: the geometry of the hot loops.

`kit.geometry` says what the rules mean by touching; here the same boxes are measured by plain
numbers, with the direction of the gap, some ten times faster. Boxes are sharp: whoever rounds
corners takes the rounding off.
"""

from math import copysign, cos, sin, sqrt
from typing import TypeAlias

Gap: TypeAlias = tuple[float, float, float]
"""Millimetres between two boxes, negative if they overlap, and the direction from one to other."""


def square_gap(state: list[float], one: int, other: int, half: float) -> Gap:
    """The gap between two squares of half edge `half`.

    `one` and `other` are offsets of x, y, angle in `state`.
    """
    gap, nx, ny, cornered = square_gap_bound(state, one, other, half)
    if not cornered:
        return gap, nx, ny
    return _nearest_corner(
        state[other] - state[one],
        state[other + 1] - state[one + 1],
        (cos(state[one + 2]), sin(state[one + 2]), half, half),
        (cos(state[other + 2]), sin(state[other + 2]), half, half),
    )


def square_gap_bound(
    state: list[float], one: int, other: int, half: float
) -> tuple[float, float, float, bool]:
    """As `square_gap`, faster, but too small if corner faces corner: the last value says so."""
    dx, dy = state[other] - state[one], state[other + 1] - state[one + 1]
    c, s = cos(state[one + 2]), sin(state[one + 2])
    oc, os = cos(state[other + 2]), sin(state[other + 2])
    gap, nx, ny = -1.0, 0.0, 0.0
    corner_c, corner_s = oc, os
    for ux, uy in ((c, s), (-s, c)):
        along = dx * ux + dy * uy
        if along > gap:
            gap, nx, ny = along, ux, uy
        if -along > gap:
            gap, nx, ny = -along, -ux, -uy
    for ux, uy in ((oc, os), (-os, oc)):
        along = dx * ux + dy * uy
        if along > gap:
            gap, nx, ny, corner_c, corner_s = along, ux, uy, c, s
        if -along > gap:
            gap, nx, ny, corner_c, corner_s = -along, -ux, -uy, c, s
    # All four edge directions see the same sum of half widths.
    gap -= half * (1 + abs(c * oc + s * os) + abs(c * os - s * oc))
    # Where along that edge is the corner of the other square that is nearest to it?
    ahead, aside = nx * corner_c + ny * corner_s, ny * corner_c - nx * corner_s
    along = dy * nx - dx * ny + copysign(half, ahead) * aside - copysign(half, aside) * ahead
    return gap, nx, ny, gap > 0.0 and not -half <= along <= half


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
    px, py = dx * c + dy * s, dy * c - dx * s
    rc, rs = oc * c + os * s, os * c - oc * s
    ax, ay, bx, by = w * rc, w * rs, -h * rs, h * rc
    best, near_x, near_y = 1e300, 0.0, 0.0
    for qx, qy in (
        (px + ax + bx, py + ay + by),
        (px + bx - ax, py + by - ay),
        (px - ax - bx, py - ay - by),
        (px + ax - bx, py + ay - by),
    ):
        ex = qx - wide if qx > wide else (qx + wide if qx < -wide else 0.0)
        ey = qy - high if qy > high else (qy + high if qy < -high else 0.0)
        apart = ex * ex + ey * ey
        if apart < best:
            best, near_x, near_y = apart, ex, ey
    gap = sqrt(best)
    if gap == 0.0:
        return 0.0, c, s
    return gap, (near_x * c - near_y * s) / gap, (near_x * s + near_y * c) / gap
