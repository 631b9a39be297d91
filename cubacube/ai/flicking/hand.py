"""Hand noise: how a flick may differ from the intended one."""

from functools import cache
from math import cos, hypot, log, pi, sin, sqrt
from random import Random

from cubacube.kit.shot import AnyFlick, Flick
from cubacube.rules import frozen

_GOLDEN = 0.6180339887498949
"""The digits of the golden ratio after the point, 0.618...

Multiples of this number spread more evenly than random numbers.
"""


@frozen
class HandSkill:
    """Noise of a hand: standard deviations of the direction and of the relative speed."""

    angle_cdeg: float
    speed_share: float

    def and_also(self, angle_cdeg: float, speed_share: float) -> "HandSkill":
        """Return the skill of a hand that also has the noise of a second, independent cause."""
        return HandSkill(hypot(self.angle_cdeg, angle_cdeg), hypot(self.speed_share, speed_share))


def with_noise(flick: Flick, choice: AnyFlick, rng: Random, skill: HandSkill) -> Flick:
    """Return a flick with random hand noise, or `flick` itself if the result is illegal."""
    harder = rng.gauss(0, 1)
    return _off(flick, choice, skill, rng.gauss(0, 1), harder)


def sampled(flick: Flick, choice: AnyFlick, skill: HandSkill, count: int) -> tuple[Flick, ...]:
    """Return `count` noisy versions of a flick, spread like a normal distribution.

    The noise is the same on every call, so plans are compared under equal conditions.
    """
    return tuple([_off(flick, choice, skill, *each) for each in _luck(count)])


def _off(flick: Flick, choice: AnyFlick, skill: HandSkill, left: float, harder: float) -> Flick:
    """Return a flick shifted by these numbers of standard deviations.

    `left` is the shift in direction and `harder` the shift in speed. Returns `flick` itself if
    the shifted flick is illegal.
    """
    angle = round(flick.angle_cdeg + skill.angle_cdeg * left) % 36000
    speed = choice.launch.nearest_mm_s(flick.speed_mm_s * (1 + skill.speed_share * harder))
    off = Flick(
        flick.seat, flick.die, angle, speed, flick.offset_tenth_mm, flick.height, flick.gate
    )
    return off if off in choice else flick


@cache
def _luck(count: int) -> tuple[tuple[float, float], ...]:
    """Return `count` pairs of normally distributed numbers.

    After each pair comes the same pair with opposite signs. The numbers are not random. They are
    rounded, so that every machine gets the same ones.
    """
    found: list[tuple[float, float]] = []
    for number in range(1, count // 2 + 2):
        far, turn = sqrt(-2 * log(_halved(number))), pi * (number * _GOLDEN % 1)
        left, harder = round(far * cos(turn), 3), round(far * sin(turn), 3)
        found += ((left, harder), (-left, -harder))
    return tuple(found[:count])


def _halved(number: int) -> float:
    """Return term `number` of the van der Corput sequence: 1/2, 1/4, 3/4, 1/8, 5/8 ..."""
    share, part = 0.0, 0.5
    while number:
        share, number, part = share + part * (number % 2), number // 2, part / 2
    return share
