"""Settings survive a restart, and an unreadable file is never overwritten."""

from pathlib import Path

import pytest

from cubacube.session.settings.chosen import set_value, settings, use_settings
from cubacube.session.settings.file import read_settings
from cubacube.session.settings.keeper import QUIET_S, SettingsKeeper
from cubacube.session.settings.model import Settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "settings.toml"


def test_a_change_is_written_when_it_has_been_quiet(path: Path) -> None:
    keeper = SettingsKeeper(path)
    assert keeper.open() == ()
    assert not path.exists()

    for percent in (110, 120, 130):
        set_value("play.film_percent", percent)
        assert keeper.update(QUIET_S / 2) == ""
        assert not path.exists()
    assert keeper.update(QUIET_S / 2) == ""

    assert read_settings(path).settings.play.film_percent == 130


def test_what_was_chosen_is_in_effect_at_the_next_start(path: Path) -> None:
    first = SettingsKeeper(path)
    first.open()
    set_value("aids.preview", "none")
    assert first.save() == ""
    use_settings(Settings())

    assert SettingsKeeper(path).open() == ()

    assert settings().aids.preview == "none"


def test_who_changes_nothing_writes_nothing(path: Path) -> None:
    keeper = SettingsKeeper(path)
    keeper.open()

    keeper.update(10.0)
    keeper.save()

    assert not path.parent.exists()


def test_a_file_with_faults_is_told_and_the_next_one_is_sound(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("[sound]\nmaster = -1\neffects = 10\n")
    keeper = SettingsKeeper(path)

    told = keeper.open()

    assert "sound.master: must be a whole number from 0 to 100, not -1" in told[0]
    assert "settings.toml.old" in told[1]
    set_value("sound.ambience", 5)
    keeper.save()
    assert read_settings(path).faults == ()
    assert read_settings(path).settings.sound.effects == 10


def test_what_cannot_be_read_is_never_written_over(path: Path) -> None:
    path.parent.mkdir()
    path.symlink_to(path)  # a link to itself: it can neither be opened nor followed
    keeper = SettingsKeeper(path)

    told = keeper.open()
    set_value("play.instant", value=True)

    assert told[-1] == "Your settings will not be saved this time."
    assert keeper.save() == ""
    assert path.is_symlink()


def test_a_folder_that_takes_no_file_is_told_once(path: Path) -> None:
    keeper = SettingsKeeper(path)
    keeper.open()
    path.parent.write_text("a file where the folder should be")
    set_value("play.instant", value=True)

    assert keeper.update(QUIET_S).startswith("Cannot save the settings: ")
    assert keeper.update(QUIET_S) == ""


def test_without_a_place_nothing_is_kept() -> None:
    keeper = SettingsKeeper(None)
    keeper.open()
    set_value("play.instant", value=True)

    assert keeper.save() == ""
