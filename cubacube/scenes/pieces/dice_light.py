"""Light on a die seen from above; the lamp is fixed, so a turning die looks solid."""

import math
from functools import lru_cache

import numpy as np

from cubacube.rules import frozen
from cubacube.scenes.canvas.paint import Floats

STEP_DEG = 2
STEPS = 360 // STEP_DEG
"""Number of directions in which a die is drawn."""
QUARTER = STEPS // 4
"""Number of steps after which a square looks the same."""

_TOWARD_LIGHT = (-0.492, -0.671, 0.555)
"""Unit vector to the light: right, down, out of the screen."""
_HALFWAY = tuple(part / math.hypot(-0.492, -0.671, 1.555) for part in (-0.492, -0.671, 1.555))
_AMBIENT, _DIFFUSE, _SHINE = 0.42, 0.80, 0.35
_SKIRT = 0.13
_BEVEL = 0.16
_CORNER = 0.15
_TILT = 0.85


@frozen
class Light:
    """How light changes the colour of a die at each pixel; arrays of shape `(h, w)`.

    A pixel is the body's colour times `shade` plus white times `shine`, drawn with
    `opacity`. The middle of the top face is at (`centre`, `centre`).
    """

    shade: Floats
    shine: Floats
    opacity: Floats
    centre: int


def step_of(angle_rad: float) -> int:
    """Return the nearest drawn direction, 0 .. STEPS - 1, counter-clockwise from the right."""
    return round(angle_rad / math.tau * STEPS) % STEPS


def skirt_px(edge_px: int) -> int:
    """Return the height in pixels of the die's near sides, seen below its top face."""
    return round(edge_px * _SKIRT)


def facing(x: float, y: float, z: float) -> float:
    """Return the brightness of a plane with the normal (x, y, z), y down, z outwards."""
    a, b, c = _TOWARD_LIGHT
    return _AMBIENT + _DIFFUSE * max(0.0, x * a + y * b + z * c)


@lru_cache(maxsize=96)
def light(edge_px: int, step: int) -> Light:
    """Return the light on a die with an edge of `edge_px`, turned by `step` (< QUARTER)."""
    half, depth = edge_px / 2, skirt_px(edge_px)
    centre = math.ceil(edge_px * 0.75) + 2
    x, y = _pixels(2 * centre, 2 * centre + depth + 2, centre)
    top = _distance(x, y, edge_px, step)
    skirt = top
    for down in np.linspace(depth, 0, 4, endpoint=False).tolist():
        skirt = np.minimum(skirt, _distance(x, y - down, edge_px, step))
    slope_y, slope_x = np.gradient(top)
    tilt = np.clip(1 + top / (edge_px * _BEVEL), 0, 1) ** 1.6 * _TILT
    face = np.clip(0.5 - top, 0, 1)
    lit, shine = fallen(slope_x * tilt, slope_y * tilt)
    lit = lit * (1 - 0.1 * np.clip(y / half, -1, 1))
    unlit = 0.5 * (1 - 0.25 * np.clip(y / half, 0, 1))
    return Light(
        shade=unlit * (1 - face) + lit * face,
        shine=shine * face,
        opacity=np.clip(0.5 - skirt, 0, 1),
        centre=centre,
    )


def fallen(across: Floats, along: Floats) -> tuple[Floats, Floats]:
    """Return the brightness and the shine of a lit surface.

    `across` says how far its normals lean to the right, and `along` how far they lean
    downwards. Both are 0 where the surface is level.
    """
    outward = np.sqrt(np.clip(1 - across * across - along * along, 0.05, 1))
    lambert = _dot(across, along, outward, _TOWARD_LIGHT)
    return _AMBIENT + _DIFFUSE * lambert, _SHINE * _dot(across, along, outward, _HALFWAY) ** 40


@lru_cache(maxsize=96)
def shadow(edge_px: int, step: int, blur_px: int) -> Floats:
    """Return the opacity of a die's shadow as a square array with the die at its centre."""
    reach = math.ceil(edge_px * 0.72) + blur_px
    away = _distance(*_pixels(2 * reach, 2 * reach, reach), edge_px, step)
    fall = np.clip(0.5 - away / (2 * blur_px), 0, 1)
    return (fall * fall * (3 - 2 * fall)).astype(np.float32)


def _pixels(width: int, height: int, centre: int) -> tuple[Floats, Floats]:
    """Return the offsets of columns `(1, w)` and rows `(h, 1)` from `centre`."""
    x = np.arange(width, dtype=np.float32) - centre + 0.5
    y = np.arange(height, dtype=np.float32) - centre + 0.5
    return x[None, :], y[:, None]


def _distance(x: Floats, y: Floats, edge_px: int, step: int) -> Floats:
    """Return the signed distance of each pixel from the outline of the turned die.

    The outline is a square with round corners, centred at the origin. Inside it the distance
    is negative.
    """
    angle = step * math.tau / STEPS
    cos, sin = math.cos(angle), math.sin(angle)
    radius = edge_px * _CORNER
    u = np.abs(cos * x - sin * y) - (edge_px / 2 - radius)
    v = np.abs(sin * x + cos * y) - (edge_px / 2 - radius)
    outside = np.hypot(np.maximum(u, 0), np.maximum(v, 0))
    distance: Floats = (outside + np.minimum(np.maximum(u, v), 0) - radius).astype(np.float32)
    return distance


def _dot(x: Floats, y: Floats, z: Floats, to: tuple[float, ...]) -> Floats:
    product: Floats = np.clip(x * to[0] + y * to[1] + z * to[2], 0, 1).astype(np.float32)
    return product
