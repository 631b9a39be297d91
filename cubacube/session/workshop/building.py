"""Move, resize and turn the parts of a level by dragging."""

from collections.abc import Iterator
from math import atan2, cos, degrees, dist, hypot, radians, sin, tau
from typing import Any, Literal, TypeAlias

from cubacube.kit.geometry import Point
from cubacube.kit.terrain import Disc, Polygon, Shape, holds
from cubacube.rules import frozen
from cubacube.session.files.declared import Place, Raw
from cubacube.session.workshop.settings import with_value

Part: TypeAlias = Literal["zones", "obstacles"]
Form: TypeAlias = Literal["circle", "box", "polygon"]
Kind: TypeAlias = Literal[
    "move", "radius", "corner", "turn", "vertex", "new vertex", "side", "start"
]

SNAP_MM, FINE_MM = 5.0, 0.1
SNAP_DEG, FINE_DEG = 15.0, 1.0
MOST = 12
"""Maximum number of zones, of obstacles, and of corners of a shape."""
_LEAST_CORNERS = 3
_SMALLEST_MM = 2.0
_TURN_MM = 16.0
"""Distance of the turning handle from the right edge of a box."""
_SIZE_MM = 40.0
"""Width and height of a new thing."""
_AT_BORDER_MM = 0.5
"""A City card within this distance of the area's border counts as touching the border.

Such a card moves when the border moves.
"""
AREA: Place = ("area",)
START: Place = ("throw",)


@frozen
class Handle:
    """Something to drag: a whole thing, or a handle on it."""

    place: Place
    """The thing: `("zones", 0)`, `("cities", 2)`, `AREA`, `START`."""
    kind: Kind
    at: Point
    """Position in mm."""
    number: int = 0
    """Index of the corner that the handle moves, or of the corner that it adds."""


def places(raw: Raw) -> Iterator[Place]:
    """Yield everything that can be selected on the cloth, topmost first."""
    for parts in ("obstacles", "zones"):
        for number in reversed(range(len(raw.get(parts, ())))):
            yield parts, number
    for number in range(len(raw["cities"])):
        yield "cities", number


def thing_at(raw: Raw, point: Point) -> Place | None:
    """Return the topmost thing under a point, or None."""
    return next((each for each in places(raw) if holds(shape_of(raw, each), point)), None)


def shape_of(raw: Raw, place: Place) -> Shape:
    """Return the shape of a thing, even if it is invalid."""
    thing = _item(raw, place)
    if place[0] == "cities":
        x, y, edge = thing["x_mm"], thing["y_mm"], raw["area"]["city_edge_mm"]
        return Polygon(((x, y), (x + edge, y), (x + edge, y + edge), (x, y + edge)))
    if "circle" in thing:
        circle = thing["circle"]
        return Disc(circle["x_mm"], circle["y_mm"], circle["radius_mm"])
    if "box" in thing:
        box = thing["box"]
        wide, high = box["width_mm"] / 2, box["height_mm"] / 2
        around = (wide, high), (-wide, high), (-wide, -high), (wide, -high)
        return Polygon(tuple(_out(box, *corner) for corner in around))
    return Polygon(tuple(_corners(thing)))


def handles(raw: Raw, place: Place | None) -> tuple[Handle, ...]:
    """Return the handles of the selected thing, of the area and of the opening throw's circle."""
    side = float(raw["area"]["side_mm"])
    radius = float(raw["throw"]["start_radius_mm"])
    common = (
        Handle(AREA, "side", (side, side)),
        Handle(START, "start", (side / 2 + radius, side / 2)),
    )
    if place is None or place[0] not in ("zones", "obstacles", "cities"):
        return common
    return (*_own_handles(raw, place), *common)


def _own_handles(raw: Raw, place: Place) -> Iterator[Handle]:
    thing = _item(raw, place)
    if place[0] == "cities":
        edge = float(raw["area"]["city_edge_mm"])
        yield Handle(place, "corner", (thing["x_mm"] + edge, thing["y_mm"] + edge))
    elif "circle" in thing:
        circle = thing["circle"]
        yield Handle(place, "radius", (circle["x_mm"] + circle["radius_mm"], circle["y_mm"]))
    elif "box" in thing:
        box = thing["box"]
        wide, high = box["width_mm"] / 2, box["height_mm"] / 2
        yield Handle(place, "corner", _out(box, wide, high))
        yield Handle(place, "turn", _out(box, wide + _TURN_MM, 0))
    else:
        yield from _corner_handles(place, _corners(thing))


def _corner_handles(place: Place, corners: list[Point]) -> Iterator[Handle]:
    """Yield a handle on each corner, and one in the middle of each edge to add a corner there.

    If the shape has the maximum number of corners, the edges have no handles.
    """
    for number, at in enumerate(corners):
        yield Handle(place, "vertex", at, number)
    if len(corners) < MOST:
        for number, (a, b) in enumerate(zip(corners, (*corners[1:], corners[0]), strict=True)):
            middle = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
            yield Handle(place, "new vertex", middle, number + 1)


def handle_at(raw: Raw, place: Place | None, point: Point, reach_mm: float) -> Handle | None:
    """Return the nearest handle within reach of a point, or None."""
    near = [each for each in handles(raw, place) if dist(each.at, point) <= reach_mm]
    return min(near, key=lambda each: dist(each.at, point), default=None)


def dragged(raw: Raw, handle: Handle, start: Point, now: Point, *, fine: bool) -> Raw:
    """Return the values after a handle was dragged; `raw` holds the values before."""
    snap = FINE_MM if fine else SNAP_MM
    to = handle.at[0] + now[0] - start[0], handle.at[1] + now[1] - start[1]
    match handle.kind:
        case "side":
            return _resized(raw, snapped(max(to), snap))
        case "start":
            middle = raw["area"]["side_mm"] / 2
            far = hypot(to[0] - middle, to[1] - middle)
            return with_value(raw, (*START, "start_radius_mm"), max(10.0, snapped(far, snap)))
        case "move":
            return _moved(raw, handle.place, (now[0] - start[0], now[1] - start[1]), snap)
        case "corner" if handle.place[0] == "cities":
            spot = _item(raw, handle.place)
            edge = max(to[0] - spot["x_mm"], to[1] - spot["y_mm"])
            return with_value(raw, ("area", "city_edge_mm"), max(20.0, snapped(edge, snap)))
        case "vertex" | "new vertex":
            return _bent(raw, handle, (snapped(to[0], snap), snapped(to[1], snap)))
    return _formed(raw, handle, to, fine=fine)


def _formed(raw: Raw, handle: Handle, to: Point, *, fine: bool) -> Raw:
    """Change a radius, a size or an angle."""
    snap, place = FINE_MM if fine else SNAP_MM, handle.place
    thing = _item(raw, place)
    form = thing["circle" if handle.kind == "radius" else "box"]
    dx, dy = to[0] - form["x_mm"], to[1] - form["y_mm"]
    if handle.kind == "radius":
        far = max(_SMALLEST_MM, snapped(hypot(dx, dy), snap))
        return with_value(raw, (*place, "circle", "radius_mm"), far)
    if handle.kind == "turn":
        turn = snapped(degrees(atan2(dy, dx)), FINE_DEG if fine else SNAP_DEG)
        return with_value(raw, (*place, "box", "angle_deg"), turn)
    turn = radians(form.get("angle_deg", 0.0))
    across, along = dx * cos(turn) + dy * sin(turn), dy * cos(turn) - dx * sin(turn)
    for key, far in (("width_mm", across), ("height_mm", along)):
        raw = with_value(raw, (*place, "box", key), max(_SMALLEST_MM, snapped(2 * abs(far), snap)))
    return raw


def _moved(raw: Raw, place: Place, by: Point, snap: float) -> Raw:
    """Move a thing by a vector; snap it to the grid and keep it within the area."""
    side = float(raw["area"]["side_mm"])
    thing = _item(raw, place)
    if place[0] == "cities":
        most = side - float(raw["area"]["city_edge_mm"])
        return _put(raw, place, (thing["x_mm"], thing["y_mm"]), by, (snap, most))
    for form in ("circle", "box"):
        if form in thing:
            at = thing[form]["x_mm"], thing[form]["y_mm"]
            return _put(raw, (*place, form), at, by, (snap, side))
    corners = _corners(thing)
    step = tuple(snapped(corners[0][axis] + by[axis], snap) - corners[0][axis] for axis in (0, 1))
    inside = [(_within(x + step[0], side), _within(y + step[1], side)) for x, y in corners]
    return with_value(raw, (*place, "polygon"), _polygon(inside))


def _put(raw: Raw, place: Place, at: Point, by: Point, grid: tuple[float, float]) -> Raw:
    snap, most = grid
    for key, old, step in zip(("x_mm", "y_mm"), at, by, strict=True):
        raw = with_value(raw, (*place, key), _within(snapped(old + step, snap), most))
    return raw


def _bent(raw: Raw, handle: Handle, to: Point) -> Raw:
    """Move a corner, or add one."""
    side = float(raw["area"]["side_mm"])
    corners = _corners(_item(raw, handle.place))
    at = _within(to[0], side), _within(to[1], side)
    if handle.kind == "new vertex":
        corners.insert(handle.number, at)
    else:
        corners[handle.number] = at
    return with_value(raw, (*handle.place, "polygon"), _polygon(corners))


def _resized(raw: Raw, side: float) -> Raw:
    """Change the side of the area; cards at the upper or right border move with it."""
    before, edge = float(raw["area"]["side_mm"]), float(raw["area"]["city_edge_mm"])
    side = min(600.0, max(200.0, side))
    cities = [
        {
            key: max(0.0, side - edge) if abs(at + edge - before) <= _AT_BORDER_MM else float(at)
            for key, at in spot.items()
        }
        for spot in raw["cities"]
    ]
    return {**raw, "area": {**raw["area"], "side_mm": side}, "cities": cities}


def with_new(raw: Raw, parts: Part, form: Form, name: str) -> tuple[Raw, Place]:
    """Add a zone or obstacle in the middle; return the new values and the new thing's place."""
    middle = float(raw["area"]["side_mm"]) / 2
    half = _SIZE_MM / 2
    shape: dict[Form, Any] = {
        "circle": {"x_mm": middle, "y_mm": middle, "radius_mm": half},
        "box": {"x_mm": middle, "y_mm": middle, "width_mm": _SIZE_MM, "height_mm": _SIZE_MM},
        "polygon": _polygon(
            [(middle + x, middle + y) for x, y in ((-half, -half), (half, -half), (0, half))]
        ),
    }
    own: Raw = {"name": name, "look": "gravel", "friction": 0.8}
    if parts == "obstacles":
        own = {"name": name, "look": "stone", "restitution": 0.5, "friction": 0.3}
    items = raw.get(parts, [])
    return {**raw, parts: [*items, {**own, form: shape[form]}]}, (parts, len(items))


def without(raw: Raw, place: Place) -> Raw:
    """Remove a zone or obstacle. If it was the last one in its list, remove the list too."""
    parts, number = str(place[0]), place[1]
    left = [each for n, each in enumerate(raw[parts]) if n != number]
    if left:
        return {**raw, parts: left}
    return {key: value for key, value in raw.items() if key != parts}


def without_corner(raw: Raw, handle: Handle) -> Raw:
    """Remove a corner of a shape, if enough are left."""
    corners = _corners(_item(raw, handle.place))
    if len(corners) <= _LEAST_CORNERS:
        return raw
    del corners[handle.number]
    return with_value(raw, (*handle.place, "polygon"), _polygon(corners))


def turned(raw: Raw, place: Place, by_deg: float) -> Raw:
    """Turn a box to the left by an angle; other things do not turn."""
    thing = _item(raw, place)
    if "box" not in thing:
        return raw
    angle = thing["box"].get("angle_deg", 0.0) + by_deg
    return with_value(raw, (*place, "box", "angle_deg"), round((angle + 180) % 360 - 180, 4))


def outline(shape: Shape, steps: int = 48) -> tuple[Point, ...]:
    """Return points on the border of a shape, in mm."""
    if isinstance(shape, Disc):
        turns = (tau * step / steps for step in range(steps))
        return tuple(
            (shape.x_mm + cos(t) * shape.radius_mm, shape.y_mm + sin(t) * shape.radius_mm)
            for t in turns
        )
    return shape.corners


def snapped(value: float, step: float) -> float:
    """Return the nearest multiple of a step."""
    return round(round(value / step) * step, 4)


def _within(value: float, most: float) -> float:
    return min(most, max(0.0, value))


def _out(box: Any, across: float, along: float) -> Point:
    """Convert a point from the coordinates of a turned box to those of the table.

    `across` and `along` are measured from the middle of the box, parallel to its sides.
    """
    turn = radians(box.get("angle_deg", 0.0))
    x = box["x_mm"] + across * cos(turn) - along * sin(turn)
    return x, box["y_mm"] + across * sin(turn) + along * cos(turn)


def _item(raw: Raw, place: Place) -> Any:
    at: Any = raw
    for part in place:
        at = at[part]
    return at


def _corners(thing: Any) -> list[Point]:
    return [(float(each["x_mm"]), float(each["y_mm"])) for each in thing["polygon"]]


def _polygon(corners: list[Point]) -> list[dict[str, float]]:
    return [{"x_mm": round(x, 4), "y_mm": round(y, 4)} for x, y in corners]
