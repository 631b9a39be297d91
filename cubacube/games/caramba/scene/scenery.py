"""Draw the mine, and the shell with the silver in it."""

from math import cos, pi, sin

import pygame

from cubacube.games.caramba.scene.pieces import nugget
from cubacube.scenes.canvas import Brush, Pen, Point, View
from cubacube.scenes.canvas.drawn import drawn
from cubacube.scenes.canvas.theme import WHITE, Colour

_ROCK: tuple[Colour, ...] = ((96, 74, 62), (120, 94, 78), (150, 120, 98))
_DARK: Colour = (18, 14, 16)
_BEAM: Colour = (176, 124, 74)
_BEAM_EDGE: Colour = (70, 46, 30)
_RAIL: Colour = (150, 150, 150)
_SLEEPER: Colour = (110, 76, 48)
_ORE: tuple[Colour, ...] = ((120, 130, 140), (222, 230, 236))
_ORES = (
    (14.0, 88.0, 6.0),
    (88.0, 86.0, 7.0),
    (22.0, 78.0, 4.0),
    (80.0, 76.0, 4.0),
    (60.0, 20.0, 4.0),
    (84.0, 60.0, 3.6),
)
_SHELL: tuple[Colour, ...] = ((150, 92, 74), (250, 214, 190), (226, 140, 112))
_HEAP = (
    *((44, 92), (70, 104), (102, 100), (126, 88), (86, 84), (60, 78)),
    *((112, 76), (96, 66), (74, 62), (52, 62), (118, 60), (84, 46)),
)
"""Positions of the nuggets in the shell, from the bottom to the top.

A gold nugget stands for ten silver and lies above the silver ones.
"""
SHELL_SIZE = 150.0
_NUGGET = 13.0


def mine(view: View, size: float) -> pygame.Surface:
    """Return the mine: a gate of beams in a rock, with rails and silver."""

    def draw(pen: Pen) -> None:
        pen.polygon(_ROCK[0], [(2, 96), (8, 54), (24, 24), (50, 8), (78, 22), (94, 56), (98, 96)])
        pen.polygon(_ROCK[1], [(8, 54), (24, 24), (50, 8), (46, 30), (26, 44), (18, 70)])
        pen.polygon(_ROCK[2], [(24, 24), (50, 8), (46, 30), (34, 30)])
        pen.polygon(_DARK, [(28, 96), (28, 56), (38, 44), (62, 44), (72, 56), (72, 96)])
        for beam in ([(27, 93), (27, 50)], [(73, 93), (73, 50)], [(20, 47), (80, 47)]):
            pen.line(_BEAM_EDGE, beam, 9)
            pen.line(_BEAM, beam, 6)
        for side in (-10, 10):
            pen.line(_RAIL, [(50 + side * 0.5, 66), (50 + side * 1.5, 95)], 2.4)
        for y in (74.0, 82.0, 91.0):
            half = 6 + (y - 70) * 0.4
            pen.line(_SLEEPER, [(50 - half, y), (50 + half, y)], 3)
        for x, y, radius in _ORES:
            pen.disc(_ORE[0], x, y, radius + 1.4)
            pen.disc(_ORE[1], x, y, radius)
            pen.disc(WHITE, x - radius * 0.3, y - radius * 0.3, radius * 0.35)

    return drawn(view, "mine", size, draw)


def draw_shell(brush: Brush, middle: Point, silver: int) -> None:
    """Draw the shell, and a heap in it that grows with its silver."""
    shade = brush.view.shadow((brush.view.px(110), brush.view.px(36)), 18, 14, 0.6)
    brush.put(shade, (middle[0] + 2, middle[1] + 56), "center")
    brush.put(_shell(brush.view), middle, "center")
    left, top = middle[0] - SHELL_SIZE / 2 - 10, middle[1] - SHELL_SIZE / 2 + 4
    are_gold = [False] * (silver % 10) + [True] * (silver // 10)
    for (x, y), gold in zip(_HEAP, are_gold, strict=False):
        piece = nugget(brush.view, _NUGGET, gold=gold)
        brush.put(piece, (left + x, top + y), "center")


def _shell(view: View) -> pygame.Surface:
    def draw(pen: Pen) -> None:
        edge = [_rib(step / 40, 48, 58) for step in range(41)]
        pen.polygon(_SHELL[0], [(38, 94), *reversed(edge), (62, 94)])
        inside = [_rib(step / 40, 45, 55) for step in range(41)]
        pen.polygon(_SHELL[1], [(40, 91), *reversed(inside), (60, 91)])
        for rib in range(9):
            pen.line(_SHELL[2], [(50, 88), _rib(rib / 8, 44, 53)], 2.4)
        pen.box(_SHELL[2], 36, 86, 28, 10, 4)

    return drawn(view, "shell", SHELL_SIZE, draw)


def _rib(share: float, across: float, along: float) -> Point:
    """Return a point on the shell's curved edge.

    The edge runs from the shell's right foot (`share` 0) to its left foot (`share` 1).
    """
    turn = 0.13 + share * (pi - 0.26)
    return 50 + across * cos(turn), 66 - along * sin(turn)
