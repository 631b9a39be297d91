"""A handle dragged out of the ring around a die becomes a flick."""

from dataclasses import replace
from math import hypot, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubacube.ai.flicking import LEVELS, FlickPlanner, StraightFlick
from cubacube.kit import sliding
from cubacube.kit.shot import AnyFlick, Cone, Flick, Launch, Layout, Pose, Shot, gate
from cubacube.scenes.cloth.aim import Aim, Grip, within
from cubacube.scenes.cloth.guide import Guide
from cubacube.scenes.flicking.watching import aim_of
from cubacube.session.files.levels import load_level
from cubacube.table import flicked
from cubacube.table.level import Level

LEVEL = load_level("habana")
LAUNCH = Launch(60, 2100, 60)
GATE = gate("R1", "B1")
LAYOUT = Layout((Pose("B1", 210, 200, 0), Pose("R1", 150, 200, 0), Pose("VA", 180, 120, 0)))


def aim(handle: tuple[float, float], cone: Cone | None = None) -> Aim:
    choice = AnyFlick(0, ("VA",), (GATE, None), LAYOUT, LAUNCH, cone)
    return Aim(choice, LEVEL, "VA", GATE, handle)


def pulled_down(drag_mm: float) -> Aim:
    """VA lies at (180, 120); its ring has a radius of 12 mm."""
    return aim((180, 120 - 12 - drag_mm))


def test_the_die_goes_away_from_the_handle() -> None:
    assert pulled_down(20).angle_cdeg == 9000
    assert aim((100, 120)).angle_cdeg == 0
    assert aim((260, 120)).angle_cdeg == 18000


@pytest.mark.parametrize("drag_mm", [3.0, 10.0, 40.0, 75.0])
def test_drag_is_proportional_to_the_stopping_distance(drag_mm: float) -> None:
    one, two = pulled_down(drag_mm), pulled_down(2 * drag_mm)

    assert one.stop_mm == pytest.approx(drag_mm / 0.3, rel=0.01)
    assert two.stop_mm == pytest.approx(2 * one.stop_mm, rel=0.01)


def test_speed_is_clamped_to_the_launch_limits() -> None:
    assert pulled_down(1e-6).speed_mm_s == 60
    assert pulled_down(5000).speed_mm_s == 2100
    assert pulled_down(5000).power == 1


def test_the_longest_drag_is_where_the_clamp_begins() -> None:
    longest = LEVEL.drag_to_mm(pulled_down(1).longest_stop_mm)

    assert pulled_down(longest).speed_mm_s == 2100
    assert pulled_down(0.98 * longest).speed_mm_s < 2100


@given(st.floats(-400, 400), st.floats(-400, 400), st.integers(-30, 30), st.integers(-3, 3))
def test_every_flick_is_legal_and_whole(x: float, y: float, spin: int, rise: int) -> None:
    made = aim((x, y)).spun(spin).raised(rise)

    flick = made.flick()

    if hypot(x - 180, y - 120) <= 12:
        assert flick is None
    else:
        assert flick in made.choice
        assert isinstance(made.angle_cdeg, int)
        assert isinstance(made.speed_mm_s, int)


def test_nothing_is_flicked_from_inside_the_ring() -> None:
    assert aim((180, 120)).flick() is None
    assert aim((188, 128)).flick() is None
    assert aim((180, 107.9)).flick() is not None


def test_the_declared_gate_travels_with_the_flick() -> None:
    flicks = pulled_down(20).flick(), pulled_down(20).through(None).flick()

    assert [flick and flick.gate for flick in flicks] == [GATE, None]


@pytest.mark.parametrize(
    ("angle_deg", "clamped_cdeg"), [(149, 14900), (151, 15000), (29, 3000), (-80, 3000)]
)
def test_aim_is_clamped_into_the_wheel_cone(angle_deg: float, clamped_cdeg: int) -> None:
    cone = Cone(9000, 6000)

    made = aim((0, 0), cone).pointed(angle_deg, 100)

    assert made.angle_cdeg == clamped_cdeg
    assert made.flick() in made.choice


def test_a_cone_over_the_zero_direction() -> None:
    cone = Cone(1000, 6000)

    assert within(cone, 300) == 31000
    assert within(cone, 320) == 32000
    assert within(cone, 71) == 7000


def test_arrow_keys_turn_by_the_finest_step() -> None:
    made = pulled_down(20)
    for _ in range(7):
        made = made.turned(0.01)

    assert made.angle_cdeg == 9007
    assert made.speed_mm_s == pulled_down(20).speed_mm_s


def test_arrow_keys_leave_the_edge_of_the_cone_at_once() -> None:
    outside = aim((0, 0), Cone(9000, 6000)).pointed(200, 100)

    assert outside.angle_cdeg == 15000
    assert outside.turned(-1).angle_cdeg == 14900
    assert outside.turned(1).angle_cdeg == 15000


def test_arrow_keys_change_the_stopping_distance() -> None:
    made = pulled_down(20)

    assert made.strengthened(10).stop_mm == pytest.approx(made.stop_mm + 10, abs=0.5)
    assert made.strengthened(10).angle_cdeg == 9000
    assert made.strengthened(-1000).speed_mm_s == 60
    assert made.strengthened(1000).strengthened(-10).stop_mm == pytest.approx(489.5, abs=1)


def test_weaker_after_pulling_far_too_far_acts_at_once() -> None:
    assert pulled_down(2000).strengthened(-10).speed_mm_s < 2100


def test_height_and_spin_stay_within_reach() -> None:
    made = pulled_down(20)

    assert [made.raised(n).height for n in (-2, -1, 0, 1, 2)] == [
        "low",
        "low",
        "middle",
        "high",
        "high",
    ]
    assert [made.spun(n).offset_tenth_mm for n in (-20, -1, 0, 1, 20)] == [-60, -5, 0, 5, 60]


@pytest.mark.parametrize("pieces", [1, 5, 20, 100])
def test_the_path_of_the_mouse_does_not_matter(pieces: int) -> None:
    grip = Grip((180, 120))
    for n in range(pieces):
        grip = grip.moved((180 + 37 * (n + 1) / pieces, 120 - (n % 2) * 50))
    grip = grip.moved((217, 61))

    assert aim(grip.handle).flick() == aim((217, 61)).flick()


def test_fine_aim_follows_a_fifth_of_the_way_without_a_jump() -> None:
    coarse = Grip((180, 120)).moved((180, 60))

    fine = coarse.moved((190, 60), 0.2)
    after = fine.moved((190, 50))

    assert coarse.handle == (180, 60)
    assert fine.handle == pytest.approx((182, 60))
    assert after.handle == pytest.approx((182, 50))


def test_keys_move_the_handle_under_a_resting_mouse() -> None:
    grip = Grip((180, 60)).shifted((170, 60))

    assert grip.handle == (170, 60)
    assert grip.moved((181, 60)).handle == (171, 60)


def test_the_level_decides_how_long_a_drag_must_be() -> None:
    slow = replace(LEVEL, launch=replace(LEVEL.launch, drag_mm_per_stop_mm=0.6))
    twice = replace(pulled_down(40), level=slow)

    assert twice.stop_mm == pytest.approx(pulled_down(20).stop_mm, rel=0.01)


def test_one_curve_rules_drag_guide_computers_and_printed_percent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A curve in `Level` that needs a longer drag for a long stop changes all of them alike."""
    usual = pulled_down(40).speed_mm_s
    monkeypatch.setattr(Level, "stop_of_drag_mm", lambda _level, drag_mm: drag_mm**2 / 30)
    monkeypatch.setattr(Level, "drag_to_mm", lambda _level, stop_mm: sqrt(30 * stop_mm))

    curved, flick = pulled_down(40), pulled_down(40).flick()
    assert flick is not None
    assert curved.speed_mm_s < usual
    assert curved.stop_mm == pytest.approx(40**2 / 30, rel=0.01)
    assert curved.power == pytest.approx(curved.stop_mm / curved.longest_stop_mm)
    rest = Guide(LEVEL).sight(flick, LAYOUT).rest
    assert rest.y_mm - 120 == pytest.approx(curved.stop_mm, rel=0.01)
    assert aim_of(flick, (curved.choice,), LEVEL).drag_mm == pytest.approx(40, rel=0.01)


def test_a_longer_way_on_the_cloth_changes_players_and_computers_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Computers ask the same law of sliding for the speed of a flick."""
    usual = pulled_down(40).speed_mm_s
    thinker = planner()
    goal = StraightFlick("VA", (180, 253), GATE, 0.1, 133)
    before = thinker.flick(pulled_down(1).choice, goal).speed_mm_s
    law = sliding.speed_to_mm_s
    monkeypatch.setattr(sliding, "speed_to_mm_s", lambda stop, slow: 1.5 * law(stop, slow))

    assert pulled_down(40).speed_mm_s == pytest.approx(1.5 * usual, abs=1)
    assert thinker.flick(pulled_down(1).choice, goal).speed_mm_s == pytest.approx(
        1.5 * before, abs=1
    )


def planner() -> FlickPlanner:
    return FlickPlanner(LAYOUT, LEVEL.measures(), _shot, lambda _shot: 0.0, LEVELS[0])


def _shot(flick: Flick, layout: Layout) -> Shot:
    return flicked(layout, flick, LEVEL)[0]
