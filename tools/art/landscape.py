"""The coast road of The Couriers: sky, sea, hills, palms, and a road with two lanes."""

import math

import pygame

from art.palette import KERB, LEAF_DARK, LEAF_LIGHT, SUN
from art.streets import palm
from cubacube.rules import frozen
from cubacube.scenes.canvas.paint import gradient
from cubacube.scenes.canvas.pen import Pen
from cubacube.scenes.canvas.theme import MOON, Colour, darker, lighter

FOOT = 100 * 350 / 926
"""Lower edge of the picture; its width is 100 units."""
_HORIZON, _SHORE = 22.6, 24.4
_KERB, _ROAD, _MIDDLE = 28.2, 29.0, 33.2
"""Upper edges of the kerb and of the road, and the line between the lanes."""
_SKY: tuple[Colour, Colour] = (110, 186, 204), (252, 226, 176)
_SEA: Colour = (52, 150, 160)
_FIELD: Colour = (150, 172, 92)
_ASPHALT: Colour = (66, 70, 78)


@frozen
class _Ridge:
    """A row of hills: its colour, its height at the left and right, and its shape."""

    tint: Colour
    left: float
    right: float
    phase: float


_RIDGES = (
    _Ridge((134, 176, 170), -0.6, 7.5, 0.3),
    _Ridge((104, 156, 128), -1.4, 5.2, 2.4),
    _Ridge((78, 136, 96), -2.2, 3.2, 4.4),
)
_PALMS = (
    (4.0, 12.0, 5.0),
    (8.4, 9.0, -4.0),
    (35.5, 8.0, -5.0),
    (38.0, 10.4, 4.0),
    (62.0, 9.6, -5.0),
    (64.4, 7.2, 5.0),
)
"""Foot, height and lean of each palm."""


def couriers_road(size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of the road, without cars."""
    width, height = size
    pen = Pen(width)
    for ray in range(24):
        turn = ray * math.tau / 24
        ends = [(math.cos(turn + side) * 90, math.sin(turn + side) * 90) for side in (0.0, 0.13)]
        pen.polygon((*SUN, 26), [(52, 19), *((52 + x, 19 + y) for x, y in ends)])
    pen.disc((*SUN, 90), 52, 19, 5.6)
    pen.disc(SUN, 52, 19, 4.2)
    pen.box(_SEA, 0, _HORIZON, 100, 4)
    for wave in range(26):
        x, y = wave * 37.0 % 100, _HORIZON + 0.45 + wave * 0.53 % 1.4
        pen.line(lighter(_SEA, 0.35), [(x, y), (x + 2.2, y)], 0.16)
    for ridge in _RIDGES:
        _draw_ridge(pen, ridge)
    pen.box(_FIELD, 0, _SHORE, 100, FOOT - _SHORE)
    for row in range(5):
        y = _SHORE + 0.5 + row * 0.8
        for tuft in range(70):
            x = tuft * 1.47 + row * 0.7
            tint = darker(_FIELD, 0.16) if (tuft + row) % 3 else lighter(_FIELD, 0.2)
            pen.line(tint, [(x, y + 0.45), (x + 0.25, y)], 0.14)
    for x, _tall, _lean in _PALMS:
        pen.oval(darker(_FIELD, 0.3), x - 1.2, _KERB - 1.0, 3.2, 0.6)
    for x in (13.5, 30.0, 43.0, 69.0):
        _draw_bush(pen, x)
    _draw_road(pen)
    whole = gradient((width, width), *_SKY)
    sky = gradient((width, round(width * _HORIZON / 100)), *_SKY)
    whole.blit(sky, (0, 0))
    whole.blit(pen.picture(), (0, 0))
    for x, tall, lean in _PALMS:
        edge = tall * width / 4000
        whole.blit(
            _palm(round(100 * edge), lean),
            (x * width / 100 - 50 * edge, (_KERB - 0.6) * width / 100 - 90 * edge),
        )
    return whole.subsurface((0, 0, width, height)).convert()


def _palm(edge_px: int, lean: float) -> pygame.Surface:
    """Return a palm of 40 units on a picture of 100; its foot is at (50, 90)."""
    pen = Pen(edge_px)
    palm(pen, 50, 90, 40, lean)
    return pen.picture()


def _draw_ridge(pen: Pen, ridge: _Ridge) -> None:
    line = []
    for x in range(0, 101):
        rise = ridge.left + (ridge.right - ridge.left) * (x / 100) ** 1.5
        wave = 0.9 * math.sin(x / 6.1 + ridge.phase) + 0.5 * math.sin(x / 2.7 + 2 * ridge.phase)
        line.append((float(x), _SHORE - rise - wave))
    pen.polygon(ridge.tint, [(0, _SHORE + 1), *line, (100, _SHORE + 1)])


def _draw_bush(pen: Pen, x: float) -> None:
    for shift, radius, tint in (
        (-1.1, 0.8, LEAF_DARK),
        (0.9, 0.9, LEAF_DARK),
        (0.0, 1.1, LEAF_LIGHT),
    ):
        pen.disc(tint, x + shift, _KERB - 0.5, radius)


def _draw_road(pen: Pen) -> None:
    """Draw the road; the Couriers drive in its upper lane, the Police in its lower one."""
    pen.box(KERB, 0, _KERB, 100, FOOT - _KERB)
    pen.box(_ASPHALT, 0, _ROAD, 100, FOOT - _ROAD)
    pen.box(lighter(_ASPHALT, 0.12), 0, _ROAD, 100, 0.18)
    for dash in range(17):
        pen.box(MOON, 0.9 + dash * 6, _MIDDLE - 0.11, 3.4, 0.22, 0.1)
