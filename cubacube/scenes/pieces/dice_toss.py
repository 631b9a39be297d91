"""Animate dice rolled on a board: they move to their places, turn over and stop.

The result is known beforehand; the roll is only for the eye.
"""

from collections.abc import Sequence
from itertools import product
from math import pi, sin

from cubacube.rules import frozen
from cubacube.scenes.canvas import Brush, Point, View, between
from cubacube.scenes.canvas.glide import ease
from cubacube.scenes.pieces.dice_art import FILM_STEPS, DiceArt, Roll
from cubacube.scenes.pieces.dice_faces import Face

TOSS_S = 1.1
"""Seconds that a roll takes."""
_TURNING = 0.78
"""Fraction of the time in which dice turn over; then they only rotate to their final angle."""
_HOPS = 2.5
_HEIGHT = 46.0


@frozen
class Toss:
    """The roll of one die: where it starts and ends, and its final angle.

    The die rolls in the direction `toward_rad` and shows its `faces` one after the other. The
    last face is on top in the end. A die with a single face was not rolled.
    """

    start: Point
    end: Point
    faces: tuple[Face, ...]
    angle_rad: float = 0.0
    toward_rad: float = 0.0


class RollPrerenderer:
    """Paints pictures of possible rolls in advance, one a frame, so that no roll stutters."""

    def __init__(self, faces: Sequence[Face], towards_rad: Sequence[float]) -> None:
        rounds = zip(faces, (*faces[1:], faces[0]), strict=True)
        self._rolls = [
            Roll(before, way, after, way, way)
            for (before, after), way in product(rounds, towards_rad)
        ]
        self._size: tuple[int, int] | None = None
        self._left: list[tuple[Roll, int]] = []

    def step(self, view: View, art: DiceArt) -> None:
        """Paint one picture that is missing at this window size, if there is any."""
        if self._size != view.size:
            self._size = view.size
            self._left = list(product(self._rolls, range(FILM_STEPS + 1)))
        if self._left:
            art.tumbling(*self._left.pop())


def draw_tosses(brush: Brush, art: DiceArt, tosses: Sequence[Toss], share: float) -> None:
    """Draw all dice at a fraction `share` (0 to 1) of the roll; all shadows come first."""
    moments = [(toss, share if len(toss.faces) > 1 else 1.0) for toss in tosses]
    for toss, at in moments:
        angle = _angle(toss, at)
        art.shadow(brush.surface, brush.view.to_px(_where(toss, at)), angle, _lift(at))
    for toss, at in moments:
        _draw(brush, art, toss, at)


def cycle(faces: Sequence[Face], last: Face, turns: int) -> tuple[Face, ...]:
    """Return the faces of a roll with `turns` turns, which ends with `last`.

    The order of faces is fixed, so that a few pictures serve every roll.
    """
    end = faces.index(last)
    return tuple(faces[(end - turns + n) % len(faces)] for n in range(turns + 1))


def _draw(brush: Brush, art: DiceArt, toss: Toss, share: float) -> None:
    x, y = brush.view.to_px(_where(toss, share))
    at = x, y - _lift(share) * brush.view.scale
    turns = len(toss.faces) - 1
    left = max(0.0, 1 - share / _TURNING)
    undone = turns * left * left
    back = min(int(undone), turns - 1)
    if undone < 0.01:
        art.die(brush.surface, at, _angle(toss, share), toss.faces[-1])
        return
    before, after = toss.faces[turns - back - 1], toss.faces[turns - back]
    way = toss.toward_rad
    art.tumble(brush.surface, at, Roll(before, way, after, way, way), 1 - (undone - back))


def _where(toss: Toss, share: float) -> Point:
    left = max(0.0, 1 - share / _TURNING)
    return between(toss.start, toss.end, 1 - left * left)


def _lift(share: float) -> float:
    """Return the height of the die above the cloth; each hop is lower than the one before."""
    left = max(0.0, 1 - share / _TURNING)
    return abs(sin(left * _HOPS * pi)) * left * _HEIGHT


def _angle(toss: Toss, share: float) -> float:
    """Return the angle of a die at a fraction `share` of its roll.

    While the die turns over, this is the direction of the roll. After that the angle eases to
    the final one.
    """
    settled = ease((share - _TURNING) / (1 - _TURNING))
    return toss.toward_rad + (toss.angle_rad - toss.toward_rad) * settled
