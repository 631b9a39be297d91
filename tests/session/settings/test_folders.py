"""Where files are, and the one move of the settings to their own folder."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from cubacube.session.files import door, lock
from cubacube.session.play.records import last_result, save_result
from cubacube.session.settings import folders
from cubacube.session.settings.file import NAME, settings_path, write_settings
from cubacube.session.settings.folders import VARIABLE, config_folder, data_folder, moved
from cubacube.session.settings.keeper import SettingsKeeper
from cubacube.session.settings.model import Settings

HOME = Path.home()
MAC = HOME / "Library" / "Application Support" / "Cuba Cube"
_NONE = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", VARIABLE)


@pytest.fixture
def use(monkeypatch: pytest.MonkeyPatch) -> Callable[[type[PlatformDirsABC], str], None]:
    """Use the folders of another system, with no variable set."""
    for name in _NONE:
        monkeypatch.delenv(name, raising=False)
    known = {"CSIDL_APPDATA": "/roaming"}
    monkeypatch.setattr("platformdirs.windows.get_win_folder", known.__getitem__)

    def choose(system: type[PlatformDirsABC], name: str) -> None:
        dirs = system(name, appauthor=False, roaming=True)
        monkeypatch.setattr(folders, "_DIRS", dirs)

    return choose


@pytest.mark.parametrize(
    ("system", "name", "variables", "data", "config"),
    [
        (Unix, "cubacube", {}, HOME / ".local/share/cubacube", HOME / ".config/cubacube"),
        (
            Unix,
            "cubacube",
            {"XDG_DATA_HOME": "/data", "XDG_CONFIG_HOME": "/etc/me"},
            Path("/data/cubacube"),
            Path("/etc/me/cubacube"),
        ),
        (MacOS, "Cuba Cube", {}, MAC, MAC),
        (Windows, "Cuba Cube", {}, Path("/roaming/Cuba Cube"), Path("/roaming/Cuba Cube")),
        (Unix, "cubacube", {VARIABLE: "/mine"}, Path("/mine"), Path("/mine")),
        (Windows, "Cuba Cube", {VARIABLE: "/mine"}, Path("/mine"), Path("/mine")),
    ],
)
def test_data_stays_where_it_was_and_settings_have_their_own_folder(
    use: Callable[[type[PlatformDirsABC], str], None],
    monkeypatch: pytest.MonkeyPatch,
    system: type[PlatformDirsABC],
    name: str,
    variables: dict[str, str],
    data: Path,
    config: Path,
) -> None:
    use(system, name)
    for variable, value in variables.items():
        monkeypatch.setenv(variable, value)

    assert (data_folder(), config_folder()) == (data, config)


def test_data_on_a_mac_is_found_although_another_folder_is_set(
    use: Callable[[type[PlatformDirsABC], str], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    use(MacOS, "Cuba Cube")
    monkeypatch.setattr(folders, "_NAME", "Cuba Cube")
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert data_folder() == tmp_path / "xdg" / "Cuba Cube"

    old = tmp_path / "Library" / "Application Support" / "Cuba Cube"
    old.mkdir(parents=True)
    assert data_folder() == old

    monkeypatch.setenv(VARIABLE, str(tmp_path / "mine"))
    assert data_folder() == tmp_path / "mine"


def test_the_folders_of_this_system_are_asked() -> None:
    assert isinstance(folders._DIRS, platformdirs.PlatformDirs)
    assert folders._DIRS.appname == folders._NAME


def test_without_a_home_folder_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    class Homeless(Unix):
        @property
        def user_data_path(self) -> Path:
            raise RuntimeError("could not determine the home directory")

    monkeypatch.delenv(VARIABLE)
    monkeypatch.setattr(folders, "_DIRS", Homeless())

    with pytest.raises(OSError, match=f"no home folder .*{VARIABLE}"):
        last_result("couriers")
    with pytest.raises(OSError, match="no home folder"):
        save_result("couriers", 4)


# The move

OLD = '[play]\nfilm_percent = 130\nlater = "a key of a newer version"\n'


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The settings where older versions kept them."""
    path = tmp_path / "share" / "cubacube" / NAME
    path.parent.mkdir(parents=True)
    path.write_text(OLD)
    return path


@pytest.fixture
def new(tmp_path: Path) -> Path:
    """Where they belong now; no folder is there yet."""
    return tmp_path / "config" / "cubacube" / NAME


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir()) if folder.is_dir() else []


def test_settings_are_moved_once_letter_by_letter(old: Path, new: Path) -> None:
    assert moved(old, new) == new

    assert new.read_text() == OLD
    assert stat.S_IMODE(new.stat().st_mode) == 0o600
    assert (names(old.parent), names(new.parent)) == ([], [NAME])
    assert moved(old, new) == new


def test_a_start_moves_them_and_uses_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, old: Path, new: Path
) -> None:
    monkeypatch.delenv(VARIABLE)
    monkeypatch.setattr(folders, "_DIRS", Unix("cubacube", appauthor=False, roaming=True))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    old.write_text("[play]\nfilm_percent = 130\n")

    assert SettingsKeeper(settings_path()).open() == ()

    assert (old.exists(), new.read_text()) == (False, "[play]\nfilm_percent = 130\n")


def test_nothing_is_made_where_nothing_was(tmp_path: Path, new: Path) -> None:
    assert moved(tmp_path / NAME, new) == new
    assert not new.parent.exists()


@pytest.mark.parametrize("kind", ["file", "dangling link", "folder"])
def test_what_is_at_the_new_place_is_never_replaced(old: Path, new: Path, kind: str) -> None:
    new.parent.mkdir(parents=True)
    if kind == "file":
        new.write_text("mine")
    elif kind == "folder":
        new.mkdir()
    else:
        new.symlink_to("nowhere")

    assert moved(old, new) == new

    assert old.read_text() == OLD
    assert kind != "file" or new.read_text() == "mine"
    assert names(new.parent) == [NAME]


def test_a_linked_file_is_moved_by_its_content(old: Path, new: Path) -> None:
    target = old.with_name("dots.toml")
    old.rename(target)
    old.symlink_to(target.name)

    assert moved(old, new) == new

    assert (new.is_symlink(), new.read_text(), target.read_text()) == (False, OLD, OLD)


class KilledError(BaseException):
    """Stands for the end of the process."""


@pytest.mark.parametrize("call", ["open", "fsync", "replace", "sync_folder", "unlink"])
def test_a_move_killed_in_the_middle_loses_nothing(
    monkeypatch: pytest.MonkeyPatch, old: Path, new: Path, call: str
) -> None:
    def die(*_words: object, **_more: object) -> None:
        raise KilledError

    places: dict[str, tuple[object, str]] = {
        "open": (door, "_create"),
        "fsync": (os, "fsync"),
        "replace": (Path, "replace"),
        "sync_folder": (door, "sync_folder"),
        "unlink": (Path, "unlink"),
    }
    with monkeypatch.context() as killing:
        killing.setattr(*places[call], die)
        with pytest.raises(KilledError):
            moved(old, new)

    assert old.read_text() == OLD
    assert moved(old, new) == new
    assert new.read_text() == OLD


@pytest.fixture
def unwritable(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], None]:
    """Let a folder refuse new files; the mode of a folder does not stop the tests of root."""
    real, refused = os.open, list[Path]()

    def open_file(path: Path, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_CREAT and Path(path).parent in refused:
            raise PermissionError(13, "Permission denied", str(path))
        return real(path, flags, mode)

    monkeypatch.setattr(os, "open", open_file)
    return refused.append


def test_where_nothing_can_be_written_the_old_file_is_used(
    unwritable: Callable[[Path], None], old: Path, new: Path
) -> None:
    new.parent.mkdir(parents=True)
    unwritable(new.parent)

    path = moved(old, new)

    assert (path, old.read_text(), names(new.parent)) == (old, OLD, [])
    write_settings(path, Settings())
    assert names(old.parent) == [NAME]


def test_a_read_only_old_folder_stays_as_it_is(
    unwritable: Callable[[Path], None], old: Path, new: Path
) -> None:
    unwritable(old.parent)

    assert moved(old, new) == old
    assert (old.read_text(), names(new.parent)) == (OLD, [])


def test_while_another_version_writes_them_they_are_read_there(
    monkeypatch: pytest.MonkeyPatch, old: Path, new: Path
) -> None:
    monkeypatch.setattr(lock, "PATIENCE_S", 0.0)

    with lock.locked(old):
        assert moved(old, new) == old
    assert moved(old, new) == new


def test_an_older_version_that_goes_on_takes_nothing_away(old: Path, new: Path) -> None:
    moved(old, new)
    write_settings(old, Settings())  # it still knows only this place

    assert moved(old, new) == new
    assert new.read_text() == OLD
    assert old.is_file()
