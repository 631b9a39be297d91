"""The physical worked examples G of the rules, each with a counter-example.

The examples assume sharp corners; where it matters, the numbers also hold for rounded ones.
"""

from math import pi

import pytest

from cubacube.kit.gates import blockers
from cubacube.kit.geometry import axis, gap_to_card_mm, nearest_mm
from cubacube.kit.orientation import heading_rad, top
from cubacube.kit.ride import read
from cubacube.kit.shot import (
    Cone,
    Crossed,
    EnteredCity,
    Layout,
    Left,
    Passed,
    Pose,
    Shot,
    Touched,
    gate,
)
from cubacube.rules import replace
from cubacube.session.files.cards import load_cards
from cubacube.table import shoot
from tests.table.setting import (
    CITIES,
    LEVEL,
    MEASURES,
    SLOW,
    at,
    ended,
    flick,
    speed_for,
    table,
    told,
)
from tests.table.walks import walk

RB = gate("R1", "B1")
R1, B1, VA = at("R1", 150, 200), at("B1", 210, 200), at("VA", 180, 120)
GATE = table(R1, B1, VA)


def ride_to(y: float, start: Pose = VA, *others: Pose) -> Shot:
    """VA slides up from `start` and stops at `y` if nothing is in its path."""
    layout = table(R1, B1, start, *others)
    return shoot(layout, flick("VA", 90, speed_for(y - start.y_mm), RB), LEVEL)[0]


def test_G1_the_whole_shape_beyond_the_axis_is_a_success() -> None:
    shot = ride_to(240)

    assert ended(shot, "VA").y_mm == pytest.approx(240, abs=0.1)
    assert shot.passage == "through"
    assert [type(event) for event in shot.events] == [Passed, Crossed]
    (crossed,) = told(shot, Crossed)
    # The lower edge passes y = 200 when the centre is at 208, after 88 mm.
    speed = round(speed_for(120))
    assert crossed.at_s == pytest.approx(
        (speed - (speed**2 - 2 * SLOW * 88) ** 0.5) / SLOW, abs=1e-4
    )


def test_G1_counter_a_ride_that_ends_before_the_axis_is_short() -> None:
    shot = ride_to(180)

    assert shot.passage == "short"
    assert shot.events == ()


def test_G1_counter_a_ride_round_the_gate_is_no_success() -> None:
    layout = table(R1, B1, at("VA", 240, 120))

    shot, _ = shoot(layout, flick("VA", 90, speed_for(120), RB), LEVEL)

    assert (shot.passage, shot.events) == ("round", ())


def test_G2_a_die_on_the_axis_is_astride() -> None:
    shot = ride_to(205)

    assert shot.passage == "astride"
    assert [type(event) for event in shot.events] == [Passed]


def test_G4_turned_by_45_degrees_a_corner_is_still_on_the_axis() -> None:
    shot = ride_to(210, at("VA", 180, 120, pi / 4))

    assert ended(shot, "VA").y_mm == pytest.approx(210, abs=0.1)
    assert shot.passage == "astride"


def test_G4_counter_not_turned_it_is_through() -> None:
    assert ride_to(210).passage == "through"


def test_G5_turned_by_45_degrees_two_millimetres_farther_it_is_through() -> None:
    shot = ride_to(212, at("VA", 180, 120, pi / 4))

    assert shot.passage == "through"
    line = axis(GATE, "R1", "B1")
    assert 0 < nearest_mm(line, ended(shot, "VA"), MEASURES, 1) < 2


def test_G7_a_die_on_the_segment_blocks_the_gate_though_the_table_tells_the_passage() -> None:
    blocker = at("G1", 168, 203)
    layout = table(R1, B1, blocker, at("VA", 190, 120))

    shot, _ = shoot(layout, flick("VA", 90, speed_for(120), RB), LEVEL)

    assert blockers(RB, layout, MEASURES) == ("G1",)
    assert shot.passage == "through"
    assert told(shot, Touched) == []


def test_G8_a_die_beside_the_segment_does_not_block_it() -> None:
    assert blockers(RB, table(R1, B1, VA, at("G1", 180, 214)), MEASURES) == ()


def test_G10_the_own_vehicle_on_the_segment_blocks_it() -> None:
    assert blockers(RB, table(R1, B1, at("VA", 180, 200)), MEASURES) == ("VA",)
    assert blockers(RB, GATE, MEASURES) == ()


def test_G11_who_came_back_onto_the_axis_has_not_crossed() -> None:
    """Scripted, because no die bounces that far; the events come from the given motion."""
    layout = table(R1, B1, VA, at("VB", 180, 260))
    wish = flick("VA", 90, 1200, RB)

    back = walk(layout, wish, [(180, 120), (180, 240), (180, 196)], [(1, "VB", 100)])
    stays = walk(layout, wish, [(180, 120), (180, 240), (180, 212)], [(1, "VB", 100)])

    assert (back.passage, told_kinds(back)) == ("back", [Passed, Touched])
    assert read(back).early == ("VB",)
    assert (stays.passage, told_kinds(stays)) == ("through", [Passed, Crossed, Touched])
    assert read(stays).late == ("VB",)


def told_kinds(shot: Shot) -> list[type]:
    return [type(event) for event in shot.events]


def test_G13_a_gate_die_that_left_is_back_at_the_border_where_it_left() -> None:
    layout = table(at("B1", 290, 77), at("VA", 250, 77))

    shot, film = shoot(layout, flick("VA", 0, 1080), LEVEL)

    (left,) = told(shot, Left)
    assert (left.die, left.border) == ("B1", "right")
    assert (left.x_mm, left.y_mm) == pytest.approx((328, 77), abs=0.01)
    assert ended(shot, "B1") == at("B1", 312, 77)
    assert film.at(film.seconds)[0].x_mm == pytest.approx(328, abs=0.01)


def test_G13_counter_half_over_the_border_it_stays_where_it_is() -> None:
    shot, _ = shoot(table(at("B1", 290, 77), at("VA", 250, 77)), flick("VA", 0, 950), LEVEL)

    assert told(shot, Left) == []
    assert 316 < ended(shot, "B1").x_mm < 328


@pytest.mark.parametrize(("x", "gap"), [(140, 72), (150, 82)])
def test_G14_walking_distance_is_measured_between_outlines(x: float, gap: float) -> None:
    layout = table(at("VA", x, 250), cities=CITIES)

    shot, _ = shoot(layout, flick("VA", 90, speed_for(50)), LEVEL)

    found = gap_to_card_mm(ended(shot, "VA"), layout.card("Habana"), MEASURES)
    assert found == pytest.approx(gap, abs=0.01)
    assert (found <= LEVEL.rulers.long_mm) == (x == 140)
    assert found > LEVEL.rulers.short_mm


@pytest.mark.parametrize(("x", "hit"), [(62, True), (67.8, True), (68.2, False), (70, False)])
def test_G16_a_die_over_the_edge_of_a_card_hits_the_city(x: float, hit: bool) -> None:
    layout = table(at("VA", 130, 290), cities=CITIES)

    shot, _ = shoot(layout, flick("VA", 180, speed_for(130 - x)), LEVEL)

    assert ended(shot, "VA").x_mm == pytest.approx(x, abs=0.1)
    assert [event.city for event in told(shot, EnteredCity)] == (["Habana"] if hit else [])


def test_G17_the_cone_stands_round_the_wheels() -> None:
    wheels = load_cards().vehicle_dice[0].wheels_toward
    start = at("VA", 160, 100, pi / 2 - heading_rad(at("VA", 0, 0), wheels))
    cone = Cone(round(heading_rad(start, wheels) * 18000 / pi), 6000)

    assert cone.heading_cdeg == 9000
    assert 14900 in cone
    assert 15100 not in cone
    # A slide without spin does not turn the wheels.
    shot, _ = shoot(table(start), flick("VA", 149, 900), LEVEL)
    assert heading_rad(ended(shot, "VA"), wheels) == pytest.approx(pi / 2, abs=1e-6)


@pytest.mark.parametrize(("mm", "flipped"), [(30, False), (18, True)])
def test_G19_who_turned_over_but_moved_far_enough_is_valid(mm: float, flipped: bool) -> None:
    layout = table(VA)

    shot, _ = shoot(layout, flick("VA", 90, speed_for(mm), height="high"), LEVEL)

    assert ended(shot, "VA").y_mm == pytest.approx(120 + mm, abs=0.1)
    assert top(ended(shot, "VA").orientation) != top(VA.orientation)
    assert shot.flipped is flipped


def test_G19_counter_a_slow_flick_without_a_new_face_is_valid_too() -> None:
    shot, _ = shoot(table(VA), flick("VA", 90, speed_for(18)), LEVEL)

    assert ended(shot, "VA").orientation == VA.orientation
    assert shot.flipped is False


def test_G20_a_touch_at_the_moment_of_crossing_comes_first() -> None:
    """VA's lower edge passes the axis just when its upper edge, at y = 216, hits G1."""
    shot = ride_to(240, VA, at("G1", 180, 224))

    (touched,), (crossed,) = told(shot, Touched), told(shot, Crossed)
    assert touched.at_s == crossed.at_s
    assert shot.events.index(touched) < shot.events.index(crossed)
    assert read(shot).early == ("G1",)


@pytest.mark.parametrize(("y", "early"), [(223.5, True), (224.5, False)])
def test_G20_counter_half_a_millimetre_decides(y: float, early: bool) -> None:
    shot = ride_to(240, VA, at("G1", 180, y))

    assert read(shot).through
    assert (read(shot).early == ("G1",)) is early
    assert read(shot).touched() == ("G1",)


def test_the_examples_stand_on_one_table() -> None:
    assert isinstance(GATE, Layout)
    assert (MEASURES.area_mm, MEASURES.edge_mm) == (320, 16)


def tip_over_the_line(mm: float, *others: Pose) -> Shot:
    """VA is just short of the axis and is hit high; alone it moves this far."""
    layout = table(R1, B1, at("VA", 180, 191.5), *others)
    return shoot(layout, flick("VA", 90, speed_for(mm), RB, height="high"), LEVEL)[0]


def test_G21_a_tip_over_the_line_of_the_gate_is_no_flick() -> None:
    shot = tip_over_the_line(17)

    assert ended(shot, "VA").y_mm == pytest.approx(208.5, abs=0.1)
    assert top(ended(shot, "VA").orientation) != top(0)
    assert shot.passage == "through"
    assert shot.flipped


@pytest.mark.parametrize(
    ("mm", "others"),
    [(25, ()), (17, (at("G1", 180, 224.2),))],
    ids=["far enough", "it touches a die"],
)
def test_G21_counter_a_longer_way_or_a_touch_makes_it_valid(
    mm: float, others: tuple[Pose, ...]
) -> None:
    shot = tip_over_the_line(mm, *others)

    assert shot.passage == "through"
    assert not shot.flipped


def test_G21_counter_a_city_makes_it_valid() -> None:
    posts = at("R1", 50, 252), at("B1", 10, 252)
    layout = table(*posts, at("VA", 30, 243.5), cities=CITIES)

    shot, _ = shoot(layout, flick("VA", 90, speed_for(17), RB, height="high"), LEVEL)

    assert told(shot, EnteredCity) != []
    assert not shot.flipped


def test_G22_the_own_vehicle_pushed_out_by_a_gate_die_is_back_in_the_middle_of_the_side() -> None:
    layout = replace(table(at("B2", 250, 77), at("VA", 290, 77)), own="VA")

    shot, _ = shoot(layout, flick("B2", 0, 1080), LEVEL)

    assert [event.die for event in told(shot, Left)] == ["VA"]
    assert ended(shot, "VA") == at("VA", 312, 160)


def test_G22_counter_the_vehicle_of_another_is_back_where_it_left() -> None:
    layout = replace(table(at("B2", 250, 77), at("VA", 290, 77)), own="VB")

    shot, _ = shoot(layout, flick("B2", 0, 1080), LEVEL)

    assert ended(shot, "VA") == at("VA", 312, 77)
