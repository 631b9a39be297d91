"""Smooth marks on the table: dashes, dots, hatching, sectors, glows, in logical units.

Shapes are painted at twice the window's scale on the smallest box that holds them. A layer with
the same shapes as an earlier one is not painted again, so layers may be made anew every frame.
Within a layer a later shape replaces what it covers instead of shining through it.
Angles are those of the table: counter-clockwise in radians from the right of the screen.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.paint import blank
from cubacube.scenes.canvas.theme import Tint
from cubacube.scenes.canvas.view import View

_OVERSIZE = 2
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
    """0: a disc."""


class Layer:
    """A set of marks; `blur` makes them glow."""

    def __init__(self, blur: float = 0) -> None:
        self._blur = blur
        self._shapes: list[_Polygon | _Circle] = []
        self._shown: tuple[object, pygame.Surface, pygame.Rect] | None = None

    def polygon(self, tint: Tint, points: Iterable[Point]) -> None:
        """A filled polygon of at least three points."""
        self._add(_Polygon(tint, tuple(points)))

    def disc(self, tint: Tint, centre: Point, radius: float) -> None:
        """A filled circle."""
        self._add(_Circle(tint, centre, radius, 0))

    def ring(self, tint: Tint, centre: Point, radius: float, width: float) -> None:
        """A circle line inside `radius`."""
        self._add(_Circle(tint, centre, radius, width))

    def line(self, tint: Tint, start: Point, end: Point, width: float) -> None:
        """A straight line with flat ends."""
        length = math.dist(start, end)
        if length:
            aside = width / 2 / length
            x, y = (start[1] - end[1]) * aside, (end[0] - start[0]) * aside
            corners = [(start[0] + x, start[1] + y), (end[0] + x, end[1] + y)]
            corners += [(end[0] - x, end[1] - y), (start[0] - x, start[1] - y)]
            self.polygon(tint, corners)

    def path(self, tint: Tint, points: Sequence[Point], width: float) -> None:
        """A line through all points, with round bends."""
        for start, end in pairwise(points):
            self.line(tint, start, end, width)
        for bend in points[1:-1]:
            self.disc(tint, bend, width / 2)

    def dashes(
        self, tint: Tint, points: Sequence[Point], width: float, on: float, off: float
    ) -> None:
        """A dashed line through all points; the rhythm goes on round the bends."""
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
        """Slanted strokes along a band from `start` to `end`."""
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
        """The part of a ring between two angles and two radii."""
        self.polygon(tint, sector_points(centre, angles_rad, radii))

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Show the marks as far as they lie in the window."""
        if not self._shapes:
            return
        where = view.size, view.to_px((0, 0))
        if self._shown is None or self._shown[0] != where:
            blur_px = view.px(self._blur) if self._blur else 0
            box = self._box_px(view, 2 + 2 * blur_px)
            key = "layer", where, blur_px, tuple(self._shapes)
            marks = view.cached(key, lambda: self._paint(view, box, blur_px), passing=True)
            self._shown = where, marks, box
        _, marks, box = self._shown
        surface.blit(marks, box, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _add(self, shape: _Polygon | _Circle) -> None:
        self._shapes.append(shape)
        self._shown = None

    def _paint(self, view: View, box: pygame.Rect, blur_px: int) -> pygame.Surface:
        large = blank((box.w * _OVERSIZE, box.h * _OVERSIZE))

        def at(point: Point) -> Point:
            x, y = view.to_px(point)
            return (x - box.x) * _OVERSIZE, (y - box.y) * _OVERSIZE

        unit = view.scale * _OVERSIZE
        for shape in self._shapes:
            match shape:
                case _Polygon(tint, points):
                    pygame.draw.polygon(large, tint, [at(point) for point in points])
                case _Circle(tint, centre, radius, width):
                    thick = max(1, round(width * unit)) if width else 0
                    pygame.draw.circle(large, tint, at(centre), radius * unit, thick)
        picture = pygame.transform.smoothscale(large.premul_alpha(), box.size)
        return pygame.transform.gaussian_blur(picture, blur_px) if blur_px else picture

    def _box_px(self, view: View, margin: int) -> pygame.Rect:
        """The smallest box of pixels round all shapes, as far as it lies in the window."""
        corners = [corner for shape in self._shapes for corner in _corners(shape)]
        left, top = view.to_px((min(x for x, _ in corners), min(y for _, y in corners)))
        right, foot = view.to_px((max(x for x, _ in corners), max(y for _, y in corners)))
        box = pygame.Rect(
            math.floor(left) - margin,
            math.floor(top) - margin,
            math.ceil(right) - math.floor(left) + 2 * margin,
            math.ceil(foot) - math.floor(top) + 2 * margin,
        )
        return box.clip((0, 0, *view.size))


def sector_points(
    centre: Point, angles_rad: tuple[float, float], radii: tuple[float, float]
) -> list[Point]:
    """The outline of the part of a ring between two angles and two radii."""
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
