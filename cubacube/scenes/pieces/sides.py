"""The players' pieces: cars, Pawns and swatches, each side with a colour and a pattern."""

from itertools import product
from typing import Final

import pygame

from cubacube.scenes.canvas import theme
from cubacube.scenes.canvas.drawn import drawn
from cubacube.scenes.canvas.paint import masked
from cubacube.scenes.canvas.pen import Pen
from cubacube.scenes.canvas.theme import Pattern, Tint, darker, lighter
from cubacube.scenes.canvas.view import View

_DARK: Final = 240
"""A colour whose channels add up to this or less is too dark for a dark background."""
_RIM: Final = 2.0


def swatch(view: View, side: str, size: float, radius: float = 12) -> pygame.Surface:
    """Return a rounded square in the colour and pattern of `side`, at a logical size.

    A dark square has a light rim, so that it can be seen on a dark background.
    """

    def make() -> pygame.Surface:
        edge, whole = view.px(_RIM), view.px(size)
        if sum(theme.SIDES[side].colour) > _DARK or whole <= 4 * edge:
            return _square(whole, side, radius * view.scale)
        rim = pygame.Surface((whole, whole), pygame.SRCALPHA)
        rim.fill(lighter(theme.SIDES[side].colour, 0.6))
        picture = masked(rim, radius * view.scale)
        inside = _square(whole - 2 * edge, side, radius * view.scale - edge)
        picture.blit(inside, (edge, edge))
        return picture

    return view.cached(("swatch", side, size, radius), make)


def _square(pixels: int, side: str, radius: float) -> pygame.Surface:
    pen = Pen(pixels)
    _fill(pen, side)
    return masked(pen.picture(), radius)


def pawn(view: View, side: str, size: float) -> pygame.Surface:
    """Return the standing Pawn of `side`, at a logical size."""

    def draw(pen: Pen) -> None:
        look = theme.SIDES[side]
        rim = darker(look.colour, 0.4)
        pen.oval(rim, 14, 72, 72, 26)
        pen.polygon(look.colour, [(36, 40), (64, 40), (82, 84), (18, 84)])
        pen.oval(look.colour, 16, 70, 68, 22)
        pen.disc(rim, 50, 26, 24)
        pen.disc(look.colour, 50, 25, 22)
        pen.disc(lighter(look.colour, 0.6), 42, 17, 6)
        _pattern_on_pawn(pen, look.pattern)

    return drawn(view, ("pawn", side), size, draw)


PAWN_BASE: Final = (50, 66, 28)
"""Centre (x, y) and radius of the base of a walking Pawn, in percent of its picture."""


def walking_pawn(view: View, side: str, base: float) -> pygame.Surface:
    """Return the Pawn of `side` on the cloth, seen from above and a little from the front.

    Its round base has a diameter of `base` logical units.
    """
    x, y, radius = PAWN_BASE

    def draw(pen: Pen) -> None:
        look = theme.SIDES[side]
        rim = darker(look.colour, 0.45)
        for faint in range(6):
            pen.disc((*theme.BLACK, 16 + 16 * faint), x + 4, y + 6, radius - faint)
        pen.disc(theme.CREAM, x, y, radius)
        pen.disc(rim, x, y, radius - 3.5)
        pen.disc(look.colour, x, y, radius - 6)
        _body(pen, rim, 2)
        _body(pen, look.colour, 0)
        pen.disc(theme.CREAM, x, 25, 21.5)
        pen.disc(rim, x, 25, 19.5)
        pen.disc(look.colour, x, 25, 17)
        pen.disc(lighter(look.colour, 0.6), 44, 19, 5)
        _pattern_on_pawn(pen, look.pattern)

    return drawn(view, ("walking pawn", side), base * 50 / radius, draw)


def _body(pen: Pen, tint: Tint, wider: float) -> None:
    """Draw the body of a walking Pawn, `wider` units wider on the left and on the right."""
    pen.oval(tint, 30 - wider, 62 - wider, 40 + 2 * wider, 22 + 2 * wider)
    pen.polygon(tint, [(40 - wider, 34), (60 + wider, 34), (70 + wider, 74), (30 - wider, 74)])


def draw_car(pen: Pen, side: str) -> None:
    """Draw the car of `side` from above, pointing right, on the pen's 100 x 100 units."""
    look = theme.SIDES[side]
    for x in (17, 66):
        for y in (16, 73):
            pen.box(theme.TYRE, x, y, 19, 11, 4)
    pen.box(darker(look.colour, 0.45), 3, 22, 94, 56, 20)
    pen.box(look.colour, 5.5, 24.5, 89, 51, 18)
    pen.polygon(theme.GLASS, [(60, 30), (70, 27), (74, 50), (70, 73), (60, 70)])
    pen.polygon(theme.GLASS, [(30, 31), (24, 29), (20, 50), (24, 71), (30, 69)])
    _pattern_on_roof(pen, look.pattern)
    for y in (34, 66):
        pen.disc(theme.LAMP, 92, y, 4)


def car(view: View, side: str, size: float) -> pygame.Surface:
    """Return the car of `side` from above, pointing right, at a logical size."""
    return drawn(view, ("car", side), size, lambda pen: draw_car(pen, side))


def _fill(pen: Pen, side: str) -> None:
    """Fill the whole square with the colour and pattern of `side`."""
    look = theme.SIDES[side]
    light = lighter(look.colour, 0.82)
    pen.box(look.colour, 0, 0, 100, 100)
    match look.pattern:
        case "stripe":
            pen.box(light, 0, 36, 100, 28)
        case "dots":
            for x, y in product((27, 73), repeat=2):
                pen.disc(light, x, y, 15)
        case "check":
            for column, row in _dark_squares(4, 4):
                pen.box(light, column * 25, row * 25, 25, 25)
        case "zigzag":
            pen.line(light, [(0, 70), (25, 30), (50, 70), (75, 30), (100, 70)], 15)
        case "cross":
            pen.line(light, [(20, 20), (80, 80)], 19)
            pen.line(light, [(80, 20), (20, 80)], 19)
        case "plain":
            pass


def _dark_squares(columns: int, rows: int) -> list[tuple[int, int]]:
    """Return every second field of a draughtboard."""
    fields = product(range(columns), range(rows))
    return [(column, row) for column, row in fields if (column + row) % 2]


def _pattern_on_pawn(pen: Pen, pattern: Pattern) -> None:
    match pattern:
        case "stripe":
            pen.line(theme.WHITE, [(32, 60), (68, 60)], 8)
        case "dots":
            for x, y in ((39, 74), (61, 74), (50, 56)):
                pen.disc(theme.WHITE, x, y, 6)
        case "check":
            for x, y in ((36, 66), (50, 66), (43, 56), (57, 56), (57, 76), (43, 76), (64, 66)):
                pen.box(theme.WHITE, x - 3.5, y - 5, 7, 10)
        case "zigzag":
            pen.line(theme.WHITE, [(28, 74), (39, 60), (50, 74), (61, 60), (72, 74)], 6)
        case "cross":
            pen.line(theme.WHITE, [(40, 58), (60, 76)], 7)
            pen.line(theme.WHITE, [(60, 58), (40, 76)], 7)
        case "plain":
            pass


def _pattern_on_roof(pen: Pen, pattern: Pattern) -> None:
    match pattern:
        case "stripe":
            pen.box(theme.WHITE, 6, 43, 88, 14)
        case "dots":
            for x, y in product((38, 52), (38, 62)):
                pen.disc(theme.WHITE, x, y, 6)
            pen.disc(theme.WHITE, 84, 50, 5)
        case "check":
            for column, row in _dark_squares(3, 4):
                pen.box(theme.WHITE, 31 + column * 9.5, 30 + row * 10, 9.5, 10)
        case "zigzag":
            pen.line(theme.WHITE, [(32, 34), (39, 66), (46, 34), (53, 66), (59, 34)], 5)
        case "cross":
            pen.line(theme.WHITE, [(34, 34), (57, 66)], 7)
            pen.line(theme.WHITE, [(57, 34), (34, 66)], 7)
        case "plain":
            pass
