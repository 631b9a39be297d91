"""How the cloth slows a die: dry friction under a square that slides and spins at once.

Friction is spread evenly under the die and acts everywhere against the local velocity. So a
spinning die loses less sliding speed, and a sliding die loses less spin. The two factors of
`coupled` are fitted to the integral over the square, averaged over directions.
"""

from math import asinh, sqrt

LEVER = (sqrt(2) + asinh(1)) / 6
"""Mean distance of a unit square's points from its centre: the lever of a pure spin."""

_SPIN_ONLY = 200.0
"""Above this ratio of rim speed to sliding speed, the exact limit replaces the fit."""

_CREEP = 2 * asinh(1) * LEVER
"""Above the ratio `_SPIN_ONLY`, the sliding force is this times `speed / rim_speed`."""


def coupled(speed: float, rim_speed: float) -> tuple[float, float]:
    """Return the friction of a die that slides and spins at once, as two ratios.

    `rim_speed` is the spin times the mean lever. The first result is the sliding force,
    divided by that of a slide without spin. The second result is the torque, divided by
    that of a spin without slide. Errors are below 0.013 for the force and 0.02 for the
    torque.
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
