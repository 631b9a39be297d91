"""Convert between millimetres on the cloth (y up) and points on the canvas (y down)."""

from itertools import pairwise
from math import cos, dist, hypot, sin, tau

from cubacube.kit.geometry import core
from cubacube.kit.measures import Measures
from cubacube.kit.shot import CityCard, Die, Layout, Pose
from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Point, between


@frozen
class Ground:
    """A square area of `area_mm`, drawn `side` wide with its upper left corner at (x, y)."""

    area_mm: float
    x: float
    y: float
    side: float

    @property
    def scale(self) -> float:
        """Logical units per millimetre."""
        return self.side / self.area_mm

    @property
    def box(self) -> Bounds:
        """The box of the area on the canvas."""
        return self.x, self.y, self.side, self.side

    def at(self, x_mm: float, y_mm: float) -> Point:
        """Return the logical point of a point on the cloth."""
        return self.x + x_mm * self.scale, self.y + (self.area_mm - y_mm) * self.scale

    def of(self, pose: Pose) -> Point:
        """Return the logical point of a die's middle."""
        return self.at(pose.x_mm, pose.y_mm)

    def mm(self, point: Point) -> Point:
        """Return the point on the cloth, in mm, for a logical point; it may lie outside."""
        x, y = point
        return (x - self.x) / self.scale, self.area_mm - (y - self.y) / self.scale

    def card(self, card: CityCard) -> Bounds:
        """Return the box of a City card on the canvas."""
        x, y = self.at(card.x_mm, card.y_mm + card.height_mm)
        return x, y, card.width_mm * self.scale, card.height_mm * self.scale

    def die_at(self, point: Point, layout: Layout, reach_mm: float) -> Die | None:
        """Return the die nearest to a logical point, if its middle is within `reach_mm`."""
        x, y = self.mm(point)
        far = {pose.die: hypot(pose.x_mm - x, pose.y_mm - y) for pose in layout.dice}
        near = min(far, key=lambda die: far[die], default=None)
        return near if near is not None and far[near] <= reach_mm else None


def reach_outline(card: CityCard, ruler_mm: float, steps: int = 16) -> tuple[Point, ...]:
    """Return the line around a City card at the ruler's distance, in mm, counter-clockwise.

    A die whose outline comes inside this line has reached the City [2.0.1].
    """
    x0, y0 = card.x_mm, card.y_mm
    x1, y1 = x0 + card.width_mm, y0 + card.height_mm
    return _rounded(((x1, y1), (x0, y1), (x0, y0), (x1, y0)), 0.0, ruler_mm, steps)


def reach_round_die(
    pose: Pose, far_mm: float, measures: Measures, steps: int = 16
) -> tuple[Point, ...]:
    """Return the line at the distance `far_mm` around a die, in mm, counter-clockwise."""
    corners = core(pose, measures)
    return _rounded(corners, pose.angle_rad, far_mm + measures.corner_mm, steps)


def reach_round_point(point: Point, far_mm: float, steps: int = 64) -> tuple[Point, ...]:
    """Return a circle around a point, in mm, counter-clockwise."""
    angles = [step * tau / steps for step in range(steps)]
    return tuple((point[0] + cos(a) * far_mm, point[1] + sin(a) * far_mm) for a in angles)


def _rounded(
    corners: tuple[Point, ...], angle_rad: float, far_mm: float, steps: int
) -> tuple[Point, ...]:
    """Return the line at the distance `far_mm` around a turned rectangle, with round corners.

    `corners` start with the corner at +x, +y of the unturned rectangle, and go counter-
    clockwise.
    """
    line = []
    for quarter, (x, y) in enumerate(corners):
        for step in range(steps + 1):
            angle = angle_rad + (quarter + step / steps) * tau / 4
            line.append((x + cos(angle) * far_mm, y + sin(angle) * far_mm))
    return tuple(line)


def cut(line: tuple[Point, ...], area_mm: float) -> tuple[tuple[Point, ...], ...]:
    """Return the parts of a closed line that lie inside the area, in mm."""
    parts: list[list[Point]] = [[]]
    for a, b in pairwise((*line, line[0])):
        piece = _inside(a, b, area_mm)
        if piece is None:
            continue
        if not parts[-1] or dist(parts[-1][-1], piece[0]) > 1e-9:
            parts.append([piece[0]])
        parts[-1].append(piece[1])
    return tuple(tuple(part) for part in parts if len(part) > 1)


def _inside(a: Point, b: Point, area_mm: float) -> tuple[Point, Point] | None:
    """Return the part of a segment inside the area (Liang and Barsky's clipping), or None."""
    enter, leave = 0.0, 1.0
    for axis in (0, 1):
        step = b[axis] - a[axis]
        for bound, sign in ((0.0, -1.0), (area_mm, 1.0)):
            room = sign * (bound - a[axis])
            if step * sign > 0:
                leave = min(leave, room / (step * sign))
            elif step * sign < 0:
                enter = max(enter, room / (step * sign))
            elif room < 0:
                return None
    if enter >= leave:
        return None
    return between(a, b, enter), between(a, b, leave)
