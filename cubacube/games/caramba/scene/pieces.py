"""Sprites of sombreros, ambush chips, the hatband and silver, seen from above."""

from math import tau
from typing import Final

import numpy as np
import pygame

from cubacube.games.caramba.scene.patterns import inlay_rim, polar, weave_brim
from cubacube.scenes.canvas.drawn import drawn
from cubacube.scenes.canvas.paint import picture
from cubacube.scenes.canvas.pen import Pen
from cubacube.scenes.canvas.theme import CREAM, NIGHT, SIDES, WHITE, Colour, darker, lighter
from cubacube.scenes.canvas.view import View

SOMBRERO: Final = 42.0
CHIP: Final = 31.0
BAND: Final = 55.0
"""Radius of the hatband; `SOMBRERO` and `CHIP` are the radii of the other pieces."""

SILVER: Final[Colour] = (206, 212, 218)
GOLD: Final[Colour] = (234, 184, 66)
_CROWN = 0.43
_WOVEN: Colour = (222, 62, 54)
_THREAD: Colour = (255, 236, 190)
_FELT: Colour = (40, 28, 26)
_SCARF: Colour = (222, 92, 68)
_LIGHT = np.array((-0.48, -0.62, 0.62))
"""Direction of the light, with the axes right, down and out of the screen."""


def sombrero(view: View, side: str, radius: float) -> pygame.Surface:
    """Return the picture of a straw hat: the brim has the seat's colour and pattern."""

    def make() -> pygame.Surface:
        pen, look = Pen(view.px(2 * radius)), SIDES[side]
        pale = lighter(look.colour, 0.86)
        for tint, share in (
            (darker(look.colour, 0.42), 50),
            (look.colour, 47.5),
            (pale, 40),
            (look.colour, 37.8),
        ):
            pen.disc(tint, 50, 50, share)
        weave_brim(pen, look.pattern, pale)
        pen.disc(darker(look.colour, 0.42), 50, 50, 24)
        brim = _slanted(pen.picture())
        crown = ball(view, lighter(look.colour, 0.12), radius * _CROWN)
        brim.blit(crown, crown.get_rect(center=(brim.width // 2, brim.height // 2)))
        return brim

    return view.cached(("sombrero", side, radius), make)


def chip(view: View, side: str, radius: float) -> pygame.Surface:
    """Return the picture of an ambush chip: a bandit in a ring with the seat's pattern."""

    def draw(pen: Pen) -> None:
        look = SIDES[side]
        pen.disc(NIGHT, 50, 50, 49)
        pen.disc(look.colour, 50, 50, 46)
        inlay_rim(pen, look.pattern, CREAM)
        pen.disc(CREAM, 50, 50, 33)
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
            pen.polygon(_THREAD, [polar(middle + off, far) for off, far in corners])
        pen.disc((0, 0, 0, 0), 50, 50, 38)

    return drawn(view, "hatband", 2 * radius, draw)


def ball(view: View, colour: Colour, radius: float) -> pygame.Surface:
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
        pen.disc(WHITE, x, 51.5, 2.6)
    pen.polygon(_FELT, [(34, 57), (66, 57), (50, 78)])
