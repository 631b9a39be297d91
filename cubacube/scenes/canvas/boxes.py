"""Points and boxes on the logical canvas, and how to divide a box."""

from typing import TypeAlias

import pygame

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""

AnyBox: TypeAlias = Box | pygame.FRect | pygame.Rect
"""A box in whatever form somebody has it."""


def between(a: Point, b: Point, share: float) -> Point:
    """The point `share` (0 .. 1) of the way from `a` to `b`."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
