"""[R118] Cushions along the border, and [R119] dice that the level lays."""

from math import atan2, cos, degrees, hypot, pi, radians, sin
from random import Random

import pytest

from cubacube.kit.geometry import core, gap_to_shape_mm, shape_to_card_mm
from cubacube.kit.placing import AnyPlacing, Placed
from cubacube.kit.shot import Crossed, Layout, Left, Passed, Pose, Shot, Struck, Tumbled, gate
from cubacube.rules import replace
from cubacube.table import Level, shoot, throw
from cubacube.table.border import put_back
from cubacube.table.cushions import HAIR_MM, SIDES, Border, Cushion
from cubacube.table.level import LaidDie
from tests.table.setting import CITIES, EDGE, LEVEL, MEASURES, NAMES, at, flick, table, told

SOFT = Cushion(0.5, 0.0)
HARD = Cushion(0.75, 0.3)
GAP = Cushion(0.5, 0.2, (130.0, 190.0))
HALF = EDGE / 2


def bordered(**sides: Cushion) -> Level:
    return replace(LEVEL, border=Border(**sides))


def happened(shot: Shot) -> list[type]:
    """Return the kinds of events in order, without the faces."""
    return [type(event) for event in shot.events if not isinstance(event, Tumbled)]


HALL = bordered(north=HARD, east=HARD, south=HARD, west=HARD)


def test_all_sides_are_open_if_the_level_says_nothing() -> None:
    assert LEVEL.border == Border()
    assert LEVEL.fixed == ()


@pytest.mark.parametrize("turn", range(4))
def test_a_die_bounces_off_a_side_as_off_a_wall(turn: int) -> None:
    side, angle = ("east", "north", "west", "south")[turn], turn * 90
    way = round(cos(angle * pi / 180)), round(sin(angle * pi / 180))
    level = bordered(**{side: SOFT})

    shot, film = shoot(table(at("VA", 160, 160)), flick("VA", angle, 1900), level)

    bounce = film.trajectory.bounces[0]
    x, y, _, vx, vy, _ = film.trajectory.states[bounce.frame][0]
    arrived = hypot(bounce.vx_mm_s, bounce.vy_mm_s) / 1.5
    assert (x - 160) * way[0] + (y - 160) * way[1] == pytest.approx(160 - HALF, abs=0.04)
    assert vx * way[0] + vy * way[1] == pytest.approx(-0.5 * arrived, rel=1e-3)
    assert happened(shot) == [Struck]
    assert level.measures().hurting((0,)) == ()
    out, _ = shoot(table(at("VA", 160, 160)), flick("VA", (turn + 1) % 4 * 90, 1900), level)
    assert happened(out) == [Left]


def test_g29_r118_a_gate_is_reached_by_way_of_a_cushion() -> None:
    """VA bounces off the right side and then crosses between R1 and B1."""
    layout = table(at("R1", 220, 130), at("B1", 220, 210), at("VA", 260, 60))
    wish = flick("VA", 30, 2000, gate("B1", "R1"))
    level = bordered(east=Cushion(0.75, 0.0))

    shot, _ = shoot(layout, wish, level)

    assert happened(shot) == [Struck, Passed, Crossed]
    assert shot.passage == "through"
    assert not told(shoot(layout, wish, LEVEL)[0], Crossed)


def test_g30_r118_a_die_leaves_through_a_gap_only() -> None:
    level = bordered(north=GAP)
    for x, leaves in ((160, True), (110, False), (210, False)):
        shot, _ = shoot(table(at("VA", x, 200)), flick("VA", 90, 2000), level)
        assert bool(told(shot, Left)) is leaves, x
        assert bool(told(shot, Struck)) is not leaves, x


@pytest.mark.parametrize("border", ["north", "south", "east", "west"])
def test_a_gap_is_measured_from_the_left_or_lower_end(border: str) -> None:
    level = bordered(**{border: Cushion(0.5, 0.2, (40.0, 100.0))})
    at_mm = {"north": (70, 320), "south": (70, 0), "east": (320, 70), "west": (0, 70)}[border]
    pose = at("VA", *at_mm)

    gaps = [gap_to_shape_mm(pose, each.shape, MEASURES) for each in level.fixed]

    assert gaps == pytest.approx([30 - HALF, 30 - HALF], abs=0.01)


def test_no_die_escapes_from_four_cushions() -> None:
    rng, measures = Random(5), HALL.measures()
    corners = ((0, 0), (320, 0), (0, 320), (320, 320))
    for number in range(160):
        x, y = rng.uniform(12, 308), rng.uniform(12, 308)
        cx, cy = corners[number % 4]
        # Half of the flicks go into a corner.
        into = degrees(atan2(cy - y, cx - x)) + rng.gauss(0, 2)
        angle = into if number % 2 else rng.uniform(0, 359.9)
        wish = flick("VA", angle % 360, 4000, aside_mm=rng.uniform(-5, 5))
        shot, _ = shoot(table(at("VA", x, y)), wish, HALL)
        (pose,) = shot.rest
        assert not told(shot, Left), wish
        reach = [out for point in core(pose, measures) for out in point]
        slack = measures.corner_mm - HAIR_MM - LEVEL.steps.contact_mm
        assert slack <= min(reach), wish
        assert max(reach) <= 320 - slack, wish


def test_r118_dice_at_the_border_touch_no_cushion() -> None:
    measures = HALL.measures()
    out = at("VA", 150, 330)

    (middle,) = put_back((out,), (Left(0.1, "VA", "top", 150, 330),), "VA", measures)

    assert (middle.x_mm, middle.y_mm) == (160, 312)
    assert all(gap_to_shape_mm(middle, each.shape, measures) > 0 for each in HALL.fixed)
    assert all(shape_to_card_mm(each.shape, card) > 0 for each in HALL.fixed for card in CITIES)
    corner = Placed(0, (at("VA", 320 - HALF, HALF),))
    assert corner in AnyPlacing(0, table(at("VA", 160, 160)), measures)
    assert Placed(0, (at("VA", 320.1 - HALF, HALF),)) not in AnyPlacing(
        0, table(at("VA", 160, 160)), measures
    )


def test_the_opening_throw_stays_between_the_cushions() -> None:
    for seed in range(5):
        for pose in throw(tuple(NAMES), Layout((), CITIES), HALL, Random(seed)):
            assert all(gap_to_shape_mm(pose, each.shape, MEASURES) >= 0 for each in HALL.fixed)
            assert 0 < pose.x_mm < 320


LAID = replace(
    LEVEL,
    layout=(
        LaidDie("VA", 100.0, 60.0),
        LaidDie("R1", 160.0, 250.0, 45.0),
        LaidDie("B1", 60.0, 200.0, 0.0, 20.0),
        LaidDie("VE", 220.0, 60.0),
    ),
)


def by_name(rest: tuple[Pose, ...]) -> dict[str, Pose]:
    return {pose.die: pose for pose in rest}


def test_r119_laid_dice_lie_where_the_level_says_and_the_others_are_thrown() -> None:
    dice = ("VB", "R1", "VA", "B1", "G1")
    rests = [throw(dice, Layout((), CITIES), LAID, Random(seed)) for seed in range(20)]

    for rest in rests:
        found = by_name(rest)
        assert [pose.die for pose in rest] == sorted(dice)
        assert (found["VA"].x_mm, found["VA"].y_mm, found["VA"].angle_rad) == (100, 60, 0)
        assert (found["R1"].x_mm, found["R1"].angle_rad) == (160, round(radians(45), 6))
        assert hypot(found["B1"].x_mm - 60, found["B1"].y_mm - 200) <= 20
    assert len({by_name(rest)["B1"].x_mm for rest in rests}) == 20
    assert len({by_name(rest)["G1"].x_mm for rest in rests}) == 20
    assert len({by_name(rest)["R1"].orientation for rest in rests}) > 5
    assert throw(dice, Layout((), CITIES), LAID, Random(3)) == rests[3]


def test_r119_only_an_empty_table_is_laid_out() -> None:
    lying = table(at("G1", 160, 300))

    rest = by_name(throw(("VA", "VB"), lying, LAID, Random(1)))

    assert (rest["VA"].x_mm, rest["VA"].y_mm) != (100, 60)


def test_all_dice_may_be_laid() -> None:
    rest = throw(("VA", "R1"), Layout((), CITIES), LAID, Random(1))

    assert [(pose.die, pose.x_mm) for pose in rest] == [("R1", 160), ("VA", 100)]


def test_every_side_is_known_by_its_name() -> None:
    assert bordered(south=SOFT, north=GAP).border.closed == ("north", "south")
    assert HALL.border.closed == SIDES
