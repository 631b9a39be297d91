"""Recolour the cloth in the picture of the table; draw its pattern and its border."""

from collections.abc import Iterator
from functools import lru_cache, partial
from math import cos, sin, tau
from random import Random
from typing import TypeAlias

import numpy as np
import pygame

from cubacube.scenes.canvas import Bounds, Brush, Layer, Point, inset
from cubacube.scenes.canvas.theme import Colour, Tint
from cubacube.scenes.cloth.ground import Ground
from cubacube.table.level import Look

Shades: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.uint8]]
"""A lookup table from brightness to colour: 256 rows of red, green, blue."""

_CLOTHS = {
    "burgundy": (122, 34, 52),
    "navy": (36, 58, 104),
    "charcoal": (66, 68, 74),
    "sand": (178, 148, 100),
    "mahogany": (122, 66, 40),
    "marble": (166, 164, 162),
    "ice": (134, 172, 192),
    "grass": (74, 120, 46),
}
_BOARDS, _VEINS = 14, 26
_GRAINS = {"scratches": ((255, 255, 255, 80), 420, 46.0), "tufts": ((255, 255, 255, 34), 2600, 9.0)}
"""Colour, number and greatest length of the strokes in each pattern of short strokes."""
_EDGE = 9.0
"""Width of the strip along the cloth's edge that is not dyed, so the seam stays visible."""
_BRIGHT = 96.0
"""Usual brightness of the cloth in the picture; a pixel this bright gets the exact colour."""
_LIGHT = 140.0
"""Brightness of a cloth above which lines on it are drawn dark."""
_STRIPS = 8
"""Number of steps in which the cloth is dyed; each is short enough for one frame."""


def dress(brush: Brush, cloth: Bounds, look: Look) -> None:
    """Dye the cloth in the picture and draw its pattern; its folds and light stay visible."""
    box = inset(cloth, _EDGE)
    if look.cloth in _CLOTHS:
        _dye(brush, box, _CLOTHS[look.cloth])
    with brush.within(box):
        _marks(box, look.pattern).draw(brush.surface, brush.view)


@lru_cache(maxsize=8)
def _marks(box: Bounds, pattern: str) -> Layer:
    """Return the lines of a pattern as a layer; it is cached, because there may be thousands."""
    marks = Layer(kept=True)
    for tint, start, end, width in _pattern(box, pattern):
        marks.line(tint, start, end, width)
    return marks


def is_light(look: Look) -> bool:
    """Return whether the cloth is so light that pale lines are hard to see."""
    red, green, blue = _CLOTHS.get(look.cloth, (0, 0, 0))
    return 0.3 * red + 0.59 * green + 0.11 * blue > _LIGHT


def _dye(brush: Brush, box: Bounds, colour: Colour) -> None:
    """Replace the colour of every pixel but keep its brightness, strip by strip."""
    view, surface = brush.view, brush.surface
    area = view.rect(box).clip(surface.get_rect())
    light = np.arange(256)[:, None] / _BRIGHT
    shades = np.clip(np.array(colour) * light, 0, 255).astype(np.uint8)
    for strip in range(_STRIPS):
        top, bottom = (area.h * each // _STRIPS for each in (strip, strip + 1))
        part = surface.subsurface((area.x, area.y + top, area.w, bottom - top))
        key = "dyed cloth", view.size, colour, strip
        part.blit(view.cached(key, partial(_dyed, part, shades)), (0, 0))


def _dyed(part: pygame.Surface, shades: Shades) -> pygame.Surface:
    """Return a picture with every pixel replaced by the shade for its brightness."""
    pixels = pygame.surfarray.array3d(part).astype(np.uint16)
    bright = (pixels[..., 0] * 77 + pixels[..., 1] * 150 + pixels[..., 2] * 29) >> 8
    return pygame.surfarray.make_surface(shades[bright])


def _pattern(box: Bounds, pattern: str) -> Iterator[tuple[Tint, Point, Point, float]]:
    """Yield the lines of a pattern: colour, both ends, width."""
    x, y, width, height = box
    rng = Random(pattern)
    if pattern == "boards":
        for row in range(1, _BOARDS):
            at = y + height * row / _BOARDS
            yield (0, 0, 0, 90), (x, at), (x + width, at), 2.5
            joint = x + width * rng.random()
            yield (0, 0, 0, 70), (joint, at), (joint, at + height / _BOARDS), 2.0
    elif pattern == "veins":
        for _ in range(_VEINS):
            yield from _vein(box, rng)
    elif pattern in _GRAINS:
        tint, count, longest = _GRAINS[pattern]
        for _ in range(count):
            start = x + width * rng.random(), y + height * rng.random()
            turn, long = rng.uniform(0, tau), rng.uniform(0.2, 1.0) * longest
            yield tint, start, (start[0] + long * cos(turn), start[1] + long * sin(turn)), 1.6


def _vein(box: Bounds, rng: Random) -> Iterator[tuple[Tint, Point, Point, float]]:
    """Yield a crooked line across marble."""
    x, y, width, height = box
    at, turn = (x + width * rng.random(), y + height * rng.random()), rng.uniform(0, tau)
    wide = rng.uniform(0.8, 2.6)
    for _ in range(rng.randint(8, 30)):
        turn += rng.uniform(-0.5, 0.5)
        end = at[0] + 26 * cos(turn), at[1] + 26 * sin(turn)
        yield (88, 92, 104, 70), at, end, wide
        at = end


@lru_cache(maxsize=4)
def border(ground: Ground, stitch: Colour) -> Layer:
    """Return the dashes around the playing area; the layer is cached."""
    x, y, side, _height = ground.box
    corners = [(x, y), (x + side, y), (x + side, y + side), (x, y + side), (x, y)]
    layer = Layer(kept=True)
    layer.dashes(stitch, corners, 3, 15, 9)
    return layer
