"""Paint pixels without a window: rounded boxes, soft shadows and title letters.

All sizes are pixels.
"""

import math
from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import pygame

from cubacube.scenes.canvas import theme
from cubacube.scenes.canvas.theme import Colour, Tint

Floats: TypeAlias = np.ndarray[tuple[Any, ...], np.dtype[np.float32]]
Size: TypeAlias = tuple[int, int]


def blank(size: Size) -> pygame.Surface:
    """Return a transparent picture with an alpha channel."""
    return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)


def picture(rgb: Floats, opacity: Floats) -> pygame.Surface:
    """Return a picture made from an array of colours and an array of opacities.

    `rgb` has the shape `(h, w, 3)` and values from 0 to 255. `opacity` has the shape `(h, w)`
    and values from 0 to 1. Values outside these ranges are clipped.
    """
    height, width = opacity.shape
    surface = blank((width, height))
    pixels = pygame.surfarray.pixels3d(surface)
    pixels[...] = np.clip(rgb, 0, 255).astype(np.uint8).swapaxes(0, 1)
    alphas = pygame.surfarray.pixels_alpha(surface)
    alphas[...] = np.clip(opacity * 255 + 0.5, 0, 255).astype(np.uint8).T
    return surface


def reduced(surface: pygame.Surface, size: Size) -> pygame.Surface:
    """Return a smaller copy in which clear pixels do not tint the edges."""
    small = pygame.transform.smoothscale(surface.premul_alpha(), (max(1, size[0]), max(1, size[1])))
    colours = pygame.surfarray.pixels3d(small)
    opacity = pygame.surfarray.array_alpha(small)
    edges = np.nonzero((opacity > 0) & (opacity < 255))  # opaque and clear pixels need no division
    full = colours[edges].astype(np.float32) * 255 / opacity[edges][:, None].astype(np.float32)
    colours[edges] = np.minimum(full, 255).astype(np.uint8)
    return small


def rounded(
    size: Size, radius: float, fill: Tint, border: Tint | None = None, border_px: float = 0
) -> pygame.Surface:
    """Return a box with smooth round corners and, if given, a border inside its edge."""
    width, height = max(1, size[0]), max(1, size[1])
    radius = min(radius, width / 2, height / 2)
    inside, edge = _rgba(fill), _rgba(border if border else fill)

    def make(box: Size) -> pygame.Surface:
        depth = -box_distance(box, radius)
        core = np.clip(depth - border_px + 0.5, 0, 1)[..., None] if border else 1
        colours = edge + (inside - edge) * core
        body = np.broadcast_to(colours, (*depth.shape, 4))
        return picture(body[..., :3], np.clip(depth + 0.5, 0, 1) * body[..., 3] / 255)

    return _stretched(make, (width, height), math.ceil(max(radius, border_px)) + 2)


def soft_shadow(size: Size, radius: float, blur: float, strength: float) -> pygame.Surface:
    """Return the shadow of a rounded box of `size` pixels.

    The picture is `blur` pixels larger than the box on each side.
    """
    margin = round(blur)
    radius = min(radius, size[0] / 2, size[1] / 2)

    def make(outer: Size) -> pygame.Surface:
        inner = outer[0] - 2 * margin, outer[1] - 2 * margin
        fall = np.clip(0.5 - box_distance(inner, radius, margin) / max(1.0, 2 * blur), 0, 1)
        opacity = fall * fall * (3 - 2 * fall) * strength
        return picture(np.zeros((*opacity.shape, 3), np.float32), opacity)

    outer = size[0] + 2 * margin, size[1] + 2 * margin
    return _stretched(make, outer, math.ceil(radius + 2 * margin) + 2)


def box_distance(size: Size, radius: float, margin: int = 0) -> Floats:
    """Return the signed distance of each pixel to a rounded box; negative inside.

    The array has the shape `(h, w)`, with `margin` added on each side.
    """
    width, height = size[0] + 2 * margin, size[1] + 2 * margin
    x = np.abs(np.arange(width, dtype=np.float32) + 0.5 - width / 2) - (size[0] / 2 - radius)
    y = np.abs(np.arange(height, dtype=np.float32) + 0.5 - height / 2) - (size[1] / 2 - radius)
    across, along = np.maximum(x, 0)[None, :], np.maximum(y, 0)[:, None]
    inside = np.minimum(np.maximum(x[None, :], y[:, None]), 0)
    distance: Floats = (np.hypot(across, along) + inside - radius).astype(np.float32)
    return distance


def lettering(font: pygame.Font, words: str, edge_px: int) -> pygame.Surface:
    """Return title letters: outline, soft shadow, and a gradient from cream to coral."""
    face = font.render(words, True, (255, 255, 255))
    pad = edge_px * 3 + 6
    whole = blank((face.width + 2 * pad, face.height + 2 * pad))
    shade = _spread(font.render(words, True, theme.BLACK), whole.size, pad, edge_px, edge_px * 1.5)
    shade = pygame.transform.gaussian_blur(shade, max(2, edge_px))
    shade.set_alpha(150)
    whole.blit(shade, (0, 0))
    whole.blit(
        _spread(font.render(words, True, theme.LETTERS_EDGE), whole.size, pad, edge_px, 0), (0, 0)
    )
    fill = gradient(face.size, theme.LETTERS_TOP, theme.LETTERS_FOOT)
    fill.blit(face, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(fill, (pad, pad))
    return whole


def gradient(size: Size, top: Tint, foot: Tint) -> pygame.Surface:
    """Return a box with a vertical gradient from `top` to `foot`."""
    strip = blank((1, size[1]))
    start, end = _rgba(top), _rgba(foot)
    for y in range(size[1]):
        strip.set_at((0, y), [round(v) for v in start + (end - start) * y / size[1]])
    return pygame.transform.scale(strip, size)


def masked(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """Return a copy with rounded corners."""
    copy = surface.convert_alpha()
    mask = rounded(surface.size, radius, (255, 255, 255))
    copy.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def tinted(surface: pygame.Surface, colour: Colour) -> pygame.Surface:
    """Return a copy of `surface` with all pixels in one colour; their opacity stays."""
    copy = surface.copy()
    copy.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    copy.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return copy


def _spread(
    letters: pygame.Surface, size: Size, pad: int, reach: float, down: float
) -> pygame.Surface:
    """Draw `letters` many times along a circle of radius `reach`, so that they become bolder."""
    whole = blank(size)
    for step in range(32):
        angle = step * math.tau / 32
        x, y = pad + math.cos(angle) * reach, pad + math.sin(angle) * reach + down
        whole.blit(letters, (round(x), round(y)))
    return whole


def _rgba(tint: Tint) -> Floats:
    return np.array(tint if len(tint) == 4 else (*tint, 255), np.float32)


def _stretched(make: Callable[[Size], pygame.Surface], size: Size, corner: int) -> pygame.Surface:
    """Return a picture like the one that `make` would paint at `size`, but made faster.

    `make` paints only a small picture. Its corners are copied, and its edges and middle are
    stretched.
    """
    tile_edge = 2 * corner + 1
    tile_size = min(tile_edge, size[0]), min(tile_edge, size[1])
    tile = make(tile_size)
    if tile_size == size:
        return tile
    whole = blank(size)
    for source_x, target_x in _spans(tile_size[0], size[0], corner):
        for source_y, target_y in _spans(tile_size[1], size[1], corner):
            source = pygame.Rect(source_x[0], source_y[0], source_x[1], source_y[1])
            part = tile.subsurface(source)
            part = pygame.transform.scale(part, (target_x[1], target_y[1]))
            whole.blit(part, (target_x[0], target_y[0]), special_flags=pygame.BLEND_RGBA_MAX)
    return whole


def _spans(tile: int, full: int, corner: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return the spans of the small picture along one axis, and how each is stretched.

    Each pair holds a span of the small picture and its span in the whole. A span is a pair
    (start, length).
    """
    if tile == full:
        return [((0, tile), (0, full))]
    return [
        ((0, corner), (0, corner)),
        ((corner, 1), (corner, full - 2 * corner)),
        ((corner + 1, corner), (full - corner, corner)),
    ]
