"""A hand that strays, and how a flick may come out that it tries."""

from functools import cache
from math import cos, hypot, log, pi, sin, sqrt
from random import Random

from cubacube.kit.shot import AnyFlick, Flick
from cubacube.rules import frozen, replace

_GOLDEN = 0.6180339887498949
"""Multiples of this, without their whole parts, lie more evenly than chance does."""


@frozen
class HandSkill:
    """How far a hand strays: standard deviations of its direction and its share of the speed."""

    angle_cdeg: float
    speed_share: float

    def and_also(self, angle_cdeg: float, speed_share: float) -> "HandSkill":
        """A hand that strays for one more reason that has nothing to do with the first."""
        return HandSkill(hypot(self.angle_cdeg, angle_cdeg), hypot(self.speed_share, speed_share))


def with_noise(flick: Flick, choice: AnyFlick, rng: Random, skill: HandSkill) -> Flick:
    """A flick as a hand does it: a little off, but legal in `choice`."""
    harder = rng.gauss(0, 1)
    return _off(flick, choice, skill, rng.gauss(0, 1), harder)


def sampled(flick: Flick, choice: AnyFlick, skill: HandSkill, count: int) -> tuple[Flick, ...]:
    """So many ways in which a flick may come out, the likely ones closer together.

    Always the same for the same flick: plans that are compared so are compared by the same luck.
    """
    return tuple([_off(flick, choice, skill, *each) for each in _luck(count)])


def _off(flick: Flick, choice: AnyFlick, skill: HandSkill, left: float, harder: float) -> Flick:
    """A flick that is off by so many standard deviations; as it was if that were not allowed."""
    launch = choice.launch
    speed = round(flick.speed_mm_s * (1 + skill.speed_share * harder))
    off = replace(
        flick,
        angle_cdeg=round(flick.angle_cdeg + skill.angle_cdeg * left) % 36000,
        speed_mm_s=min(max(speed, launch.slowest_mm_s), launch.fastest_mm_s),
    )
    return off if off in choice else flick


@cache
def _luck(count: int) -> tuple[tuple[float, float], ...]:
    """Pairs of standard deviations as a normal hand has them, each with its opposite.

    They are rounded, so that they are the same everywhere.
    """
    found: list[tuple[float, float]] = []
    for number in range(1, count // 2 + 2):
        far, turn = sqrt(-2 * log(_halved(number))), pi * (number * _GOLDEN % 1)
        left, harder = round(far * cos(turn), 3), round(far * sin(turn), 3)
        found += ((left, harder), (-left, -harder))
    return tuple(found[:count])


def _halved(number: int) -> float:
    """The numbers 1, 2, 3 and so on to 1/2, 1/4, 3/4, 1/8, 5/8: their bits turned round."""
    share, part = 0.0, 0.5
    while number:
        share, number, part = share + part * (number % 2), number // 2, part / 2
    return share
