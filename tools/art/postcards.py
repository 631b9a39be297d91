"""Postcards of the Cities: sky, landmark, a row of houses and a street."""

import math
from collections.abc import Callable

import pygame

from art.palette import IRON, ROOF, SHUTTER, SUN
from art.streets import FOOT, STREET, House, house, old_car, palm, street
from cubacube.rules import frozen
from cubacube.scenes.canvas.paint import gradient
from cubacube.scenes.canvas.pen import Pen
from cubacube.scenes.canvas.theme import PAPER, Colour, darker, lighter

_EDGE = 1200


@frozen
class City:
    """The parts of a postcard, from back to front."""

    sky: tuple[Colour, Colour]
    sun: tuple[float, float, float]
    clouds: tuple[tuple[float, float, float], ...]
    behind: Callable[[Pen], None]
    houses: tuple[House, ...]
    before: Callable[[Pen], None]


def postcard_picture(city: City, width: int) -> pygame.Surface:
    """Return the postcard of a City, `width` pixels wide."""
    pen = Pen(_EDGE)
    haze = city.sky[1]
    x, y, radius = city.sun
    for ring in (2.1, 1.6, 1.25):
        pen.disc((*lighter(haze, 0.3), 60), x, y, radius * ring)
    pen.disc(SUN, x, y, radius)
    for left, top, length in city.clouds:
        pen.oval(lighter(haze, 0.55), left, top, length, 3.4)
        pen.oval(lighter(haze, 0.55), left + length * 0.22, top - 1.6, length * 0.5, 4)
    city.behind(pen)
    for front in city.houses:
        house(pen, front)
    street(pen)
    city.before(pen)
    height = round(width * FOOT / 100)
    whole = gradient((_EDGE, round(_EDGE * FOOT / 100)), *city.sky)
    whole.blit(pen.picture(), (0, 0))
    return pygame.transform.smoothscale(whole, (width, height)).convert()


def _hills(pen: Pen, tint: Colour, level: float, height: float, phase: float) -> None:
    line = [
        (
            x,
            level
            - height * (0.6 + 0.4 * math.sin(x / 13 + phase) + 0.25 * math.sin(x / 5.3 + phase)),
        )
        for x in range(0, 101, 2)
    ]
    pen.polygon(tint, [(0, STREET), *line, (100, STREET)])


def _capitol(pen: Pen) -> None:
    """Draw the dome of La Habana."""
    stone, shade = (238, 232, 214), (206, 200, 186)
    pen.oval(stone, 40.5, 10, 19, 30)
    pen.box(stone, 30, 36, 40, 40)
    pen.box(shade, 30, 36, 40, 1.6)
    for column in range(9):
        pen.box(shade, 32 + column * 4.2, 39, 1.3, 30)
    pen.box(stone, 39.6, 25, 20.8, 12)
    pen.box(shade, 38.8, 24.4, 22.4, 1.2)
    for column in range(6):
        pen.box(shade, 41.4 + column * 3.1, 27, 1.2, 9)
    for rib in (-6, -2, 2, 6):
        pen.line(shade, [(50 + rib, 24), (50 + rib * 0.35, 11.5)], 0.5)
    pen.box(stone, 48.2, 6, 3.6, 6, 1)
    pen.line(stone, [(50, 6), (50, 2.6)], 0.7)


def _bell_tower(pen: Pen) -> None:
    """Draw the yellow tower of Trinidad with mountains behind it."""
    _hills(pen, (92, 122, 112), 52, 14, 0.4)
    _hills(pen, (72, 112, 88), 60, 11, 2.6)
    wall, edge = (244, 206, 112), (250, 236, 196)
    pen.oval(ROOF, 59.4, 7, 10.2, 13)
    for left, top, width in ((56, 38, 17), (57.2, 25, 14.6), (58.4, 14, 12.2)):
        pen.box(wall, left, top, width, STREET - top)
        pen.box(darker(wall, 0.16), left + width * 0.86, top, width * 0.14, STREET - top)
        pen.box(edge, left - 0.9, top - 0.8, width + 1.8, 1.8)
    for arch in (17.5, 29, 42):
        pen.oval(SHUTTER, 62.2, arch - 2, 4.6, 4.6)
        pen.box(SHUTTER, 62.2, arch, 4.6, 5.4)
    pen.line(IRON, [(64.5, 7.4), (64.5, 2.6)], 0.6)
    pen.line(IRON, [(63.2, 4.2), (65.8, 4.2)], 0.6)


def _church(pen: Pen) -> None:
    """Draw the white church of Bayamo and its bells."""
    _hills(pen, (128, 176, 136), 50, 9, 1.2)
    wall, edge = (250, 244, 226), (214, 196, 160)
    pen.box(wall, 34, 30, 34, 46)
    gable = [
        (34, 31),
        (40, 29),
        (44, 20),
        (48, 17),
        (51, 11),
        (54, 17),
        (58, 20),
        (62, 29),
        (68, 31),
    ]
    pen.polygon(wall, gable)
    pen.line(edge, gable, 1)
    for x in (45.4, 53.4):
        pen.oval(SHUTTER, x, 22, 3.4, 3.4)
        pen.box(SHUTTER, x, 23.6, 3.4, 5)
    pen.disc(edge, 51, 37.5, 3.6)
    pen.disc(SHUTTER, 51, 37.5, 2.6)
    pen.line(IRON, [(51, 11), (51, 5)], 0.7)
    pen.line(IRON, [(49.4, 7), (52.6, 7)], 0.7)
    pen.box(ROOF, 32.6, 30.4, 5.4, 1.4)
    pen.box(ROOF, 64, 30.4, 5.4, 1.4)


def _bay(pen: Pen) -> None:
    """Draw the bay of Santiago and the two towers of its cathedral."""
    _hills(pen, (126, 118, 168), 44, 15, 2.0)
    _hills(pen, (96, 96, 142), 50, 10, 4.4)
    sea = (96, 140, 184)
    pen.box(sea, 0, 48, 100, 28)
    for number in range(9):
        x, y = (number * 37) % 92, 50 + number * 1.5
        pen.line(lighter(sea, 0.35), [(x, y), (x + 9, y)], 0.5)
    wall, edge = (252, 236, 204), (226, 190, 140)
    pen.box(wall, 36, 40, 30, 36)
    for left in (33, 58):
        pen.box(wall, left, 24, 11, 52)
        pen.box(darker(wall, 0.14), left + 9.4, 24, 1.6, 52)
        pen.box(edge, left - 0.8, 23.4, 12.6, 1.6)
        pen.box(edge, left - 0.8, 37, 12.6, 1.4)
        pen.oval((198, 96, 92), left + 1, 13.6, 9, 18)
        pen.box(wall, left, 25, 11, 10)
        pen.box(edge, left - 0.8, 23.4, 12.6, 1.8)
        pen.oval(SHUTTER, left + 3.6, 27, 3.8, 3.8)
        pen.box(SHUTTER, left + 3.6, 29, 3.8, 5)
        pen.line(IRON, [(left + 5.5, 14), (left + 5.5, 9)], 0.6)
    pen.polygon(
        PAPER, [(50.5, 30), (47, 38), (49.4, 37.4), (49, 41), (52, 41), (51.6, 37.4), (54, 38)]
    )
    pen.disc(PAPER, 50.5, 29.4, 1.5)


def _cliffs(pen: Pen) -> None:
    """Draw the bay of Acapulco: green hills, the sea and a sail."""
    _hills(pen, (110, 150, 150), 40, 13, 3.1)
    _hills(pen, (82, 138, 116), 47, 9, 0.8)
    sea = (54, 158, 186)
    pen.box(sea, 0, 46, 100, 30)
    for number in range(10):
        x, y = (number * 41) % 93, 48 + number * 1.3
        pen.line(lighter(sea, 0.4), [(x, y), (x + 8, y)], 0.5)
    rock = (148, 118, 92)
    pen.polygon(rock, [(58, 62), (62, 40), (70, 31), (80, 34), (100, 27), (100, 76), (60, 76)])
    pen.polygon(lighter(rock, 0.25), [(62, 40), (70, 31), (80, 34), (72, 42), (66, 58)])
    pen.polygon((86, 138, 88), [(68, 33), (72, 28), (84, 29), (100, 22), (100, 29), (80, 35)])
    pen.polygon(PAPER, [(37, 40), (37, 55), (28, 55)])
    pen.polygon(lighter(ROOF, 0.2), [(38.6, 43), (38.6, 55), (45, 55)])
    pen.polygon(IRON, [(27, 57), (47, 57), (44, 61), (30, 61)])


def _street_of_havana(pen: Pen) -> None:
    palm(pen, 92, 77, 34, -3)
    old_car(pen, 9, 82.4, 36, (206, 66, 62))


def _street_of_trinidad(pen: Pen) -> None:
    palm(pen, 84, 77, 44, 4)
    palm(pen, 93, 78, 31, -2)
    old_car(pen, 44, 82.4, 32, (58, 132, 152))


def _street_of_bayamo(pen: Pen) -> None:
    palm(pen, 9, 77, 42, 3)
    _carriage(pen, 40)


def _street_of_santiago(pen: Pen) -> None:
    palm(pen, 50, 77.5, 27, 2)
    old_car(pen, 58, 82.4, 34, (104, 162, 118))


def _beach_of_acapulco(pen: Pen) -> None:
    pen.box((240, 214, 160), 0, STREET - 1, 100, 12)
    pen.polygon(
        (228, 198, 140),
        [(0, STREET + 4), (60, STREET + 1), (100, STREET + 6), (100, FOOT), (0, FOOT)],
    )
    palm(pen, 30, 80, 44, -5)
    palm(pen, 41, 81, 33, 4)


def _carriage(pen: Pen, x: float) -> None:
    """Draw a horse-drawn carriage, for which Bayamo is known."""
    wood, coat = (126, 58, 44), (92, 62, 44)
    pen.polygon(wood, [(x, 68), (x + 17, 68), (x + 15, 76), (x + 3, 76)])
    pen.polygon(IRON, [(x - 1, 58), (x + 11, 57), (x + 12, 60), (x + 1, 68), (x - 1, 66)])
    for at, radius in ((x + 3.6, 5), (x + 15, 4.2)):
        pen.ring(IRON, at, 82 - radius, radius, 1)
        for spoke in range(4):
            turn = spoke * math.pi / 4
            far = math.cos(turn) * radius * 0.9, math.sin(turn) * radius * 0.9
            ends = [(at - far[0], 82 - radius - far[1]), (at + far[0], 82 - radius + far[1])]
            pen.line(IRON, ends, 0.5)
    pen.line(IRON, [(x + 15, 72), (x + 27, 71)], 0.7)
    pen.oval(coat, x + 23, 66.4, 16, 8)
    pen.polygon(
        coat,
        [
            (x + 34, 68),
            (x + 39, 59),
            (x + 44.5, 62),
            (x + 43.6, 64),
            (x + 40.6, 64),
            (x + 38.6, 71),
        ],
    )
    pen.polygon(IRON, [(x + 33.6, 67), (x + 38.6, 58.4), (x + 39.6, 60), (x + 36, 67)])
    for leg in (25, 27.6, 34.4, 37):
        pen.line(coat, [(x + leg, 71), (x + leg - 0.4, 81.8)], 1.5)
    pen.line(IRON, [(x + 23.4, 68.6), (x + 21.4, 75)], 1.2)


def _row(*fronts: tuple[float, float, Colour], tiled: bool = False) -> tuple[House, ...]:
    """Return houses side by side from their widths, heights and colours."""
    houses: list[House] = []
    x = -2.0
    for width, height, colour in fronts:
        houses.append(House(x, width, height, colour, tiled))
        x += width
    return tuple(houses)


_CORAL, _SUNNY, _SEA, _ROSE = (232, 122, 92), (244, 196, 96), (96, 176, 170), (226, 150, 164)
_SKY, _BRICK, _MINT, _PEACH = (120, 170, 200), (206, 110, 90), (110, 190, 160), (238, 150, 100)
_VANILLA, _HONEY, _WINE, _REED = (240, 220, 150), (242, 180, 80), (198, 90, 92), (120, 178, 140)

CITIES = {
    "la_habana": City(
        sky=((86, 182, 212), (252, 230, 186)),
        sun=(80, 16, 6.5),
        clouds=((6, 14, 24), (66, 28, 20), (22, 30, 14)),
        behind=_capitol,
        houses=_row((29, 44, _CORAL), (20, 25, _SUNNY), (21, 27, _SEA), (31, 48, _ROSE)),
        before=_street_of_havana,
    ),
    "trinidad": City(
        sky=((240, 140, 92), (254, 226, 166)),
        sun=(28, 22, 8),
        clouds=((40, 10, 18), (74, 20, 24), (4, 12, 16)),
        behind=_bell_tower,
        houses=_row(
            (26, 26, _SKY), (31, 24, _VANILLA), (24, 27, _BRICK), (23, 24, _MINT), tiled=True
        ),
        before=_street_of_trinidad,
    ),
    "bayamo": City(
        sky=((96, 186, 202), (236, 244, 208)),
        sun=(84, 15, 6.5),
        clouds=((8, 12, 22), (64, 24, 26), (20, 24, 12)),
        behind=_church,
        houses=_row((34, 38, _MINT), (35, 20, _VANILLA), (33, 41, _PEACH)),
        before=_street_of_bayamo,
    ),
    "santiago_de_cuba": City(
        sky=((112, 138, 206), (250, 196, 172)),
        sun=(16, 20, 7),
        clouds=((22, 10, 20), (70, 12, 24), (6, 30, 14)),
        behind=_bay,
        houses=_row((30, 40, _HONEY), (20, 22, _WINE), (20, 24, _VANILLA), (30, 43, _REED)),
        before=_street_of_santiago,
    ),
    "acapulco": City(
        sky=((70, 176, 220), (252, 238, 200)),
        sun=(74, 16, 7),
        clouds=((6, 12, 22), (40, 20, 20), (84, 30, 14)),
        behind=_cliffs,
        houses=_row((17, 34, _PEACH), (13, 26, _VANILLA)),
        before=_beach_of_acapulco,
    ),
}
"""Cities by the file name of their postcard."""
