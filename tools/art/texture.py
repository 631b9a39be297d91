"""Textures as arrays `(h, w)` or `(h, w, 3)`; colours range from 0 to 1."""

import math
from typing import TypeAlias

import numpy as np
import pygame
from numpy.typing import NDArray

from cubacube.scenes.canvas.theme import Colour

Floats: TypeAlias = NDArray[np.float64]
Chance: TypeAlias = np.random.Generator


def cloth(width: int, height: int, colour: Colour, scale: float, seed: int) -> Floats:
    """Paint woven cotton with soft folds under warm light; `scale` 1 suits 1280x720."""
    chance = np.random.default_rng(seed)
    y, x = np.mgrid[0:height, 0:width].astype(float)
    shade = 1 + 0.085 * (_threads(x, y, 3 * scale) - 0.5)
    shade += 0.018 * chance.normal(0, 1, height // 2 + 1)[np.arange(height) // 2, None]
    shade += 0.018 * chance.normal(0, 1, width // 2 + 1)[None, np.arange(width) // 2]
    shade += 0.16 * (clouds(height, width, 90 * scale, chance) - 0.5)
    slope_y, slope_x = np.gradient(clouds(height, width, 420 * scale, chance, octaves=2))
    shade -= 60 * scale * (slope_x * 0.6 + slope_y * 0.8)
    shade += chance.normal(0, 0.010, (height, width))
    away = np.hypot((x - width * 0.46) / (width * 0.62), (y - height * 0.42) / (height * 0.72))
    shade *= 1.14 - 0.38 * np.clip(away, 0, 1.4) ** 2
    warmth = 1 + np.array([0.05, 0.015, -0.06]) * np.clip(1 - away, 0, 1)[..., None]
    cotton: Floats = np.array(colour) / 255 * shade[..., None] * warmth
    return cotton


def _threads(x: Floats, y: Floats, period: float) -> Floats:
    """Paint the weave; every second row is shifted by half a thread."""
    shift = np.pi * (np.floor(y / period) % 2)
    warp = 0.5 + 0.5 * np.sin(2 * np.pi * x / period + shift)
    weft = 0.5 + 0.5 * np.sin(2 * np.pi * y / period)
    woven: Floats = 0.6 * warp + 0.4 * weft
    return woven


def clouds(height: int, width: int, cell: float, chance: Chance, octaves: int = 4) -> Floats:
    """Return smooth noise from 0 to 1; its largest spots are `cell` pixels wide."""
    total, weights, weight = np.zeros((height, width)), 0.0, 1.0
    for _ in range(octaves):
        total += weight * _spots(height, width, max(cell, 1.5), chance)
        weights += weight
        weight, cell = weight / 2, cell / 2
    even: Floats = total / weights
    return even


def _spots(height: int, width: int, cell: float, chance: Chance) -> Floats:
    """Interpolate random values of a grid smoothly."""
    grid = chance.random((math.ceil(height / cell) + 2, math.ceil(width / cell) + 2))
    y, x = np.arange(height) / cell, np.arange(width) / cell
    row, column = y.astype(int), x.astype(int)
    down, right = _smooth(y - row)[:, None], _smooth(x - column)[None, :]
    upper = grid[row][:, column] * (1 - right) + grid[row][:, column + 1] * right
    lower = grid[row + 1][:, column] * (1 - right) + grid[row + 1][:, column + 1] * right
    joined: Floats = upper * (1 - down) + lower * down
    return joined


def _smooth(share: Floats) -> Floats:
    ease: Floats = share * share * (3 - 2 * share)
    return ease


def surface_of(rgb: Floats) -> pygame.Surface:
    """Convert colours `(h, w, 3)`, clipped to 0 .. 1, to an opaque surface."""
    pixels = np.clip(rgb * 255 + 0.5, 0, 255).astype(np.uint8)
    return pygame.surfarray.make_surface(pixels.swapaxes(0, 1))


def array_of(surface: pygame.Surface) -> Floats:
    """Return the colours of a surface as an array `(h, w, 3)` from 0 to 1."""
    colours: Floats = pygame.surfarray.array3d(surface).swapaxes(0, 1) / 255
    return colours
