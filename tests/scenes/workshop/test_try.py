"""Try: place, flick and throw dice, and measure the result."""

from math import dist, radians
from pathlib import Path

import pytest

from cubacube.kit.orientation import turned_over
from cubacube.session.files.levels import level_code, level_text
from cubacube.shell.pages.menu import Menu
from cubacube.table import shoot
from tests.rinks import ICE_RINK
from tests.scenes.workshop.at_bench import PAIR, at_bench

RIGHT = 3


def copy_of(folder: Path, name: str = "mine.toml") -> Path:
    path = folder / name
    path.write_text(level_text("habana"), encoding="utf-8")
    return path


def test_a_pulled_die_goes_as_in_play_and_is_measured() -> None:
    with at_bench() as person:
        assert person.workshop.runs.readout is None
        person.flick("VA", (-60, 0))

        run, told = person.workshop.bench.run, person.workshop.runs.readout
        assert run is not None
        assert told is not None
        assert run.shot == shoot(run.layout, run.flick, person.level)[0]
        assert told.impacts[0].other == "R1"
        assert person.dice["R1"].x_mm > 200


def test_the_same_flick_is_repeated_from_the_same_place() -> None:
    with at_bench() as person:
        person.flick("VA", (-60, 0))
        first = person.dice
        person.keys.tap("r")
        assert person.workshop.films.playing is not None
        person.see()
        assert person.dice == first

        person.press_button("Put back")
        assert person.dice.dice == PAIR.dice
        person.press_button("Repeat")
        person.see()
        assert person.dice == first


def test_without_a_flick_nothing_is_repeated_or_put_back_and_it_is_told_why() -> None:
    def refused() -> tuple[str, str]:
        person.wait()
        return person.button("Repeat").refusal, person.button("Put back").refusal

    with at_bench() as person:
        lying = "No flick yet on this layout."
        assert refused() == ("No flick yet.", lying)
        for label in ("Repeat", "Put back"):
            person.point_at(person.button(label).box.center)
            person.pass_time(1)
            assert person.tip is not None
            assert person.tip.why == person.button(label).refusal
        person.press_button("Repeat")
        assert person.workshop.films.playing is None

        person.flick("VA", (-60, 0))
        assert refused() == ("", "")
        person.press_button("Put back")
        assert refused() == ("", lying)
        person.press_button("Repeat")
        person.see()
        assert refused() == ("", "")
        person.keys.tap("z", "z", "z")
        assert refused() == ("No flick yet.", lying)
        person.point_at(person.on_cloth(10, 10))
        person.pass_time(1)
        assert person.tip is None


def test_a_die_is_dragged_turned_and_turned_over() -> None:
    with at_bench() as person:
        before = person.dice["VA"]
        person.mouse.down(person.point_of("VA"), RIGHT)
        person.mouse.move(person.on_cloth(100, 80))
        person.mouse.turn_wheel(1)
        person.keys.tap("t")
        person.mouse.up(person.on_cloth(100, 80), RIGHT)

        now = person.dice["VA"]
        assert dist((now.x_mm, now.y_mm), (100, 80)) < 1
        assert now.angle_rad == pytest.approx(radians(5), rel=1e-4)
        assert now.orientation == turned_over(before.orientation)
        assert person.dice["R1"] == PAIR["R1"]

        person.keys.tap("z")
        assert person.dice["VA"] == before
        person.keys.tap("x")
        assert person.dice["VA"] == now


def test_a_die_is_not_laid_on_another() -> None:
    with at_bench() as person:
        person.mouse.down(person.point_of("VA"), RIGHT)
        person.mouse.move(person.point_of("R1"))
        person.mouse.up(person.point_of("R1"), RIGHT)
        assert person.dice.dice == PAIR.dice


def test_keys_alone_aim_and_flick() -> None:
    with at_bench() as person:
        person.press("Up")
        person.press(*["Up"] * 5)
        person.press("Enter")
        assert person.workshop.films.playing is not None
        person.press("Space")
        person.wait(2)
        assert person.workshop.films.playing is None
        assert person.dice.dice != PAIR.dice


def test_all_dice_are_thrown_and_seen() -> None:
    with at_bench(layout=None) as person:
        before = person.dice
        person.keys.tap("o")
        assert person.workshop.films.playing is not None
        person.see()
        assert person.dice != before
        assert [pose.die for pose in person.dice.dice] == [pose.die for pose in before.dice]


def test_slow_motion_takes_longer() -> None:
    def frames(*, slow: bool) -> int:
        with at_bench() as person:
            if slow:
                person.press_button("Slow motion")
            person.mouse.drag(person.point_of("VA"), person.on_cloth(20, 160))
            count = 0
            while person.workshop.films.playing is not None:
                person.wait()
                count += 1
            return count

    assert frames(slow=True) > 3 * frames(slow=False)


def test_a_code_is_copied_and_pasted() -> None:
    other = level_text("habana").replace("friction = 0.45", "friction = 0.20")
    with at_bench() as person:
        person.press_button("Copy code")
        assert person.copied == [level_code(level_text("habana"))]
        person.paste(level_code(other))
        assert person.level.cloth.friction == 0.2

        person.paste(level_code(other.replace("friction = 0.20", "friction = 7")))
        assert person.level.cloth.friction == 0.2
        assert [fault.key for fault in person.workshop.desk.faults] == ["cloth.friction"]
        person.keys.tap("z")
        assert person.level.cloth.friction == 0.45


def test_a_file_that_somebody_else_changes_is_read_anew(tmp_path: Path) -> None:
    path = copy_of(tmp_path)
    text = path.read_text(encoding="utf-8")
    with at_bench(path) as person:
        person.flick("VA", (-30, 0))
        far = person.dice["VA"].x_mm
        path.write_text(text.replace("friction = 0.45 ", "friction = 0.225"), encoding="utf-8")
        person.pass_time(1)
        assert person.level.cloth.friction == 0.225
        assert person.dice["VA"].x_mm > far

        path.write_text(text.replace("friction = 0.45 ", "friction = 99 "), encoding="utf-8")
        person.pass_time(1)
        assert [str(fault) for fault in person.workshop.desk.faults] == [
            f"{path}: cloth.friction: must be a number from 0.05 to 1.5, not 99"
        ]
        assert person.level.cloth.friction == 0.225

        path.write_text(text, encoding="utf-8")
        person.pass_time(1)
        assert person.workshop.desk.faults == ()
        assert person.level.cloth.friction == 0.45


def test_another_level_is_opened_by_its_button(tmp_path: Path) -> None:
    with at_bench() as person:
        person.press_button("Save as new")
        person.press("Enter")
        own = person.workshop.desk.file.path
        assert own is not None
        person.open_level("habana")
        assert person.workshop.desk.file.path is None
        person.open_level(str(own))
        assert person.workshop.desk.file.path == own

        person.drop(copy_of(tmp_path, "dropped.toml"))
        assert person.workshop.desk.file.path == tmp_path / "dropped.toml"
        bad = copy_of(tmp_path, "bad.toml")
        bad.write_text(level_text("habana").replace("= 0.45", "= 45"), encoding="utf-8")
        person.drop(bad)
        assert person.workshop.desk.file.path == tmp_path / "dropped.toml"
        assert [fault.key for fault in person.workshop.desk.faults] == ["cloth.friction"]


def test_a_zone_that_holds_every_die_is_warned_of(tmp_path: Path) -> None:
    path = tmp_path / "rink.toml"
    path.write_text(ICE_RINK)
    with at_bench() as person:
        assert not person.workshop.desk.warnings
        person.drop(path)
        person.see()
        assert person.workshop.desk.faults == ()
        (warning,) = person.workshop.desk.warnings
        assert warning.key == "zones[0].friction"
        assert warning.problem.startswith("dice get stuck: the hardest flick slides 28 mm here")


def test_a_level_is_dropped_or_pasted_on_the_list_of_levels(tmp_path: Path) -> None:
    with at_bench() as person:
        person.press_button("Open")
        person.drop(copy_of(tmp_path))
        assert person.scene is person.workshop
        assert person.workshop.desk.file.path == tmp_path / "mine.toml"

        person.press_button("Open")
        person.paste(level_code(level_text("habana").replace("= 0.45", "= 0.33")))
        assert person.scene is person.workshop
        assert person.level.cloth.friction == 0.33


def test_a_changed_level_is_not_lost_by_opening_another(tmp_path: Path) -> None:
    with at_bench() as person:
        person.workshop.bench.draft.put(("cloth", "friction"), 0.3)
        person.open_level("ice_tray")
        assert person.labels() == ["Save", "Keep as draft", "Discard", "Stay"]
        person.click_on("Stay")
        assert person.level.cloth.friction == 0.3
        person.drop(copy_of(tmp_path))
        person.click_on("Discard")
        assert person.level.cloth.friction == 0.45


def test_esc_leaves_for_the_menu() -> None:
    with at_bench() as person:
        person.press("Esc")
        assert isinstance(person.scene, Menu)


def test_the_menu_opens_it() -> None:
    with at_bench() as person:
        person.press("Esc")
        person.click_on("Workshop")
        person.wait(30)
        assert type(person.scene).__name__ == "Workshop"
