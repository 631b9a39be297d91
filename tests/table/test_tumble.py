"""When, in which direction and how far a die rolls over."""

from math import cos, pi, sin, sqrt

import pytest

from cubacube.table.tumble import tumble
from tests.table.setting import LEVEL

LIMITS = LEVEL.tumbling
FORWARD = LIMITS.forward_mm2_s / 5.0
BACKWARD = LIMITS.backward_mm2_s / 5.0


@pytest.mark.parametrize(
    ("direction", "way"), [(0, "east"), (pi / 2, "north"), (pi, "west"), (-pi / 2, "south")]
)
@pytest.mark.parametrize("lying", [0.0, 0.3, -2.0, 7.0])
def test_the_way_is_told_in_the_frame_of_the_die(direction: float, way: str, lying: float) -> None:
    jump = 1.2 * FORWARD * cos(direction + lying), 1.2 * FORWARD * sin(direction + lying)

    assert tumble(jump, lying, 5.0, LIMITS) == (way, 1)


def test_below_the_middle_it_rolls_backward_and_later() -> None:
    assert tumble((1.01 * FORWARD, 0), 0.0, -5.0, LIMITS) is None
    assert tumble((1.01 * BACKWARD, 0), 0.0, -5.0, LIMITS) == ("west", 1)
    assert tumble((0, 1.01 * BACKWARD), 0.0, -5.0, LIMITS) == ("south", 1)


def test_at_the_threshold_it_stays() -> None:
    assert tumble((FORWARD, 0), 0.0, 5.0, LIMITS) is None
    assert tumble((1.001 * FORWARD, 0), 0.0, 5.0, LIMITS) == ("east", 1)


def test_over_a_corner_it_takes_more() -> None:
    assert tumble((FORWARD, 0), pi / 4 - 0.01, 5.0, LIMITS) is None
    assert tumble((1.02 * FORWARD * sqrt(2), 0), pi / 4 - 0.01, 5.0, LIMITS) == ("east", 1)


def test_at_the_middle_nothing_tips() -> None:
    assert tumble((10_000, 0), 0.0, 0.0, LIMITS) is None


@pytest.mark.parametrize(("share", "quarters"), [(1.4, 1), (1.6, 2), (2.4, 2), (2.6, 3), (99, 6)])
def test_harder_hits_roll_farther(share: float, quarters: int) -> None:
    jump = sqrt(share * LIMITS.forward_quarter_mm4_s2) / 5.0
    assert tumble((jump, 0), 0.0, 5.0, LIMITS) == ("east", quarters)
