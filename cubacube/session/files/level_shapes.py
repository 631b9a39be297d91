"""What the shapes of a level must be, beyond the range of each number."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, Final

from cubacube.kit.terrain import Point, Polygon

SHAPES: Final = ("circle", "box", "polygon")


def misshapen(raw: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Key path and problem of every zone without a shape, or with one that cannot be.

    All values of `raw` are in their ranges.
    """
    for number, zone in enumerate(raw.get("zones", ())):
        given = [name for name in SHAPES if name in zone]
        if len(given) != 1:
            found = " and ".join(given) or "none"
            yield f"zones[{number}]", f"{found} given, needed is one of {', '.join(SHAPES)}"
        elif given == ["polygon"]:
            corners = tuple((corner["x_mm"], corner["y_mm"]) for corner in zone["polygon"])
            if _crosses_itself(corners):
                yield f"zones[{number}].polygon", "its edges cross or touch, they must not"


def _crosses_itself(corners: tuple[Point, ...]) -> bool:
    """Whether two edges meet that do not follow each other, or a corner has no width."""
    edges = list(Polygon(corners).edges)
    if any(_turn(*edges[at - 1], edges[at][1]) == 0 for at in range(len(edges))):
        return True
    return any(
        _meet(*edges[one], *edges[other])
        for one, other in combinations(range(len(edges)), 2)
        if other - one not in (1, len(edges) - 1)
    )


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two edges have a point in common."""
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def _turn(a: Point, b: Point, c: Point) -> float:
    """Twice the area of a triangle, positive if it goes round to the left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
