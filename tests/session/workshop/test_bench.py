"""Editing a level: values change, the last flick is repeated, everything can be undone."""

import tomllib
from itertools import combinations
from typing import Any

import pytest

from cubacube.kit.geometry import gap_mm
from cubacube.kit.placing import Placed
from cubacube.kit.shot import Flick, Layout, Pose
from cubacube.session.files.levels import LevelError, level_text, load_level
from cubacube.session.workshop.bench import Bench
from cubacube.session.workshop.dice import fitted, thrown
from cubacube.session.workshop.readout import readout
from cubacube.session.workshop.settings import LevelValue, settings, value_of
from cubacube.table import shoot

RAW = tomllib.loads(level_text("habana"))
HABANA = load_level("habana")
ALONE = Layout((Pose("VA", 60.0, 160.0, 0.0),), ())
PAIR = Layout((Pose("R1", 160.0, 160.0, 0.0), Pose("VA", 60.0, 160.0, 0.0)), ())
EAST = Flick(0, "VA", 0, 900)


def bench(layout: Layout | None = ALONE, raw: dict[str, Any] = RAW) -> Bench:
    return Bench(raw, "habana", layout)


def setting(on: Bench, path: str) -> LevelValue:
    return next(each for each in settings(on.draft.stand.raw) if each.path == path)


def change(on: Bench, path: str, value: float | str, gesture: object = None) -> None:
    on.draft.set(setting(on, path), value, gesture)


def test_a_flick_is_the_very_shot_of_the_games() -> None:
    on = bench()
    on.flick(EAST)

    assert on.run is not None
    assert on.run.shot == shoot(on.before_flick, EAST, HABANA)[0]
    assert on.layout.dice == on.run.shot.rest


def test_half_the_friction_lets_it_slide_twice_as_far() -> None:
    on = bench()
    on.flick(EAST)
    assert on.run is not None
    far = readout(on.run).way_mm
    assert far == pytest.approx(HABANA.stop_mm(900), rel=1e-6)

    change(on, "cloth.friction", 0.45 / 0.75)

    assert on.run_before_change is not None
    assert readout(on.run_before_change).way_mm == pytest.approx(far)
    assert readout(on.run).way_mm == pytest.approx(far * 0.75, rel=1e-6)
    assert on.layout.dice[0].x_mm == pytest.approx(60 + far * 0.75, abs=0.01)


def test_what_is_undone_is_as_it_was_and_can_be_done_again() -> None:
    on = bench()
    on.flick(EAST)
    before = on.layout
    change(on, "cloth.friction", 0.8)
    after = on.layout
    assert after != before

    on.draft.undo()
    assert (on.level, on.layout) == (HABANA, before)
    on.draft.undo()
    assert on.layout.dice == ALONE.dice
    assert not on.draft.can_undo
    on.draft.redo()
    on.draft.redo()
    assert on.layout == after
    assert not on.draft.can_redo


def test_a_drag_is_undone_as_one_and_compared_with_its_beginning() -> None:
    on = bench()
    on.flick(EAST)
    for value in (0.5, 0.6, 0.7):
        change(on, "cloth.friction", value, "drag")
    assert on.draft.before == HABANA
    on.draft.settle()
    change(on, "cloth.friction", 0.8, "drag")
    assert on.draft.before.cloth.friction == 0.7

    on.draft.undo()
    assert on.level.cloth.friction == 0.7
    on.draft.undo()
    assert on.level == HABANA


def test_a_fault_is_told_with_its_range_and_the_old_level_stays() -> None:
    on = bench()
    on.flick(EAST)
    was = on.layout
    on.draft.put(("cloth", "friction"), 9.0)

    assert [str(fault) for fault in on.draft.faults] == [
        "habana: cloth.friction: must be a number from 0.05 to 1.5, not 9.0"
    ]
    assert (on.level, on.layout) == (HABANA, was)

    on.draft.undo()
    assert on.draft.faults == ()


def test_values_that_contradict_each_other_are_told_too() -> None:
    on = bench()
    change(on, "launch.fastest_mm_s", 600)

    assert [fault.key for fault in on.draft.faults] == ["launch.fastest_mm_s"]
    assert on.level == HABANA

    change(on, "cloth.friction", 0.05)  # now the values fit together, and both apply
    assert on.draft.faults == ()
    assert (on.level.launch.fastest_mm_s, on.level.cloth.friction) == (600, 0.05)


def test_a_and_b_change_places() -> None:
    on = bench()
    change(on, "cloth.friction", 0.8)
    on.draft.swap()
    assert (on.level.cloth.friction, on.draft.on_a) == (0.45, True)
    on.draft.swap()
    assert (on.level.cloth.friction, on.draft.on_a) == (0.8, False)

    on.draft.set_reference()
    change(on, "cloth.friction", 0.3)
    on.draft.swap()
    assert on.level.cloth.friction == 0.8


def test_a_value_is_reset_to_that_of_the_file() -> None:
    on = bench()
    change(on, "cloth.friction", 0.8)
    change(on, "dice.edge_mm", 14.0)
    on.draft.reset(setting(on, "cloth.friction"))

    assert (on.level.cloth.friction, on.level.dice.edge_mm) == (0.45, 14.0)


def test_what_is_left_out_has_its_value_and_gets_another() -> None:
    on = bench()
    cloth = setting(on, "look.cloth")
    assert value_of(on.draft.stand.raw, cloth) == "green"
    assert "look" not in on.draft.stand.raw

    on.draft.set(cloth, "navy")
    assert on.level.look.cloth == "navy"


def test_a_flick_is_repeated_from_where_dice_were_laid() -> None:
    on = bench()
    on.flick(EAST)
    on.lay(Placed(0, (Pose("VA", 60.0, 40.0, 0.0),)))
    assert on.run is None

    on.repeat()
    assert on.run is not None
    assert on.layout["VA"].y_mm == 40.0
    assert on.layout["VA"].x_mm > 100
    lay = on.layout
    on.repeat()
    assert on.layout == lay


def test_dice_go_back_to_before_the_flick() -> None:
    on = bench()
    on.flick(EAST)
    on.draft.put_back()
    assert on.layout.dice == ALONE.dice
    on.repeat()
    assert on.layout.dice != ALONE.dice


def test_larger_dice_on_a_smaller_table_find_a_place() -> None:
    on = bench(None)
    many = len(on.layout.dice)
    for path, value in (("throw.start_radius_mm", 50.0), ("launch.widest_offset_mm", 5.0)):
        change(on, path, value)
    on.draft.change(
        lambda raw: {
            **raw,
            "area": {**raw["area"], "side_mm": 240.0},
            "cities": [{"x_mm": x, "y_mm": y} for x in (0.0, 180.0) for y in (180.0, 0.0)],
            "dice": {**raw["dice"], "edge_mm": 24.0},
        }
    )

    assert on.draft.faults == ()
    assert len(on.layout.dice) == many
    measures, dice = on.level.measures(), on.layout.dice
    assert all(gap_mm(one, other, measures) > 0 for one, other in combinations(dice, 2))
    assert all(-12 < at < 252 for pose in dice for at in (pose.x_mm, pose.y_mm))


def test_a_die_outside_the_area_finds_a_place_however_often_it_turned_around() -> None:
    gone = Layout((Pose("VA", -60.0, 160.0, -10.0),), ())

    (found,) = fitted(gone, HABANA).dice

    assert 0 < found.x_mm < HABANA.area.side_mm


def test_a_thrown_die_that_only_just_lies_on_the_border_stays_there() -> None:
    layout = thrown(HABANA, Layout((), ()), 73)

    assert any(pose.x_mm > HABANA.area.side_mm + HABANA.dice.edge_mm / 2 for pose in layout.dice)
    assert fitted(layout, HABANA).dice == layout.dice


def test_thrown_dice_lie_elsewhere_and_the_throw_can_be_undone() -> None:
    on = bench(None)
    before = on.layout
    on.throw()
    assert on.layout != before
    on.draft.undo()
    assert on.layout == before


def test_an_impact_is_told_with_its_speed() -> None:
    on = bench(PAIR)
    on.flick(EAST)
    assert on.run is not None
    told = readout(on.run)

    (impact,) = told.impacts
    # It slides 84 mm to the other die; equal masses share the rest by the restitution.
    speed = (900**2 - 2 * HABANA.slowdown_mm_s2 * 84) ** 0.5
    share = (1 + HABANA.collision.restitution) / 2
    assert impact.other == "R1"
    assert impact.jump_mm_s == pytest.approx(speed * share, rel=0.01)
    assert impact.after_mm_s == pytest.approx(speed * (1 - share), rel=0.02)
    assert told.moved == 1
    assert (told.samples[0].speed_mm_s, told.samples[-1].speed_mm_s) == (900, 0)


def test_a_pasted_level_with_faults_leaves_the_bench_alone() -> None:
    on = bench()
    with pytest.raises(LevelError, match=r"cloth\.friction"):
        on.draft.take({**RAW, "cloth": {**RAW["cloth"], "friction": 0}})
    assert on.draft.stand.raw == RAW


def test_what_was_not_in_the_file_has_nothing_to_be_reset_to() -> None:
    on = bench()
    box = {"x_mm": 99.0, "y_mm": 99.0, "width_mm": 30.0, "height_mm": 30.0}
    zone = {"name": "Wet", "look": "wet", "friction": 0.2, "box": box}
    on.draft.put(("zones",), [zone])
    before = on.level
    on.draft.reset(setting(on, "zones[0].friction"))
    assert on.level == before

    angle = setting(on, "zones[0].box.angle_deg")
    assert value_of(on.draft.stand.raw, angle) == 0.0
    on.draft.set(angle, 30.0)
    assert on.level.zones[0].box is not None
    assert on.level.zones[0].box.angle_deg == 30.0


def test_curves_end_where_the_flicked_die_rests_though_others_go_on() -> None:
    on = bench(PAIR)
    on.flick(Flick(0, "VA", 0, 1500))
    assert on.run is not None
    told = readout(on.run)
    assert told.all_seconds > told.seconds
    assert told.samples[-1].at_s == told.seconds
    assert [each.at_s for each in told.samples if each.speed_mm_s == 0] == [told.seconds]
