"""The seven symbols of the Gate dice, drawn on 100 x 100 units."""

from cubacube.scenes.canvas.pen import Pen


def case(pen: Pen) -> None:
    """A toolbox."""
    pen.frame(pen.figure, (33, 14, 34, 28), 9, 8)
    pen.box(pen.figure, 8, 32, 84, 53, 8)
    pen.box(pen.detail, 8, 53, 84, 6)
    pen.box(pen.detail, 40, 46, 20, 20, 4)
    pen.box(pen.figure, 45, 51, 10, 10, 2)


def diamond(pen: Pen) -> None:
    """A cut stone from the side."""
    pen.polygon(pen.figure, [(26, 14), (74, 14), (97, 42), (50, 94), (3, 42)])
    for facet in (
        [(6, 42), (94, 42)],
        [(33, 42), (50, 88)],
        [(67, 42), (50, 88)],
        [(28, 18), (36, 41), (50, 18), (64, 41), (72, 18)],
    ):
        pen.line(pen.detail, facet, 4.5)


def statue(pen: Pen) -> None:
    """A lucky idol on a base."""
    pen.box(pen.figure, 20, 80, 60, 15, 4)
    pen.box(pen.figure, 27, 50, 46, 34, 8)
    pen.oval(pen.figure, 20, 5, 60, 57)
    for side in (-1, 1):
        pen.polygon(pen.figure, [(50 + side * x, y) for x, y in ((36, 30), (26, 14), (20, 40))])
        pen.disc(pen.detail, 50 + side * 12, 30, 8)
        pen.disc(pen.figure, 50 + side * 12, 31, 3.4)
    pen.box(pen.detail, 38, 45, 24, 7, 3)
    pen.line(pen.detail, [(34, 66), (50, 74), (66, 66)], 5)


def alcohol(pen: Pen) -> None:
    """A bottle of rum with a star on its label."""
    pen.box(pen.figure, 41, 3, 18, 27, 4)
    pen.polygon(pen.figure, [(41, 24), (59, 24), (72, 46), (28, 46)])
    pen.box(pen.figure, 28, 42, 44, 55, 8)
    pen.box(pen.detail, 33, 56, 34, 25, 3)
    star = [(50, 58), (55, 66), (64, 68), (55, 71), (50, 79), (45, 71), (36, 68), (45, 66)]
    pen.polygon(pen.figure, star)


def weapons(pen: Pen) -> None:
    """Two crossed toy pistols with round muzzles."""
    for side in (1, -1):

        def at(x: float, y: float, side: int = side) -> tuple[float, float]:
            return 50 + side * (x - 50), y

        pen.polygon(pen.figure, [at(8, 18), at(18, 8), at(74, 62), at(62, 74)])
        grip = [at(60, 56), at(72, 48), at(92, 74), at(86, 93), at(73, 93)]
        pen.polygon(pen.figure, grip)
        pen.disc(pen.figure, *at(13, 13), 10)
        pen.disc(pen.detail, *at(12, 12), 4)
        pen.line(pen.figure, [at(56, 70), at(58, 82), at(72, 84)], 5)
        pen.disc(pen.detail, *at(80, 78), 4)
    pen.line(pen.detail, [(46, 46), (54, 54)], 3)
    pen.line(pen.detail, [(54, 46), (46, 54)], 3)


def crate(pen: Pen) -> None:
    """A wooden crate with a diagonal plank."""
    pen.box(pen.figure, 8, 8, 84, 84, 6)
    pen.box(pen.detail, 18, 18, 64, 64)
    for x in (36.5, 59.5):
        pen.box(pen.figure, x, 18, 4, 64)
    pen.polygon(pen.figure, [(18, 66), (66, 18), (82, 18), (82, 34), (34, 82), (18, 82)])
    pen.line(pen.detail, [(24, 76), (76, 24)], 3)
    for x in (13, 87):
        for y in (13, 87):
            pen.disc(pen.detail, x, y, 2.4)


def vehicle(pen: Pen) -> None:
    """An old limousine from the side."""
    outline = [(2, 66), (4, 52), (24, 47), (34, 27), (64, 26), (76, 45), (95, 49), (98, 66)]
    pen.polygon(pen.figure, outline)
    pen.box(pen.figure, 2, 54, 96, 17, 6)
    pen.polygon(pen.detail, [(32, 46), (39, 33), (49, 33), (49, 46)])
    pen.polygon(pen.detail, [(54, 46), (54, 33), (62, 33), (69, 46)])
    for x in (24, 76):
        pen.disc(pen.detail, x, 70, 16)
        pen.disc(pen.figure, x, 70, 12.5)
        pen.disc(pen.detail, x, 70, 5)
