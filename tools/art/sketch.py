"""Write a drawing as rows of text, as assets/pictures/icons.toml has them.

A tint is a colour, or a word that the game replaces: `figure` is the player's colour, `shade`
and `gloss` are the same, darker and lighter.
"""

import math
from typing import Literal, TypeAlias

from cubacube.scenes.canvas.theme import Tint

Word: TypeAlias = Literal["figure", "shade", "gloss"]
Ink: TypeAlias = Tint | Word
Corner: TypeAlias = tuple[float, float] | tuple[float, float, float]
"""A corner of an outline: x, y, and the radius that rounds it."""
_STEPS = 5
_WIDEST = 96
"""Longest row; a longer one goes on in the next line."""


class Sketch:
    """Collects shapes on 100 x 100 units, y pointing down."""

    def __init__(self) -> None:
        self.rows: list[str] = []

    def shape(self, ink: Ink, *corners: Corner) -> None:
        """Draw a filled outline with rounded corners."""
        self._add(ink, "polygon", points=_rounded(corners))

    def line(self, ink: Ink, width: float, *corners: Corner) -> None:
        """Draw an open line; its inner corners may be rounded."""
        first, *inner, last = corners
        bends = [
            point
            for number, corner in enumerate(inner)
            for point in _bend(corners[number], corner, corners[number + 2])
        ]
        self._add(ink, "line", width, points=[first[:2], *bends, last[:2]])

    def disc(self, ink: Ink, x: float, y: float, radius: float) -> None:
        """Draw a filled circle."""
        self._add(ink, "disc", x, y, radius)

    def ring(self, ink: Ink, x: float, y: float, radius: float, width: float) -> None:
        """Draw a ring whose outer edge is at `radius`."""
        self._add(ink, "ring", x, y, radius, width)

    def box(
        self, ink: Ink, x: float, y: float, width: float, height: float, radius: float = 0
    ) -> None:
        """Draw a filled box."""
        self._add(ink, "box", x, y, width, height, *([radius] if radius else ()))

    def oval(self, ink: Ink, x: float, y: float, width: float, height: float) -> None:
        """Draw a filled ellipse in a box."""
        self._add(ink, "oval", x, y, width, height)

    def _add(self, ink: Ink, shape: str, *numbers: float, points: list[Corner] = []) -> None:  # noqa: B006
        tint = ink if isinstance(ink, str) else f"#{bytes(ink).hex()}"
        words = [tint, shape, *map(_short, numbers)]
        words += [f"{_short(x)},{_short(y)}" for x, y, *_rest in points]
        row = ""
        for word in words:
            if row and len(row) + len(word) >= _WIDEST:
                self.rows.append(row)
                row = f"  {word}"
            else:
                row = f"{row} {word}" if row else word
        self.rows.append(row)


def _rounded(corners: tuple[Corner, ...]) -> list[Corner]:
    around = (corners[-1], *corners, corners[0])
    return [
        point
        for number, corner in enumerate(corners)
        for point in _bend(around[number], corner, around[number + 2])
    ]


def _bend(before: Corner, corner: Corner, after: Corner) -> list[Corner]:
    """Return points that lead round a corner: a quadratic curve that begins at its radius."""
    x, y, *radius = corner
    if not radius:
        return [(x, y)]
    ends = []
    for far in (before, after):
        way = far[0] - x, far[1] - y
        length = math.hypot(*way)
        share = min(radius[0] / length, 0.5)
        ends.append((x + way[0] * share, y + way[1] * share))
    (x0, y0), (x1, y1) = ends
    curve: list[Corner] = []
    for step in range(_STEPS + 1):
        t = step / _STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        curve.append((a * x0 + b * x + c * x1, a * y0 + b * y + c * y1))
    return curve


def _short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
