"""Draw zones of other material on the cloth, each with base colour, grains and a seam."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import ceil, cos, hypot, radians, sin, tau
from random import Random
from typing import TypeAlias

from cubacube.kit.terrain import Disc, Shape, Zone, holds
from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Bounds, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.layer import Layer
from cubacube.scenes.canvas.theme import Tint
from cubacube.scenes.cloth.ground import Ground, reach_round_point

_ROUND = 72
"""Number of corners with which a circle is drawn."""
_PARTS = 8
"""Number of steps in which the grains of a zone are drawn; each fits into one frame."""
_SEAM: Tint = (20, 24, 28, 150)
_ARROW: Tint = (250, 246, 232, 235)
_ARROW_MM = 5.0

Mark: TypeAlias = Callable[[Layer, Tint, Point, float, Random], None]
"""A function that draws one grain at a point; its fourth argument is the size of 1 mm."""


def _dot(layer: Layer, tint: Tint, at: Point, unit: float, rng: Random) -> None:
    """Draw a stone or a grain of sand."""
    layer.disc(tint, at, unit * rng.uniform(0.5, 1.3))


def _dash(layer: Layer, tint: Tint, at: Point, unit: float, rng: Random) -> None:
    """Draw a reflection on something wet, a stitch, or a gap between boards."""
    half = unit * rng.uniform(1.5, 4.0)
    layer.line(tint, (at[0] - half, at[1]), (at[0] + half, at[1]), unit * 0.45)


def _scratch(layer: Layer, tint: Tint, at: Point, unit: float, rng: Random) -> None:
    """Draw a scratch in the ice."""
    turn, half = rng.uniform(0, tau), unit * rng.uniform(1.5, 5.0)
    x, y = half * cos(turn), half * sin(turn)
    layer.line(tint, (at[0] - x, at[1] - y), (at[0] + x, at[1] + y), unit * 0.3)


@frozen
class _Stuff:
    """The material of a zone: its base colour, and colours, shape and density of its grains.

    There is one grain for every `every_mm2` square millimetres.
    """

    ground: Tint
    grains: tuple[Tint, ...]
    mark: Mark
    every_mm2: float
    wide_mm: float
    """Largest distance in mm from the middle of a grain to its edge."""


_STUFFS = {
    "wet": _Stuff((28, 64, 92, 150), ((170, 214, 232, 120),), _dash, 60, 4),
    "gravel": _Stuff((112, 106, 98, 235), ((150, 143, 132), (84, 79, 73)), _dot, 9, 1),
    "ice": _Stuff((196, 226, 236, 215), ((255, 255, 255, 190),), _scratch, 45, 5),
    "sand": _Stuff((214, 184, 128, 235), ((236, 211, 160), (182, 150, 98)), _dot, 14, 1),
    "rug": _Stuff((122, 34, 44, 235), ((206, 140, 74, 210),), _dash, 26, 4),
    "boards": _Stuff((134, 92, 56, 240), ((96, 62, 36, 200),), _dash, 34, 4),
}


def draw_zones(brush: Brush, ground: Ground, zones: tuple[Zone, ...]) -> None:
    """Draw all zones on the bare cloth, later ones above earlier ones."""
    with brush.within(ground.box):
        for zone in zones:
            for part in range(_PARTS):
                _part(ground, zone, part).draw(brush.surface, brush.view)


@lru_cache(maxsize=12 * 8)
def _part(ground: Ground, zone: Zone, part: int) -> Layer:
    """Return one of the `_PARTS` parts of a zone's grains.

    The first part includes the base colour, the last one the seam.
    """
    stuff, outline = _STUFFS[zone.look], _outline(ground, zone.shape)
    marks = Layer(kept=True)
    if part == 0:
        marks.polygon(stuff.ground, outline)
    for tint, at, rng in _grains(ground, zone, stuff, Random(part)):
        stuff.mark(marks, tint, at, ground.scale, rng)
    if part == _PARTS - 1:
        for arrow in _arrows(ground, zone) if zone.slope_deg else ():
            marks.path(_SEAM, arrow, 1.6 * ground.scale)
            marks.path(_ARROW, arrow, 0.8 * ground.scale)
        marks.path(_SEAM, (*outline, outline[0]), 2.5)
    return marks


def zone_box(ground: Ground, shape: Shape) -> Bounds:
    """Return the bounding box of a zone on the canvas."""
    xs, ys = zip(*_outline(ground, shape), strict=True)
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def _outline(ground: Ground, shape: Shape) -> tuple[Point, ...]:
    """Return the outline of a zone on the canvas."""
    if isinstance(shape, Disc):
        corners = reach_round_point((shape.x_mm, shape.y_mm), shape.radius_mm, _ROUND)
    else:
        corners = shape.corners
    return tuple(ground.at(*corner) for corner in corners)


def _grains(
    ground: Ground, zone: Zone, stuff: _Stuff, rng: Random
) -> Iterator[tuple[Tint, Point, Random]]:
    """Yield colour, position and rng of each random grain inside the zone."""
    x, y, width, height = zone_box(ground, zone.shape)
    area_mm2 = width * height / ground.scale**2
    for _ in range(round(area_mm2 / stuff.every_mm2 / _PARTS)):
        at = x + rng.random() * width, y + rng.random() * height
        if _reaches(zone.shape, ground.mm(at), stuff.wide_mm):
            yield rng.choice(stuff.grains), at, rng


def _arrows(ground: Ground, zone: Zone) -> Iterator[tuple[Point, Point, Point]]:
    """Yield arrow heads that point downhill: the steeper the zone, the closer together."""
    left, top, width, height = zone_box(ground, zone.shape)
    x, y = ground.mm((left + width / 2, top + height / 2))
    c, s = cos(radians(zone.downhill_deg)), sin(radians(zone.downhill_deg))
    apart_mm = 14 + 120 / zone.slope_deg
    most = ceil(hypot(width, height) / ground.scale / apart_mm / 2)
    rows = range(-most, most + 1)
    for ahead, aside in ((row * apart_mm, column * apart_mm) for row in rows for column in rows):
        ends = (ahead - 3, aside - 4), (ahead + 3, aside), (ahead - 3, aside + 4)
        if _reaches(zone.shape, (x + c * ahead - s * aside, y + s * ahead + c * aside), _ARROW_MM):
            one, tip, other = (ground.at(x + c * a - s * b, y + s * a + c * b) for a, b in ends)
            yield one, tip, other


def _reaches(shape: Shape, at: Point, wide_mm: float) -> bool:
    """Return whether a grain lies completely inside a zone."""
    x, y = at
    ends = (x - wide_mm, y), (x + wide_mm, y), (x, y - wide_mm), (x, y + wide_mm)
    return all(holds(shape, end) for end in ends)
