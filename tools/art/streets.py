"""Houses, palms and cars for the postcards, in units of a Pen with y pointing down."""

import math

from art.palette import DOOR, IRON, KERB, LEAF_DARK, LEAF_LIGHT, ROOF, SHUTTER, STONE, TRUNK
from cubacube.rules import frozen
from cubacube.scenes.canvas.pen import Pen
from cubacube.scenes.canvas.theme import BRASS, CREAM, GLASS, TYRE, Colour, darker, lighter

STREET = 75.0
"""Height of the ground on which the houses stand."""
FOOT = 83.0
"""Lower edge of the picture."""


@frozen
class House:
    """The front of a house, from its left edge `x`; low houses have a tiled roof."""

    x: float
    width: float
    height: float
    colour: Colour
    tiled: bool = False


def house(pen: Pen, front: House) -> None:
    """Draw a colonial front; houses without a tiled roof also have a balcony."""
    x, width, top = front.x, front.width, STREET - front.height
    pen.box(front.colour, x, top, width, front.height)
    pen.box(darker(front.colour, 0.22), x + width * 0.94, top, width * 0.06, front.height)
    pen.box(lighter(front.colour, 0.45), x, STREET - 4, width, 4)
    if front.tiled:
        pen.polygon(
            ROOF,
            [
                (x - 1, top + 3),
                (x + width + 1, top + 3),
                (x + width - 2, top - 5),
                (x + 2, top - 5),
            ],
        )
        for tile in range(int(width / 2.4)):
            left = x + 1.2 + tile * 2.4
            pen.line(darker(ROOF, 0.25), [(left, top + 2.6), (left + 0.6, top - 4.4)], 0.5)
        _storey(pen, front, top + front.height * 0.30, front.height * 0.44, ground=True)
    else:
        pen.box(lighter(front.colour, 0.5), x - 0.6, top - 1, width + 1.2, 3)
        pen.box(darker(front.colour, 0.12), x, top + 2, width, 0.8)
        _storey(pen, front, top + front.height * 0.19, front.height * 0.24, ground=False)
        _balcony(pen, x + width * 0.08, top + front.height * 0.43, width * 0.82)
        _storey(pen, front, top + front.height * 0.60, front.height * 0.29, ground=True)


def _storey(pen: Pen, front: House, top: float, height: float, *, ground: bool) -> None:
    """Draw two openings; on the ground floor, the right one is a door."""
    width = front.width * 0.25
    for number, x in enumerate((front.x + front.width * 0.16, front.x + front.width * 0.56)):
        door = ground and number == 1
        foot = STREET if door else top + height
        tint = DOOR if (number + ground) % 2 else SHUTTER
        pen.oval(CREAM, x - 0.8, top - width / 2 - 0.8, width + 1.6, width + 1.6)
        pen.box(CREAM, x - 0.8, top, width + 1.6, foot - top + (0 if door else 0.8))
        pen.oval(tint, x, top - width / 2, width, width)
        pen.box(tint, x, top, width, foot - top)
        pen.line(CREAM, [(x + width / 2, top - width * 0.4), (x + width / 2, foot)], 0.5)
        if not door:
            for slat in range(1, 5):
                y = top + (foot - top) * slat / 5
                pen.line(lighter(tint, 0.25), [(x + 0.6, y), (x + width - 0.6, y)], 0.35)


def _balcony(pen: Pen, x: float, foot: float, width: float) -> None:
    pen.box(IRON, x, foot, width, 1)
    pen.box(IRON, x, foot - 4.4, width, 0.6)
    bars = max(5, round(width / 1.7))
    for bar in range(bars + 1):
        at = x + 0.3 + (width - 0.6) * bar / bars
        pen.line(IRON, [(at, foot - 4.2), (at, foot)], 0.4)


def street(pen: Pen) -> None:
    """Draw the kerb and the cobbles."""
    pen.box(KERB, 0, STREET, 100, 1.4)
    pen.box(STONE, 0, STREET + 1.4, 100, 10)
    for row in range(3):
        for stone in range(15):
            x = stone * 7 - row % 2 * 3.5
            pen.box(darker(STONE, 0.10), x, STREET + 2.4 + row * 2.2, 5.6, 1.3, 0.6)


def palm(pen: Pen, x: float, foot: float, height: float, lean: float) -> None:
    """Draw a royal palm; `lean` is the sideways offset of its top."""
    for ring in range(24):
        share = ring / 23
        at = x + lean * share * share, foot - height * share
        pen.disc(TRUNK if ring % 2 else lighter(TRUNK, 0.15), *at, 1.5 - 0.5 * share)
    crown = x + lean, foot - height
    for leaf in range(11):
        angle = leaf * math.tau / 11 + 0.2
        length = height * (0.40 if math.sin(angle) < 0.2 else 0.30)
        bones = []
        for step in range(9):
            share = step / 8
            across = math.cos(angle) * length * share
            down = math.sin(angle) * length * share * 0.7 + length * 0.55 * share * share
            bones.append((crown[0] + across, crown[1] + down))
        _leaf(pen, bones, LEAF_DARK if leaf % 2 else LEAF_LIGHT, length)


def _leaf(pen: Pen, bones: list[tuple[float, float]], tint: Colour, length: float) -> None:
    for number in range(1, len(bones)):
        (x0, y0), (x, y) = bones[number - 1], bones[number]
        way = math.atan2(y - y0, x - x0)
        reach = length * 0.17 * math.sin(math.pi * (0.15 + 0.8 * number / len(bones)))
        for side in (-1, 1):
            out = way + side * 0.95
            tip = x + math.cos(out) * reach, y + math.sin(out) * reach + reach * 0.25
            pen.polygon(tint, [(x0, y0), (x, y), tip])
        pen.line(lighter(tint, 0.18), [(x0, y0), (x, y)], 0.4)


def old_car(pen: Pen, x: float, foot: float, length: float, colour: Colour) -> None:
    """Draw a big American car of the 1950s from the side, facing right."""
    unit = length / 40

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + px * unit, foot - py * unit) for px, py in points]

    pen.polygon(
        colour,
        at((0, 4), (0, 9), (3, 11.5), (10, 11), (14, 16), (25, 16), (30, 10.8), (39, 9.6), (40, 4)),
    )
    pen.polygon(
        lighter(colour, 0.55), at((0.5, 6), (0.5, 7.5), (28, 8), (39.5, 7), (39.5, 5.8), (28, 6.4))
    )
    pen.polygon(GLASS, at((12.4, 11), (15, 14.8), (19, 14.8), (19, 11)))
    pen.polygon(GLASS, at((20.4, 11), (20.4, 14.8), (24.4, 14.8), (27.6, 11)))
    pen.line(BRASS, at((0, 4.4), (40, 4.4)), 0.9 * unit)
    for px in (8.5, 31.5):
        centre = at((px, 3.6))[0]
        for radius, tint in ((4.3, darker(colour, 0.4)), (3.6, TYRE), (2.3, CREAM), (1.1, BRASS)):
            pen.disc(tint, *centre, radius * unit)
    pen.disc(CREAM, *at((38.6, 8.6))[0], 1.1 * unit)
