"""[R103, R105] Obstacles next to dice, Pawns, cards and Gates."""

from math import hypot, pi, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubacube.kit.cards import Side
from cubacube.kit.gates import blockers, is_passable, obstacles, standing
from cubacube.kit.geometry import gap_to_shape_mm, point_to_shape_mm
from cubacube.kit.measures import Measures
from cubacube.kit.placing import AnyPlacing, Placed
from cubacube.kit.ride import read
from cubacube.kit.shot import Crossed, Flick, Shot, ShotEvent, Struck, gate
from cubacube.kit.terrain import Obstacle, Polygon, Shape
from cubacube.rules import TABLE, replace
from tests.kit.builders import MEASURES, SHARP, at, cards, lying
from tests.obstacles import bollard, wall

RB = gate("R1", "B1")
POSTS = at("R1", 150, 200), at("B1", 210, 200)
OPEN = lying(*POSTS, at("VA", 180, 120))
SIDES: tuple[Side, Side] = ("red", "blue")


def with_these(*there: Obstacle) -> Measures:
    return replace(MEASURES, obstacles=there)


@pytest.mark.parametrize(
    ("thing", "on_it"),
    [
        (bollard(180, 200), True),
        (bollard(180, 204.9), True),
        (bollard(180, 206), False),
        (bollard(217, 200), False),
        (bollard(214.9, 200), True),
        (wall(170, 190, 175, 300), True),
        (wall(170, 200.1, 190, 210), False),
        (wall(210.1, 190, 220, 210), False),
        (wall(100, 100, 300, 300), True),
    ],
)
def test_g23_r103_an_obstacle_on_the_segment_blocks_the_gate(thing: Obstacle, on_it: bool) -> None:
    measures = with_these(bollard(20, 150), thing)

    assert obstacles(RB, OPEN, measures) == ((1,) if on_it else ())
    assert is_passable(RB, OPEN, measures) is not on_it
    assert blockers(RB, OPEN, measures) == ()
    (found,) = standing(SIDES, cards(), OPEN, "VA", measures)
    assert found.is_passable() is not on_it


def test_g23_counter_example_without_obstacles_only_dice_block() -> None:
    blocked = lying(*POSTS, at("G1", 180, 203))

    assert is_passable(RB, OPEN, MEASURES)
    assert not is_passable(RB, blocked, MEASURES)
    assert obstacles(RB, blocked, MEASURES) == ()


def test_r102_an_obstacle_is_no_side_of_a_gate() -> None:
    measures = with_these(bollard(180, 100), bollard(100, 100))

    assert [each.gate for each in standing(SIDES, cards(), OPEN, "VA", measures)] == [RB]


@pytest.mark.parametrize(
    ("x_mm", "y_mm", "fits"),
    [(100, 100, False), (112.9, 100, False), (113.1, 100, True), (160, 60, False), (160, 79, True)],
)
def test_r105_no_die_is_laid_on_an_obstacle_by_hand(x_mm: float, y_mm: float, fits: bool) -> None:
    measures = with_these(bollard(100, 100), wall(150, 50, 170, 70.5))
    choice = AnyPlacing(0, OPEN, measures)

    assert (Placed(0, (at("B1", x_mm, y_mm),)) in choice) is fits
    assert Placed(0, (at("B1", x_mm, y_mm),)) in AnyPlacing(0, OPEN, MEASURES)


def test_gaps_to_shapes_as_one_measures_them() -> None:
    square, round_ = wall(100, 100, 120, 120).shape, bollard(110, 110).shape

    assert gap_to_shape_mm(at("R1", 138, 110), square, SHARP) == pytest.approx(10)
    assert gap_to_shape_mm(at("R1", 138, 110, pi / 4), square, SHARP) == pytest.approx(
        18 - 8 * sqrt(2)
    )
    assert gap_to_shape_mm(at("R1", 140, 110), round_, SHARP) == pytest.approx(17)
    assert gap_to_shape_mm(at("R1", 110, 110), square, SHARP) == 0
    assert point_to_shape_mm((123, 124), square) == pytest.approx(5)
    assert point_to_shape_mm((110, 110), square) == 0
    assert point_to_shape_mm((110, 120), round_) == pytest.approx(5)
    assert point_to_shape_mm((110, 112), round_) == 0


coordinates = st.floats(0, 320)


@given(coordinates, coordinates, coordinates, coordinates, st.sampled_from(["bollard", "wall"]))
def test_the_gap_of_a_point_changes_no_faster_than_the_way(
    x: float, y: float, u: float, v: float, kind: str
) -> None:
    things: dict[str, Shape] = {
        "bollard": bollard(150, 150).shape,
        "wall": Polygon(((100, 100), (200, 120), (190, 160))),
    }
    one, other = (point_to_shape_mm(p, things[kind]) for p in ((x, y), (u, v)))

    assert abs(one - other) <= hypot(x - u, y - v) + 1e-9


def test_each_obstacle_counts_once_and_as_before_the_crossing_if_it_was_met_then() -> None:
    story: tuple[ShotEvent, ...] = (
        Struck(0.1, 2),
        Crossed(0.3),
        Struck(0.4, 0),
        Struck(0.5, 2),
    )
    ride = read(Shot(TABLE, Flick(0, "VA", 0, 900), story, ()))

    assert ride.struck == (2, 0)
    assert ride.late_struck == (0,)
    assert ride.touched() == ()
