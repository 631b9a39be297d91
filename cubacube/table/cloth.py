"""How the cloth slows a die: dry friction under a square that slides and spins at once.

Friction is spread evenly under the die and acts everywhere against the local velocity, so a
spinning die is braked less in its slide and a sliding die less in its spin. The two factors below
are fitted to that integral over the square, averaged over directions.
"""

from collections.abc import Callable
from math import asinh, sqrt
from typing import TypeAlias

from cubacube.table.level import Level

Slide: TypeAlias = Callable[[list[float], int, float], bool]

LEVER = (sqrt(2) + asinh(1)) / 6
"""Mean distance of the points of a unit square from its middle: the lever of a pure spin."""

_SPIN_ONLY = 200.0
"""From this ratio of rim speed to sliding speed on the fit gives way to the exact limit."""

_CREEP = 2 * asinh(1) * LEVER
"""The sliding force in that limit, over the ratio of the speeds: half the lever times the mean of
one over the distance from the middle, 4 asinh(1) for a unit square."""


_AT_REST_MM2_S2 = 1e-12
"""Motion, twice the energy over the mass, that only the rounding of the engine leaves."""

_STILL = (0.0, 0.0, 0.0)


def coupled(speed: float, rim_speed: float) -> tuple[float, float]:
    """What is left of the sliding force and of the spinning torque when both happen at once.

    `rim_speed` is the spin times the mean lever. Each factor is a share of the value for the pure
    motion; errors below 0.013 for the force and 0.02 for the torque.
    """
    if rim_speed > _SPIN_ONLY * speed:
        return _CREEP * speed / rim_speed, 1.0
    s = rim_speed / speed
    force = (1 + s * (-0.17473 + 0.68797 * s)) / (1 + s * (-0.17473 + s * (0.63297 + 0.90119 * s)))
    torque = (
        s
        * (0.58624 + s * (-0.28073 + 0.96656 * s))
        / (1 + s * (0.02258 + s * (-0.10889 + 0.96656 * s)))
    )
    return force, torque


def sliding(level: Level, friction: float) -> Slide:
    """The law of motion of a free die on cloth of a friction: `slide(state, offset, seconds)`.

    It moves the six numbers x, y, angle, vx, vy, spin at `offset` on by `seconds`, and stops the
    die exactly, where it comes to rest, if it does so within that time; then it says so.
    """
    slow = friction * level.cloth.gravity_mm_s2
    lever = LEVER * level.dice.edge_mm
    gyration2 = level.dice.edge_mm**2 / 6  # moment of inertia over mass
    unwind = slow * lever / gyration2

    def slide(state: list[float], offset: int, seconds: float) -> bool:
        x, y, angle, vx, vy, spin = state[offset : offset + 6]
        speed, turn = sqrt(vx * vx + vy * vy), abs(spin)
        motion = speed * speed + gyration2 * turn * turn
        if motion < _AT_REST_MM2_S2:
            state[offset + 3 : offset + 6] = _STILL
            return True
        if turn == 0.0:
            brake, twist = slow, 0.0
        else:
            force, torque = coupled(speed, turn * lever)
            # Midpoint: the factors change while the die slows down.
            middle = speed - slow * force * seconds / 2
            rim = turn - unwind * torque * seconds / 2
            if middle > 0.0 and rim > 0.0:
                force, torque = coupled(middle, rim * lever)
            brake, twist = slow * force, unwind * torque
        power = speed * brake + gyration2 * turn * twist
        if motion <= power * seconds:
            rest = 0.5 * motion / power
            end = x + vx * rest, y + vy * rest, angle + spin * rest
            state[offset : offset + 6] = *end, *_STILL
            return True
        # The shares of speed and spin that are left after this step.
        slid = 1 - brake * seconds / speed if speed > brake * seconds else 0.0
        spun = 1 - twist * seconds / turn if turn > twist * seconds else 0.0
        half = 0.5 * seconds
        state[offset : offset + 6] = (
            x + (1 + slid) * vx * half,
            y + (1 + slid) * vy * half,
            angle + (1 + spun) * spin * half,
            vx * slid,
            vy * slid,
            spin * spun,
        )
        return False

    return slide
