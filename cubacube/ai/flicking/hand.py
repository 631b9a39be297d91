"""A hand that strays."""

from random import Random

from cubacube.kit.shot import AnyFlick, Flick
from cubacube.rules import frozen, replace


@frozen
class Skill:
    """How far a hand strays: standard deviations of its direction and its share of the speed."""

    angle_cdeg: float
    speed_share: float


FAMILY = Skill(200.0, 0.05)
"""A rival that a family can beat."""


def with_noise(flick: Flick, choice: AnyFlick, draw: Random, skill: Skill = FAMILY) -> Flick:
    """A flick as a hand does it: a little off, but legal in `choice`."""
    launch = choice.launch
    speed = round(flick.speed_mm_s * (1 + draw.gauss(0, skill.speed_share)))
    off = replace(
        flick,
        angle_cdeg=round(flick.angle_cdeg + draw.gauss(0, skill.angle_cdeg)) % 36000,
        speed_mm_s=min(max(speed, launch.slowest_mm_s), launch.fastest_mm_s),
    )
    return off if off in choice else flick
