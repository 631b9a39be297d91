"""The opening throw scatters all dice inside the area without overlaps."""

from collections import Counter
from math import hypot, pi
from random import Random

import pytest

from cubacube.kit.geometry import gap_to_shape_mm
from cubacube.kit.shot import Layout, Pose
from cubacube.rules import replace
from cubacube.table import NoPlaceError, throw
from cubacube.table.level import Circle, ObstacleOfTable, RectangleShape
from tests.table.setting import CITIES, EDGE, LEVEL, MEASURES, NAMES, at, overlap_mm

EMPTY = Layout((), CITIES)


def thrown(seed: int) -> tuple[Pose, ...]:
    return throw(tuple(reversed(NAMES)), EMPTY, LEVEL, Random(seed))


@pytest.mark.parametrize("seed", range(12))
def test_all_dice_lie_apart_and_on_the_table(seed: int) -> None:
    rest = thrown(seed)

    assert [pose.die for pose in rest] == sorted(NAMES)
    assert overlap_mm(rest) <= LEVEL.steps.contact_mm + 0.001
    for pose in rest:
        assert -EDGE < pose.x_mm < 320 + EDGE
        assert -EDGE < pose.y_mm < 320 + EDGE
        assert 0 <= pose.orientation < 24
        assert pose == replace(pose, x_mm=round(pose.x_mm, 4), angle_rad=round(pose.angle_rad, 6))


def test_the_same_draw_gives_the_same_throw() -> None:
    assert thrown(3) == thrown(3)
    assert thrown(3) != thrown(4)


def test_the_dice_scatter_and_every_face_comes_up() -> None:
    throws = [thrown(seed) for seed in range(30)]

    xs = [pose.x_mm for rest in throws for pose in rest]
    assert min(xs) < 40
    assert max(xs) > 280
    assert 140 < sum(xs) / len(xs) < 180
    assert {pose.orientation for rest in throws for pose in rest} == set(range(24))


def lone(seed: int, spin: float = 0.0) -> Pose:
    """Return a single die thrown from almost the centre."""
    small = replace(LEVEL.throw, start_radius_mm=0.001, fastest_spin_rad_s=spin)
    wide = replace(LEVEL.area, side_mm=600.0)
    return throw(("VA",), EMPTY, replace(LEVEL, throw=small, area=wide), Random(seed))[0]


def test_speeds_and_directions_are_those_of_the_level() -> None:
    rests = [lone(seed) for seed in range(200)]

    ways = [hypot(pose.x_mm - 300, pose.y_mm - 300) for pose in rests]
    assert LEVEL.stop_mm(300) < min(ways) < 1.5 * LEVEL.stop_mm(300)
    assert 0.9 * LEVEL.stop_mm(1300) < max(ways) < LEVEL.stop_mm(1300)
    corners = Counter((pose.x_mm > 300, pose.y_mm > 300) for pose in rests)
    assert len(corners) == 4
    assert min(corners.values()) > 30


def test_dice_spin_either_way_up_to_the_limit() -> None:
    assert all(abs(lone(seed).angle_rad) <= pi for seed in range(20))

    turns = [lone(seed, 200.0).angle_rad for seed in range(60)]
    assert min(turns) < -6 * pi
    assert max(turns) > 6 * pi
    # At most the rotation without friction during the slide.
    assert max(map(abs, turns)) < pi + 200 * 0.6


def test_the_dice_start_in_the_circle() -> None:
    """Slow throws show where the dice started."""
    slow = replace(LEVEL.throw, slowest_mm_s=0.0, fastest_mm_s=10.0, fastest_spin_rad_s=0.0)

    rest = throw(NAMES[:4], EMPTY, replace(LEVEL, throw=slow), Random(2))

    assert all(hypot(pose.x_mm - 160, pose.y_mm - 160) < 61 for pose in rest)


def test_dice_that_left_lie_at_the_inner_border() -> None:
    """In a hard throw on a small table most dice leave; none ends outside."""
    level = replace(
        LEVEL,
        area=replace(LEVEL.area, side_mm=200.0),
        throw=replace(LEVEL.throw, slowest_mm_s=1500.0, fastest_mm_s=1600.0),
    )

    rest = throw(NAMES, EMPTY, level, Random(2))

    at_border = [p for p in rest if {p.x_mm, p.y_mm} & {8.0, 192.0}]
    assert len(at_border) >= 8
    assert overlap_mm(rest) <= LEVEL.steps.contact_mm + 0.001


def test_dice_that_stay_are_not_hit() -> None:
    staying = tuple(at(f"S{k}", 40 + 30 * (k % 9), 100 + 60 * (k // 9)) for k in range(27))

    for seed in range(5):
        rest = throw(("VA", "VB"), Layout(staying, CITIES), LEVEL, Random(seed))
        assert overlap_mm((*staying, *rest)) <= LEVEL.steps.contact_mm + 0.001


FOUNTAIN = ObstacleOfTable("Fountain", "fountain", 0.5, 0.2, circle=Circle(160, 160, 50))
RAIL = ObstacleOfTable("Rail", "wall", 0.5, 0.2, box=RectangleShape(315, 160, 10, 320))


@pytest.mark.parametrize("seed", range(12))
def test_nobody_starts_or_ends_on_an_obstacle(seed: int) -> None:
    level = replace(LEVEL, obstacles=(FOUNTAIN, RAIL))

    rest = throw(NAMES, EMPTY, level, Random(seed))

    small = replace(MEASURES, edge_mm=EDGE - 2 * LEVEL.steps.contact_mm)
    for pose in rest:
        assert all(gap_to_shape_mm(pose, each.shape, small) > 0 for each in level.fixed)
        assert pose.x_mm < 310
    assert overlap_mm(rest) <= LEVEL.steps.contact_mm + 0.001


def test_a_table_full_of_obstacles_is_a_fault() -> None:
    everything = replace(RAIL, box=RectangleShape(160, 160, 310, 310))

    with pytest.raises(NoPlaceError, match="obstacles leave no room to throw all dice"):
        throw(NAMES, EMPTY, replace(LEVEL, obstacles=(everything,)), Random(1))


def test_a_table_without_room_is_a_fault() -> None:
    full = tuple(at(f"S{x:02}{y:02}", 8 + 17 * x, 8 + 17 * y) for x in range(19) for y in range(19))

    with pytest.raises(NoPlaceError, match="no room for the thrown dice"):
        throw(("VA",), Layout(full, CITIES), LEVEL, Random(1))
