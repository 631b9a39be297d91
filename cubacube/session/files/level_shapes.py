"""Check the geometry of the shapes of a level."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from math import radians
from typing import Any

from cubacube.kit.geometry import TOUCHING_MM, core, gap_mm, gap_to_shape_mm, shape_to_card_mm
from cubacube.kit.shot import Pose
from cubacube.kit.terrain import Point, Polygon
from cubacube.session.language.translation import N_, _
from cubacube.table.level import Level

SHAPES = ("circle", "box", "polygon")
_OVERLAPS = N_("must not overlap {other}")


def misshapen(raw: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield key path and problem of every zone or obstacle without a valid shape.

    All values of `raw` must be in their ranges.
    """
    for parts in ("zones", "obstacles"):
        for number, part in enumerate(raw.get(parts, ())):
            yield from _wrong(f"{parts}[{number}]", part, convex=parts == "obstacles")


def _wrong(place: str, part: Mapping[str, Any], *, convex: bool) -> Iterator[tuple[str, str]]:
    """Yield the problems with the shape of one zone or obstacle."""
    given = [name for name in SHAPES if name in part]
    if len(given) != 1:
        yield place, _("must have exactly one of {shapes}").format(shapes=", ".join(SHAPES))
    elif given == ["polygon"]:
        corners = tuple((corner["x_mm"], corner["y_mm"]) for corner in part["polygon"])
        if _crosses_itself(corners):
            yield f"{place}.polygon", _("its edges must not cross or touch")
        elif convex and _dented(corners):
            yield f"{place}.polygon", _("it must have no dent: dice bounce off convex shapes only")


def in_the_way(level: Level) -> Iterator[tuple[str, str]]:
    """Yield key path and problem of every obstacle that stands on a City card."""
    spots = level.measures().spots
    for number, obstacle in enumerate(level.fixed):
        for city, card in enumerate(spots):
            if shape_to_card_mm(obstacle.shape, card) == 0:
                yield f"obstacles[{number}]", _(_OVERLAPS).format(other=f"cities[{city}]")


def misplaced(level: Level) -> Iterator[tuple[str, str]]:
    """Yield key path and problem of every laid die that might not lie free in the area."""
    measures = level.measures()
    poses = [Pose(d.die, d.x_mm, d.y_mm, radians(d.angle_deg), 0) for d in level.layout]
    for number, (die, pose) in enumerate(zip(level.layout, poses, strict=True)):
        place, room = f"layout[{number}]", die.spread_mm + TOUCHING_MM
        low, spare = measures.corner_mm + die.spread_mm, level.area.side_mm
        if not all(low <= at <= spare - low for point in core(pose, measures) for at in point):
            yield place, _("must be inside the area, with its spread")
        for other, obstacle in enumerate(level.fixed[: len(level.obstacles)]):
            if gap_to_shape_mm(pose, obstacle.shape, measures) < room:
                yield place, _(_OVERLAPS).format(other=f"obstacles[{other}]")
        for other, before in enumerate(level.layout[:number]):
            if before.die == die.die:
                said = _("layout[{number}] lays {name}, too")
                yield f"{place}.die", said.format(number=other, name=die.die)
            elif gap_mm(pose, poses[other], measures) < room + before.spread_mm:
                yield place, _(_OVERLAPS).format(other=f"layout[{other}]")


def _dented(corners: tuple[Point, ...]) -> bool:
    """Return whether a polygon is concave."""
    turns = [_turn(corners[at - 2], corners[at - 1], each) for at, each in enumerate(corners)]
    return min(turns) < 0 < max(turns)


def _crosses_itself(corners: tuple[Point, ...]) -> bool:
    """Return whether edges of a polygon cross, touch or overlap, apart from shared corners.

    The result is also true if the outline does not turn at one of its corners.
    """
    edges = list(Polygon(corners).edges)
    if any(_turn(*edges[at - 1], edges[at][1]) == 0 for at in range(len(edges))):
        return True
    return any(
        _meet(*edges[one], *edges[other])
        for one, other in combinations(range(len(edges)), 2)
        if other - one not in (1, len(edges) - 1)
    )


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Return whether the edges a-b and c-d have a point in common."""
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def _turn(a: Point, b: Point, c: Point) -> float:
    """Return twice the signed area of the triangle a-b-c; positive if it is anticlockwise."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
