"""Signed gaps between turned boxes: the geometry of the hot loops.

`kit.geometry` defines touching for the rules. Here the same boxes are measured with plain
numbers, about ten times faster, and with the direction of the gap. Boxes have sharp
corners: callers subtract the rounding.
"""

from math import copysign, cos, sin, sqrt
from typing import TypeAlias

from cubacube.table.flight import Own

Gap: TypeAlias = tuple[float, float, float]
"""A gap in millimetres, negative for an overlap, then its direction as x and y.

The direction points from one box to the other.
"""


def square_gap(one: Own, other: Own, half: float) -> Gap:
    """Return the gap between two squares of half edge `half`."""
    first, nx, ny, gap, along, _, _ = facing(one, other, half)
    face, corner = (one, other) if first else (other, one)
    if gap > 0.0 and not -half <= along <= half:
        # Corner faces corner.
        gap, nx, ny = _nearest_corner(
            corner[0] - face[0],
            corner[1] - face[1],
            (cos(face[2]), sin(face[2]), half, half),
            (cos(corner[2]), sin(corner[2]), half, half),
        )
    return (gap, nx, ny) if first else (gap, -nx, -ny)


def facing(
    one: Own, other: Own, half: float
) -> tuple[bool, float, float, float, float, float, float]:
    """Find which of two squares meets the other one with a face, and where the corners are.

    Returns:
        Seven values: whether the first square has the face, the outward direction of the face
        as x and y, then two numbers for the nearest corner of the other square, and two for
        its next corner. The two numbers of a corner are its gap to the face and its position
        along the face. The position is measured from the middle of the face, to the left of
        the outward direction.
    """
    x, y, angle, _, _, _ = one
    its_x, its_y, its_angle, _, _, _ = other
    dx, dy, first = its_x - x, its_y - y, True
    c, s = cos(angle), sin(angle)
    oc, os = cos(its_angle), sin(its_angle)
    # Distance of the centres along each edge direction: the largest is that of the face.
    ahead, aside = dx * c + dy * s, dy * c - dx * s
    gap, nx, ny = (ahead, c, s) if ahead >= 0.0 else (-ahead, -c, -s)
    if aside > gap:
        gap, nx, ny = aside, -s, c
    elif -aside > gap:
        gap, nx, ny = -aside, s, -c
    corner_c, corner_s = oc, os
    ahead, aside = dx * oc + dy * os, dy * oc - dx * os
    if ahead > gap:
        gap, nx, ny, first = ahead, -oc, -os, False
    elif -ahead > gap:
        gap, nx, ny, first = -ahead, oc, os, False
    if aside > gap:
        gap, nx, ny, first = aside, os, -oc, False
    elif -aside > gap:
        gap, nx, ny, first = -aside, -os, oc, False
    if not first:
        dx, dy, corner_c, corner_s = -dx, -dy, c, s
    ahead, aside = nx * corner_c + ny * corner_s, ny * corner_c - nx * corner_s
    wide, high = copysign(half, ahead), copysign(half, aside)
    gap -= half + wide * ahead + high * aside
    along = dy * nx - dx * ny + wide * aside - high * ahead
    # The next corner is the other end of the edge that is more nearly parallel to the face.
    if wide * ahead < high * aside:
        return first, nx, ny, gap, along, gap + 2 * wide * ahead, along - 2 * wide * aside
    return first, nx, ny, gap, along, gap + 2 * high * aside, along + 2 * high * ahead


def card_gap(
    x: float, y: float, angle: float, half: float, card: tuple[float, float, float, float]
) -> float:
    """Return the gap between a square and a card (centre x, y, half width, half height)."""
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


def disc_gap(
    x: float, y: float, angle: float, half: float, disc: tuple[float, float, float, float]
) -> float:
    """Return the gap between a square and a disc.

    `disc` has the form of a card: x and y of the centre, half width and half height. Both
    halves are the radius.
    """
    middle_x, middle_y, radius, _ = disc
    dx, dy = middle_x - x, middle_y - y
    c, s = cos(angle), sin(angle)
    ahead, aside = abs(dx * c + dy * s) - half, abs(dy * c - dx * s) - half
    if ahead > 0.0 and aside > 0.0:
        return sqrt(ahead * ahead + aside * aside) - radius
    return max(ahead, aside) - radius


_Box: TypeAlias = tuple[float, float, float, float]


def _nearest_corner(dx: float, dy: float, one: _Box, other: _Box) -> Gap:
    """Return the gap between two boxes that do not overlap.

    The corners of both boxes are tried: the one that is nearest to the other box counts.
    """
    gap, nx, ny = _corner_to_box(dx, dy, one, other)
    back, bx, by = _corner_to_box(-dx, -dy, other, one)
    return (gap, nx, ny) if gap <= back else (back, -bx, -by)


def _corner_to_box(dx: float, dy: float, box: _Box, cornered: _Box) -> Gap:
    """Return the gap from `box` to the nearest corner of `cornered`.

    `dx` and `dy` lead from the centre of `box` to the centre of `cornered`.
    """
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
