"""How the cloth slows a die: dry friction under a square that slides and spins at once.

Friction is spread evenly under the die and acts everywhere against the local velocity, so a
spinning die is braked less in its slide and a sliding die less in its spin. The two factors below
are fitted to that integral over the square, averaged over directions.
"""

from math import asinh, sqrt

LEVER = (sqrt(2) + asinh(1)) / 6
"""Mean distance of the points of a unit square from its middle: the lever of a pure spin."""

_SPIN_ONLY = 200.0
"""From this ratio of rim speed to sliding speed on the fit gives way to the exact limit."""

_CREEP = 2 * asinh(1) * LEVER
"""The sliding force in that limit, over the ratio of the speeds: half the lever times the mean of
one over the distance from the middle, 4 asinh(1) for a unit square."""


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
