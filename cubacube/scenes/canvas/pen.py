"""Draw on a square of 100 x 100 units; it is drawn large, then reduced to look smooth."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias

import pygame

from cubacube.scenes.canvas.fonts import load_font
from cubacube.scenes.canvas.paint import blank, reduced
from cubacube.scenes.canvas.theme import CLEAR, INK, Colour, Tint

Unit: TypeAlias = tuple[float, float]
_LARGE_PX = 480


class Pen:
    """Draws shapes in units of 1/100 of the picture's edge; y points down.

    `figure` and `detail` are the two tints of an icon; a clear `detail` is cut out.
    """

    def __init__(self, edge_px: int, figure: Tint = INK, detail: Tint = CLEAR) -> None:
        self.figure, self.detail = figure, detail
        self._edge_px = max(1, edge_px)
        oversize = max(2, min(6, math.ceil(_LARGE_PX / self._edge_px)))
        self._surface = blank((self._edge_px * oversize, self._edge_px * oversize))
        self._unit = self._edge_px * oversize / 100

    def picture(self) -> pygame.Surface:
        """Return the drawing at its final size."""
        return reduced(self._surface, (self._edge_px, self._edge_px))

    def polygon(self, tint: Tint, points: Iterable[Unit]) -> None:
        """Draw a filled polygon."""
        pygame.draw.polygon(self._surface, tint, [self._at(point) for point in points])

    def disc(self, tint: Tint, x: float, y: float, radius: float) -> None:
        """Draw a filled circle."""
        pygame.draw.circle(self._surface, tint, self._at((x, y)), radius * self._unit)

    def ring(self, tint: Tint, x: float, y: float, radius: float, width: float) -> None:
        """Draw a ring whose outer edge is at `radius`."""
        at, thick = self._at((x, y)), max(1, round(width * self._unit))
        pygame.draw.circle(self._surface, tint, at, radius * self._unit, thick)

    def box(
        self, tint: Tint, x: float, y: float, width: float, height: float, radius: float = 0
    ) -> None:
        """Draw a filled box."""
        unit = self._unit
        where = pygame.FRect(x * unit, y * unit, width * unit, height * unit)
        pygame.draw.rect(self._surface, tint, where, border_radius=round(radius * unit))

    def frame(
        self, tint: Tint, box: tuple[float, float, float, float], radius: float, width: float
    ) -> None:
        """Draw the outline of a box, inside its edge."""
        where = pygame.FRect([value * self._unit for value in box])
        thick = max(1, round(width * self._unit))
        pygame.draw.rect(
            self._surface, tint, where, thick, border_radius=round(radius * self._unit)
        )

    def letter(self, tint: Colour, words: str, middle: Unit, size: float) -> None:
        """Draw a letter or two, `size` units high with all lengths."""
        made = load_font(round(size * self._unit), "black").render(words, True, tint)
        self._surface.blit(made, made.get_rect(center=self._at(middle)))

    def oval(self, tint: Tint, x: float, y: float, width: float, height: float) -> None:
        """Draw a filled ellipse in the given box."""
        unit = self._unit
        where = pygame.FRect(x * unit, y * unit, width * unit, height * unit)
        pygame.draw.ellipse(self._surface, tint, where)

    def line(self, tint: Tint, points: Sequence[Unit], width: float) -> None:
        """Draw a line through the points, with round ends and bends."""
        places = [pygame.Vector2(self._at(point)) for point in points]
        for start, end in pairwise(places):
            way = end - start
            if way.length():
                side = pygame.Vector2(-way.y, way.x).normalize() * width * self._unit / 2
                corners = [start + side, end + side, end - side, start - side]
                pygame.draw.polygon(self._surface, tint, corners)
        for place in places:
            pygame.draw.circle(self._surface, tint, place, width * self._unit / 2)

    def _at(self, point: Unit) -> Unit:
        return point[0] * self._unit, point[1] * self._unit


def star_points(x: float, y: float, rays: int, outer: float, inner: float) -> list[Unit]:
    """Return the corners of a star; its first ray points up."""
    corners = [(i * math.pi / rays, inner if i % 2 else outer) for i in range(2 * rays)]
    return [(x + math.sin(turn) * far, y - math.cos(turn) * far) for turn, far in corners]
