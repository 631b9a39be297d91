"""Free dice on the cloth, compared with closed forms and with numerical integration."""

from itertools import pairwise
from math import asinh, cos, hypot, pi, sin, sqrt

import pytest

from cubacube.kit.shot import Pose
from cubacube.table import shoot
from cubacube.table.cloth import coupled
from cubacube.table.flight import Flight, flight
from tests.table.setting import EDGE, LEVEL, SLOW, at, ended, flick, table

LEVER = (sqrt(2) + asinh(1)) / 6 * EDGE
UNWIND = SLOW * LEVER * 6 / EDGE**2


def fly(vx: float, vy: float, spin: float) -> Flight:
    """Return the flight of a free die."""
    return flight(0.0, (0.0, 0.0, 0.0, vx, vy, spin), SLOW, EDGE)


@pytest.mark.parametrize("speed", [60, 300, 1000, 2100])
def test_a_slide_ends_after_v_squared_over_two_mu_g(speed: float) -> None:
    flies = fly(speed * cos(0.7), speed * sin(0.7), 0.0)

    x, y, angle, *speeds = flies.end
    assert hypot(x, y) == pytest.approx(speed**2 / (2 * SLOW), abs=1e-9)
    assert angle == 0.0
    assert speeds == [0.0, 0.0, 0.0]
    assert flies.rest_s == pytest.approx(speed / SLOW, rel=1e-12)


@pytest.mark.parametrize("spin", [5.0, -60.0, 200.0])
def test_a_spin_ends_after_w_squared_over_two_alpha(spin: float) -> None:
    flies = fly(0.0, 0.0, spin)

    x, y, angle, *_ = flies.end
    assert (x, y) == (0.0, 0.0)
    assert angle == pytest.approx(spin * abs(spin) / (2 * UNWIND), rel=1e-4)
    assert flies.rest_s == pytest.approx(abs(spin) / UNWIND, rel=1e-4)


@pytest.mark.parametrize(
    ("speed", "spin"), [(1000, 20), (1000, 60), (1000, 150), (300, 100), (1800, -90)]
)
def test_slide_and_spin_at_once_follow_their_law(speed: float, spin: float) -> None:
    flies = fly(speed, 0.0, spin)

    x, y, angle, *_ = flies.end
    far, turned, seconds = _law(speed, abs(spin))
    assert y == 0.0
    assert x == pytest.approx(far, abs=0.002)
    assert abs(angle) == pytest.approx(turned, abs=0.002)
    assert flies.rest_s == pytest.approx(seconds, abs=1e-4)
    # Combined, they go farther and last longer than either alone.
    assert x > 1.002 * speed**2 / (2 * SLOW)
    assert abs(angle) > 1.05 * spin**2 / (2 * UNWIND)


def _law(speed: float, spin: float) -> tuple[float, float, float]:
    """Integrate distance, rotation and time in ten thousand steps of the equation."""
    step = 2e-5
    far = turned = seconds = 0.0
    while speed + spin * LEVER > 2 * SLOW * step:
        force, torque = coupled(speed, spin * LEVER)
        half_speed = max(0.0, speed - SLOW * force * step / 2)
        half_spin = max(0.0, spin - UNWIND * torque * step / 2)
        force, torque = coupled(half_speed, half_spin * LEVER)
        far, turned, seconds = far + half_speed * step, turned + half_spin * step, seconds + step
        speed = max(0.0, speed - SLOW * force * step)
        spin = max(0.0, spin - UNWIND * torque * step)
    return far, turned, seconds


MIXED = [(1000, 20), (300, 100), (40, 90), (1800, -90), (900, 0.01), (0.5, 60), (700, 46.0)]


@pytest.mark.parametrize(("speed", "spin"), MIXED)
def test_a_flight_begun_anew_goes_the_same_way(speed: float, spin: float) -> None:
    whole = fly(speed, 0.0, spin)
    for share in (0.1, 0.5, 0.9, 0.999):
        at_s = share * whole.rest_s
        again = flight(at_s, whole.at(at_s), SLOW, EDGE)
        assert again.end == pytest.approx(whole.end, abs=1e-4)
        assert again.until_s == pytest.approx(whole.until_s, abs=1e-6)


@pytest.mark.parametrize(("speed", "spin"), MIXED)
def test_its_brakes_are_within_what_a_flight_says_of_them(speed: float, spin: float) -> None:
    whole = fly(speed, 0.0, spin)
    for begin in range(19):
        at_s = whole.rest_s * begin / 19
        until, least, most, least_twist, most_twist = whole.brakes(at_s)
        assert at_s < until <= whole.until_s
        moments = [whole.at(at_s + (until - at_s) * part / 10) for part in range(11)]
        tenth = (until - at_s) / 10
        for one, two in pairwise(moments):
            assert least - 1 <= (one[3] - two[3]) / tenth <= most + 1
            assert least_twist - 0.2 <= abs(one[5] - two[5]) / tenth <= most_twist + 0.2


@pytest.mark.parametrize(("speed", "spin"), MIXED)
def test_the_law_has_no_scale(speed: float, spin: float) -> None:
    """With half the deceleration, everything takes twice as long and goes twice as far."""
    one, two = fly(speed, 0.0, spin), flight(0.0, (0, 0, 0, speed, 0, spin), SLOW / 2, EDGE)

    assert two.rest_s == pytest.approx(2 * one.rest_s)
    assert two.end == pytest.approx([2 * each for each in one.end])


@pytest.mark.parametrize("ratio", [0.05, 0.3, 0.7, 1.0, 1.5, 3.0, 10.0, 60.0, 500.0])
def test_the_fitted_law_is_dry_friction_summed_over_the_square(ratio: float) -> None:
    force, torque = coupled(1000.0, 1000.0 * ratio)

    forces, torques = zip(*(_summed(ratio, turn * pi / 24) for turn in range(7)), strict=True)
    assert force == pytest.approx(sum(forces) / 7, abs=0.015)
    assert torque == pytest.approx(sum(torques) / 7, abs=0.02)


def _summed(ratio: float, direction: float) -> tuple[float, float]:
    """Return the shares of force and torque for a unit square sliding along `direction`."""
    count, lever = 80, LEVER / EDGE
    force = torque = 0.0
    for i in range(count):
        for j in range(count):
            x, y = (i + 0.5) / count - 0.5, (j + 0.5) / count - 0.5
            px, py = cos(direction) - ratio / lever * y, sin(direction) + ratio / lever * x
            speed = hypot(px, py)
            force += (px * cos(direction) + py * sin(direction)) / speed
            torque += (x * py - y * px) / speed / lever
    return force / count**2, torque / count**2


def test_the_law_has_no_jump_where_spin_is_nearly_all() -> None:
    below, above = coupled(5.0, 999.0), coupled(5.0, 1001.0)

    assert above == pytest.approx(below, abs=0.001)
    assert above[0] == pytest.approx(0.67444 / 200.2, rel=1e-4)
    assert coupled(0.0, 10.0) == (0.0, 1.0)
    assert coupled(10.0, 0.0) == (1.0, 0.0)


def test_a_flick_off_the_middle_spins_the_die_clockwise_if_left() -> None:
    layout = table(at("VA", 100, 160))

    left, straight, right = (
        ended(shoot(layout, flick("VA", 0, 700, aside_mm=aside), LEVEL)[0], "VA")
        for aside in (2.0, 0.0, -2.0)
    )

    assert left.angle_rad < 0 == straight.angle_rad < right.angle_rad
    assert left.angle_rad == -right.angle_rad
    assert left.x_mm == right.x_mm > straight.x_mm
    assert isinstance(left, Pose)
    assert left.y_mm == 160
