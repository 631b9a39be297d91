"""[2.0.2] Dice that left the area: over which side they left, and where they are put back."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import pi
from typing import get_args

from cubacube.kit.geometry import Point, gap_mm, gap_to_shape_mm
from cubacube.kit.measures import Measures
from cubacube.kit.shot import Border, Die, Left, Pose
from cubacube.rules.options import N_
from cubacube.table.faults import NoPlaceError

_BORDERS: tuple[Border, ...] = get_args(Border)
_SPACING_MM = 0.25
"""Step of the search for the nearest free place along a side."""


def rounded(die: Die, x: float, y: float, angle: float, orientation: int) -> Pose:
    """Return a pose as it is stored, rounded to 0.1 micrometre and a millionth of a radian."""
    # Adding zero turns a negative zero into a plain one.
    return Pose(die, round(x, 4) + 0.0, round(y, 4) + 0.0, round(angle, 6) + 0.0, orientation)


def side_left(path: Sequence[Point], side_mm: float) -> Border:
    """[2.0.2.4] Return the side over which a die left the area; `path` is its centre's path.

    At a corner it is the side that the centre crossed first (R5).
    """
    end = _beyond_mm(path[-1], side_mm)
    crossed = [border for border in _BORDERS if end[border] > 0]
    for later, earlier in pairwise(reversed(path)):
        before, after = _beyond_mm(earlier, side_mm), _beyond_mm(later, side_mm)
        still = [border for border in crossed if before[border] > 0]
        if not still:
            # All were crossed in this step: take the side that was crossed first.
            return min(crossed, key=lambda b: -before[b] / (after[b] - before[b]))
        crossed = still
    return crossed[0]


def _beyond_mm(point: Point, side_mm: float) -> dict[Border, float]:
    """Return how far a point lies beyond each side."""
    x, y = point
    return {"left": -x, "right": x - side_mm, "bottom": -y, "top": y - side_mm}


def put_back(
    rest: tuple[Pose, ...], left: Sequence[Left], own: Die | None, measures: Measures
) -> tuple[Pose, ...]:
    """[2.0.2] Return `rest` with all dice that left put back, parallel to the border.

    Each die is put just inside the border at the point where it left the area. Only `own`,
    the Vehicle die of the player who flicked, is put at the middle of that side. If a die or
    an obstacle is already there, the nearest free place along that side is used (R5).
    """
    back = {pose.die: pose for pose in rest}
    away = {each.die for each in left}
    for each in left:
        lying = [pose for die, pose in back.items() if die not in away]
        middle = measures.area_mm / 2
        if each.die == own:
            x, y = middle, middle
        else:
            x, y = each.x_mm, each.y_mm
        back[each.die] = _lay_down(back[each.die], each.border, x, y, lying, measures)
        away.remove(each.die)
    return tuple(back.values())


def _lay_down(
    pose: Pose, border: Border, x: float, y: float, lying: list[Pose], measures: Measures
) -> Pose:
    """Return the free pose nearest to x, y along the inside of the border.

    If that side is full, the other sides are tried.

    Raises:
        NoPlaceError: No side has a free place.
    """
    angle = round(pose.angle_rad / (pi / 2)) * pi / 2
    for side in dict.fromkeys((border, *_BORDERS)):
        for spot in _along(side, x, y, measures):
            laid = rounded(pose.die, *spot, angle, pose.orientation)
            if _is_free(laid, lying, measures):
                return laid
    raise NoPlaceError(N_("there is no room for all dice along the border"))


def _is_free(pose: Pose, lying: list[Pose], measures: Measures) -> bool:
    """Return whether a die at `pose` would touch no other die and no obstacle [R105]."""
    return all(gap_mm(pose, other, measures) > 0 for other in near(pose, lying, measures)) and all(
        gap_to_shape_mm(pose, obstacle.shape, measures) > 0 for obstacle in measures.obstacles
    )


def near(pose: Pose, lying: Sequence[Pose], measures: Measures) -> list[Pose]:
    """Return the dice whose outlines may reach that of `pose`."""
    reach = 1.5 * measures.edge_mm
    return [
        other
        for other in lying
        if abs(other.x_mm - pose.x_mm) < reach and abs(other.y_mm - pose.y_mm) < reach
    ]


def _along(border: Border, x: float, y: float, measures: Measures) -> Iterator[tuple[float, float]]:
    """Yield places along the inside of a side, the nearest to x, y first."""
    half, far = measures.half_mm, measures.area_mm - measures.half_mm
    upright = border in ("left", "right")
    start = min(far, max(half, y if upright else x))
    across = half if border in ("left", "bottom") else far
    for step in range(int(2 * measures.area_mm / _SPACING_MM)):
        # Zigzag: 0, +1, -1, +2, -2 ... spacings from the start.
        along = start + (step + 1) // 2 * _SPACING_MM * (1 if step % 2 else -1)
        if half <= along <= far:
            yield (across, along) if upright else (along, across)
