"""The playing area on the canvas."""

from math import dist

import pytest

from cubacube.rules import CityCard, Layout, Pose
from cubacube.scenes.ground import Ground, cut, reach_outline

GROUND = Ground(320, 60, 118, 860)
CARD = CityCard("La Habana", 0, 260, 60, 60)


def test_up_on_the_cloth_is_up_on_the_screen() -> None:
    assert GROUND.at(0, 0) == (60, 978)
    assert GROUND.at(320, 320) == (920, 118)


@pytest.mark.parametrize("point", [(60.0, 118.0), (333.3, 444.4), (-500.0, 3000.0)])
def test_there_and_back_again(point: tuple[float, float]) -> None:
    assert GROUND.at(*GROUND.mm(point)) == pytest.approx(point)


def test_a_card_hangs_from_its_upper_left_corner() -> None:
    assert GROUND.card(CARD) == (60, 118, 60 * 860 / 320, 60 * 860 / 320)


def test_the_nearest_die_within_reach_is_picked() -> None:
    layout = Layout((Pose("R1", 100, 100, 0), Pose("VA", 120, 100, 0)))

    assert GROUND.die_at(GROUND.at(108, 100), layout, 10) == "R1"
    assert GROUND.die_at(GROUND.at(112, 100), layout, 10) == "VA"
    assert GROUND.die_at(GROUND.at(140, 140), layout, 10) is None
    assert GROUND.die_at(GROUND.at(140, 140), Layout(), 10) is None


def test_the_reach_of_a_city_is_a_rounded_offset_of_its_card() -> None:
    for x, y in reach_outline(CARD, 75):
        across, along = max(0 - x, 0, x - 60), max(260 - y, 0, y - 320)
        assert dist((across, along), (0, 0)) == pytest.approx(75)


def test_only_the_part_of_the_reach_on_the_area_is_drawn() -> None:
    parts = cut(reach_outline(CARD, 75), 320)

    assert len(parts) == 1
    assert parts[0][0] == pytest.approx((0, 185))
    assert parts[0][-1] == pytest.approx((135, 320))
    assert all(min(point) >= -1e-9 and max(point) <= 320 + 1e-9 for point in parts[0])


def test_a_line_outside_is_cut_away() -> None:
    assert cut(((-10, -10), (-10, 400), (-20, 400)), 320) == ()


def test_a_line_inside_stays_whole() -> None:
    (part,) = cut(((10, 10), (100, 10), (100, 100)), 320)

    assert part == ((10, 10), (100, 10), (100, 100), (10, 10))
