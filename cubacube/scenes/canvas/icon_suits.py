"""Icons for the suits of a dice game."""

import math

from cubacube.scenes.canvas.pen import Pen, Unit
from cubacube.scenes.canvas.theme import CORAL, OCHRE, TEAL, Colour

_STALK: Colour = (52, 140, 84)


def sun(pen: Pen) -> None:
    """A smiling sun."""
    for ray in range(12):
        turn = ray * math.pi / 6
        pen.polygon(pen.figure, [_polar(turn - 0.2, 30), _polar(turn, 49), _polar(turn + 0.2, 30)])
    pen.disc(pen.figure, 50, 50, 30)
    pen.ring(pen.detail, 50, 50, 25, 3.5)
    for x in (41, 59):
        pen.disc(pen.detail, x, 45, 4.5)
    smile = [(38 + 24 * t / 12, 56 + 8 * math.sin(math.pi * t / 12)) for t in range(13)]
    pen.line(pen.detail, smile, 4)


def heart(pen: Pen) -> None:
    """A heart with a flower in it."""
    pen.polygon(pen.figure, _heart(2.75))
    pen.line(pen.detail, _heart(2.05), 3)
    for x, y in ((60, 46), (50, 56), (40, 46), (50, 36)):
        pen.disc(pen.detail, x, y, 6)
    pen.disc(pen.detail, 50, 46, 4.5)


def leaf(pen: Pen) -> None:
    """A leaf with its veins."""
    side = [
        (50 + 30 * math.sin(math.pi * t / 40) ** 0.9 if 0 < t < 40 else 50.0, 6 + 81 * t / 40)
        for t in range(41)
    ]
    pen.polygon(pen.figure, [*side, *((100 - x, y) for x, y in reversed(side))])
    pen.line(pen.figure, [(50, 80), (50, 95)], 6)
    pen.line(pen.detail, [(50, 20), (50, 86)], 3.6)
    for y in (34, 48, 62):
        out = 16.0 if y < 60 else 14.0
        pen.line(pen.detail, [(50 - out, y - 4), (50, y + 8), (50 + out, y - 4)], 3.2)


def rhomb(pen: Pen) -> None:
    """Nested rhombuses."""
    for tint, across, along in ((pen.figure, 40, 47), (pen.detail, 25, 30), (pen.figure, 19, 23)):
        pen.polygon(
            tint, [(50, 50 - along), (50 + across, 50), (50, 50 + along), (50 - across, 50)]
        )
    pen.disc(pen.detail, 50, 50, 6)


def rose(pen: Pen) -> None:
    """A rose with two leaves."""
    for petal in range(5):
        x, y = _polar(petal * math.tau / 5 - math.pi / 2, 25)
        pen.disc(pen.figure, x, y - 3, 22)
    pen.disc(pen.figure, 50, 47, 30)
    for side in (-1, 1):
        blade = ((20, 76), (48, 74), (40, 96), (18, 90))
        pen.polygon(_STALK, [(50 + side * x, y) for x, y in blade])
    turns = [(t / 90, t / 90 * 14.5) for t in range(91)]
    spiral = [
        (_polar(turn, 3 + 30 * share)[0], _polar(turn, 3 + 30 * share)[1] - 3)
        for share, turn in turns
    ]
    pen.line(pen.detail, spiral, 4.2)


def sugar_skull(pen: Pen) -> None:
    """A skull with flowers round its eyes."""
    pen.oval(pen.figure, 9, 4, 82, 70)
    pen.box(pen.figure, 27, 56, 46, 38, 12)
    for x in (33.0, 67.0):
        for petal in range(8):
            turn = petal * math.pi / 4
            pen.disc(CORAL, x + math.cos(turn) * 12, 43 + math.sin(turn) * 12, 5.4)
        pen.disc(pen.detail, x, 43, 11.5)
    pen.polygon(pen.detail, [(50, 54), (57, 67), (43, 67)])
    for x in (36.0, 45.3, 54.6, 64.0):
        pen.line(pen.detail, [(x, 77), (x, 89)], 2.6)
    pen.line(pen.detail, [(33, 83), (67, 83)], 2.6)
    pen.polygon(TEAL, [(50, 12), (56, 20), (50, 28), (44, 20)])
    for x in (36.0, 64.0):
        pen.disc(OCHRE, x, 21, 4)


def snowflake(pen: Pen) -> None:
    """A snowflake: frozen."""
    for ray in range(6):
        turn = ray * math.pi / 3 + math.pi / 6
        pen.line(pen.figure, [(50, 50), _polar(turn, 44)], 8)
        fork = _polar(turn, 26)
        for side in (-1, 1):
            tip = math.cos(turn + side * 0.85) * 16, math.sin(turn + side * 0.85) * 16
            pen.line(pen.figure, [fork, (fork[0] + tip[0], fork[1] + tip[1])], 7)


def lock(pen: Pen) -> None:
    """A padlock: stays where it is."""
    arch = [_polar(math.pi + t * math.pi / 12, 22) for t in range(13)]
    pen.line(pen.figure, [(28, 52), *((x, y - 14) for x, y in arch), (72, 52)], 10)
    pen.box(pen.figure, 16, 46, 68, 48, 10)
    pen.disc(pen.detail, 50, 65, 8)
    pen.box(pen.detail, 46.5, 66, 7, 18, 3)


def _polar(turn_rad: float, radius: float) -> Unit:
    return 50 + math.cos(turn_rad) * radius, 50 + math.sin(turn_rad) * radius


def _heart(size: float) -> list[Unit]:
    outline = []
    for step in range(91):
        t = step * math.tau / 90
        x = 16 * math.sin(t) ** 3
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        outline.append((50 + size * x, 47 - size * y))
    return outline
