"""Draw obstacles as solid things with shadows, in the same light as the dice."""

import math
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import product
from typing import TypeAlias

import numpy as np
import pygame

from cubacube.kit.terrain import Obstacle, Shape
from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Brush, Point, View, inset
from cubacube.scenes.canvas.paint import picture, reduced
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.cloth.obstacle_stuff import stuff, warned
from cubacube.scenes.cloth.relief import Numbers, bounds, relief
from cubacube.scenes.pieces.dice_light import fallen
from cubacube.table.cushions import CUSHION

_RISE_MM = 2.6
"""Height in mm of the visible front side of an obstacle, drawn below its top."""
_DARK, _ASIDE_MM, _BELOW_MM, _BLUR_MM = 0.72, 1.9, 4.6, 2.6
"""Shadow of an obstacle: opacity, offset to the right, offset down, and blur."""
_FINE = 2
"""Factor by which obstacles are drawn larger and then reduced, for smooth edges."""
_GLOSS = 160.0
"""Brightness that is added to the brightest highlights."""
_RIM = 0.03
"""How far around the area cushions are drawn, as a share of its side."""
_PART_PX = 48
_BOX_MM = 16.0
"""Edge in mm of the boxes that together cover an obstacle."""


@frozen
class _Grid:
    """The pixels of a picture: its position, size and resolution."""

    left: int
    top: int
    width: int
    height: int
    origin: Point
    """The pixel position of the area's lower left corner in the window."""
    px_per_mm: float

    def mm(self, fine: int = 1) -> tuple[Numbers, Numbers]:
        """Return the positions in mm of all columns `(1, w)` and rows `(h, 1)`.

        Each pixel is divided into `fine` columns and rows.
        """
        x = (np.arange(self.width * fine, dtype=np.float32) + 0.5) / fine
        y = (np.arange(self.height * fine, dtype=np.float32) + 0.5) / fine
        x, y = x + (self.left - self.origin[0]), y + (self.top - self.origin[1])
        return x[None, :] / self.px_per_mm, -y[:, None] / self.px_per_mm

    @property
    def rect(self) -> pygame.Rect:
        """The rectangle in the window."""
        return pygame.Rect(self.left, self.top, self.width, self.height)

    def parts(self) -> Iterator["_Grid"]:
        """Yield small parts of the grid, so that each part can be drawn in a step of its own."""
        right, foot = self.left + self.width, self.top + self.height
        for top in range(self.top, foot, _PART_PX):
            for left in range(self.left, right, _PART_PX):
                size = min(_PART_PX, right - left), min(_PART_PX, foot - top)
                yield _Grid(left, top, *size, self.origin, self.px_per_mm)


Laid: TypeAlias = tuple[Obstacle, _Grid]
Paint: TypeAlias = Callable[[Obstacle, _Grid], pygame.Surface]


def draw_shadows(brush: Brush, ground: Ground, obstacles: tuple[Obstacle, ...]) -> None:
    """Draw the shadows of obstacles on the cloth; call it before other things are drawn."""
    _draw(brush, ground, _laid(brush.view, ground, obstacles, _BELOW_MM + 2 * _BLUR_MM), _shadow)


def draw_obstacles(brush: Brush, ground: Ground, obstacles: tuple[Obstacle, ...]) -> None:
    """Draw all obstacles, from far to near."""
    _draw(brush, ground, _laid(brush.view, ground, obstacles, _RISE_MM), _body)


def cover(
    brush: Brush, ground: Ground, obstacles: tuple[Obstacle, ...], boxes: Iterable[Bounds]
) -> None:
    """Draw obstacles again inside these boxes, over the shadows of dice."""
    laid = _laid(brush.view, ground, obstacles, _RISE_MM)
    for box in boxes:
        inside = brush.view.rect(box)
        near = [each for each in laid if each[1].rect.colliderect(inside)]
        if near:
            with brush.within(box):
                _draw(brush, ground, near, _body)


def obstacle_boxes(ground: Ground, shape: Shape) -> Iterator[Bounds]:
    """Yield boxes on the canvas that cover a shape closely."""
    (x0, y0), (x1, y1) = bounds(shape)
    across, along = (max(1, math.ceil(far / _BOX_MM)) for far in (x1 - x0, y1 - y0))
    wide, high = (x1 - x0) / across, (y1 - y0) / along
    for column, row in product(range(across), range(along)):
        x, y = x0 + column * wide, y0 + row * high
        xs = np.linspace(x, x + wide, 5, dtype=np.float32)[None, :]
        ys = np.linspace(y, y + high, 5, dtype=np.float32)[:, None]
        if float(relief(shape, xs, ys).depth.max()) >= 0:
            left, top = ground.at(x, y + high)
            yield left, top, wide * ground.scale, high * ground.scale


def _laid(
    view: View, ground: Ground, obstacles: tuple[Obstacle, ...], margin_mm: float
) -> list[Laid]:
    """Return the obstacles from far to near, each with the pixel grid to draw it on."""
    ordered = sorted(obstacles, key=lambda each: -bounds(each.shape)[0][1])
    return [(each, _grid(view, ground, each.shape, margin_mm)) for each in ordered]


def _draw(brush: Brush, ground: Ground, laid: Iterable[Laid], paint: Paint) -> None:
    """Draw the visible parts of obstacles."""
    rim = inset(ground.box, -_RIM * ground.side)
    for each, grid in laid:
        with brush.within(rim if each.look == CUSHION and paint is _body else ground.box):
            seen = brush.surface.get_clip()
            for part in grid.parts():
                if part.rect.colliderect(seen):
                    key = "obstacle", paint.__name__, each, part
                    made = brush.view.cached(key, partial(paint, each, part))
                    brush.surface.blit(made, part.rect)


def _grid(view: View, ground: Ground, shape: Shape, margin_mm: float) -> _Grid:
    """Return the pixels of a shape and a margin around it."""
    scale, (x, y) = ground.scale * view.scale, view.to_px(ground.at(0, 0))
    (x0, y0), (x1, y1) = bounds(shape)
    left, right = math.floor(x + (x0 - margin_mm) * scale), x + (x1 + margin_mm) * scale
    top, foot = math.floor(y - (y1 + margin_mm) * scale), y - (y0 - margin_mm) * scale
    width, height = math.ceil(right) - left, math.ceil(foot) - top
    return _Grid(left, top, width, height, (x, y), scale)


def _shadow(obstacle: Obstacle, grid: _Grid) -> pygame.Surface:
    """Return the shadow of an obstacle with soft edges."""
    x, y = grid.mm()
    depth = relief(obstacle.shape, x - _ASIDE_MM, y + _BELOW_MM).depth
    fall = np.clip(0.5 + depth / (2 * _BLUR_MM), 0, 1)
    opacity: Numbers = fall * fall * (3 - 2 * fall) * _DARK
    return picture(np.zeros((*opacity.shape, 3), np.float32), opacity)


def _body(obstacle: Obstacle, grid: _Grid) -> pygame.Surface:
    """Return the lit top of an obstacle and the side that faces the viewer."""
    scale = grid.px_per_mm * _FINE
    x, y = grid.mm(_FINE)
    rise = round(_RISE_MM * scale)
    # Extra rows above, as the side of the obstacle reaches down from them; one more pixel
    # around, for the slopes.
    x = np.concatenate((x[:, :1] - 1 / scale, x, x[:, -1:] + 1 / scale), axis=1)
    above = y[:1] + np.arange(rise, 0, -1, dtype=np.float32)[:, None] / scale
    y = np.concatenate((above, y, y[-1:] - 1 / scale))
    over = relief(obstacle.shape, x, y)
    rgb, height = stuff(obstacle.look, over)
    if obstacle.damage:
        rgb = warned(rgb, over)
    slope_y, slope_x = np.gradient(height * scale)
    steep = np.sqrt(1 + slope_x * slope_x + slope_y * slope_y)
    lit, shine = fallen(-slope_x / steep, -slope_y / steep)
    top = np.clip(0.5 + over.depth * scale, 0, 1)
    foot = np.clip(-over.depth / _RISE_MM, 0, 1)
    shade = (0.52 - 0.2 * foot) * (1 - top) + lit * top
    opacity: Numbers = np.clip(0.5 + _lowered(over.depth, rise) * scale, 0, 1)
    shown: Numbers = rgb * shade[..., None] + (shine * top)[..., None] * _GLOSS
    inside = slice(rise, -1), slice(1, -1)
    return reduced(picture(shown[inside], opacity[inside]), (grid.width, grid.height))


def _lowered(depth: Numbers, rows: int) -> Numbers:
    """Extend a shape downwards by `rows` pixels; return the depth of each pixel in it."""
    lowest = depth.copy()
    for down in range(1, rows + 1):
        lowest[down:] = np.maximum(lowest[down:], depth[:-down])
    return lowest
