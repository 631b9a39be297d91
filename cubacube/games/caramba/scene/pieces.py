"""Sprites of sombreros, ambush chips, the hatband and silver, seen from above."""

from math import cos, pi, sin, tau

import numpy as np
import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import Pen, View, theme
from cubacube.scenes.canvas.drawn import drawn
from cubacube.scenes.canvas.paint import picture
from cubacube.scenes.canvas.pen import Unit
from cubacube.scenes.canvas.theme import darker, lighter

SOMBRERO = 42.0
CHIP = 31.0
BAND = 55.0
"""Radius of the hatband; `SOMBRERO` and `CHIP` are the radii of the other pieces."""

SILVER: theme.Colour = (206, 212, 218)
GOLD: theme.Colour = (234, 184, 66)
_CROWN = 0.43
_WOVEN: theme.Colour = (222, 62, 54)
_THREAD: theme.Colour = (255, 236, 190)
_FELT: theme.Colour = (40, 28, 26)
_SCARF: theme.Colour = (222, 92, 68)
_LIGHT = np.array((-0.48, -0.62, 0.62))
"""Direction of the light, with the axes right, down and out of the screen."""


@frozen
class _Ring:
    """A ring to fill with a pattern.

    `inner` and `outer` are its radii, `count` is the number of repeats of the pattern, and
    `width` is the width of its lines.
    """

    inner: float
    outer: float
    count: int
    width: float

    @property
    def middle(self) -> float:
        """Radius halfway between the inner and the outer edge."""
        return (self.inner + self.outer) / 2


def _polar(angle: float, far: float) -> Unit:
    """Return a point in pen units, around the centre; angles run clockwise from the top."""
    return 50 + cos(angle - pi / 2) * far, 50 + sin(angle - pi / 2) * far


def _line(pen: Pen, tint: theme.Colour, ring: _Ring) -> None:
    pen.ring(tint, 50, 50, ring.middle + ring.width / 2, ring.width)


def _spokes(pen: Pen, tint: theme.Colour, ring: _Ring) -> None:
    for each in range(ring.count):
        angle = each * tau / ring.count
        pen.line(tint, [_polar(angle, ring.inner), _polar(angle, ring.outer)], ring.width)


def _dots(pen: Pen, tint: theme.Colour, ring: _Ring) -> None:
    for each in range(ring.count):
        pen.disc(tint, *_polar(each * tau / ring.count, ring.middle), ring.width)


def _blocks(pen: Pen, tint: theme.Colour, ring: _Ring) -> None:
    for each in range(ring.count):
        sides = each * tau / ring.count, (each + 0.5) * tau / ring.count
        outer = [_polar(side, ring.outer) for side in sides]
        pen.polygon(tint, [*outer, *(_polar(side, ring.inner) for side in reversed(sides))])


def _wave(pen: Pen, tint: theme.Colour, ring: _Ring) -> None:
    corners = [
        _polar(each * pi / ring.count, ring.inner if each % 2 else ring.outer)
        for each in range(2 * ring.count + 1)
    ]
    pen.line(tint, corners, ring.width)


def _crosses(pen: Pen, tint: theme.Colour, ring: _Ring) -> None:
    lean = (ring.outer - ring.inner) / 2 / ring.middle
    for each in range(ring.count):
        angle = each * tau / ring.count
        for side in (-lean, lean):
            ends = [_polar(angle - side, ring.inner), _polar(angle + side, ring.outer)]
            pen.line(tint, ends, ring.width)


_PATTERNS = {
    "plain": (_line, _Ring(26, 37, 1, 2.6), _Ring(36, 43, 1, 2.4)),
    "stripe": (_spokes, _Ring(27, 36, 6, 4.6), _Ring(37, 43, 4, 8)),
    "dots": (_dots, _Ring(26, 37, 9, 4.2), _Ring(36, 43, 10, 3.6)),
    "check": (_blocks, _Ring(25, 37.8, 9, 0), _Ring(33, 46, 8, 0)),
    "zigzag": (_wave, _Ring(27.5, 36, 11, 2.6), _Ring(37, 42.5, 12, 2.8)),
    "cross": (_crosses, _Ring(28, 35.4, 8, 2.6), _Ring(36.6, 42.8, 8, 2.4)),
}
"""For each pattern: the function that draws it, its ring on a brim, its ring on a chip."""


def sombrero(view: View, side: str, radius: float) -> pygame.Surface:
    """Return the picture of a straw hat: the brim has the seat's colour and pattern."""

    def make() -> pygame.Surface:
        pen, look = Pen(view.px(2 * radius)), theme.SIDES[side]
        pale = lighter(look.colour, 0.86)
        pen.disc(darker(look.colour, 0.42), 50, 50, 50)
        pen.disc(look.colour, 50, 50, 47.5)
        pen.disc(pale, 50, 50, 40)
        pen.disc(look.colour, 50, 50, 37.8)
        weave, brim_ring, _rim = _PATTERNS[look.pattern]
        weave(pen, pale, brim_ring)
        pen.disc(darker(look.colour, 0.42), 50, 50, 24)
        brim = _slanted(pen.picture())
        crown = ball(view, lighter(look.colour, 0.12), radius * _CROWN)
        brim.blit(crown, crown.get_rect(center=(brim.width // 2, brim.height // 2)))
        return brim

    return view.cached(("sombrero", side, radius), make)


def chip(view: View, side: str, radius: float) -> pygame.Surface:
    """Return the picture of an ambush chip: a bandit in a ring with the seat's pattern."""

    def draw(pen: Pen) -> None:
        look = theme.SIDES[side]
        pen.disc(theme.NIGHT, 50, 50, 49)
        pen.disc(look.colour, 50, 50, 46)
        inlay, _brim, rim_ring = _PATTERNS[look.pattern]
        inlay(pen, theme.CREAM, rim_ring)
        pen.disc(theme.CREAM, 50, 50, 33)
        _bandit(pen)

    return drawn(view, ("ambush chip", side), 2 * radius, draw)


def band(view: View, radius: float) -> pygame.Surface:
    """Return the picture of the hatband: the sombrero that rolls next wears it."""

    def draw(pen: Pen) -> None:
        pen.disc(darker(_WOVEN, 0.45), 50, 50, 49)
        pen.disc(_WOVEN, 50, 50, 47)
        for each in range(20):
            middle = each * tau / 20
            corners = ((0.0, 46.5), (0.10, 43.5), (0.0, 40.5), (-0.10, 43.5))
            pen.polygon(_THREAD, [_polar(middle + off, far) for off, far in corners])
        pen.disc((0, 0, 0, 0), 50, 50, 38)

    return drawn(view, "hatband", 2 * radius, draw)


def ball(view: View, colour: theme.Colour, radius: float) -> pygame.Surface:
    """Return the picture of a lit ball: the crown of a hat, or a nugget of silver or gold."""

    def make() -> pygame.Surface:
        edge = view.px(2 * radius)
        half = edge / 2
        row, column = np.mgrid[0:edge, 0:edge].astype(np.float32) + 0.5
        x, y = (column - half) / half, (row - half) / half
        off = np.hypot(x, y)
        z = np.sqrt(np.clip(1 - off * off, 0, 1))
        facing = np.clip(x * _LIGHT[0] + y * _LIGHT[1] + z * _LIGHT[2], 0, 1)
        shine = facing**14 * 150
        rgb = np.array(colour, np.float32) * (0.42 + 0.78 * facing)[..., None] + shine[..., None]
        return picture(rgb.astype(np.float32), np.clip((1 - off) * half + 0.5, 0, 1))

    return view.cached(("ball", colour, radius), make)


def nugget(view: View, radius: float, *, gold: bool) -> pygame.Surface:
    """Return the picture of a nugget of silver; a nugget of gold is worth ten silver."""
    return ball(view, GOLD if gold else SILVER, radius)


def _slanted(brim: pygame.Surface) -> pygame.Surface:
    """Shade a flat brim as if lit from the upper left."""
    pixels = pygame.surfarray.pixels3d(brim)
    across = np.arange(brim.width, dtype=np.float32) / brim.width
    down = np.arange(brim.height, dtype=np.float32) / brim.height
    shade = np.clip(1.12 - 0.30 * (across[:, None] + down[None, :] - 0.5), 0.7, 1.3)
    pixels[...] = np.clip(pixels * shade[..., None], 0, 255).astype(np.uint8)
    return brim


def _bandit(pen: Pen) -> None:
    pen.oval(_FELT, 21, 34, 58, 14)
    pen.box(_FELT, 36, 23, 28, 20, 8)
    pen.box(_SCARF, 36, 35, 28, 4)
    pen.oval(_FELT, 34, 38, 32, 28)
    pen.box(_SCARF, 34, 48, 32, 7, 3)
    for x in (42, 58):
        pen.disc(theme.WHITE, x, 51.5, 2.6)
    pen.polygon(_FELT, [(34, 57), (66, 57), (50, 78)])
