"""`cubacube` and `cubacube play`, with and without a screen."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.shell import app
from cubacube.shell.cli import main
from cubacube.shell.machine.window import NoDisplayError

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[MatchSetup | None]:
    """Record the setups with which a window opens; the machine seems to have a screen."""
    entries: list[MatchSetup | None] = []

    def note(entry: MatchSetup | None, _level: str, *, mute: bool) -> None:
        assert mute is False
        entries.append(entry)

    monkeypatch.setattr(app, "run_window", note)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    return entries


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")


def test_without_words_the_window_opens_at_its_menu(opened: list[MatchSetup | None]) -> None:
    assert main([]) == 0

    assert opened == [None]


def test_play_opens_the_window_at_the_match(opened: list[MatchSetup | None]) -> None:
    words = "play race --seats human:Ana,bot:1:Hugo --options raid=on --level habana --seed 5"

    assert main(words.split()) == 0

    assert opened == [
        MatchSetup(
            game="race",
            seats=(SeatEntry("Ana", "orange"), SeatEntry("Hugo", "black", 1)),
            options=(("raid", True),),
            level="habana",
            seed=5,
        )
    ]


def test_a_match_may_be_strict_or_for_training(opened: list[MatchSetup | None]) -> None:
    for words in ("play race --strict", "play race --training", "play calavera --strict"):
        assert main(words.split()) == 0

    entries = [entry for entry in opened if entry is not None]
    assert [(each.strict, each.training) for each in entries] == [
        (True, False),
        (False, True),
        (True, False),
    ]


def test_the_workshop_opens_with_a_level(
    opened: list[MatchSetup | None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    levels: list[str] = []

    def note(_entry: MatchSetup | None, level: str, *, mute: bool) -> None:
        assert not mute
        levels.append(level)

    monkeypatch.setattr(app, "run_window", note)

    assert main(["workshop"]) == 0
    assert main(["workshop", "habana"]) == 0
    assert levels == ["habana", "habana"]
    assert opened == []

    assert main(["workshop", "habanna"]) == 2
    assert "did you mean habana?" in capsys.readouterr().err


@pytest.mark.usefixtures("opened")
def test_a_match_may_be_played_without_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    muted = []
    monkeypatch.setattr(app, "run_window", lambda _entry, _level, *, mute: muted.append(mute))

    assert main(["play", "race", "--mute"]) == 0
    assert main(["play", "race"]) == 0
    assert muted == [True, False]


def test_every_match_has_another_seed_unless_one_is_given(opened: list[MatchSetup | None]) -> None:
    main(["play", "race"])
    main(["play", "race"])

    one, other = opened
    assert one is not None
    assert other is not None
    assert one.seed != other.seed


@pytest.mark.usefixtures("no_display")
def test_people_cannot_play_without_a_screen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "race", "--seats", "human:Ana,bot:1"]) == 1

    out, err = capsys.readouterr()
    assert not out
    assert err == ("cubacube: There is no display (DISPLAY and WAYLAND_DISPLAY are not set).\n")


@pytest.mark.usefixtures("opened")
def test_a_screen_that_cannot_be_opened_is_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_entry: MatchSetup | None, _level: str, *, mute: bool) -> None:
        assert not mute
        raise NoDisplayError("x11 not available")

    monkeypatch.setattr(app, "run_window", refuse)

    assert main(["play", "race", "--seats", "human:Ana,bot:1"]) == 1
    assert capsys.readouterr().err == "cubacube: There is no display (x11 not available).\n"


def without_display(folder: Path, *words: str, **environment: str) -> list[str]:
    """Return the lines that the program prints without a screen."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    kept = {name: value for name, value in os.environ.items() if name not in screens}
    done = subprocess.run(
        [sys.executable, "-m", "cubacube", *words],
        cwd=folder,
        env={**kept, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_without_a_screen_a_match_is_told_and_its_table_saved(tmp_path: Path) -> None:
    lines = without_display(tmp_path)

    assert lines[0] == (
        "There is no display (DISPLAY and WAYLAND_DISPLAY are not set), "
        "so computer players play one match."
    )
    assert lines[1].startswith("The Race: Alma, Benito, seed ")
    assert len(lines) > 20
    assert lines[-2].startswith("Won by ")
    path = Path(lines[-1].removeprefix("The final table: "))
    assert [path] == list(tmp_path.iterdir())
    picture = pygame.image.load(path)
    assert picture.get_size() == (1920, 1080)
    assert len({tuple(picture.get_at((x, 540))) for x in range(0, 1920, 10)}) > 10


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_a_screen_that_does_not_answer_is_none(tmp_path: Path) -> None:
    words = "play race --seats bot:1,bot:1 --options races=1 --seed 7"

    lines = without_display(tmp_path, *words.split(), DISPLAY=":6543")

    assert lines[0].startswith("There is no display (")
    assert lines[0].endswith(" not available).")
    assert lines[-1] == f"The final table: {tmp_path / 'cubacube-race-7.png'}"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_the_picture_goes_to_the_folder_for_temporary_files_if_it_must(tmp_path: Path) -> None:
    words = "play race --seats bot:1,bot:1 --options races=1 --seed 7"
    # Even root cannot write there.
    lines = without_display(Path("/proc"), *words.split(), TMPDIR=str(tmp_path))

    assert lines[0] == "There is no display (DISPLAY and WAYLAND_DISPLAY are not set)."
    assert lines[-1] == f"The final table: {tmp_path / 'cubacube-race-7.png'}"
    assert [path.name for path in tmp_path.iterdir()] == ["cubacube-race-7.png"]
