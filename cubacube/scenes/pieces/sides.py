"""The players' pieces: cars, Pawns and swatches, each side with a colour and a pattern."""

from itertools import product

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Pen, View, theme
from cubacube.scenes.canvas.drawn import drawn
from cubacube.scenes.canvas.paint import masked
from cubacube.scenes.canvas.pen import Unit
from cubacube.scenes.canvas.theme import SIDES, Pattern, Tint, darker, lighter

_DARK = 240
"""A colour whose channels add up to this or less is too dark for a dark background."""
_RIM = 2.0


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
    pen, look = Pen(pixels), SIDES[side]
    pen.box(look.colour, 0, 0, 100, 100)
    _draw_print(pen, _ON_SQUARE[look.pattern], lighter(look.colour, 0.82))
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
        _draw_print(pen, _ON_PAWN[look.pattern])

    return drawn(view, ("pawn", side), size, draw)


PAWN_BASE = (50, 66, 28)
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
        _draw_print(pen, _ON_PAWN[look.pattern])

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
    _draw_print(pen, _ON_ROOF[look.pattern])
    for y in (34, 66):
        pen.disc(theme.LAMP, 92, y, 4)


@frozen
class _Print:
    """A pattern on a piece: bars and boxes, discs as (x, y, radius), and lines of one width."""

    boxes: tuple[Bounds, ...] = ()
    discs: tuple[tuple[float, float, float], ...] = ()
    lines: tuple[tuple[Unit, ...], ...] = ()
    width: float = 0


def _draw_print(pen: Pen, pattern: _Print, tint: Tint = theme.WHITE) -> None:
    for box in pattern.boxes:
        pen.box(tint, *box)
    for disc in pattern.discs:
        pen.disc(tint, *disc)
    for line in pattern.lines:
        pen.line(tint, line, pattern.width)


def _check(columns: int, at: Unit, size: Unit) -> _Print:
    """Return every second field of a draughtboard with four rows."""
    fields = [each for each in product(range(columns), range(4)) if sum(each) % 2]
    (x, y), (width, height) = at, size
    return _Print(tuple((x + c * width, y + r * height, width, height) for c, r in fields))


_PAWN_CHECK = (36, 66), (50, 66), (43, 56), (57, 56), (57, 76), (43, 76), (64, 66)
_ON_SQUARE: dict[Pattern, _Print] = {
    "plain": _Print(),
    "stripe": _Print(((0, 36, 100, 28),)),
    "dots": _Print(discs=((27, 27, 15), (27, 73, 15), (73, 27, 15), (73, 73, 15))),
    "check": _check(4, (0, 0), (25, 25)),
    "zigzag": _Print(lines=(((0, 70), (25, 30), (50, 70), (75, 30), (100, 70)),), width=15),
    "cross": _Print(lines=(((20, 20), (80, 80)), ((80, 20), (20, 80))), width=19),
}
_ON_PAWN: dict[Pattern, _Print] = {
    "plain": _Print(),
    "stripe": _Print(lines=(((32, 60), (68, 60)),), width=8),
    "dots": _Print(discs=((39, 74, 6), (61, 74, 6), (50, 56, 6))),
    "check": _Print(tuple((x - 3.5, y - 5, 7, 10) for x, y in _PAWN_CHECK)),
    "zigzag": _Print(lines=(((28, 74), (39, 60), (50, 74), (61, 60), (72, 74)),), width=6),
    "cross": _Print(lines=(((40, 58), (60, 76)), ((60, 58), (40, 76))), width=7),
}
_ON_ROOF: dict[Pattern, _Print] = {
    "plain": _Print(),
    "stripe": _Print(((6, 43, 88, 14),)),
    "dots": _Print(discs=((38, 38, 6), (38, 62, 6), (52, 38, 6), (52, 62, 6), (84, 50, 5))),
    "check": _check(3, (31, 30), (9.5, 10)),
    "zigzag": _Print(lines=(((32, 34), (39, 66), (46, 34), (53, 66), (59, 34)),), width=5),
    "cross": _Print(lines=(((34, 34), (57, 66)), ((57, 34), (34, 66))), width=7),
}
