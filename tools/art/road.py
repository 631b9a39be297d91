"""Paint the silver road in three surfaces: stone, pebbles and clay."""

from collections.abc import Callable
from itertools import product

import numpy as np
import pygame

from art.texture import Chance, Floats, clouds, surface_of
from cubacube.games.caramba.scene.places import CLOTH
from cubacube.games.caramba.scene.road import BITS, HALF_WIDTH, LEAD
from cubacube.rules import frozen

_COURSE, _BLOCK, _PEBBLE = 22.0, 33.0, 21.0
_STONE, _CLAY = (206, 196, 182), (198, 104, 70)
_LIGHT_PEBBLE, _DARK_PEBBLE = (232, 206, 150), (196, 158, 118)
_BEYOND = 12.0
"""How far the surface is painted past the edge of the road, so that no seam shows."""


@frozen
class Field:
    """The position of every pixel relative to the road, in logical units, `(h, w)` each.

    `along` is the distance along the road. `aside` is the distance from its middle line;
    left is positive.
    """

    along: Floats
    aside: Floats
    x: Floats
    y: Floats
    unit: float
    """Pixels per logical unit."""


def surfaces(width: int) -> dict[str, Callable[[], pygame.Surface]]:
    """Return a painting function for each surface; pictures cover the cloth, `width` px wide."""
    field = _field(width)
    return {
        "stone": lambda: _finished(field, _stone(field)),
        "pebbles": lambda: _finished(field, _pebbles(field)),
        "clay": lambda: _finished(field, _clay(field)),
    }


def _field(width: int) -> Field:
    left, top, across, tall = CLOTH
    unit = width / across
    rows, columns = np.mgrid[0 : round(tall * unit), 0:width].astype(float)
    x, y = left + columns / unit, top + rows / unit
    nearest = np.full(x.shape, np.inf)
    along, aside = np.zeros(x.shape), np.zeros(x.shape)
    for bit in BITS:
        if bit.bent:
            middle_y = bit.y + bit.length / np.pi
            off_x, off_y = (x - bit.x) * bit.sense, y - middle_y
            radius = bit.length / np.pi
            signed = (np.hypot(off_x, off_y) - radius) * bit.sense
            here = bit.begins + np.arctan2(off_x, -off_y) * radius
            away = np.where(off_x >= 0, np.abs(signed), np.inf)
        else:
            before, behind = LEAD * (bit is BITS[0]), LEAD * (bit is BITS[-1])
            done = np.clip((x - bit.x) * bit.sense, -before, bit.length + behind)
            signed = (bit.y - y) * bit.sense
            here = bit.begins + (x - bit.x) * bit.sense
            away = np.hypot(x - bit.x - bit.sense * done, y - bit.y)
        closer = away < nearest
        nearest[closer], along[closer] = away[closer], here[closer]
        aside[closer] = np.copysign(away[closer], signed[closer])
    return Field(along, aside, x, y, unit)


def _finished(field: Field, colours: Floats) -> pygame.Surface:
    """Darken the road towards its edges, and fill the rest evenly so that it compresses well."""
    lit = colours * (1.04 - 0.16 * np.clip(field.aside / HALF_WIDTH, -1, 1) ** 2)[..., None]
    off = np.abs(field.aside) > HALF_WIDTH + _BEYOND
    lit[off] = lit[~off].mean(0)
    return surface_of(lit)


def _stone(field: Field) -> Floats:
    """Paint rows of stone blocks with joints; each block has its own tone."""
    chance = np.random.default_rng(4)
    across = (field.aside + HALF_WIDTH) / _COURSE
    course = np.floor(across).astype(int)
    run = field.along / _BLOCK + 0.5 * (course % 2)
    block = np.floor(run).astype(int)
    off_x, off_y = (run - block - 0.5) * _BLOCK, (across - course - 0.5) * _COURSE
    joint = np.clip(np.maximum(np.abs(off_x) - 14, np.abs(off_y) - 8.6) / 2.4 + 0.5, 0, 1)
    tones = chance.normal(0, 0.06, (64, 512))[course % 64, block % 512]
    dome = 1 - 0.10 * ((off_x / 16) ** 2 + (off_y / 10) ** 2)
    shade = (1 + tones + 0.10 * (_clouds(field, 90, chance) - 0.5)) * dome * (1 - 0.40 * joint)
    stone: Floats = np.array(_STONE) / 255 * shade[..., None]
    return stone


def _pebbles(field: Field) -> Floats:
    """Paint round stones at random places, one per grid cell, lit from the upper left."""
    chance = np.random.default_rng(5)
    row, column = (np.floor(each / _PEBBLE).astype(int) for each in (field.y, field.x))
    moved_x, moved_y, tones, sizes = (
        chance.random((row.max() + 3, column.max() + 3)) for _ in range(4)
    )
    nearest = np.full(field.x.shape, np.inf)
    tone, off = np.zeros(field.x.shape), np.zeros(field.x.shape)
    for down, right in product((-1, 0, 1), repeat=2):
        cell = row + down + 1, column + right + 1
        x = field.x - (column + right + 0.2 + 0.6 * moved_x[cell]) * _PEBBLE
        y = field.y - (row + down + 0.2 + 0.6 * moved_y[cell]) * _PEBBLE
        away = np.hypot(x, y) / (0.42 + 0.22 * sizes[cell])
        closer = away < nearest
        nearest[closer], tone[closer] = away[closer], tones[cell][closer]
        off[closer] = (x + y)[closer]
    rim = np.clip(nearest / (_PEBBLE * 0.86), 0, 1.3)
    gap = np.clip((rim - 0.80) * 6, 0, 1)
    light = (1 - 0.20 * off / _PEBBLE - 0.16 * rim**2) * (1 - 0.48 * gap)
    mixed = np.array(_LIGHT_PEBBLE) * (1 - tone[..., None])
    mixed += np.array(_DARK_PEBBLE) * tone[..., None]
    pebbles: Floats = mixed / 255 * light[..., None]
    return pebbles


def _clay(field: Field) -> Floats:
    """Paint smooth clay, with cracks along the middle values of the noise."""
    chance = np.random.default_rng(6)
    wide, fine = _clouds(field, 70, chance, 3), _clouds(field, 46, chance, 2)
    cracks = np.clip(1 - np.abs(wide - 0.5) * 46, 0, 1) * 0.55
    cracks = np.maximum(cracks, np.clip(1 - np.abs(fine - 0.47) * 52, 0, 1) * 0.45)
    shade = (1 + 0.20 * (_clouds(field, 60, chance) - 0.5)) * (1 - cracks)
    clay: Floats = np.array(_CLAY) / 255 * shade[..., None]
    return clay


def _clouds(field: Field, cell: float, chance: Chance, octaves: int = 4) -> Floats:
    height, width = field.x.shape
    return clouds(height, width, cell * field.unit, chance, octaves)
