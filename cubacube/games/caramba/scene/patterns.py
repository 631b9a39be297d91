"""Seat patterns as rings, for the brim of a sombrero and the rim of a chip."""

from collections.abc import Callable
from math import cos, pi, sin, tau
from typing import Final, TypeAlias

from cubacube.rules import frozen
from cubacube.scenes.canvas.pen import Pen, Unit
from cubacube.scenes.canvas.theme import Colour, Pattern


@frozen
class Ring:
    """A ring to fill with a pattern.

    `inner` and `outer` are its radii, `count` is the number of repeats of the pattern, and
    `width` is the width of its lines.
    """

    inner: float
    outer: float
    count: int
    width: float

    @property
    def middle(self) -> float:
        """Radius halfway between the inner and the outer edge."""
        return (self.inner + self.outer) / 2


def polar(angle: float, far: float) -> Unit:
    """Return a point in pen units, around the centre; angles run clockwise from the top."""
    return 50 + cos(angle - pi / 2) * far, 50 + sin(angle - pi / 2) * far


def weave_brim(pen: Pen, pattern: Pattern, tint: Colour) -> None:
    """Draw a seat's pattern on the brim of a sombrero."""
    _DRAW[pattern](pen, tint, _BRIM[pattern])


def inlay_rim(pen: Pen, pattern: Pattern, tint: Colour) -> None:
    """Draw a seat's pattern on the rim of an ambush chip."""
    _DRAW[pattern](pen, tint, _RIM[pattern])


def _line(pen: Pen, tint: Colour, ring: Ring) -> None:
    pen.ring(tint, 50, 50, ring.middle + ring.width / 2, ring.width)


def _spokes(pen: Pen, tint: Colour, ring: Ring) -> None:
    for each in range(ring.count):
        angle = each * tau / ring.count
        pen.line(tint, [polar(angle, ring.inner), polar(angle, ring.outer)], ring.width)


def _dots(pen: Pen, tint: Colour, ring: Ring) -> None:
    for each in range(ring.count):
        pen.disc(tint, *polar(each * tau / ring.count, ring.middle), ring.width)


def _blocks(pen: Pen, tint: Colour, ring: Ring) -> None:
    for each in range(ring.count):
        sides = each * tau / ring.count, (each + 0.5) * tau / ring.count
        outer = [polar(side, ring.outer) for side in sides]
        pen.polygon(tint, [*outer, *(polar(side, ring.inner) for side in reversed(sides))])


def _wave(pen: Pen, tint: Colour, ring: Ring) -> None:
    corners = [
        polar(each * pi / ring.count, ring.inner if each % 2 else ring.outer)
        for each in range(2 * ring.count + 1)
    ]
    pen.line(tint, corners, ring.width)


def _crosses(pen: Pen, tint: Colour, ring: Ring) -> None:
    lean = (ring.outer - ring.inner) / 2 / ring.middle
    for each in range(ring.count):
        angle = each * tau / ring.count
        for side in (-lean, lean):
            ends = [polar(angle - side, ring.inner), polar(angle + side, ring.outer)]
            pen.line(tint, ends, ring.width)


_Drawing: TypeAlias = Callable[[Pen, Colour, Ring], None]
_DRAW: Final[dict[Pattern, _Drawing]] = {
    "plain": _line,
    "stripe": _spokes,
    "dots": _dots,
    "check": _blocks,
    "zigzag": _wave,
    "cross": _crosses,
}
_BRIM: Final[dict[Pattern, Ring]] = {
    "plain": Ring(26, 37, 1, 2.6),
    "stripe": Ring(27, 36, 6, 4.6),
    "dots": Ring(26, 37, 9, 4.2),
    "check": Ring(25, 37.8, 9, 0),
    "zigzag": Ring(27.5, 36, 11, 2.6),
    "cross": Ring(28, 35.4, 8, 2.6),
}
_RIM: Final[dict[Pattern, Ring]] = {
    "plain": Ring(36, 43, 1, 2.4),
    "stripe": Ring(37, 43, 4, 8),
    "dots": Ring(36, 43, 10, 3.6),
    "check": Ring(33, 46, 8, 0),
    "zigzag": Ring(37, 42.5, 12, 2.8),
    "cross": Ring(36.6, 42.8, 8, 2.4),
}
