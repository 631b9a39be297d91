"""Motion of a die on a slope, until it rests.

Friction acts against the velocity, and the weight pulls downhill. So the path bends, and with
spin it has no closed form. It is integrated when it is looked at, and no further. Within a step
of the integration, all speeds are cubics in time and the pose is their integral.
"""

from math import copysign, inf, sqrt
from typing import Final, TypeAlias

from cubacube.table.cloth import LEVER, coupled
from cubacube.table.curve import SPIN_SHARE, after, covered, cubic
from cubacube.table.flight import Brakes, Flight, Own

_STEP: Final = 0.2
"""Share of its motion that changes in one step, for a die with 1 mm to go.

The share falls with the fourth root of the way to go: then every step has about the same error.
"""

_LONGEST_STEP: Final = 0.25
"""Largest share of the motion that changes in one step."""

_REST_MM: Final = 1e-4
"""A die that still moves less than this comes to rest along a straight line."""

_Speeds: TypeAlias = tuple[float, float, float]
"""vx and vy in mm/s and the spin in rad/s, or how fast they change."""

_Cubic: TypeAlias = tuple[float, float, float, float]
_Cubics: TypeAlias = tuple[_Cubic, _Cubic, _Cubic]


class _Step:
    """A step of the integration: the pose at its beginning, and the three speeds as cubics."""

    def __init__(self, x: float, y: float, angle: float, speeds: _Cubics) -> None:
        self.x, self.y, self.angle = x, y, angle
        self.ahead, self.aside, self.turn = speeds

    def at(self, h: float) -> Own:
        """Return pose and speeds some seconds after the beginning."""
        ahead, aside, turn = self.ahead, self.aside, self.turn
        return (
            self.x + covered(ahead, h), self.y + covered(aside, h), self.angle + covered(turn, h),
            _value(ahead, h), _value(aside, h), _value(turn, h),
        )  # fmt: skip


class SlopeFlight(Flight):
    """The motion of a die that slides on a slope and that nothing pushes.

    It is integrated as far as it is looked at. Until that is its rest, `until_s` is infinite.
    """

    def __init__(
        self,
        from_s: float,
        start: Own,
        slow_mm_s2: float,
        pull: tuple[float, float],
        edge_mm: float,
    ) -> None:
        """Begin the motion from a state that is not at rest.

        `slow_mm_s2` is the braking of a pure slide by friction. It must be greater than `pull`,
        the acceleration downhill.
        """
        super().__init__(from_s, start, inf, inf, start, slow_mm_s2)
        self.pull = pull
        self._lever, self._slow, self._weight = LEVER * edge_mm, slow_mm_s2, pull
        self._begins: list[float] = []
        self._steps: list[_Step] = []
        self._x, self._y, self._angle, vx, vy, spin = start
        self._speeds: _Speeds = (vx, vy, spin)
        self._now = 0.0
        self._next = self._change(self._speeds)

    def _integrate(self) -> None:
        """Integrate one more step."""
        speeds, change = self._speeds, self._next
        motion = self._size(speeds)
        step_s = motion / self._size(change)
        way_mm = motion * step_s / 2
        if way_mm < _REST_MM:
            ending = 0.0, 0.0, 0.0
            change = later = _halt(speeds, step_s)
        else:
            step_s *= min(_LONGEST_STEP, _STEP / sqrt(sqrt(way_mm)))
            ending = self._after(speeds, change, step_s)
            later = self._change(ending)
        step = _Step(self._x, self._y, self._angle, _cubics(speeds, change, ending, later, step_s))
        self._begins.append(self._now)
        self._steps.append(step)
        self._x += covered(step.ahead, step_s)
        self._y += covered(step.aside, step_s)
        self._angle += covered(step.turn, step_s)
        self._now += step_s
        self._speeds, self._next = ending, later
        if ending == (0.0, 0.0, 0.0):
            self.rest_s, self.until_s = self._now, self.from_s + self._now
            self.end = self._x, self._y, self._angle, 0.0, 0.0, 0.0

    def at(self, t_s: float) -> Own:
        """Return pose and speeds at a time, which must not be before the start."""
        since = t_s - self.from_s
        while self._now <= since and self.until_s == inf:
            self._integrate()
        if t_s >= self.until_s:
            return self.end
        k = after(self._begins, since) - 1
        return self._steps[k].at(since - self._begins[k])

    def brakes(self, t_s: float) -> Brakes:
        """Return limits of the braking by friction of a die that still moves at `t_s`.

        They are valid until friction and weight can have changed its motion by a quarter.
        """
        _, _, _, vx, vy, spin = self.at(t_s)
        px, py = self.pull
        speed, rim = sqrt(vx * vx + vy * vy), self._lever * abs(spin)
        quarter = max(speed, rim) / 4
        until = t_s + quarter / (self._slow + sqrt(px * px + py * py))
        most, least_twist = coupled(speed + quarter, max(rim - quarter, 0.0))
        least, most_twist = coupled(max(speed - quarter, 0.0), rim)
        slow, twist = self._slow, self._slow * SPIN_SHARE / self._lever
        return until, slow * least, slow * most, twist * least_twist, twist * most_twist

    def _size(self, speeds: _Speeds) -> float:
        """Return the size of a motion, or of its change; the spin counts at the rim."""
        vx, vy, spin = speeds
        rim = self._lever * spin
        return sqrt(vx * vx + vy * vy + rim * rim)

    def _change(self, speeds: _Speeds) -> _Speeds:
        """Return how fast friction and weight change the speeds."""
        vx, vy, spin = speeds
        px, py = self._weight
        speed, rim = sqrt(vx * vx + vy * vy), self._lever * abs(spin)
        if not speed and not rim:
            return px, py, 0.0
        force, torque = coupled(speed, rim)
        drag = self._slow * force / speed if speed else 0.0
        twist = self._slow * SPIN_SHARE * torque / self._lever
        return px - drag * vx, py - drag * vy, -copysign(twist, spin)

    def _after(self, speeds: _Speeds, change: _Speeds, step_s: float) -> _Speeds:
        """Return the speeds after a Runge-Kutta step."""
        half = step_s / 2
        change2 = self._change(_moved(speeds, change, half))
        change3 = self._change(_moved(speeds, change2, half))
        change4 = self._change(_moved(speeds, change3, step_s))
        ends, middles = step_s / 6, step_s / 3
        speeds = _moved(_moved(speeds, change, ends), change4, ends)
        return _moved(_moved(speeds, change2, middles), change3, middles)


def _halt(speeds: _Speeds, step_s: float) -> _Speeds:
    vx, vy, spin = speeds
    return -vx / step_s, -vy / step_s, -spin / step_s


def _cubics(
    speeds: _Speeds, change: _Speeds, ending: _Speeds, later: _Speeds, step_s: float
) -> _Cubics:
    """Return the three speeds in a step as cubics in time."""
    return (
        cubic(speeds[0], change[0], ending[0], later[0], step_s),
        cubic(speeds[1], change[1], ending[1], later[1], step_s),
        cubic(speeds[2], change[2], ending[2], later[2], step_s),
    )


def _moved(speeds: _Speeds, change: _Speeds, seconds: float) -> _Speeds:
    vx, vy, spin = speeds
    ax, ay, twist = change
    return vx + ax * seconds, vy + ay * seconds, spin + twist * seconds


def _value(speed: _Cubic, since: float) -> float:
    a, b, c, d = speed
    return a + since * (b + since * (c + since * d))
