"""The name of a level becomes that of its file."""

import pytest

from cubacube.session.files.levels import file_name


@pytest.mark.parametrize(
    ("title", "name"),
    [("Ice tray", "ice_tray.toml"), (" Málaga 2! ", "málaga_2.toml"), ("///", "level.toml")],
)
def test_the_name_of_a_level_becomes_that_of_its_file(title: str, name: str) -> None:
    assert file_name(title) == name
