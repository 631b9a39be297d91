"""Sprites of nuggets and rigs: gold is round, silver a rhomb, copper has six sides."""

import math
from functools import partial

import pygame

from cubacube.games.atacama.rules.actions import Colour as RigColour
from cubacube.games.atacama.rules.ore import Metal
from cubacube.games.atacama.scene.palette import METALS, RIGS, MetalLook
from cubacube.scenes.canvas import Pen, View
from cubacube.scenes.canvas.drawn import drawn
from cubacube.scenes.canvas.pen import Unit
from cubacube.scenes.canvas.theme import WHITE, Colour, darker, lighter, mix

_LEGS = (((20, 84), (43, 18)), ((80, 84), (57, 18)))
_BRACES: tuple[tuple[Unit, Unit], ...] = (
    ((25, 68), (75, 68)),
    ((31, 50), (69, 50)),
    ((37, 34), (63, 34)),
    ((25, 68), (69, 50)),
    ((75, 68), (31, 50)),
    ((31, 50), (63, 34)),
    ((69, 50), (37, 34)),
)


def nugget(view: View, metal: Metal, size: float, opacity: int = 255) -> pygame.Surface:
    """Return a piece of metal at a logical size."""
    draw = partial(_NUGGETS[metal], look=METALS[metal])
    return drawn(view, ("nugget", metal), size, draw, opacity)


def rig(view: View, colour: RigColour, size: float, opacity: int = 255) -> pygame.Surface:
    """Return a derrick at a logical size; the second colour has a white stripe."""
    return derrick(view, RIGS[colour], size, opacity, striped=colour == "second")


def derrick(
    view: View, tint: Colour, size: float, opacity: int = 255, *, striped: bool = False
) -> pygame.Surface:
    """Return a derrick in any colour, seen slightly from the side."""
    draw = partial(_draw_derrick, tint=tint, striped=striped)
    return drawn(view, ("derrick", tint, striped), size, draw, opacity)


def _draw_derrick(pen: Pen, tint: Colour, *, striped: bool) -> None:
    edge = darker(tint, 0.5)
    pen.box(edge, 8, 84, 84, 13, 4)
    pen.box(tint, 8, 81, 84, 11, 4)
    for shade, width in ((edge, 13.0), (tint, 8.0)):
        for leg in _LEGS:
            pen.line(shade, leg, width)
        for brace in _BRACES:
            pen.line(shade, brace, width * 0.62)
    pen.box(edge, 33, 8, 34, 15, 4)
    pen.box(lighter(tint, 0.35), 35, 9, 30, 10, 3)
    if striped:
        pen.box(WHITE, 12, 84, 76, 5, 2)


def _gold(pen: Pen, look: MetalLook) -> None:
    pen.disc(look.edge, 50, 52, 46)
    pen.disc(look.face, 50, 50, 41)
    pen.oval(lighter(look.face, 0.55), 22, 18, 40, 30)
    pen.disc(lighter(look.face, 0.2), 56, 58, 18)


def _silver(pen: Pen, look: MetalLook) -> None:
    light, dark = lighter(look.face, 0.55), mix(look.face, look.edge, 0.4)
    pen.polygon(look.edge, [(50, 2), (96, 50), (50, 98), (4, 50)])
    pen.polygon(look.face, [(50, 9), (89, 50), (50, 91), (11, 50)])
    pen.polygon(light, [(50, 9), (50, 50), (11, 50)])
    pen.polygon(lighter(look.face, 0.85), [(50, 9), (66, 34), (50, 50)])
    pen.polygon(dark, [(50, 50), (89, 50), (50, 91)])


def _copper(pen: Pen, look: MetalLook) -> None:
    pen.polygon(look.edge, _hexagon(49))
    ring = _hexagon(43)
    pen.polygon(look.face, ring)
    pen.polygon(lighter(look.face, 0.55), [ring[3], ring[4], (50, 50)])
    pen.polygon(lighter(look.face, 0.3), [ring[4], ring[5], (50, 50)])
    pen.polygon(mix(look.face, look.edge, 0.4), [ring[0], ring[1], (50, 50)])


def _hexagon(radius: float) -> list[Unit]:
    angles = (corner * math.pi / 3 for corner in range(6))
    return [(50 + radius * math.cos(a), 50 + radius * math.sin(a)) for a in angles]


_NUGGETS = {"gold": _gold, "silver": _silver, "copper": _copper}
