"""Where labels go so that they cover neither dice nor each other. Logical units, no window."""

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Box, Point

"""Left, top, width, height."""

_DIRECTIONS = 16
_RINGS = (1.0, 1.35, 1.8, 2.4)
_COVERS_LABEL = 6.0
_COVERS_PIECE = 3.0
_LEAVES_BOUNDS = 20.0
_FAR = 2.0


@frozen
class Wish:
    """A label of some size that wants to be near a point, `reach` away from it.

    `toward` is the direction it likes best, in radians clockwise from the right of the screen.
    """

    point: Point
    width: float
    height: float
    reach: float
    toward: float = pi / 2


def placed(wishes: Sequence[Wish], pieces: Sequence[Box], bounds: Box) -> tuple[Box, ...]:
    """A box for every wish, in order; earlier wishes choose first.

    A box covers as little as possible of `pieces` and of earlier labels, stays inside `bounds` if
    it can, and then is as near to its point and its direction as possible.
    """
    taken: list[Box] = []
    for wish in wishes:
        best = min(_candidates(wish), key=lambda box: _cost(box, wish, pieces, taken, bounds))
        taken.append(best)
    return tuple(taken)


def shared(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    along = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0.0, across) * max(0.0, along)


def _candidates(wish: Wish) -> list[Box]:
    """Boxes whose edge is `reach` (and more) away from the point, all round it."""
    found = []
    for ring in _RINGS:
        for step in range(_DIRECTIONS):
            angle = wish.toward + step * 2 * pi / _DIRECTIONS
            across, along = cos(angle), sin(angle)
            x = wish.point[0] + across * (wish.reach * ring + wish.width / 2)
            y = wish.point[1] + along * (wish.reach * ring + wish.height / 2)
            found.append((x - wish.width / 2, y - wish.height / 2, wish.width, wish.height))
    return found


def _cost(box: Box, wish: Wish, pieces: Sequence[Box], taken: Sequence[Box], bounds: Box) -> float:
    area = box[2] * box[3]
    cost = _COVERS_PIECE * sum(shared(box, piece) for piece in pieces)
    cost += _COVERS_LABEL * sum(shared(box, label) for label in taken)
    cost += _LEAVES_BOUNDS * (area - shared(box, bounds))
    x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
    wanted_x = wish.point[0] + cos(wish.toward) * (wish.reach + wish.width / 2)
    wanted_y = wish.point[1] + sin(wish.toward) * (wish.reach + wish.height / 2)
    return cost + _FAR * hypot(x - wanted_x, y - wanted_y)
