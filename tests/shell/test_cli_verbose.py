"""`--verbose` tells what helps to find a fault, and nothing private."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from cubacube.scenes.sound.mixer import Mixer
from cubacube.session.files.levels import FIRST, level_text
from cubacube.session.play.journal import FILE, Journal
from cubacube.session.settings.folders import VARIABLE
from cubacube.shell.cli import main
from cubacube.shell.machine.screen import opened

PROGRAM = logging.getLogger("cubacube")


@pytest.fixture(autouse=True)
def quiet_again() -> Iterator[None]:
    """Remove what `--verbose` added."""
    handlers, level = PROGRAM.handlers[:], PROGRAM.level
    yield
    PROGRAM.handlers[:] = handlers
    PROGRAM.setLevel(level)


@pytest.mark.parametrize("line", ["--verbose level check {}", "level check {} --verbose"])
def test_versions_folders_and_the_level_are_told(
    line: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    home = tmp_path / "ana"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    monkeypatch.setenv(VARIABLE, str(home / "cuba"))
    level = home / "my\x1b[31m.toml"
    home.mkdir()
    level.write_text(level_text(FIRST), encoding="utf-8")

    assert main(line.format(level).split()) == 0

    told = capsys.readouterr().err
    for part in ("Cuba Cube ", "Python 3.", "pygame-ce 2.", "pymunk 7.", "numpy 2."):
        assert part in told.splitlines()[0]
    assert str(Path("~/cuba")) in told.splitlines()[1]
    assert str(Path("~/my\\x1b[31m.toml")) in told.splitlines()[2]
    assert "ana" not in told


def test_without_it_nothing_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["level", "check", FIRST]) == 0

    assert capsys.readouterr().err == ""


def test_window_and_sound_are_told_but_do_not_fill_the_log_of_faults(
    data_folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Journal("Cuba Cube") as _journal, caplog.at_level(logging.DEBUG, "cubacube"):
        opened().close()
        mixer = Mixer()
        mixer.wait()
        mixer.close()

    assert "driver dummy" in caplog.messages[0]
    assert any(each.startswith("sound ") for each in caplog.messages)
    assert not (data_folder / FILE).exists()
