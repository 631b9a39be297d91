"""The user's own levels lie in the folder of the program's data."""

from pathlib import Path

import pytest

from cubacube.session.play.own_levels import file_name, own_levels, own_levels_folder


def test_there_are_none_before_the_folder_is_there(data_folder: Path) -> None:
    assert own_levels() == ()
    assert own_levels_folder() == data_folder / "levels"
    assert not data_folder.exists()


def test_only_level_files_are_listed_in_the_order_of_their_names() -> None:
    own_levels_folder().mkdir(parents=True)
    for name in ("b.toml", "a.toml", "notes.txt"):
        (own_levels_folder() / name).write_text("", encoding="utf-8")

    assert [path.name for path in own_levels()] == ["a.toml", "b.toml"]


@pytest.mark.parametrize(
    ("title", "name"),
    [("Ice tray", "ice_tray.toml"), (" Málaga 2! ", "málaga_2.toml"), ("///", "level.toml")],
)
def test_the_name_of_a_level_becomes_that_of_its_file(title: str, name: str) -> None:
    assert file_name(title) == name
