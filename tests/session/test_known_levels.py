"""The levels to choose from: shipped ones, and those in the user's folder."""

from pathlib import Path

import pytest

from cubacube.session.files.levels import FIRST, level_names, level_text, own_levels
from cubacube.session.play import known_levels as known
from cubacube.session.play.known_levels import known_levels, level_entry, levels_folder
from cubacube.session.shipped import folder

HABANA = level_text(FIRST)


def test_those_that_come_with_the_game_are_listed_by_name_the_first_one_first() -> None:
    found = known_levels(None)

    assert {each.word for each in found} == set(level_names())
    assert found[0].word == FIRST
    names = [each.name.casefold() for each in found[1:]]
    assert names == sorted(names)
    assert not any(each.own or each.fault for each in found)


def test_the_users_own_stand_after_them(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text(HABANA.replace('"Habana"', '"Bar"', 1), encoding="utf-8")
    (tmp_path / "a.toml").write_text(HABANA, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no table", encoding="utf-8")

    own = [each for each in known_levels(tmp_path) if each.own]

    assert [each.file for each in own] == ["a.toml", "b.toml"]
    assert [each.name for each in own] == ["Habana", "Bar"]
    assert known_levels(tmp_path)[-2:] == tuple(own)
    assert own[1].word == str(tmp_path / "b.toml")


def test_a_file_that_cannot_be_used_is_told_with_its_first_fault(tmp_path: Path) -> None:
    text = HABANA.replace("friction = 0.45", "friction = 9.5").replace("mass_g = 5.0", "")
    (tmp_path / "bad.toml").write_text(text, encoding="utf-8")
    (tmp_path / "folder.toml").mkdir()

    bad, directory = (each for each in known_levels(tmp_path) if each.own)

    assert (bad.name, bad.idea, bad.level) == ("bad.toml", "", None)
    assert bad.fault == "dice.mass_g: is missing, must be a number from 1 to 50"
    assert directory.fault.startswith("cannot be read: ")


def test_without_a_folder_there_are_no_own_ones(tmp_path: Path) -> None:
    assert own_levels(tmp_path / "none") == ()
    assert known_levels(tmp_path / "none") == known_levels(None)


def test_a_folder_that_is_none_is_told(tmp_path: Path) -> None:
    file = tmp_path / "levels"
    file.write_text("", encoding="utf-8")

    (told,) = (each for each in known_levels(file) if each.own)

    assert told.level is None
    assert (told.file, told.fault) == ("levels", "Not a directory")


def test_the_users_folder_is_that_of_the_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUBACUBE_DATA", "/somewhere")

    assert levels_folder() == Path("/somewhere/levels")


def test_a_table_that_was_asked_for_may_come_with_its_text(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(HABANA, encoding="utf-8")

    assert level_entry(str(path), "").name == "Habana"
    packed = level_entry("Marble", HABANA.replace('"Habana"', '"Marble"', 1))
    assert (packed.name, packed.word, packed.fault) == ("Marble", "Marble", "")
    assert level_entry("Marble", "x = 1").fault.startswith("name: is missing")


def test_names_and_ideas_are_said_in_the_chosen_language_but_for_own_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.toml").write_text(f'idea = "My idea."\n{HABANA}', encoding="utf-8")
    monkeypatch.setattr(known, "_", str.upper)

    first, *others = known_levels(tmp_path)

    assert first.name == "HABANA"
    assert others[0].idea.isupper()
    assert (others[-1].name, others[-1].idea) == ("Habana", "My idea.")


@pytest.mark.parametrize("name", level_names())
def test_the_name_and_the_idea_of_every_level_that_comes_along_are_in_the_catalogue(
    name: str,
) -> None:
    template = (folder("assets") / "locale" / "cubacube.pot").read_text(encoding="utf-8")
    (found,) = (each for each in known_levels(None) if each.word == name)
    assert found.level is not None

    assert f'msgid "{found.level.name}"' in template
    assert f'msgid "{found.level.idea}"' in template
    assert found.level.idea or name == FIRST
