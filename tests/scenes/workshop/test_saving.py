"""Saved levels have unique names in the list of levels."""

import tomllib
from pathlib import Path

import pygame

from cubacube.scenes.widgets import Label, TextField
from cubacube.scenes.widgets.line_asked import LineAsked
from cubacube.session.files.levels import level_text, own_levels
from cubacube.session.play.known_levels import levels_folder
from tests.scenes.workshop.at_bench import Tinkerer, at_bench
from tests.scenes.workshop.test_try import copy_of


def names() -> list[str]:
    """Return the names of the user's own levels."""
    found = own_levels(levels_folder())
    return sorted(tomllib.loads(path.read_text(encoding="utf-8"))["name"] for path in found)


def proposed(person: Tinkerer) -> str:
    """Return the proposed line."""
    assert isinstance(person.scene, LineAsked)
    return next(each.value for each in person.widgets() if isinstance(each, TextField))


def told(person: Tinkerer) -> list[str]:
    """Return the text of the dialogue."""
    return [each.words for each in person.widgets() if isinstance(each, Label)]


def test_the_first_save_of_a_level_of_the_game_asks_for_a_name_and_the_next_does_not() -> None:
    with at_bench() as person:
        person.workshop.bench.draft.put(("cloth", "friction"), 0.3)
        person.press_button("Save")
        assert proposed(person) == "Habana 2"
        person.type("My tray")
        person.press("Enter")
        assert person.scene is person.workshop
        path = person.workshop.desk.file.path
        assert path == levels_folder() / "my_tray.toml"
        assert (person.level.name, names()) == ("My tray", ["My tray"])
        assert not person.workshop.bench.draft.changed

        person.workshop.bench.draft.put(("cloth", "friction"), 0.4)
        person.keys.tap("s", mod=pygame.KMOD_CTRL)
        assert person.scene is person.workshop
        assert tomllib.loads(path.read_text(encoding="utf-8"))["cloth"]["friction"] == 0.4
        assert own_levels(levels_folder()) == (path,)


def test_a_name_that_another_level_has_is_refused() -> None:
    with at_bench() as person:
        person.keys.tap("s", mod=pygame.KMOD_CTRL)
        person.type("habana")
        person.press("Enter")
        assert "A level with that name already exists." in told(person)
        person.type(" \U00012000")
        person.press("Enter")
        assert "No font here can show one of its letters." in told(person)
        person.press("Esc")
        assert names() == []
        assert person.workshop.desk.file.path is None


def test_each_new_file_gets_another_name() -> None:
    with at_bench() as person:
        for _ in range(3):
            person.press_button("Save as new")
            person.press("Enter")
        assert names() == ["Habana 2", "Habana 3", "Habana 4"]


def test_a_name_is_not_undone() -> None:
    with at_bench() as person:
        person.workshop.bench.draft.put(("cloth", "friction"), 0.3)
        person.press_button("Save")
        person.press("Enter")
        person.keys.tap("z")
        assert (person.level.name, person.level.cloth.friction) == ("Habana 2", 0.45)
        person.keys.tap("q")
        assert person.level.name == "Habana 2"


def test_a_level_with_faults_is_not_asked_for_its_name() -> None:
    with at_bench() as person:
        person.workshop.bench.draft.put(("cloth", "friction"), 30.0)
        person.press_button("Save")
        assert person.scene is person.workshop
        assert person.workshop.files.message == "Fix the faults before you save the level."


def test_no_name_is_asked_while_something_is_dragged() -> None:
    with at_bench() as person:
        person.mouse.down(person.point_of("VA"))
        person.mouse.move(person.on_cloth(20, 160))
        person.keys.tap("s", mod=pygame.KMOD_CTRL)
        assert person.scene is person.workshop


def test_levels_of_one_name_are_told_apart_by_their_files() -> None:
    folder = levels_folder()
    folder.mkdir(parents=True)
    for name in ("one.toml", "two.toml"):
        copy_of(folder, name)
    other = level_text("habana").replace('name = "Habana"', 'name = "Other"')
    Path(folder / "three.toml").write_text(other, encoding="utf-8")
    with at_bench() as person:
        person.press_button("Open")
        cells = [(each.name, person.grid.note(each)) for each in person.grid.cells]
        assert {("Habana", note) for note in ("", "one.toml", "two.toml")} <= set(cells)
        assert ("Other", "") in cells


def test_levels_that_have_no_room_are_reached_by_wheel_and_keys() -> None:
    folder = levels_folder()
    folder.mkdir(parents=True)
    for number in range(40):
        text = level_text("habana").replace('name = "Habana"', f'name = "Mine {number:02}"')
        (folder / f"mine_{number:02}.toml").write_text(text, encoding="utf-8")
    with at_bench() as person:
        person.press_button("Open")
        last = len(person.grid.cells) - 1
        assert not person.grid.box.contains(person.grid.cell(last))
        person.point_at(person.grid.box.center)
        person.mouse.turn_wheel(-40)
        person.wait(60)
        assert not person.grid.box.collidepoint(person.grid.cell(0).center)
        assert person.grid.box.contains(person.grid.cell(last))
        name = person.grid.cells[last].name
        person.click(person.grid.cell(last).center)
        assert person.level.name == name

        person.press_button("Open")
        person.point_at(person.grid.cell(4).center)
        assert person.grid.at == 4
        person.keys.tap("Home")
        person.press("Down", "Down", "Right")
        assert person.grid.cells[person.grid.at].name == "Mine 07"
        person.keys.tap("PageDown")
        assert person.grid.cells[person.grid.at].name == "Mine 34"
        person.wait(60)
        assert person.grid.box.contains(person.grid.cell(person.grid.at))
        person.press("Enter")
        assert person.level.name == "Mine 34"


def test_a_press_that_leaves_the_level_takes_nothing() -> None:
    with at_bench() as person:
        person.press_button("Open")
        person.mouse.drag(person.grid.cell(1).center, person.grid.cell(2).center)
        assert person.scene is not person.workshop
