"""Cushions along the border of the area: obstacles whose shapes follow from the level."""

from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

from annotated_types import Interval, Len

from cubacube.kit.terrain import Obstacle, Point, Polygon
from cubacube.rules import frozen

HAIR_MM = 0.001
"""How far outside the border the face of a cushion is: dice at the border overlap nothing."""
CUSHION = "cushion"
"""The look of a cushion."""
FACE = slice(2, 3)
"""The only edge of a cushion that dice reach."""
_DEPTH = 0.02
"""Depth of a cushion as a share of the area's side: it fits on the cloth around the area."""
NAME = "Cushion"
SIDES = "north", "east", "south", "west"


@frozen
class Cushion:
    """A cushion along a whole side, or with an opening between two distances.

    `gap_mm` is measured from the left or lower end of the side.
    """

    restitution: Annotated[float, Interval(ge=0, le=0.75)]
    friction: Annotated[float, Interval(ge=0, le=1)]
    gap_mm: Annotated[tuple[Annotated[float, Interval(ge=0, le=600)], ...], Len(2, 2)] = ()


Side: TypeAlias = Cushion | Literal["open"]


@frozen
class Border:
    """The four sides of the area; dice leave over open sides and through gaps."""

    north: Side = "open"
    east: Side = "open"
    south: Side = "open"
    west: Side = "open"

    @property
    def closed(self) -> tuple[str, ...]:
        """The sides that have a cushion."""
        return tuple(side for side in SIDES if getattr(self, side) != "open")


@lru_cache(maxsize=64)
def cushions(border: Border, side_mm: float) -> tuple[Obstacle, ...]:
    """Return the cushions around an area; neighbours are mitred, so corners are closed."""
    around = border.north, border.west, border.south, border.east
    found = []
    for turns, cushion in enumerate(around):
        if cushion == "open":
            continue
        # South and east are turned by half a circle or more: their ends are swapped.
        gap = cushion.gap_mm if turns < 2 else [side_mm - at for at in reversed(cushion.gap_mm)]
        ends = 0.0, *gap, side_mm
        for low, high in zip(ends[::2], ends[1::2], strict=True):
            if low < high:
                before = low == 0 and around[turns - 3] != "open"
                after = high == side_mm and around[turns - 1] != "open"
                shape = Polygon(_corners((low, high), (before, after), side_mm, turns))
                values = cushion.restitution, cushion.friction
                found.append(Obstacle(NAME, CUSHION, *values, 0, shape))
    return tuple(found)


def _corners(
    ends: tuple[float, float], mitred: tuple[bool, bool], side_mm: float, turns: int
) -> tuple[Point, ...]:
    """Return the corners of a part of the north cushion, turned by some quarters to the left.

    The back comes first. The table lies to its left.
    """
    (low, high), (before, after), depth_mm = ends, mitred, _DEPTH * side_mm
    corners: tuple[Point, ...] = (
        (high + after * depth_mm, side_mm + depth_mm),
        (low - before * depth_mm, side_mm + depth_mm),
        (low - before * HAIR_MM, side_mm + HAIR_MM),
        (high + after * HAIR_MM, side_mm + HAIR_MM),
    )
    for _ in range(turns):
        corners = tuple((side_mm - y, x) for x, y in corners)
    return corners
