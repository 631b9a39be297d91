"""Papel picado: a string of flags cut from coloured paper."""

import math
from itertools import pairwise, product

import pygame

from art.palette import PAPERS, STRING
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.layer import Layer
from cubacube.scenes.canvas.pen import Pen
from cubacube.scenes.canvas.theme import CLEAR, Colour
from cubacube.scenes.canvas.view import View

_FLAGS, _BOWS = 15, 3
_SAG, _FLAG = 22.0, 70.0
_OPACITY = 215


def hang(surface: pygame.Surface, view: View, ends: tuple[float, float], y: float) -> None:
    """Draw a sagging string of flags between two x coordinates at height `y`."""
    points = [_on_string(ends, y, step / 120) for step in range(121)]
    string = Layer()
    for start, end in pairwise(points):
        string.line(STRING, start, end, 2)
    string.draw(surface, view)
    for number in range(_FLAGS):
        flag = _flag(view.px(_FLAG), PAPERS[number % len(PAPERS)])
        flag.set_alpha(_OPACITY)
        view.put(surface, flag, _on_string(ends, y, (number + 0.5) / _FLAGS), "midtop")


def _on_string(ends: tuple[float, float], y: float, share: float) -> Point:
    sag = _SAG * math.sin(math.pi * (share * _BOWS % 1))
    return ends[0] + (ends[1] - ends[0]) * share, y + sag


def _flag(edge: int, colour: Colour) -> pygame.Surface:
    """Draw a flag with a flower, four diamonds and a fringe; the holes are transparent."""
    pen = Pen(edge)
    pen.box(colour, 2, 0, 96, 70)
    for column in range(6):
        pen.disc(colour, 10 + column * 16, 70, 8)
    pen.disc(CLEAR, 50, 36, 17)
    pen.disc(colour, 50, 36, 11)
    for petal in range(8):
        angle = petal * math.pi / 4
        pen.disc(CLEAR, 50 + math.cos(angle) * 25, 36 + math.sin(angle) * 25, 4)
    for x, y in product((16, 84), (18, 54)):
        pen.polygon(CLEAR, [(x, y - 8), (x + 7, y), (x, y + 8), (x - 7, y)])
    for hole in range(7):
        pen.disc(CLEAR, 14 + hole * 12, 68, 2.6)
    return pen.picture()
