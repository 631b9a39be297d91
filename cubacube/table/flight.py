"""Motion of a free die between two pushes, computed directly for any time."""

from dataclasses import dataclass
from math import sqrt
from typing import Final, TypeAlias

from cubacube.table.cloth import LEVER
from cubacube.table.curve import FROM_SLIDES, FROM_SPINS, LAST_RATIO

Own: TypeAlias = tuple[float, float, float, float, float, float]
"""x, y, angle, vx, vy, spin of one die."""

Brakes: TypeAlias = tuple[float, float, float, float, float]
"""A time, and limits of the braking that are valid until this time.

The limits are the least and greatest braking of the slide in mm/s^2, then those of the
spin in rad/s^2.
"""

_AT_REST_MM2_S2: Final = 1e-12
"""Motion below this is only a rounding error of the engine.

Motion means twice the energy divided by the mass.
"""


@dataclass(slots=True, init=False)
class Flight:
    """The motion of a die that nothing pushes, on one cloth, until it rests."""

    from_s: float
    start: Own
    until_s: float
    """Time in seconds at which the die comes to rest."""
    rest_s: float
    """Time from the start to rest."""
    end: Own
    """State at rest."""
    slow_mm_s2: float
    twist_rad_s2: float
    """Braking of the spin that corresponds to a braking of 1 on the curve."""
    left: float
    """Remaining time on the curve at the start; 0 if the die does not spin."""
    spins: bool
    """Whether the die follows `FROM_SPINS` instead of `FROM_SLIDES`."""
    stretch: Own
    """Scale factors from the curve to the die, and the remaining distances at the start.

    The four factors are for speed, spin, distance and angle. The distances are for slide and
    spin, in units of the curve.
    """
    pull: tuple[float, float]
    """Acceleration downhill in mm/s^2, as x and y."""

    # Written out, because mypyc does not compile that of a dataclass.
    def __init__(
        self, from_s: float, start: Own, until_s: float, rest_s: float, end: Own, slow_mm_s2: float
    ) -> None:
        self.from_s, self.start, self.until_s, self.rest_s = from_s, start, until_s, rest_s
        self.end, self.slow_mm_s2, self.twist_rad_s2 = end, slow_mm_s2, 0.0
        self.left, self.spins, self.pull = 0.0, False, (0.0, 0.0)
        self.stretch = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0

    def at(self, t_s: float) -> Own:
        """Return pose and speeds at a time, which must not be before the start."""
        if t_s >= self.until_s:
            return self.end
        since = t_s - self.from_s
        x, y, angle, vx, vy, spin = self.start
        if self.left == 0.0:
            share = 1 - since / self.rest_s
            half = 0.5 * since * (1 + share)
            return x + vx * half, y + vy * half, angle, vx * share, vy * share, 0.0
        curve = FROM_SPINS if self.spins else FROM_SLIDES
        slid, spun, way, rim_way = curve.at(self.left * (1 - since / self.rest_s))
        per_speed, per_spin, per_way, per_turn, whole, rim_whole = self.stretch
        slid, spun = per_speed * slid, per_spin * spun
        far, turned = per_way * (whole - way), per_turn * (rim_whole - rim_way)
        return x + vx * far, y + vy * far, angle + spin * turned, vx * slid, vy * slid, spin * spun

    def brakes(self, t_s: float) -> Brakes:
        """Return limits of the braking of a die that still moves at `t_s`.

        The limits are valid for half of the time from `t_s` to rest. Without spin they are valid
        until rest.
        """
        slow, twist = self.slow_mm_s2, self.twist_rad_s2
        if self.left == 0.0:
            return self.until_s, slow, slow, 0.0, 0.0
        half_s = 0.5 * (self.until_s - t_s)
        left = self.left * half_s / self.rest_s
        if self.spins:
            (most, least_twist), (least, most_twist) = FROM_SPINS.between(left, 2 * left)
        else:
            (least, most_twist), (most, least_twist) = FROM_SLIDES.between(left, 2 * left)
        return t_s + half_s, slow * least, slow * most, twist * least_twist, twist * most_twist


def still(from_s: float, x_mm: float, y_mm: float, angle_rad: float) -> Flight:
    """Return the flight of a die at rest."""
    end = x_mm, y_mm, angle_rad, 0.0, 0.0, 0.0
    return Flight(from_s, end, from_s, 0.0, end, 0.0)


def flight(from_s: float, start: Own, slow_mm_s2: float, edge_mm: float) -> Flight:
    """Return the flight of a die from a state; `slow_mm_s2` is the braking of a pure slide."""
    x, y, angle, vx, vy, spin = start
    speed = sqrt(vx * vx + vy * vy)
    turn = abs(spin)
    rim = LEVER * edge_mm * turn
    if speed * speed + rim * rim < _AT_REST_MM2_S2:
        return still(from_s, x, y, angle)
    if rim == 0.0:
        rest_s = speed / slow_mm_s2
        half = 0.5 * rest_s
        end = x + vx * half, y + vy * half, angle, 0.0, 0.0, 0.0
        return Flight(from_s, start, from_s + rest_s, rest_s, end, slow_mm_s2)
    spins = rim > LAST_RATIO * speed
    curve = FROM_SPINS if spins else FROM_SLIDES
    left = curve.left(speed, rim)
    slid, spun, way, rim_way = curve.at(left)
    rest_s = left * (rim / spun if spins else speed / slid) / slow_mm_s2
    per_way, per_turn = rest_s / (left * slid), rest_s / (left * spun)
    end = (
        x + vx * per_way * way, y + vy * per_way * way, angle + spin * per_turn * rim_way,
        0.0, 0.0, 0.0,
    )  # fmt: skip
    slow = speed * left / (slid * rest_s)
    made = Flight(from_s, start, from_s + rest_s, rest_s, end, slow)
    made.twist_rad_s2 = turn * left / (spun * rest_s)
    made.left, made.spins = left, spins
    made.stretch = 1 / slid, 1 / spun, per_way, per_turn, way, rim_way
    return made
