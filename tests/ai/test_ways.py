"""Straight lines past obstacles."""

from math import hypot, pi

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cubacube.ai import flicking
from cubacube.ai.flicking import lines
from cubacube.ai.flicking.lines import spare_rad
from cubacube.kit.geometry import Point, point_to_shape_mm
from cubacube.kit.shot import AnyFlick, Flick, Layout, Pose, Shot, gate
from cubacube.kit.terrain import Disc, Obstacle, Polygon, Shape, Zone
from cubacube.rules import replace
from cubacube.session.files.levels import level_text, load_level, parse_level
from cubacube.table.level import Level
from cubacube.table.shoot import shoot
from tests.obstacles import bollard, wall

LEVEL = load_level("habana")
RIVAL = flicking.LEVELS[1]
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


@pytest.mark.parametrize("at", [(160.0, 160.0), (185.0, 160.0), (230.0, 160.0)])
def test_the_force_of_a_hand_is_felt_where_no_obstacle_stands_in_the_way(at: Point) -> None:
    walled = replace(MEASURES, obstacles=(replace(bollard(*at), shape=Disc(*at, 20.0)),))
    asked: list[tuple[Flick, Layout]] = []

    def what_if(flick: Flick, layout: Layout) -> Shot:
        asked.append((flick, layout))
        return shoot(layout, flick, LEVEL)[0]

    choice = AnyFlick(0, ("VA",), (None,), lying(), MEASURES.launch)
    cloth_view = flicking.mind(choice, walled, what_if, lambda _shot: 0.0, RIVAL)
    free = flicking.mind(choice, MEASURES, what_if, lambda _shot: 0.0, RIVAL)

    assert cloth_view.slowdown_mm_s2 == pytest.approx(free.slowdown_mm_s2)
    (begun,) = asked[0][1].dice
    (ended,) = shoot(asked[0][1], asked[0][0], LEVEL)[0].rest
    way = between((begun.x_mm, begun.y_mm), (ended.x_mm, ended.y_mm))
    assert min(hypot(x - at[0], y - at[1]) for x, y in way) > 20 + 8 * 2**0.5


def test_the_force_of_a_hand_is_felt_on_bare_cloth() -> None:
    icy = Zone("Pond", "ice", 0.05, Disc(160, 160, 60))
    level = parse_level(
        level_text("habana")
        + """
        [[zones]]
        name = "Pond"
        look = "ice"
        friction = 0.05
        circle = { x_mm = 160, y_mm = 160, radius_mm = 60 }
        """,
        "icy",
    )
    choice = AnyFlick(0, ("VA",), (None,), lying(), MEASURES.launch)

    def cloth_view(table: Level) -> float:
        thinker = flicking.mind(
            choice,
            table.measures(),
            lambda flick, at: shoot(at, flick, table)[0],
            lambda _shot: 0,
            RIVAL,
        )
        return thinker.slowdown_mm_s2

    assert level.terrain == (icy,)
    assert cloth_view(level) == pytest.approx(cloth_view(LEVEL))
