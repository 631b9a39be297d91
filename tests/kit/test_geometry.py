"""Outlines, sides of an axis, gaps."""

from math import pi, sqrt

import pytest

from cubacube.kit.geometry import (
    TOUCHING_MM,
    Axis,
    axis,
    core,
    gap_from_point_mm,
    gap_mm,
    gap_to_card_mm,
    nearest_mm,
    on_segment,
    pawn_gap_mm,
    pawn_gap_to_card_mm,
    point_to_card_mm,
    rectangle,
)
from cubacube.kit.shot import Pose
from cubacube.rules import replace
from tests.kit.builders import HABANA, MEASURES, SHARP, at, lying

GATE = lying(at("R1", 150, 200), at("B1", 210, 200))
LINE = axis(GATE, "B1", "R1")
NORTH = -1
"""The far side of the Gate for a die that comes from the south."""


@pytest.mark.parametrize(
    ("y_mm", "angle_rad", "beyond_mm"),
    [(240, 0, 32), (205, 0, -3), (210, pi / 4, 10 - sqrt(128)), (212, pi / 4, 12 - sqrt(128))],
    ids=["G1 success", "G2 spans 197-213", "G4 corner at 198.7", "G5 corner at 200.7"],
)
def test_race_g1_g2_g4_g5_the_whole_shape_must_be_beyond(
    y_mm: float, angle_rad: float, beyond_mm: float
) -> None:
    pose = at("VA", 180, y_mm, angle_rad)

    assert nearest_mm(LINE, pose, SHARP, NORTH) == pytest.approx(beyond_mm)
    assert nearest_mm(LINE, pose, SHARP, -NORTH) < 0


def test_rounded_corners_reach_less_far() -> None:
    turned = at("VA", 180, 210, pi / 4)

    assert nearest_mm(LINE, turned, MEASURES, NORTH) == pytest.approx(10 - (sqrt(2) * 6.5 + 1.5))
    assert nearest_mm(LINE, replace(turned, angle_rad=0), MEASURES, NORTH) == pytest.approx(2)


def test_left_of_the_axis_is_positive() -> None:
    assert Axis((210, 200), (150, 200)) == LINE
    assert LINE.side_mm((180, 190)) == pytest.approx(10)
    assert LINE.side_mm((400, 215)) == pytest.approx(-15)
    assert Axis((10, 20), (13, 24)).side_mm((6, 23)) == pytest.approx(5)
    assert Axis((10, 20), (13, 24)).side_mm((18, 14)) == pytest.approx(-10)


def test_along_the_axis_a_is_0_and_b_is_1() -> None:
    assert LINE.along((210, 0)) == pytest.approx(0)
    assert LINE.along((150, 999)) == pytest.approx(1)
    assert LINE.along((180, 200)) == pytest.approx(0.5)
    assert LINE.along((240, 200)) == pytest.approx(-0.5)
    assert Axis((10, 20), (13, 24)).along((9, 27)) == pytest.approx(1)
    assert Axis((10, 20), (13, 24)).along((4, 12)) == pytest.approx(-2)


def test_the_core_is_the_square_between_the_rounded_corners() -> None:
    assert core(at("VA", 10, 20), MEASURES) == (
        (16.5, 26.5),
        (3.5, 26.5),
        (3.5, 13.5),
        (16.5, 13.5),
    )


def test_the_core_turns_with_the_die() -> None:
    turned = core(at("VA", 10, 20, pi / 6), MEASURES)

    c, s = 6.5 * sqrt(3) / 2, 6.5 / 2
    corners = [(c - s, s + c), (-c - s, -s + c), (-c + s, -s - c), (c + s, s - c)]
    assert turned == tuple(pytest.approx((10 + x, 20 + y)) for x, y in corners)


def test_a_card_is_a_rectangle() -> None:
    assert rectangle(replace(HABANA, width_mm=50)) == ((0, 260), (50, 260), (50, 320), (0, 320))


@pytest.mark.parametrize(
    ("one", "other", "gap"),
    [
        (at("VA", 0, 0), at("VB", 40, 0), 24),
        (at("VA", 0, 0), at("VB", 0, -40), 24),
        (at("VA", 0, 0), at("VB", 40, 8), 24),
        (at("VA", 0, 0), at("VB", 16, 0), 0),
        (at("VA", 0, 0), at("VB", 10, 3, 0.4), 0),
        (at("VA", 0, 0), at("VB", 40, 40), 27 * sqrt(2) - 3),
        (at("VA", 0, 0), at("VB", 40, 0, pi / 4), 40 - 8 - 6.5 * sqrt(2) - 1.5),
        (at("VA", 0, 0, pi / 4), at("VB", 30, 30, pi / 4), 30 * sqrt(2) - 16),
    ],
)
def test_the_gap_of_two_outlines(one: Pose, other: Pose, gap: float) -> None:
    assert gap_mm(one, other, MEASURES) == pytest.approx(gap)
    assert gap_mm(other, one, MEASURES) == pytest.approx(gap)


def test_shapes_that_meet_have_no_gap_however_sharp() -> None:
    assert gap_mm(at("VA", 0, 0), at("VB", 10, 3, 0.4), SHARP) == 0
    assert gap_to_card_mm(at("VA", 62, 290), HABANA, SHARP) == 0
    assert on_segment([at("G1", 180, 203)], LINE, SHARP)


def test_race_g14_the_distance_to_a_city() -> None:
    gap = gap_to_card_mm(at("VA", 140, 300), HABANA, MEASURES)

    assert gap == pytest.approx(72)
    assert 50 < gap <= 75


def test_the_distance_to_a_corner_of_a_city() -> None:
    assert gap_to_card_mm(at("VA", 98, 230), HABANA, MEASURES) == pytest.approx(
        sqrt(31.5**2 + 23.5**2) - 1.5
    )


@pytest.mark.parametrize(
    ("point", "angle_rad", "gap"),
    [
        ((140, 100), 0, 32),
        ((105, 68), 0, 24),
        ((108, 108), 0, 1.5 * sqrt(2) - 1.5),
        ((140, 100), pi / 4, 40 - 6.5 * sqrt(2) - 1.5),
        ((110, 110), pi / 4, 10 * sqrt(2) - 8),
        ((107, 93), 0, 0),
        ((100, 100), 0.3, 0),
    ],
)
def test_the_gap_from_a_point_to_a_die(
    point: tuple[float, float], angle_rad: float, gap: float
) -> None:
    die = at("VA", 100, 100, angle_rad)

    assert gap_from_point_mm(point, die, MEASURES) == pytest.approx(gap)
    assert pawn_gap_mm(point, die, MEASURES) == pytest.approx(max(0, gap - 6))


@pytest.mark.parametrize(
    ("point", "gap"),
    [((100, 300), 40), ((30, 210), 50), ((63, 256), 5), ((90, 220), 50), ((30, 290), 0)],
)
def test_the_gap_from_a_point_to_a_city(point: tuple[float, float], gap: float) -> None:
    assert point_to_card_mm(point, HABANA) == pytest.approx(gap)
    assert pawn_gap_to_card_mm(point, HABANA, MEASURES) == pytest.approx(max(0, gap - 6))


@pytest.mark.parametrize("x_mm", [30, 62, 68])
def test_race_g16_there_is_no_gap_to_a_card_a_die_lies_on_by_an_edge(x_mm: float) -> None:
    assert gap_to_card_mm(at("VA", x_mm, 290), HABANA, MEASURES) == pytest.approx(0)


@pytest.mark.parametrize(("x_mm", "y_mm"), [(68.01, 290), (67.9, 252.1)])
def test_race_g16_counter_example_a_die_beside_a_card(x_mm: float, y_mm: float) -> None:
    assert gap_to_card_mm(at("VA", x_mm, y_mm), HABANA, MEASURES) > TOUCHING_MM


@pytest.mark.parametrize(
    ("x_mm", "y_mm", "on"),
    [
        (180, 203, True),
        (180, 208, True),
        (180, 208.01, False),
        (180, 192, True),
        (180, 191.99, False),
        (218, 200, True),
        (218.01, 200, False),
        (142, 200, True),
        (141.99, 200, False),
        (217.9, 207.9, False),
    ],
)
def test_race_g7_g8_lying_on_the_segment(x_mm: float, y_mm: float, on: bool) -> None:
    assert bool(on_segment([at("G1", x_mm, y_mm)], LINE, MEASURES)) is on


def test_a_turned_die_beside_a_slanted_segment() -> None:
    slanted = Axis((0, 0), (100, 100))

    assert on_segment([at("G1", 61.0, 50, pi / 4)], slanted, MEASURES)
    assert not on_segment([at("G1", 61.5, 50, pi / 4)], slanted, MEASURES)
    assert not on_segment([at("G1", 106.0, 106.0, pi / 4)], slanted, MEASURES)
    assert on_segment([at("G1", 105.0, 105.0, pi / 4)], slanted, MEASURES)
