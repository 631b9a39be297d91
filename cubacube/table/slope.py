"""Motion of a die on a slope, until it rests.

Friction acts against the velocity, and the weight pulls downhill. So the path bends, and with
spin it has no closed form. It is integrated once, when the flight begins. Between two steps
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
        super().__init__(from_s, start, inf, inf, start)
        self.pull = pull
        self._lever, self._slow, self._weight = LEVER * edge_mm, slow_mm_s2, pull
        # The cubics between two steps are computed again when needed: storing them takes longer.
        self._begins: list[float] = []
        self._steps_s: list[float] = []
        self._nodes: list[float] = [*start]
        self._speeds: _Speeds = (start[3], start[4], start[5])
        self._now = 0.0
        self._next = self._change(self._speeds)

    def _integrate(self) -> None:
        """Integrate one more step."""
        speeds, change, nodes = self._speeds, self._next, self._nodes
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
        ahead, aside, turn = _cubics(speeds, change, ending, later, step_s)
        n = len(nodes) - 6
        x, y = nodes[n] + covered(ahead, step_s), nodes[n + 1] + covered(aside, step_s)
        angle = nodes[n + 2] + covered(turn, step_s)
        vx, vy, spin = ending
        nodes += (x, y, angle, vx, vy, spin)
        self._begins.append(self._now)
        self._steps_s.append(step_s)
        self._now += step_s
        self._speeds, self._next = ending, later
        if not (vx or vy or spin):
            self.rest_s, self.until_s = self._now, self.from_s + self._now
            self.end = x, y, angle, 0.0, 0.0, 0.0

    def at(self, t_s: float) -> Own:
        """Return pose and speeds at a time, which must not be before the start."""
        since = t_s - self.from_s
        while self._now <= since and self.until_s == inf:
            self._integrate()
        if t_s >= self.until_s:
            return self.end
        k = after(self._begins, since) - 1
        h, step_s = since - self._begins[k], self._steps_s[k]
        nodes, n = self._nodes, 6 * k
        x, y, angle = nodes[n], nodes[n + 1], nodes[n + 2]
        speeds = nodes[n + 3], nodes[n + 4], nodes[n + 5]
        ending = nodes[n + 9], nodes[n + 10], nodes[n + 11]
        if ending[0] or ending[1] or ending[2]:
            change, later = self._change(speeds), self._change(ending)
        else:
            change = later = _halt(speeds, step_s)
        ahead, aside, turn = _cubics(speeds, change, ending, later, step_s)
        return (
            x + covered(ahead, h), y + covered(aside, h), angle + covered(turn, h),
            _value(ahead, h), _value(aside, h), _value(turn, h),
        )  # fmt: skip

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
) -> tuple[_Cubic, _Cubic, _Cubic]:
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
