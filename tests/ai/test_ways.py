"""Straight lines past obstacles."""

from math import pi

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cubacube.ai import flicking
from cubacube.ai.flicking import lines
from cubacube.ai.flicking.lines import spare_rad
from cubacube.kit.geometry import Point, point_to_shape_mm
from cubacube.kit.shot import Layout, Pose, gate
from cubacube.kit.terrain import Disc, Obstacle, Polygon, Shape
from cubacube.rules import replace
from cubacube.session.files.levels import load_level
from tests.obstacles import bollard, wall

LEVEL = load_level("habana")
MEASURES = LEVEL.measures()
RB = gate("R1", "B1")
REACH = 9.6
SHAPES: list[Shape] = [
    Disc(160, 160, 12),
    Polygon(((100, 150), (220, 150), (220, 158), (100, 158))),
    Polygon(((150, 140), (190, 170), (140, 180))),
]
places = st.tuples(st.floats(0, 320), st.floats(0, 320))


def lying(*more: Pose) -> Layout:
    dice = Pose("B1", 210, 200, 0.0), Pose("R1", 150, 200, 0.0), Pose("VA", 180, 120, 0.0)
    return Layout(tuple(sorted((*dice, *more), key=lambda pose: pose.die)))


@given(places, places, st.sampled_from(SHAPES))
def test_who_has_room_to_err_meets_nothing_on_the_way(
    start: Point, stop: Point, shape: Shape
) -> None:
    assume(point_to_shape_mm(start, shape) > REACH)
    spare = spare_rad(start, stop, shape, REACH)

    way = [point_to_shape_mm(at, shape) for at in between(start, stop)]
    if spare > 0:
        assert min(way) >= REACH - 1e-6
    if min(way) == 0:
        assert spare < 0


def between(start: Point, stop: Point) -> list[Point]:
    (x, y), (u, v) = start, stop
    return [(x + (u - x) * step / 64, y + (v - y) * step / 64) for step in range(65)]


def test_the_room_is_the_angle_to_the_nearest_corner() -> None:
    across = Polygon(((180, 140), (250, 140), (250, 150), (180, 150)))

    assert spare_rad((160, 40), (160, 240), across, 8) == pytest.approx(12 / 110)
    assert spare_rad((160, 40), (160, 100), across, 8) == pi / 2
    assert spare_rad((200, 40), (200, 240), across, 8) == pytest.approx(-28 / 100)


def test_no_line_goes_through_a_gate_with_an_obstacle_on_it() -> None:
    measures = replace(MEASURES, obstacles=(bollard(180, 200),))

    assert not list(flicking.through_gates(lying(), "VA", (RB,), measures))
    assert list(flicking.through_gates(lying(), "VA", (RB,), MEASURES))


def test_an_obstacle_before_a_gate_leaves_no_room_and_one_beside_it_less() -> None:
    def sure(*there: Obstacle) -> float:
        measures = replace(MEASURES, obstacles=there)
        return max(
            aim.tolerance_rad for aim in flicking.through_gates(lying(), "VA", (RB,), measures)
        )

    assert sure(wall(150, 155, 210, 160)) < 0 < sure(bollard(168, 160)) < sure()


def test_no_place_to_stop_is_on_an_obstacle() -> None:
    measures = replace(MEASURES, obstacles=(bollard(160, 60), wall(40, 200, 100, 210)))

    assert not lines.free(lying(), "VA", (160, 70), measures)
    assert not lines.free(lying(), "VA", (70, 195), measures)
    assert lines.free(lying(), "VA", (160, 85), measures)
