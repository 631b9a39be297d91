"""[2.0.2] Dice that left are put back: where, and next to which dice."""

from math import pi

import pytest

from cubacube.kit.geometry import gap_mm, gap_to_shape_mm
from cubacube.kit.shot import Border, Left, Pose
from cubacube.kit.terrain import Disc, Obstacle, Polygon
from cubacube.rules import replace
from cubacube.table import NoPlaceError, shoot
from cubacube.table.border import put_back, side_left
from tests.obstacles import bollard, wall
from tests.table.setting import LEVEL, MEASURES, at, ended, flick, overlap_mm, table, told

SIDES: list[tuple[Border, tuple[float, float], tuple[float, float]]] = [
    ("left", (-9, 100), (8, 100)),
    ("right", (330, 100), (312, 100)),
    ("bottom", (100, -9), (100, 8)),
    ("top", (100, 330), (100, 312)),
]


def back(dice: list[Pose], own: str | None, *left: Left) -> dict[str, Pose]:
    return {pose.die: pose for pose in put_back(tuple(dice), left, own, MEASURES)}


@pytest.mark.parametrize(("border", "out", "inside"), SIDES)
def test_a_gate_die_lies_where_it_left(
    border: Border, out: tuple[float, float], inside: tuple[float, float]
) -> None:
    dice = [at("R1", *out, 0.2, 7)]

    assert back(dice, None, Left(0.1, "R1", border, *out)) == {"R1": at("R1", *inside, 0.0, 7)}


@pytest.mark.parametrize(("border", "out", "_inside"), SIDES)
def test_the_flicked_vehicle_goes_to_the_middle_of_the_side(
    border: Border, out: tuple[float, float], _inside: tuple[float, float]
) -> None:
    middle = {"left": (8, 160), "right": (312, 160), "bottom": (160, 8), "top": (160, 312)}

    found = back([at("VA", *out)], "VA", Left(0.1, "VA", border, *out))

    assert (found["VA"].x_mm, found["VA"].y_mm) == middle[border]


def test_near_a_corner_it_stays_inside() -> None:
    found = back([at("R1", 330, 318)], None, Left(0.1, "R1", "right", 330, 318))
    assert (found["R1"].x_mm, found["R1"].y_mm) == (312, 312)


def test_it_is_laid_parallel_to_the_border_by_the_shortest_turn() -> None:
    angles = [
        back([at("R1", 330, 90, angle)], None, Left(0.1, "R1", "right", 330, 90))["R1"].angle_rad
        for angle in (0.7, 0.9, -3.0, 8.0)
    ]
    assert angles == pytest.approx([0, pi / 2, -pi, 2.5 * pi], abs=1e-6)


@pytest.mark.parametrize(("taken", "y"), [(95, 111.25), (105, 88.75), (130, 100)])
def test_a_taken_place_gives_way_to_the_nearest_free_one(taken: float, y: float) -> None:
    other = at("B1", 312, taken)

    found = back([other, at("R1", 330, 100)], None, Left(0.1, "R1", "right", 330, 100))

    assert found["R1"].y_mm == pytest.approx(y, abs=0.25)
    assert gap_mm(found["R1"], other, MEASURES) > 0
    assert found["B1"] == other


def test_two_that_left_at_one_place_lie_side_by_side() -> None:
    dice = [at("B1", 331, 100), at("R1", 330, 104), at("VA", 330, 160)]
    lefts = [
        Left(0.1, "R1", "right", 330, 104),
        Left(0.2, "B1", "right", 331, 100),
        Left(0.3, "VA", "right", 330, 50),
    ]

    found = back(dice, "VA", *lefts)

    assert (found["R1"].x_mm, found["R1"].y_mm) == (312, 104)
    assert found["B1"].y_mm == pytest.approx(88, abs=0.3)
    assert (found["VA"].x_mm, found["VA"].y_mm) == (312, 160)
    assert overlap_mm(tuple(found.values())) == 0


def test_a_full_side_sends_it_to_another() -> None:
    wall = [at(f"P{k:02}", 312, 8 + 17 * k) for k in range(19)]

    found = back([*wall, at("R1", 330, 100)], None, Left(0.1, "R1", "right", 330, 100))

    assert found["R1"].x_mm == 8
    assert overlap_mm(tuple(found.values())) == 0


WALL = Obstacle(
    "Wall", "wall", 0.5, 0.2, 0, Polygon(((300, 60), (320, 60), (320, 140), (300, 140)))
)
PALM = Obstacle("Palm", "palm", 0.5, 0.2, 0, Disc(312, 160, 5))


@pytest.mark.parametrize(
    ("obstacle", "y", "laid"), [(WALL, 95, 51.75), (WALL, 105, 148.25), (PALM, 158, 146.75)]
)
def test_it_does_not_come_to_lie_on_an_obstacle(obstacle: Obstacle, y: float, laid: float) -> None:
    measures = replace(MEASURES, obstacles=(obstacle,))
    left = Left(0.1, "R1", "right", 330, y)

    (found,) = put_back((at("R1", 330, y),), (left,), None, measures)

    assert found.x_mm == 312
    assert found.y_mm == pytest.approx(laid, abs=0.26)
    assert 0 < gap_to_shape_mm(found, obstacle.shape, measures) < 0.3


def test_a_walled_side_sends_it_to_another() -> None:
    whole = replace(WALL, shape=Polygon(((310, 0), (320, 0), (320, 320), (310, 320))))
    left = Left(0.1, "R1", "right", 330, 100)

    (found,) = put_back((at("R1", 330, 100),), (left,), None, replace(MEASURES, obstacles=(whole,)))

    assert (found.x_mm, found.y_mm) == (8, 100)


def test_a_full_border_is_a_fault() -> None:
    ring = [at(f"P{k:02}{x}", x, 8 + 17 * k) for k in range(19) for x in (8, 312)]
    ring += [at(f"Q{k:02}{y}", 8 + 17 * k, y) for k in range(19) for y in (8, 312)]

    with pytest.raises(NoPlaceError, match="no room for all dice along the border"):
        back([*ring, at("R1", 330, 100)], None, Left(0.1, "R1", "right", 330, 100))


@pytest.mark.parametrize(
    ("path", "border"),
    [
        ([(310, 300), (330, 310), (335, 325)], "right"),
        ([(310, 310), (315, 330), (330, 340)], "top"),
        ([(10, 10), (-2, 20), (-9, 30)], "left"),
        # Out at the top, in again, and out at the right.
        ([(300, 310), (310, 325), (315, 318), (330, 310)], "right"),
        # Beyond both sides in the same step.
        ([(310, 310), (330, 331)], "top"),
        ([(10, 10), (-20, -19)], "left"),
    ],
)
def test_the_side_is_the_one_crossed_first(path: list[tuple[float, float]], border: str) -> None:
    assert side_left(path, 320.0) == border


def test_a_vehicle_of_another_player_goes_where_it_left_though_a_vehicle() -> None:
    layout = table(at("VA", 250, 77), at("VB", 290, 77))

    pushed, _ = shoot(layout, flick("VA", 0, 1080), LEVEL)
    flicked, _ = shoot(layout, flick("VB", 0, 1400), LEVEL)

    assert ended(pushed, "VB") == at("VB", 312, 77)
    assert ended(flicked, "VB") == at("VB", 312, 160)


def test_a_flicked_gate_die_goes_where_it_left() -> None:
    shot, _ = shoot(table(at("B2", 250, 50)), flick("B2", 0, 1400), LEVEL)

    assert [event.die for event in told(shot, Left)] == ["B2"]
    assert ended(shot, "B2") == at("B2", 312, 50)


def test_a_die_that_left_and_the_middle_taken_by_a_turned_die() -> None:
    other = at("R1", 305, 163, 0.6)
    layout = table(other, at("VB", 290, 77))

    shot, _ = shoot(layout, flick("VB", 0, 1400), LEVEL)

    laid = ended(shot, "VB")
    assert laid.x_mm == 312
    assert laid.y_mm != 160
    assert 0 < gap_mm(laid, other, MEASURES) < 1
    assert replace(laid, y_mm=77) == at("VB", 312, 77)


def test_g28_r105_a_die_is_put_back_beside_an_obstacle() -> None:
    walled = replace(MEASURES, obstacles=(wall(312, 60, 320, 100),))
    out = at("B1", 330, 77)

    (found,) = put_back((out,), (Left(0.1, "B1", "right", 330, 77),), None, walled)

    assert found.x_mm == 312
    assert found.y_mm == pytest.approx(52, abs=0.3)
    assert back([out], None, Left(0.1, "B1", "right", 330, 77))["B1"].y_mm == 77


def test_r105_nor_is_the_own_vehicle_put_back_on_one() -> None:
    walled = replace(MEASURES, obstacles=(bollard(160, 310),))
    out = at("VA", 150, 330)

    (found,) = put_back((out,), (Left(0.1, "VA", "top", 150, 330),), "VA", walled)

    assert found.y_mm == 312
    assert abs(found.x_mm - 160) == pytest.approx(13, abs=0.3)
