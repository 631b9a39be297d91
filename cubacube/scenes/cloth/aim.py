"""Turn a drag into a flick: the arithmetic for mouse and keys, without a window.

The player pulls a handle out of the ring around the die, opposite to the direction of the
flick. All points are in millimetres on the cloth, y up. The values are rounded once, in
`flick`; the guide, the launch and the log use that same flick.
"""

from collections.abc import Iterable
from math import atan2, cos, degrees, hypot, inf, radians, sin
from typing import get_args

from cubacube.kit.geometry import Axis, axis
from cubacube.kit.shot import AnyFlick, Cone, Die, Flick, Gate, Height
from cubacube.rules import frozen, replace
from cubacube.scenes.canvas import Point
from cubacube.table.level import Level

HEIGHTS: tuple[Height, ...] = get_args(Height)
SPIN_STEP_TENTH_MM = 5
RING_EDGES = 0.75
"""Radius of the ring around a die, in edge lengths of the die.

The ring is large enough to surround the die at every angle. A release of the handle
inside the ring cancels the flick.
"""


@frozen
class Aim:
    """A player's current aim: where the handle is, and where the finger hits the die."""

    choice: AnyFlick
    level: Level
    die: Die
    gate: Gate | None
    handle: Point
    offset_tenth_mm: int = 0
    height: Height = "middle"

    @property
    def centre(self) -> Point:
        """The middle of the die, in mm."""
        pose = self.choice.layout[self.die]
        return pose.x_mm, pose.y_mm

    @property
    def ring_mm(self) -> float:
        """Radius of the ring around the die; a handle released inside it flicks nothing."""
        return RING_EDGES * self.level.dice.edge_mm

    @property
    def drag_mm(self) -> float:
        """The distance from the ring to the handle; 0 inside the ring."""
        return max(0.0, hypot(*self._pull) - self.ring_mm)

    @property
    def angle_cdeg(self) -> int:
        """The direction of the flick in 0.01 degrees: opposite to the pull, limited to the cone."""
        return within(self.choice.cone, self._pull_deg)

    @property
    def speed_mm_s(self) -> int:
        """The speed of the flick; the free sliding distance is proportional to the drag."""
        return self.level.speed_to_mm_s(self.level.stop_of_drag_mm(self.drag_mm))

    @property
    def stop_mm(self) -> float:
        """How far the die would slide if it hit nothing."""
        return self.level.stop_mm(self.speed_mm_s)

    @property
    def power(self) -> float:
        """The free sliding distance as a fraction of the longest one, 0 to 1."""
        return self.stop_mm / self.longest_stop_mm

    @property
    def longest_stop_mm(self) -> float:
        """How far the fastest flick slides."""
        return self.level.stop_mm(self.choice.launch.fastest_mm_s)

    def flick(self) -> Flick | None:
        """Return the flick that a release would make now; None if the handle is in the ring."""
        if self.drag_mm <= 0:
            return None
        return Flick(
            self.choice.seat,
            self.die,
            self.angle_cdeg,
            self.speed_mm_s,
            self.offset_tenth_mm,
            self.height,
            self.gate,
        )

    def pulled(self, handle: Point) -> "Aim":
        """Return the aim with the handle at the point `handle`."""
        return replace(self, handle=handle)

    def pointed(self, angle_deg: float, stop_mm: float) -> "Aim":
        """Return the aim with this direction and this free sliding distance."""
        nearest = self.level.stop_mm(self.choice.launch.slowest_mm_s)
        drag = self.level.drag_to_mm(min(self.longest_stop_mm, max(nearest, stop_mm)))
        angle, reach = radians(angle_deg), self.ring_mm + drag
        x, y = self.centre
        return self.pulled((x - cos(angle) * reach, y - sin(angle) * reach))

    def turned(self, by_deg: float) -> "Aim":
        """Return the aim turned counter-clockwise, with the same power."""
        now = self._pull_deg
        allowed = within(self.choice.cone, now) / 100
        if abs((allowed - now + 180) % 360 - 180) > 0.005:  # outside the cone: start at its edge
            now = allowed
        return self.pointed(within_deg(self.choice.cone, now + by_deg), self._stop_of_drag_mm)

    def strengthened(self, by_mm: float) -> "Aim":
        """Return the aim with its free sliding distance changed by `by_mm`."""
        return self.pointed(self._pull_deg, self._stop_of_drag_mm + by_mm)

    def raised(self, steps: int) -> "Aim":
        """Return the aim with the finger `steps` higher on the die; lower if negative."""
        at = HEIGHTS.index(self.height) + steps
        return replace(self, height=HEIGHTS[min(len(HEIGHTS) - 1, max(0, at))])

    def spun(self, steps: int) -> "Aim":
        """Return the aim with the finger `steps` further left; further right if negative."""
        widest = self.choice.launch.widest_tenth_mm
        offset = self.offset_tenth_mm + steps * SPIN_STEP_TENTH_MM
        return replace(self, offset_tenth_mm=min(widest, max(-widest, offset)))

    def through(self, gate: Gate | None) -> "Aim":
        """Return the aim with `gate` as the declared Gate."""
        return replace(self, gate=gate)

    def gate_ahead(self, gates: Iterable[Gate]) -> Gate | None:
        """Return the first Gate that the die would slide through if it hit nothing."""
        if self.flick() is None:
            return None
        layout, angle = self.choice.layout, radians(self.angle_cdeg / 100)
        found = []
        for gate in gates:
            line = axis(layout, gate.a, gate.b)
            far, share = _meeting(self.centre, angle, line)
            if 0 <= far <= self.stop_mm and 0 <= share <= 1:
                found.append((far, gate))
        return min(found, key=lambda each: each[0])[1] if found else None

    @property
    def _pull(self) -> Point:
        x, y = self.centre
        return self.handle[0] - x, self.handle[1] - y

    @property
    def _pull_deg(self) -> float:
        """The direction opposite to the pull, before it is limited to the cone."""
        dx, dy = self._pull
        return degrees(atan2(-dy, -dx))

    @property
    def _stop_of_drag_mm(self) -> float:
        """The free sliding distance before rounding, so that small steps add up."""
        return min(self.longest_stop_mm, self.level.stop_of_drag_mm(self.drag_mm))


@frozen
class Grip:
    """Computes the position of the handle from the moves of the mouse.

    The handle may move more slowly than the mouse. It does not jump when fine aiming begins or
    ends.
    """

    pointer: Point
    slip: Point = (0.0, 0.0)

    @property
    def handle(self) -> Point:
        """The position of the handle: the pointer plus an offset, which fine aiming changes."""
        return self.pointer[0] + self.slip[0], self.pointer[1] + self.slip[1]

    def moved(self, pointer: Point, scale: float = 1.0) -> "Grip":
        """Return the grip after a mouse move; the handle moves `scale` times as far."""
        dx, dy = pointer[0] - self.pointer[0], pointer[1] - self.pointer[1]
        back = scale - 1.0
        return Grip(pointer, (self.slip[0] + dx * back, self.slip[1] + dy * back))

    def shifted(self, handle: Point) -> "Grip":
        """Return the grip after keys moved the handle to a point; the mouse has not moved."""
        return Grip(self.pointer, (handle[0] - self.pointer[0], handle[1] - self.pointer[1]))


def _meeting(eye: Point, angle_rad: float, line: Axis) -> tuple[float, float]:
    """Return where a ray from `eye` meets a line: the distance, and the place on the line.

    The place is 0 at `line.a` and 1 at `line.b`. If the ray is parallel to the line, both
    results are infinite.
    """
    dx, dy = cos(angle_rad), sin(angle_rad)
    (ax, ay), (bx, by) = line.a, line.b
    ex, ey = bx - ax, by - ay
    cross = dx * ey - dy * ex
    if not cross:
        return inf, inf
    px, py = ax - eye[0], ay - eye[1]
    return (px * ey - py * ex) / cross, (px * dy - py * dx) / cross


def within_deg(cone: Cone | None, angle_deg: float) -> float:
    """Return the allowed direction in the cone that is nearest to `angle_deg` (5.10)."""
    if cone is None:
        return angle_deg
    heading, half = cone.heading_cdeg / 100, cone.half_cdeg / 100
    off = (angle_deg - heading + 180) % 360 - 180
    return heading + min(half, max(-half, off))


def within(cone: Cone | None, angle_deg: float) -> int:
    """Return the allowed direction nearest to `angle_deg`.

    The result is in hundredths of a degree, from 0 to 35999.
    """
    return round(within_deg(cone, angle_deg) * 100) % 36000
