"""Icons for cards, panels and buttons, drawn on 100 x 100 units."""

import math
from collections.abc import Callable

from cubacube.scenes.canvas.pen import Pen, star_points


def key(pen: Pen) -> None:
    """A car key: one point of Life."""
    pen.disc(pen.figure, 28, 50, 23)
    pen.disc(pen.detail, 28, 50, 10)
    pen.box(pen.figure, 44, 43, 52, 14, 4)
    pen.box(pen.figure, 70, 50, 10, 22, 2)
    pen.box(pen.figure, 86, 50, 10, 18, 2)


def bumper(pen: Pen) -> None:
    """A chrome bumper on two holders."""
    for x in (22, 66):
        pen.box(pen.figure, x, 58, 12, 24, 4)
        pen.box(pen.figure, x + 2, 20, 10, 22, 5)
    pen.box(pen.figure, 4, 36, 92, 28, 13)
    pen.box(pen.detail, 12, 47, 76, 6, 3)


def flag(pen: Pen) -> None:
    """A goal flag; `detail` is the colour inside."""
    pen.polygon(pen.figure, [(20, 6), (96, 12), (80, 33), (96, 58), (20, 56)])
    pen.polygon(pen.detail, [(26, 13), (83, 18), (71, 33), (83, 50), (26, 49)])
    pen.box(pen.figure, 16, 4, 10, 92, 4)


def star(pen: Pen) -> None:
    """A five-pointed star."""
    pen.polygon(pen.figure, star_points(50, 52, 5, 48, 20))


def check(pen: Pen) -> None:
    """A tick."""
    pen.line(pen.figure, [(18, 54), (42, 78), (84, 26)], 15)


def cross(pen: Pen) -> None:
    """An X, the opposite of a tick."""
    pen.line(pen.figure, [(20, 20), (80, 80)], 16)
    pen.line(pen.figure, [(80, 20), (20, 80)], 16)


def burst(pen: Pen) -> None:
    """A burst: one point of Damage."""
    pen.polygon(pen.figure, star_points(50, 50, 8, 49, 28))
    pen.line(pen.detail, [(38, 38), (62, 62)], 9)
    pen.line(pen.detail, [(62, 38), (38, 62)], 9)


def whistle(pen: Pen) -> None:
    """A whistle: the referee."""
    pen.disc(pen.figure, 38, 58, 30)
    pen.box(pen.figure, 38, 28, 58, 24, 5)
    pen.disc(pen.detail, 38, 58, 12)
    pen.line(pen.figure, [(30, 22), (24, 8)], 7)
    pen.line(pen.figure, [(44, 18), (46, 4)], 7)


def coin(pen: Pen) -> None:
    """A coin: pesos."""
    pen.disc(pen.figure, 50, 50, 46)
    pen.ring(pen.detail, 50, 50, 37, 5)
    pen.polygon(pen.detail, star_points(50, 51, 5, 24, 10))


def cop(pen: Pen) -> None:
    """A police cap over a stern face."""
    pen.oval(pen.figure, 22, 34, 56, 62)
    pen.polygon(pen.figure, [(8, 22), (50, 3), (92, 22), (80, 40), (20, 40)])
    pen.polygon(pen.detail, [(21, 39), (79, 39), (77, 47), (23, 47)])
    pen.polygon(pen.figure, [(14, 46), (86, 46), (78, 56), (22, 56)])
    pen.polygon(pen.detail, star_points(50, 25, 5, 11, 5))
    for x in (38, 62):
        pen.box(pen.detail, x - 9, 59, 18, 9, 4)
    pen.line(pen.detail, [(40, 82), (60, 82)], 5)


def skull(pen: Pen) -> None:
    """A skull: broken down, no Life left."""
    pen.oval(pen.figure, 9, 4, 82, 70)
    pen.box(pen.figure, 27, 56, 46, 38, 12)
    for x in (33, 67):
        pen.disc(pen.detail, x, 43, 13)
    pen.polygon(pen.detail, [(50, 54), (57, 67), (43, 67)])
    for x in (41, 50, 59):
        pen.line(pen.detail, [(x, 79), (x, 90)], 3.4)


def ruler(pen: Pen) -> None:
    """A ruler: the Walking ruler."""
    pen.polygon(pen.figure, [(4, 70), (70, 4), (96, 30), (30, 96)])
    for i in range(5):
        x, y = 14 + 13.2 * i, 71 - 13.2 * i
        reach = 13 if i % 2 else 8
        pen.line(pen.detail, [(x, y), (x + reach, y + reach)], 4)


def clock(pen: Pen) -> None:
    """A clock: time."""
    pen.disc(pen.figure, 50, 50, 46)
    pen.disc(pen.detail, 50, 50, 36)
    pen.line(pen.figure, [(50, 26), (50, 50), (66, 60)], 8)


def cone(pen: Pen) -> None:
    """A cone: only these directions are allowed."""
    pen.polygon(pen.figure, [(50, 92), (6, 22), (50, 6), (94, 22)])
    pen.polygon(pen.detail, [(50, 72), (22, 27), (50, 17), (78, 27)])
    pen.line(pen.figure, [(50, 66), (50, 30)], 7)


def blind(pen: Pen) -> None:
    """A struck-through eye: a blind flick."""
    lid = [
        (50 + 46 * math.cos(t / 20 * math.pi), 50 - 30 * math.sin(t / 20 * math.pi))
        for t in range(21)
    ]
    pen.polygon(pen.figure, lid + [(100 - x, 100 - y) for x, y in lid])
    pen.disc(pen.detail, 50, 50, 20)
    pen.disc(pen.figure, 50, 50, 10)
    pen.line(pen.detail, [(18, 88), (84, 10)], 16)
    pen.line(pen.figure, [(14, 86), (80, 8)], 8)


def person(pen: Pen) -> None:
    """A person at the table."""
    pen.disc(pen.figure, 50, 28, 23)
    pen.polygon(pen.figure, [(10, 94), (12, 74), (26, 60), (50, 55), (74, 60), (88, 74), (90, 94)])


def robot(pen: Pen) -> None:
    """A robot: a computer player."""
    pen.line(pen.figure, [(50, 26), (50, 10)], 7)
    pen.disc(pen.figure, 50, 10, 8)
    pen.box(pen.figure, 12, 26, 76, 66, 14)
    for x in (4, 86):
        pen.box(pen.figure, x, 46, 10, 26, 4)
    for x in (35, 65):
        pen.disc(pen.detail, x, 51, 9)
    pen.box(pen.detail, 30, 70, 40, 9, 4)


def gear(pen: Pen) -> None:
    """A gear: settings."""
    for i in range(8):
        turn = i * math.pi / 4
        x, y = 50 + math.cos(turn) * 38, 50 + math.sin(turn) * 38
        pen.line(pen.figure, [(50, 50), (x, y)], 18)
    pen.disc(pen.figure, 50, 50, 34)
    pen.disc(pen.detail, 50, 50, 14)


def play(pen: Pen) -> None:
    """A play symbol: start or continue."""
    pen.polygon(pen.figure, [(24, 10), (90, 50), (24, 90)])


def pause(pen: Pen) -> None:
    """A pause symbol."""
    for x in (20, 58):
        pen.box(pen.figure, x, 12, 22, 76, 6)


def leave(pen: Pen) -> None:
    """A door with an arrow through it."""
    pen.box(pen.figure, 8, 6, 54, 88, 8)
    pen.box(pen.detail, 18, 16, 34, 68, 3)
    pen.line(pen.detail, [(36, 50), (90, 50)], 24)
    pen.line(pen.figure, [(36, 50), (84, 50)], 10)
    pen.line(pen.figure, [(70, 32), (90, 50), (70, 68)], 10)


def back(pen: Pen) -> None:
    """An arrow that turns back to the left."""
    _turning(pen, lambda x: x)


def forth(pen: Pen) -> None:
    """An arrow that turns forward to the right."""
    _turning(pen, lambda x: 100 - x)


def _turning(pen: Pen, side: Callable[[float], float]) -> None:
    """Draw an arc with an arrowhead at its left end; `side` may mirror it."""
    bow = [
        (side(54 + 32 * math.cos(angle)), 54 - 32 * math.sin(angle))
        for angle in (math.radians(at) for at in range(-60, 181, 12))
    ]
    pen.line(pen.figure, bow, 14)
    pen.polygon(pen.figure, [(side(0), 48), (side(44), 48), (side(22), 80)])
