"""Smooth marks over a part of the canvas: drawn twice as large, then reduced."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import dist

import pygame

from cubacube.scenes.ground import Box, Point, between
from cubacube.scenes.paint import blank
from cubacube.scenes.theme import Tint
from cubacube.scenes.view import View

_OVERSIZE = 2


class Overlay:
    """A clear layer over a logical box; points and widths are logical."""

    def __init__(self, view: View, box: Box) -> None:
        self._rect = view.rect(box)
        self._scale = view.scale
        self._unit = view.scale * _OVERSIZE
        self._corner = box[:2]
        self._surface = blank((self._rect.w * _OVERSIZE, self._rect.h * _OVERSIZE))

    def onto(self, surface: pygame.Surface, blur: float = 0) -> None:
        """Lay it on the window's surface, blurred by a logical radius if one is given."""
        picture = pygame.transform.smoothscale(self._surface.premul_alpha(), self._rect.size)
        if blur:
            picture = pygame.transform.gaussian_blur(picture, max(1, round(blur * self._scale)))
        surface.blit(picture, self._rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    def line(self, tint: Tint, a: Point, b: Point, width: float) -> None:
        """A straight line with square ends."""
        start, end = self._at(a), self._at(b)
        way = end - start
        if way.length():
            side = pygame.Vector2(-way.y, way.x).normalize() * max(1.0, width * self._unit) / 2
            corners = [start + side, end + side, end - side, start - side]
            pygame.draw.polygon(self._surface, tint, corners)

    def path(self, tint: Tint, points: Sequence[Point], width: float) -> None:
        """A line through the points, round at the bends."""
        for a, b in pairwise(points):
            self.line(tint, a, b, width)
        for point in points[1:-1]:
            self.disc(tint, point, width / 2)

    def dashes(
        self, tint: Tint, points: Sequence[Point], width: float, on: float, off: float
    ) -> None:
        """A broken line through the points."""
        for a, b in dashed(points, on, off):
            self.line(tint, a, b, width)

    def disc(self, tint: Tint, at: Point, radius: float) -> None:
        """A filled circle."""
        pygame.draw.circle(self._surface, tint, self._at(at), radius * self._unit)

    def ring(self, tint: Tint, at: Point, radius: float, width: float) -> None:
        """A circle line, inside its radius."""
        thick = max(1, round(width * self._unit))
        pygame.draw.circle(self._surface, tint, self._at(at), radius * self._unit, thick)

    def polygon(self, tint: Tint, points: Iterable[Point]) -> None:
        """A filled polygon."""
        pygame.draw.polygon(self._surface, tint, [self._at(point) for point in points])

    def _at(self, point: Point) -> pygame.Vector2:
        x, y = point
        return pygame.Vector2((x - self._corner[0]), (y - self._corner[1])) * self._unit


def dashed(points: Sequence[Point], on: float, off: float) -> list[tuple[Point, Point]]:
    """The pieces of a broken line; a dash that goes round a bend comes in two pieces."""
    pieces: list[tuple[Point, Point]] = []
    done = 0.0
    for a, b in pairwise(points):
        length = dist(a, b)
        at = 0.0
        while at < length:
            phase = (done + at) % (on + off)
            step = min(length - at, (on if phase < on else on + off) - phase)
            if phase < on:
                pieces.append((between(a, b, at / length), between(a, b, (at + step) / length)))
            at += max(step, 1e-6)
        done += length
    return pieces


def dots(points: Sequence[Point], gap: float) -> list[Point]:
    """Points along a line at equal distances, the first one `gap` from its start."""
    found: list[Point] = []
    left = gap
    for a, b in pairwise(points):
        length = dist(a, b)
        while left <= length:
            found.append(between(a, b, left / length))
            left += gap
        left -= length
    return found
