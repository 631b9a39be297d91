"""`cubacube` and `cubacube play`, with and without a screen."""

import tempfile
from pathlib import Path

import pygame
import pytest

from cubacube.session.entry import Entry, SeatEntry
from cubacube.shell import app
from cubacube.shell.cli import main
from cubacube.shell.window import NoDisplayError


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Entry | None]:
    """What the window was opened with, on a machine that seems to have a screen."""
    entries: list[Entry | None] = []
    monkeypatch.setattr(app, "run_window", entries.append)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("SDL_VIDEODRIVER")
    return entries


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")


def test_without_words_the_window_opens_at_its_menu(opened: list[Entry | None]) -> None:
    assert main([]) == 0

    assert opened == [None]


def test_play_opens_the_window_at_the_match(opened: list[Entry | None]) -> None:
    words = "play race --seats human:Ana,bot:1:Hugo --options raid=on --level habana --seed 5"

    assert main(words.split()) == 0

    assert opened == [
        Entry(
            game="race",
            seats=(SeatEntry("Ana", "orange"), SeatEntry("Hugo", "black", 1)),
            options=(("raid", True),),
            level="habana",
            seed=5,
        )
    ]


def test_every_match_has_another_seed_unless_one_is_given(opened: list[Entry | None]) -> None:
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
    assert err == ("cubacube: There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).\n")


@pytest.mark.usefixtures("opened")
def test_a_screen_that_cannot_be_opened_is_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_entry: Entry | None) -> None:
        raise NoDisplayError("x11 not available")

    monkeypatch.setattr(app, "run_window", refuse)

    assert main(["play", "race", "--seats", "human:Ana,bot:1"]) == 1
    assert capsys.readouterr().err == "cubacube: There is no display (x11 not available).\n"


@pytest.mark.usefixtures("no_display")
def test_without_a_screen_a_match_is_told_and_its_table_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main([]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == (
        "There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set), "
        "so computer players play one match."
    )
    assert lines[1].startswith("The Race between Alma, Benito, seed ")
    assert len(lines) > 20
    assert lines[-2].startswith("Won by ")
    path = Path(lines[-1].removeprefix("The final table: "))
    assert [path] == list(tmp_path.iterdir())
    assert pygame.image.load(path).get_size() == (1920, 1080)


@pytest.mark.usefixtures("no_display")
def test_the_picture_goes_to_the_folder_for_temporary_files_if_it_must(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lost, spare = tmp_path / "lost", tmp_path / "spare"
    lost.mkdir()
    spare.mkdir()
    monkeypatch.chdir(lost)
    lost.rmdir()
    monkeypatch.setattr(tempfile, "tempdir", str(spare))

    words = "play race --seats bot:0,bot:0 --options races=1 --seed 7"
    assert main(words.split()) == 0

    path = spare / "cubacube-race-7.png"
    assert capsys.readouterr().out.splitlines()[-1] == f"The final table: {path}"
    assert path.is_file()
