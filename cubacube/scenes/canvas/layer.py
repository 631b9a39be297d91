"""Smooth marks on the table: dashes, dots, hatching, sectors and glows.

All lengths are logical units. Shapes are painted in square tiles at twice the window's
scale. Tiles with unchanged shapes come from the cache, so layers may be rebuilt every
frame. Within a layer a later shape replaces what it covers instead of blending with it.
Angles are measured counter-clockwise from the right of the screen, in radians.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import accumulate, chain, pairwise
from typing import Any, TypeAlias

import numpy as np
import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.paint import blank
from cubacube.scenes.canvas.theme import Tint
from cubacube.scenes.canvas.view import View

Pairs: TypeAlias = np.ndarray[tuple[Any, ...], np.dtype[np.int64]]
_OVERSIZE = 2
_TILE_PX = 384
"""Edge of a tile in pixels, small enough to paint a tile in one step."""
_FINE_BLUR = 3
"""Largest blur in pixels for which shapes are painted at full size.

Shapes with a blur n times as wide are painted at 1/n of their size, then enlarged.
"""
_ARC_STEP = 0.06


@frozen
class _Polygon:
    tint: Tint
    points: tuple[Point, ...]


@frozen
class _Circle:
    tint: Tint
    centre: Point
    radius: float
    width: float
    """Width of the ring; 0 for a filled disc."""


class _Inside:
    """Shapes inside one tile, used as part of a cache key.

    Their hash is stored, because there may be thousands of shapes.
    """

    def __init__(self, shapes: tuple[_Polygon | _Circle, ...]) -> None:
        self.shapes = shapes
        self._hash = hash(shapes)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Inside) and self.shapes == other.shapes


class Layer:
    """A set of marks that are drawn together; with `blur` they glow.

    A layer with many marks should be created once, with `kept`, and drawn every frame.
    Finding its tiles is then a separate step of the painting (`View.step`). Such a layer may
    outlive the window, so only the view keeps its pictures, and forgets the oldest.
    """

    def __init__(self, blur: float = 0, *, kept: bool = False) -> None:
        self._blur, self._kept = blur, kept
        self._shapes: list[_Polygon | _Circle] = []
        self._shown: tuple[object, list[tuple[pygame.Surface, pygame.Rect]]] | None = None
        self._parts: tuple[object, list[tuple[pygame.Rect, _Inside]]] | None = None
        """The tiles to paint, stored while painting takes several frames."""

    def polygon(self, tint: Tint, points: Iterable[Point]) -> None:
        """Add a filled polygon of at least three points."""
        self._add(_Polygon(tint, tuple(points)))

    def disc(self, tint: Tint, centre: Point, radius: float) -> None:
        """Add a filled circle."""
        self._add(_Circle(tint, centre, radius, 0))

    def ring(self, tint: Tint, centre: Point, radius: float, width: float) -> None:
        """Add a ring whose outer edge is at `radius`."""
        self._add(_Circle(tint, centre, radius, width))

    def line(self, tint: Tint, start: Point, end: Point, width: float) -> None:
        """Add a straight line with flat ends."""
        length = math.dist(start, end)
        if length:
            aside = width / 2 / length
            x, y = (start[1] - end[1]) * aside, (end[0] - start[0]) * aside
            corners = [(start[0] + x, start[1] + y), (end[0] + x, end[1] + y)]
            corners += [(end[0] - x, end[1] - y), (start[0] - x, start[1] - y)]
            self.polygon(tint, corners)

    def path(self, tint: Tint, points: Sequence[Point], width: float) -> None:
        """Add a line through all points, with round bends."""
        for start, end in pairwise(points):
            self.line(tint, start, end, width)
        for bend in points[1:-1]:
            self.disc(tint, bend, width / 2)

    def dashes(
        self, tint: Tint, points: Sequence[Point], width: float, on: float, off: float
    ) -> None:
        """Add a dashed line through all points; the dash pattern continues round bends."""
        walked = 0.0
        for start, end in pairwise(points):
            length = math.dist(start, end)
            at = -(walked % (on + off))
            while at < length:
                first, last = max(0.0, at), min(length, at + on)
                if last > first:
                    ends = _along(start, end, first / length), _along(start, end, last / length)
                    self.line(tint, *ends, width)
                at += on + off
            walked += length

    def hatching(
        self, tint: Tint, start: Point, end: Point, half_width: float, gap: float, width: float
    ) -> None:
        """Add slanted strokes along a band from `start` to `end`."""
        length = math.dist(start, end)
        for number in range(1, int(length / gap)):
            middle = _along(start, end, number * gap / length)
            x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
            back = middle[0] - x * gap / 2, middle[1] - y * gap / 2
            ahead = middle[0] + x * gap / 2, middle[1] + y * gap / 2
            left = back[0] - y * half_width, back[1] + x * half_width
            right = ahead[0] + y * half_width, ahead[1] - x * half_width
            self.line(tint, left, right, width)

    def sector(
        self, tint: Tint, centre: Point, angles_rad: tuple[float, float], radii: tuple[float, float]
    ) -> None:
        """Add a ring segment between two angles and two radii."""
        self.polygon(tint, sector_points(centre, angles_rad, radii))

    def add(self, marks: "Layer") -> None:
        """Add all marks of another layer on top."""
        self._shapes += marks._shapes
        self._shown = self._parts = None

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the marks that lie in the window."""
        for marks, box in self.pictures(view):
            surface.blit(marks, box, special_flags=pygame.BLEND_PREMULTIPLIED)

    def pictures(self, view: View) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """Return the marks as premultiplied pictures with their places in the window."""
        if not self._shapes:
            return []
        where = view.size, view.to_px((0, 0))
        if self._kept:
            return list(self._painted(view, where))
        if self._shown is None or self._shown[0] != where:
            self._shown = where, list(self._painted(view, where))
        return self._shown[1]

    def _add(self, shape: _Polygon | _Circle) -> None:
        self._shapes.append(shape)
        self._shown = self._parts = None

    def _painted(self, view: View, where: object) -> Iterator[tuple[pygame.Surface, pygame.Rect]]:
        """Yield the pictures of the layer with their places; a glowing layer is one picture."""
        if self._blur:
            yield self._glowing(view, where)
            return
        if self._parts is None or self._parts[0] != where:

            def parted() -> list[tuple[pygame.Rect, _Inside]]:
                return list(self._parted(view))

            self._parts = where, view.step(parted) if self._kept else parted()
        for tile, inside in self._parts[1]:
            key = "layer", where, tuple(tile), inside
            paint = partial(_paint, view, inside.shapes, tile, _OVERSIZE, tile.size)
            yield view.cached(key, paint, passing=True), tile

    def _glowing(self, view: View, where: object) -> tuple[pygame.Surface, pygame.Rect]:
        blur_px = view.px(self._blur)
        box = _round(*_boxes_px(view, self._shapes, 2 + 2 * blur_px)).clip((0, 0, *view.size))
        key = "glow", where, blur_px, tuple(self._shapes)
        paint = partial(_glow, view, self._shapes, box, blur_px)
        return view.cached(key, paint, passing=True), box

    def _parted(self, view: View) -> Iterator[tuple[pygame.Rect, _Inside]]:
        """Yield each tile that has shapes, with the shapes on it."""
        lows, highs = _boxes_px(view, self._shapes, 2)
        for tile in _tiles(_round(lows, highs).clip((0, 0, *view.size))):
            apart = np.hstack((lows >= tile.bottomright, highs <= tile.topleft))
            touched = np.flatnonzero(~apart.any(axis=1))
            inside = tuple(self._shapes[number] for number in touched)
            if inside:
                yield tile, _Inside(inside)


def _tiles(box: pygame.Rect) -> Iterator[pygame.Rect]:
    for top in range(box.top, box.bottom, _TILE_PX):
        for left in range(box.left, box.right, _TILE_PX):
            yield pygame.Rect(left, top, _TILE_PX, _TILE_PX).clip(box)


def _glow(
    view: View, shapes: Sequence[_Polygon | _Circle], box: pygame.Rect, blur_px: int
) -> pygame.Surface:
    """Paint blurred shapes; with a wide blur they are painted small and then enlarged."""
    shrunk = max(1, blur_px // _FINE_BLUR)
    size = max(1, box.w // shrunk), max(1, box.h // shrunk)
    picture = _paint(view, shapes, box, _OVERSIZE / shrunk, size)
    picture = pygame.transform.gaussian_blur(picture, round(blur_px / shrunk))
    return picture if shrunk == 1 else pygame.transform.smoothscale(picture, box.size)


def _paint(
    view: View,
    shapes: Sequence[_Polygon | _Circle],
    box: pygame.Rect,
    oversize: float,
    size: tuple[int, int],
) -> pygame.Surface:
    """Paint shapes in a pixel box, `oversize` times larger, then scale the picture to `size`."""
    large = blank((round(box.w * oversize), round(box.h * oversize)))

    def at(point: Point) -> Point:
        x, y = view.to_px(point)
        return (x - box.x) * oversize, (y - box.y) * oversize

    unit = view.scale * oversize
    for shape in shapes:
        match shape:
            case _Polygon(tint, points):
                pygame.draw.polygon(large, tint, [at(point) for point in points])
            case _Circle(tint, centre, radius, width):
                thick = max(1, round(width * unit)) if width else 0
                pygame.draw.circle(large, tint, at(centre), radius * unit, thick)
    return pygame.transform.smoothscale(large.premul_alpha(), size)


def _boxes_px(view: View, shapes: Sequence[_Polygon | _Circle], margin: int) -> tuple[Pairs, Pairs]:
    """Return the top left and the bottom right corners of the shapes' pixel boxes.

    Both arrays have the shape `(n, 2)`.
    """
    corners = [_corners(shape) for shape in shapes]
    firsts = [0, *accumulate(map(len, corners[:-1]))]
    pixels = np.array(list(chain.from_iterable(corners))) * view.scale + view.to_px((0, 0))
    lows = np.floor(np.minimum.reduceat(pixels, firsts)) - margin
    highs = np.ceil(np.maximum.reduceat(pixels, firsts)) + margin
    return lows.astype(np.int64), highs.astype(np.int64)


def _round(lows: Pairs, highs: Pairs) -> pygame.Rect:
    """Return the smallest box around all boxes.

    `lows` are the top left corners of the boxes, `highs` the bottom right corners.
    """
    (left, top), (right, foot) = lows.min(axis=0).tolist(), highs.max(axis=0).tolist()
    return pygame.Rect(left, top, right - left, foot - top)


def sector_points(
    centre: Point, angles_rad: tuple[float, float], radii: tuple[float, float]
) -> list[Point]:
    """Return the outline of a ring segment between two angles and two radii."""
    start, end = angles_rad
    steps = max(2, math.ceil(abs(end - start) / _ARC_STEP))
    angles = [start + (end - start) * step / steps for step in range(steps + 1)]
    outer = [_polar(centre, angle, radii[1]) for angle in angles]
    inner = [_polar(centre, angle, radii[0]) for angle in reversed(angles)]
    return outer + (inner if radii[0] else [centre])


def _polar(centre: Point, angle: float, radius: float) -> Point:
    return centre[0] + math.cos(angle) * radius, centre[1] - math.sin(angle) * radius


def _along(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _corners(shape: _Polygon | _Circle) -> tuple[Point, ...]:
    match shape:
        case _Polygon(_, points):
            return points
        case _Circle(_, (x, y), radius, _):
            return (x - radius, y - radius), (x + radius, y + radius)
