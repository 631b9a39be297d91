"""The preview of an aimed flick and the trace of a made one, both from the simulation."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, dist, radians, sin

from cubacube.kit.shot import AnyFlick, Die, Flick, Layout, Pose, Shot, Struck, Touched
from cubacube.rules import frozen
from cubacube.scenes.canvas import Brush, Layer, Point, between, strokes, theme
from cubacube.scenes.canvas.labels import distance
from cubacube.scenes.cloth.aim import Aim
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.cloth.playback import PoseAnimation
from cubacube.table import flicked
from cubacube.table.level import Level

_FRAME_S = 1 / 120
_DOT_GAP = 17.0
MOVED_MM = 0.5
"""Distance in mm; a die that moved less counts as not moved."""
_DIRECTION_SHARE = 0.2
"""Length of the direction preview, as a fraction of the area's side."""
_CONE_SHARE = 0.3
"""Length of the drawn cone of allowed directions, as a fraction of the area's side."""
_PUSHED: theme.Colour = (186, 214, 200)


@frozen
class FlickPreview:
    """A previewed flick: its shot, the path of its die in mm, and its first touch."""

    flick: Flick
    shot: Shot
    way: tuple[Point, ...]
    touch: Point | None
    pushed: tuple[tuple[Pose, Pose], ...]
    """For every other die that would move: its pose before and its pose after the flick."""

    @property
    def contact(self) -> Touched | Struck | None:
        """The first hit on another die or an obstacle; None if there is none."""
        met = (event for event in self.shot.events if isinstance(event, Touched | Struck))
        return next(met, None)

    @property
    def free_way(self) -> tuple[Point, ...]:
        """The path of the die up to its first hit; all of the path if it hits nothing."""
        met = self.contact
        return self.way if met is None else self.way[: int(met.at_s / _FRAME_S) + 1]

    @property
    def way_mm(self) -> float:
        """The length of the die's path."""
        return length_mm(self.way)

    @property
    def rest(self) -> Pose:
        """The pose in which the flicked die stops."""
        return next(pose for pose in self.shot.rest if pose.die == self.flick.die)


class Guide:
    """Computes previews; simulates again only when the flick or the layout has changed."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._seen: tuple[Flick, Layout, FlickPreview] | None = None

    def sight(self, flick: Flick, layout: Layout) -> FlickPreview:
        """Return the preview of `flick` on `layout`."""
        if self._seen is None or self._seen[:2] != (flick, layout):
            shot, film = flicked(layout, flick, self._level)
            self._seen = flick, layout, _sight(flick, layout, shot, film)
        return self._seen[2]


def _sight(flick: Flick, layout: Layout, shot: Shot, film: PoseAnimation) -> FlickPreview:
    number = [pose.die for pose in layout.dice].index(flick.die)
    way = tuple(middle(poses[number]) for poses in _frames(film))
    pushed = tuple(
        (before, after)
        for before, after in zip(layout.dice, shot.rest, strict=True)
        if before.die != flick.die and dist(middle(before), middle(after)) > MOVED_MM
    )
    return FlickPreview(flick, shot, way, first_touch(shot, film), pushed)


def _frames(film: PoseAnimation) -> list[tuple[Pose, ...]]:
    """Return the poses of all dice in every frame of a film, and at its end."""
    count = int(film.seconds / _FRAME_S) + 1
    return [film.at(n * _FRAME_S) for n in range(count)] + [film.at(film.seconds)]


def length_mm(way: Sequence[Point]) -> float:
    """Return the length of a path, in mm."""
    return sum(dist(*step) for step in pairwise(way))


def first_touch(shot: Shot, film: PoseAnimation) -> Point | None:
    """Return the point of the first touch with another die, in mm; None if there is none."""
    first = next((event for event in shot.events if isinstance(event, Touched)), None)
    if first is None:
        return None
    met = shot.flick.die, first.die
    a, b = (next(middle(p) for p in film.at(first.at_s) if p.die == die) for die in met)
    return between(a, b, 0.5)


def middle(pose: Pose) -> Point:
    """Return the middle of a die, in mm."""
    return pose.x_mm, pose.y_mm


def draw_guide(brush: Brush, ground: Ground, sight: FlickPreview, edge: float) -> None:
    """Draw dots along the path, and the places where dice would come to rest."""
    for before, after in sight.pushed:
        strokes.line(brush, _PUSHED, ground.of(before), ground.of(after), 2)
        strokes.square(brush, _PUSHED, ground.of(after), edge, after.angle_rad)
    draw_way(brush, ground, sight.way)
    strokes.square(brush, theme.MINE, ground.of(sight.rest), edge, sight.rest.angle_rad)


def draw_way(brush: Brush, ground: Ground, way: Sequence[Point]) -> None:
    """Draw dots along a path in mm."""
    for n, point in enumerate(strokes.dots([ground.at(*each) for each in way], _DOT_GAP)):
        strokes.dot(brush, theme.MOON, point, max(2.4, 4.6 - 0.06 * n))


def draw_direction(brush: Brush, ground: Ground, aim: Aim) -> None:
    """Draw dots in the direction of the flick; they do not show how far the die will go."""
    angle, (x, y) = radians(aim.angle_cdeg / 100), aim.centre
    ends = [aim.ring_mm, aim.ring_mm + _DIRECTION_SHARE * ground.area_mm]
    draw_way(brush, ground, [(x + cos(angle) * far, y + sin(angle) * far) for far in ends])


def draw_touch(brush: Brush, ground: Ground, sight: FlickPreview) -> None:
    """Draw a ring where the die would first touch another die; call it after drawing dice."""
    if sight.touch is not None:
        at = ground.at(*sight.touch)
        strokes.dot(brush, theme.CREAM, at, 12)
        strokes.ring(brush, theme.BLOCKED, at, 13, 4)
        strokes.dot(brush, theme.BLOCKED, at, 4)


def draw_pull(brush: Brush, ground: Ground, aim: Aim) -> None:
    """Draw the ring around the die, the handle, and the line between them."""
    die = ground.at(*aim.centre)
    ring = aim.ring_mm * ground.scale
    strokes.ring(brush, theme.MINE, die, ring, 3.5)
    if aim.flick() is None:
        return
    handle = ground.at(*aim.handle)
    start = between(die, handle, ring / dist(handle, die))
    for n, point in enumerate(strokes.dots([start, handle], 7)):
        strokes.dot(brush, theme.MOON, point, min(4.6, 1.6 + n * 0.2))
    strokes.dot(brush, theme.NIGHT, handle, 20)
    strokes.ring(brush, theme.MOON, handle, 22, 3.4)
    strokes.dot(brush, theme.GOLD, handle, 10)


def cone_layer(ground: Ground, choice: AnyFlick | None) -> Layer:
    """Return a layer with the cone of flick directions that Weapons allow (5.10)."""
    layer = Layer()
    if choice is None or choice.cone is None:
        return layer
    heading, half = radians(choice.cone.heading_cdeg / 100), radians(choice.cone.half_cdeg / 100)
    die = ground.of(choice.layout[choice.dice[0]])
    reach = ground.area_mm * _CONE_SHARE * ground.scale
    edges = heading - half, heading + half
    layer.sector((*theme.MINE, 46), die, edges, (0, reach))
    for edge in edges:
        end = die[0] + cos(edge) * reach, die[1] - sin(edge) * reach
        layer.dashes((*theme.MINE, 220), (die, end), 3, 12, 8)
    return layer


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
    poses = _frames(film)
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
    line = first, last
    off = [distance(each, line) if first != last else dist(each, first) for each in points]
    most = max(range(len(points)), key=off.__getitem__)
    if off[most] <= _STRAIGHT_MM:
        return first, last
    return (*simplified(points[: most + 1])[:-1], *simplified(points[most:]))


def draw_trace(
    brush: Brush, ground: Ground, trace: Trace, edge: float, colour: theme.Colour
) -> None:
    """Draw paths, outlines of moved dice where they rest, and a ring at the first touch."""
    for way in trace.pushed:
        _draw_way(brush, ground, way, colour, _PUSHED_WIDTH)
        strokes.square(brush, colour, ground.of(way.rest), edge, way.rest.angle_rad)
    own = trace.flicked
    _draw_way(brush, ground, own, theme.NIGHT, _WIDTH + _RIM)
    _draw_way(brush, ground, own, colour, _WIDTH)
    for around in (edge, edge * 0.8):
        strokes.square(brush, colour, ground.of(own.rest), around, own.rest.angle_rad)
    if trace.touch is not None:
        at = ground.at(*trace.touch)
        strokes.dot(brush, theme.NIGHT, at, 9)
        strokes.ring(brush, colour, at, 8, 3.5)


def _draw_way(
    brush: Brush, ground: Ground, way: DiePath, colour: theme.Colour, width: float
) -> None:
    line = [ground.at(*point) for point in way.points]
    for a, b in pairwise(line):
        strokes.line(brush, colour, a, b, width)
