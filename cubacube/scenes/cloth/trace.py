"""The trace of a flick: a line for each die that moved, computed once from the film."""

from collections.abc import Sequence
from itertools import pairwise
from math import dist, hypot

from cubacube.kit.shot import Die, Layout, Pose, Shot
from cubacube.rules import frozen
from cubacube.scenes.canvas import strokes
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import NIGHT, Colour
from cubacube.scenes.cloth.film_player import PoseAnimation
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.cloth.guide import MOVED_MM, first_touch, middle

_SAMPLE_S = 1 / 120
_STRAIGHT_MM = 0.3
"""Greatest deviation in mm at which a part of a path is drawn as a straight line."""
_WIDTH, _PUSHED_WIDTH, _RIM = 4.0, 2.0, 3.0


@frozen
class DiePath:
    """The path of a die in mm, and the pose in which it rests in the end."""

    die: Die
    points: tuple[Point, ...]
    rest: Pose


@frozen
class Trace:
    """The path of the flicked die, the paths of dice it moved, and the first touch."""

    flicked: DiePath
    pushed: tuple[DiePath, ...] = ()
    touch: Point | None = None


def trace_of(shot: Shot, film: PoseAnimation) -> Trace:
    """Return the trace of a shot from its film."""
    frames = int(film.seconds / _SAMPLE_S) + 1
    poses = [film.at(n * _SAMPLE_S) for n in range(frames)] + [film.at(film.seconds)]
    ways = [
        DiePath(rest.die, simplified([middle(each[n]) for each in poses]), rest)
        for n, rest in enumerate(shot.rest)
    ]
    return _trace(shot, ways, first_touch(shot, film))


def straight(shot: Shot, layout: Layout) -> Trace:
    """Return the trace of a shot without a film: straight lines from start to rest."""
    pairs = zip(layout.dice, shot.rest, strict=True)
    ways = [DiePath(rest.die, (middle(before), middle(rest)), rest) for before, rest in pairs]
    return _trace(shot, ways, None)


def _trace(shot: Shot, ways: Sequence[DiePath], touch: Point | None) -> Trace:
    own = next(way for way in ways if way.die == shot.flick.die)
    return Trace(own, tuple(way for way in ways if way is not own and _moved(way)), touch)


def _moved(way: DiePath) -> bool:
    return any(dist(way.points[0], at) > MOVED_MM for at in (*way.points, middle(way.rest)))


def simplified(points: Sequence[Point]) -> tuple[Point, ...]:
    """Return the same line with fewer points (Douglas-Peucker)."""
    first, last = points[0], points[-1]
    off = [_off(point, first, last) for point in points]
    most = max(range(len(points)), key=off.__getitem__)
    if off[most] <= _STRAIGHT_MM:
        return first, last
    return (*simplified(points[: most + 1])[:-1], *simplified(points[most:]))


def _off(point: Point, a: Point, b: Point) -> float:
    """Return the distance of a point from a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    x, y = point[0] - a[0], point[1] - a[1]
    length = hypot(dx, dy)
    if not length:
        return hypot(x, y)
    share = min(1.0, max(0.0, (x * dx + y * dy) / length**2))
    return hypot(x - share * dx, y - share * dy)


def draw_trace(brush: Brush, ground: Ground, trace: Trace, edge: float, colour: Colour) -> None:
    """Draw paths, outlines of moved dice where they rest, and a ring at the first touch."""
    for way in trace.pushed:
        _draw_way(brush, ground, way, colour, _PUSHED_WIDTH)
        strokes.square(brush, colour, ground.of(way.rest), edge, way.rest.angle_rad)
    own = trace.flicked
    _draw_way(brush, ground, own, NIGHT, _WIDTH + _RIM)
    _draw_way(brush, ground, own, colour, _WIDTH)
    for around in (edge, edge * 0.8):
        strokes.square(brush, colour, ground.of(own.rest), around, own.rest.angle_rad)
    if trace.touch is not None:
        at = ground.at(*trace.touch)
        strokes.dot(brush, NIGHT, at, 9)
        strokes.ring(brush, colour, at, 8, 3.5)


def _draw_way(brush: Brush, ground: Ground, way: DiePath, colour: Colour, width: float) -> None:
    line = [ground.at(*point) for point in way.points]
    for a, b in pairwise(line):
        strokes.line(brush, colour, a, b, width)
