"""[2.0.1] How the flicked die passed its Gate: through it, around it, or back again."""

from itertools import pairwise
from math import cos, hypot, sin

from cubacube.kit.geometry import Axis, nearest_mm
from cubacube.kit.measures import Measures
from cubacube.kit.shot import Crossed, Passage, Passed, Pose
from cubacube.rules import frozen
from cubacube.table.trajectory import Moment, Track


@frozen
class GateStory:
    """The events at the Gate, and how the flicked die ended there."""

    passed: tuple[Passed, ...]
    crossed: tuple[Crossed, ...]
    passage: Passage


class _Line:
    """The line between the two Gate dice before the flick, for measuring distances from it.

    Distances are positive on the far side of the line.
    """

    def __init__(self, axis: Axis, near: tuple[float, float], measures: Measures) -> None:
        (ax, ay), (bx, by) = axis.a, axis.b
        self.far_side = -1 if axis.side_mm(near) >= 0 else 1
        length = hypot(bx - ax, by - ay)
        self.nx = -(by - ay) / length * self.far_side
        self.ny = (bx - ax) / length * self.far_side
        self.offset = self.nx * ax + self.ny * ay
        self.half = measures.half_mm - measures.corner_mm
        self.corner = measures.corner_mm

    def centre_mm(self, x: float, y: float) -> float:
        """Return how far a centre is beyond the line, in mm."""
        return self.nx * x + self.ny * y - self.offset

    def whole_mm(self, x: float, y: float, angle: float) -> float:
        """Return how far the whole shape is beyond the line, like `kit.geometry.nearest_mm`."""
        c, s = cos(angle), sin(angle)
        wide = abs(self.nx * c + self.ny * s) + abs(self.ny * c - self.nx * s)
        return self.centre_mm(x, y) - self.half * wide - self.corner


def at_gate(track: Track, end: Pose, axis: Axis, measures: Measures) -> GateStory:
    """Return what happens to the die at the Gate while it moves along `track`.

    `end` is the pose of the die at rest or when it left the area. A die may pass between the
    Gate dice and return before its whole shape was beyond the line. Then it must pass again.
    Once its whole shape was beyond the line, only `end` matters: the die has crossed if its
    whole shape is beyond the line there (2.0.1).
    """
    line = _Line(axis, track[0][1:3], measures)
    passed: list[Passed] = []
    crossed_at: float | None = None
    through = False  # whether the latest path to the far side led through the segment
    d1 = line.centre_mm(*track[0][1:3])
    for begin, finish in pairwise(track):
        d0, d1 = d1, line.centre_mm(finish[1], finish[2])
        if d0 <= 0 < d1:
            at = _between(begin, finish, -d0 / (d1 - d0))
            through = 0 <= axis.along(at[1:3]) <= 1
            if through:
                passed.append(Passed(at[0]))
        if through and crossed_at is None and line.whole_mm(*finish[1:]) > 0:
            crossed_at = _first_beyond(begin, finish, line)
    beyond = nearest_mm(axis, end, measures, line.far_side) > 0
    short = nearest_mm(axis, end, measures, -line.far_side) >= 0
    crossed = (Crossed(crossed_at),) if beyond and crossed_at is not None else ()
    passage = _passage(crossed_at is not None, beyond, short, bool(passed))
    return GateStory(tuple(passed), crossed, passage)


def _passage(crossed: bool, beyond: bool, short: bool, passed: bool) -> Passage:
    """Return the `Passage` that says how the die ended at the Gate."""
    if crossed:
        return "through" if beyond else "back"
    if beyond:
        return "round"
    if not short:
        return "astride"
    return "back" if passed else "short"


def _between(begin: Moment, finish: Moment, share: float) -> Moment:
    """Return the moment at a fraction, 0 to 1, of the path from one moment to another."""
    t, x, y, a = (p + (q - p) * share for p, q in zip(begin, finish, strict=True))
    return t, x, y, a


def _first_beyond(begin: Moment, finish: Moment, line: _Line) -> float:
    """Return the first time at which the whole shape is beyond the line.

    The die moves from `begin`, where its whole shape is not yet beyond the line, to `finish`,
    where it is.
    """
    low, high = 0.0, 1.0
    for _ in range(30):
        share = (low + high) / 2
        if line.whole_mm(*_between(begin, finish, share)[1:]) > 0:
            high = share
        else:
            low = share
    return _between(begin, finish, high)[0]
