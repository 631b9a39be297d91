"""Opaque marks that may change every frame, drawn directly and with smooth edges."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, dist, sin

import pygame

from cubacube.scenes.canvas.boxes import Point, between
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import Colour


def dot(brush: Brush, colour: Colour, middle: Point, radius: float) -> None:
    """Draw a filled circle."""
    view = brush.view
    pygame.draw.aacircle(brush.surface, colour, view.to_px(middle), radius * view.scale)


def ring(brush: Brush, colour: Colour, middle: Point, radius: float, width: float) -> None:
    """Draw a ring whose outer edge is at `radius`."""
    view = brush.view
    at = view.to_px(middle)
    pygame.draw.aacircle(brush.surface, colour, at, radius * view.scale, view.px(width))


def line(brush: Brush, colour: Colour, a: Point, b: Point, width: float) -> None:
    """Draw a straight line."""
    view = brush.view
    pygame.draw.aaline(brush.surface, colour, view.to_px(a), view.to_px(b), view.px(width))


def square(brush: Brush, colour: Colour, middle: Point, edge: float, angle_rad: float) -> None:
    """Draw the outline of a die that lies on the cloth at the angle `angle_rad`."""
    x, y = middle
    half = edge / 2
    c, s = cos(angle_rad) * half, sin(angle_rad) * half
    corners = [
        (x + c - s, y - s - c),
        (x - c - s, y + s - c),
        (x - c + s, y + s + c),
        (x + c + s, y - s + c),
    ]
    for a, b in pairwise([*corners, corners[0]]):
        line(brush, colour, a, b, 2.5)


def dots(points: Sequence[Point], gap: float) -> list[Point]:
    """Return points along a path, `gap` apart; the first is `gap` from the start."""
    found: list[Point] = []
    left = gap
    for a, b in pairwise(points):
        length = dist(a, b)
        while left <= length:
            found.append(between(a, b, left / length))
            left += gap
        left -= length
    return found
