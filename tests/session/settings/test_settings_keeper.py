"""Settings survive a restart, and an unreadable file is never overwritten."""

import os
from pathlib import Path
from shutil import rmtree

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

    assert keeper.update(QUIET_S) == f"Cannot save the settings in {path}: File exists"
    assert keeper.update(QUIET_S) == ""


def test_without_a_place_nothing_is_kept() -> None:
    keeper = SettingsKeeper(None)
    keeper.open()
    set_value("play.instant", value=True)

    assert keeper.save() == ""


def test_two_windows_keep_each_others_changes(path: Path) -> None:
    first, second = SettingsKeeper(path), SettingsKeeper(path)
    first.open()
    set_value("sound.master", 10)
    first.save()
    second.open()
    in_second = settings()

    set_value("play.film_percent", 200)
    set_value("keys.take_back", "q")
    assert first.save() == ""
    use_settings(in_second)
    set_value("aids.preview", "none")
    assert second.save() == ""

    kept = read_settings(path)
    assert kept.faults == ()
    assert kept.settings.sound.master == 10
    assert kept.settings.play.film_percent == 200
    assert kept.settings.keys.take_back == "q"
    assert kept.settings.aids.preview == "none"


def test_keys_of_two_windows_that_clash_are_those_of_the_last_one(path: Path) -> None:
    first, second = SettingsKeeper(path), SettingsKeeper(path)
    first.open()
    second.open()
    set_value("keys.take_back", "q")
    assert first.save() == ""
    use_settings(Settings())
    set_value("keys.rulings", "q")
    assert second.save() == ""

    kept = read_settings(path)
    assert kept.faults == ()
    assert (kept.settings.keys.take_back, kept.settings.keys.rulings) == ("z", "q")


def test_a_deleted_file_is_written_again_whole(path: Path) -> None:
    keeper = SettingsKeeper(path)
    keeper.open()
    set_value("sound.master", 10)
    keeper.save()
    rmtree(path.parent)
    set_value("play.film_percent", 200)

    assert keeper.save() == ""
    kept = read_settings(path).settings
    assert (kept.sound.master, kept.play.film_percent) == (10, 200)


@pytest.fixture
def read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse every new file."""
    opened = os.open

    def refused(path: Path, flags: int, *more: int) -> int:
        if flags & os.O_CREAT:
            raise PermissionError(13, "Permission denied", str(path))
        return opened(path, flags, *more)

    monkeypatch.setattr(os, "open", refused)


@pytest.mark.usefixtures("read_only")
def test_a_read_only_folder_is_told_once_and_only_when_a_person_changes_something(
    path: Path,
) -> None:
    keeper = SettingsKeeper(path)
    keeper.open()
    set_value("screen.left", 40)
    assert keeper.update(QUIET_S) == ""

    set_value("sound.master", 10)
    assert keeper.update(QUIET_S) == f"Cannot save the settings in {path}: Permission denied"
    set_value("sound.master", 20)
    assert keeper.update(QUIET_S) == ""


def test_what_could_not_be_saved_is_saved_with_the_next_change(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_asked: object) -> None:
        raise OSError(28, "No space left on device")

    keeper = SettingsKeeper(path)
    keeper.open()
    set_value("play.film_percent", 200)
    keeper.save()
    with monkeypatch.context() as patch:
        patch.setattr("cubacube.session.settings.file.write_whole", full)
        set_value("sound.master", 10)
        assert "No space left on device" in keeper.save()
    set_value("aids.preview", "none")
    assert keeper.save() == ""

    assert read_settings(path).settings == settings()
