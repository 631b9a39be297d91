"""Build: drag, resize, turn and undo things on the cloth; faults show at once."""

import tomllib
from pathlib import Path

import pytest

from cubacube.kit.shot import Layout, Pose
from cubacube.kit.terrain import holds
from cubacube.scenes.workshop.build_part import BuildPart
from cubacube.session.workshop.building import handles, shape_of
from tests.scenes.workshop.at_bench import Tinkerer, at_bench
from tests.scenes.workshop.test_try import copy_of

SIZES = [(1280, 720), (1920, 1080)]
RIGHT = 3
MIDDLE = Layout((Pose("R1", 160.0, 160.0, 0.0), Pose("VA", 60.0, 160.0, 0.0)), ())


def part(person: Tinkerer) -> BuildPart:
    assert isinstance(person.workshop.part, BuildPart)
    return person.workshop.part


def new(person: Tinkerer, label: str, number: int) -> None:
    """Add a zone (0) or an obstacle (1) by its button."""
    person.press_button("Build")
    buttons = [each for page in part(person).pages for each in page.widgets]
    found = [each for each in buttons if getattr(each, "label", "") == label]
    person.click(found[number].box.center)


def handle(person: Tinkerer, kind: str) -> tuple[float, float]:
    """Return the position of a handle of the selected thing on the canvas."""
    raw = person.workshop.bench.draft.stand.raw
    found = next(each for each in handles(raw, part(person).selected) if each.kind == kind)
    return person.on_cloth(*found.at)


def test_a_zone_is_added_dragged_resized_and_undone() -> None:
    with at_bench() as person:
        new(person, "Circle", 0)
        assert [zone.circle.radius_mm for zone in person.level.zones] == [20]
        person.mouse.drag(person.on_cloth(160, 160), person.on_cloth(110, 241))
        circle = person.level.zones[0].circle
        assert (circle.x_mm, circle.y_mm) == (110, 240)

        person.mouse.drag(handle(person, "radius"), person.on_cloth(141, 240))
        assert person.level.zones[0].circle.radius_mm == 30

        person.keys.tap("z")
        assert person.level.zones[0].circle.radius_mm == 20
        person.keys.tap("z")
        assert person.level.zones[0].circle.x_mm == 160
        person.keys.tap("z")
        assert person.level.zones == ()
        assert part(person).selected is None
        person.keys.tap("x", "x", "x")
        assert person.level.zones[0].circle.radius_mm == 30


def test_an_obstacle_is_turned_on_the_grid_and_stands_in_the_way() -> None:
    with at_bench() as person:
        person.flick("VA", (-60, 0))
        person.keys.tap("b")
        new(person, "Box", 1)
        person.mouse.drag(person.on_cloth(160, 160), person.on_cloth(130, 160))
        person.mouse.drag(handle(person, "turn"), person.on_cloth(160, 193))
        assert person.level.obstacles[0].box.angle_deg == 45
        assert person.dice["VA"].x_mm == 60

        person.keys.tap("r")
        person.see()
        told = person.workshop.runs.readout
        assert told is not None
        assert [impact.other for impact in told.impacts] == ["Obstacle 1"]
        assert person.dice["VA"].x_mm < 130
        assert person.dice["R1"].x_mm == 200


def test_an_obstacle_on_a_card_is_told_while_one_drags_and_the_old_level_stays() -> None:
    with at_bench() as person:
        new(person, "Circle", 1)
        start = person.on_cloth(160, 160)
        person.mouse.down(start)
        person.mouse.move(person.on_cloth(100, 100))
        person.mouse.move(person.on_cloth(40, 40))
        assert [fault.key for fault in person.workshop.desk.faults] == ["obstacles[0]"]
        assert person.level.obstacles[0].circle.x_mm == 100
        person.wait(2)

        person.mouse.move(person.on_cloth(200, 100))
        person.mouse.up(person.on_cloth(200, 100))
        assert person.workshop.desk.faults == ()
        assert person.level.obstacles[0].circle.x_mm == 200


def test_corners_are_pulled_out_and_cut_off() -> None:
    with at_bench() as person:
        new(person, "Polygon", 0)
        person.mouse.drag(handle(person, "new vertex"), person.on_cloth(160, 100))
        assert len(person.level.zones[0].polygon) == 4
        at = person.on_cloth(160, 100)
        person.mouse.down(at, 3)
        person.mouse.up(at, 3)
        assert len(person.level.zones[0].polygon) == 3


def test_the_area_and_a_card_are_dragged() -> None:
    with at_bench() as person:
        person.press_button("Build")
        person.mouse.drag(person.on_cloth(320, 320), person.on_cloth(300, 300))
        assert person.level.area.side_mm == 300
        assert person.level.cities[1].x_mm == 240
        person.mouse.drag(person.on_cloth(30, 30), person.on_cloth(62, 30))
        assert person.level.cities[2].x_mm == 30
        assert part(person).selected == ("cities", 2)


def test_dice_are_laid_with_the_left_button() -> None:
    with at_bench() as person:
        person.press_button("Build")
        person.mouse.drag(person.point_of("VA"), person.on_cloth(60, 60))
        assert person.dice["VA"].y_mm == pytest.approx(60, abs=1)
        assert person.workshop.films.playing is None


def test_keys_move_turn_and_remove() -> None:
    with at_bench() as person:
        new(person, "Box", 0)
        person.press("Left", "Up")
        box = person.level.zones[0].box
        assert (box.x_mm, box.y_mm) == (155, 165)
        person.keys.tap("a")
        assert person.level.zones[0].box.angle_deg == 15
        person.keys.tap("Delete")
        assert person.level.zones == ()
        person.keys.tap("z")
        assert len(person.level.zones) == 1


def test_the_values_of_what_is_selected_can_be_typed(tmp_path: Path) -> None:
    path = copy_of(tmp_path)
    with at_bench(path) as person:
        new(person, "Circle", 0)
        row = part(person).values.row("zones[0].friction")
        person.click(row.field.center)
        person.type("0.11")
        person.press("Enter")
        assert person.level.zones[0].friction == 0.11

        person.press_button("Save")
        text = path.read_text(encoding="utf-8")
        assert tomllib.loads(text)["zones"][0]["friction"] == 0.11
        assert "# tablecloth about 0.45, smooth wood 0.2" in text


@pytest.mark.parametrize("size", SIZES)
def test_everything_can_be_drawn(size: tuple[int, int]) -> None:
    with at_bench(size=size) as person:
        for form in ("Circle", "Box", "Polygon"):
            for number in (0, 1):
                new(person, form, number)
        person.wait(3)
        assert len(person.workshop.bench.draft.faults) == 0


def test_the_wheel_shows_the_values_that_have_no_room() -> None:
    with at_bench() as person:
        new(person, "Box", 0)
        values = part(person).values
        before = [row.setting.path for row in values.rows]
        person.mouse.turn_wheel(-3)

        assert [row.setting.path for row in values.rows] != before


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("form", ["Circle", "Box", "Polygon"])
def test_a_new_thing_on_a_die_is_dragged_and_flicks_nothing(form: str, number: int) -> None:
    with at_bench(layout=MIDDLE) as person:
        new(person, form, number)
        start = person.on_cloth(160, 151)
        person.mouse.drag(start, person.on_cloth(100, 101))
        assert person.workshop.films.playing is None
        assert person.workshop.bench.draft.stand.flick is None
        if number == 1:  # a zone stays under the die, which is dragged instead
            shape = shape_of(person.workshop.bench.draft.stand.raw, ("obstacles", 0))
            assert holds(shape, (100, 101))
            assert not holds(shape, (160, 160))


def test_dice_are_taken_where_the_last_flick_has_left_them() -> None:
    with at_bench() as person:
        person.flick("VA", (-30, 0))
        was, now = person.workshop.bench.before_flick["VA"], person.dice["VA"]
        assert now.x_mm > was.x_mm + 20
        person.press_button("Build")
        person.mouse.drag(person.on_cloth(was.x_mm, was.y_mm), person.on_cloth(40, 40))
        assert person.workshop.films.playing is None
        assert person.dice["VA"] == now
        person.mouse.drag(person.point_of("VA"), person.on_cloth(60, 60))
        assert person.dice["VA"].y_mm == pytest.approx(60, abs=1)


def test_a_pull_from_empty_cloth_and_the_right_button_flick_nothing() -> None:
    with at_bench() as person:
        new(person, "Polygon", 1)
        for button in (1, RIGHT):
            person.mouse.down(person.on_cloth(100, 100), button)
            person.mouse.move(person.on_cloth(150, 40))
            person.mouse.up(person.on_cloth(150, 40), button)
        person.keys.tap("n")
        person.press("Enter")
        assert person.workshop.films.playing is None
        assert person.workshop.bench.draft.stand.flick is None


def test_a_drag_has_the_wheel_and_the_keys_to_itself_and_esc_ends_it() -> None:
    with at_bench() as person:
        new(person, "Box", 1)
        before = person.workshop.bench.draft.stand.raw
        person.mouse.down(person.on_cloth(160, 160))
        person.mouse.move(person.on_cloth(100, 100))
        person.mouse.turn_wheel(-3)
        person.mouse.down(person.on_cloth(100, 100), RIGHT)
        person.mouse.up(person.on_cloth(100, 100), RIGHT)
        person.keys.tap("a", "Delete", "1", "2")
        assert part(person).holding
        assert person.level.obstacles[0].box.x_mm == 100
        person.press("Esc")
        assert not part(person).holding
        assert person.scene is person.workshop
        assert person.workshop.bench.draft.stand.raw == before
        person.mouse.move(person.on_cloth(200, 200))
        person.mouse.up(person.on_cloth(200, 200))
        assert person.workshop.bench.draft.stand.raw == before
        assert part(person).selected == ("obstacles", 0)


def test_a_held_die_has_the_wheel_and_the_keys_to_itself_and_esc_puts_it_back() -> None:
    with at_bench() as person:
        new(person, "Box", 1)
        person.mouse.down(person.point_of("VA"))
        person.mouse.move(person.on_cloth(60, 60))
        rows = [row.setting.path for row in part(person).values.rows]
        person.mouse.turn_wheel(-3)
        person.keys.tap("a")
        assert [row.setting.path for row in part(person).values.rows] == rows
        assert person.level.obstacles[0].box.angle_deg == 0
        placing = person.workshop.hand.placing
        assert placing is not None
        assert placing.held is not None
        assert placing.held.angle_rad == pytest.approx(0.0)  # one way by the wheel, then back
        person.press("Esc")
        assert person.scene is person.workshop
        assert part(person).selected == ("obstacles", 0)
        person.mouse.up(person.on_cloth(60, 60))
        assert person.dice["VA"].y_mm == 160
