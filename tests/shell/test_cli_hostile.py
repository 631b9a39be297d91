"""Faulty input is reported in one printable line; closed or full outputs never crash."""

import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from typing import NoReturn

import pytest

from cubacube.games import catalogue
from cubacube.rules import replace
from cubacube.session.shipped import folder
from cubacube.shell.cli import asked, main, show
from cubacube.table import NoPlaceError

HABANA = (folder("levels") / "habana.toml").read_text(encoding="utf-8")
ROOT = Path(__file__).resolve().parents[2]
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="/dev/full is Linux's")
RAW = "\x1b[2J\u202e\x07"


@pytest.mark.parametrize(
    "words",
    [
        [f"a{RAW}"],
        ["games", f"a{RAW}b\nc"],
        ["play", f"race{RAW}"],
        ["play", "race", f"--{RAW}\n"],
        ["play", "race", "--level", f"{RAW}\n"],
        ["play", "race", "--level", f"./{RAW}\n.toml"],
        ["sim", "calavera", "--level", f"{RAW}\n"],
        ["play", "race", "--seats", f"human:A{RAW}na,bot:1"],
        ["play", "race", "--seats", f"{RAW}\n,bot:1"],
        ["play", "race", "--seats", "human:\ufe0f,bot:1"],
        ["play", "race", "--seats", "human:\udcff,bot:1"],
        ["play", "race", "--options", f"{RAW}\n=1"],
        ["play", "race", "--options", f"races={RAW}\n"],
        ["sim", "race", "--seed", f"{RAW}\n"],
        ["level", "check", f"./{RAW}\n.toml"],
    ],
)
def test_words_are_told_back_on_one_visible_line(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2

    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1
    assert err.rstrip("\n").isprintable()


@pytest.mark.parametrize(
    "words",
    [
        ["x" * 60_000],
        ["play", "x" * 60_000],
        ["games", "x" * 60_000],
        ["play", "race", "--level", "x" * 60_000],
        ["play", "race", "--seats", f"human:{'x' * 60_000},bot:1"],
        ["play", "race", "--seats", "x" * 60_000],
        ["play", "race", "--options", "x" * 60_000],
        ["play", "race", "--options", "races=" + "x" * 60_000],
        ["sim", "race", "--seed", "9" * 60_000],
        ["level", "check", "./" + "x" * 60_000],
    ],
)
def test_long_words_are_told_back_in_few_letters(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2

    assert len(capsys.readouterr().err) < 1100


def test_the_name_of_a_good_level_is_printed_with_a_visible_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / f"{RAW}\n.toml"
    path.write_text(HABANA, encoding="utf-8")

    assert main(["level", "check", str(path)]) == 0

    assert capsys.readouterr().out == f"{tmp_path}/\\x1b[2J\\u202e\\x07\\n.toml: good (Habana)\n"


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the program in a shell, with its outputs redirected by `command`."""
    program = f"{sys.executable} -m cubacube"
    # Without buffering, argparse itself ignores failed writes.
    unwanted = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "PYTHONUNBUFFERED")
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    return subprocess.run(
        ["/bin/sh", "-c", command.replace("cubacube", program, 1)],
        cwd=folder,
        env={**kept, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )


@LINUX
@pytest.mark.parametrize("words", ["games", "games --json", "--help", "--version"])
def test_a_full_disk_behind_the_output_is_one_sentence(words: str, tmp_path: Path) -> None:
    done = run(f"cubacube {words} > /dev/full", tmp_path)

    assert (done.returncode, done.stderr) == (1, "cubacube: No space left on device\n")


@LINUX
@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("cubacube games >&-", 0),
        ("cubacube games >&- 2>&-", 0),
        ("cubacube games > /dev/full 2>&1", 1),
        ("cubacube plya 2>&-", 2),
        ("cubacube plya 2> /dev/full", 2),
        ("cubacube level check none.toml 2> /dev/full", 1),
    ],
)
def test_a_closed_or_full_output_ends_quietly(command: str, code: int, tmp_path: Path) -> None:
    done = run(command, tmp_path)

    assert (done.returncode, done.stdout, done.stderr) == (code, "", "")


# The drawing of a printed match


def told(monkeypatch: pytest.MonkeyPatch, place: Path) -> int:
    """Print a short match in a folder."""
    monkeypatch.chdir(place)
    game = catalogue.game("calavera")
    words = Namespace(seats=None, options="", level=None)
    return show.print_match(game, asked.parse_match(game, words, "bot:0,bot:0", 2))


def test_a_picture_follows_no_link_and_replaces_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    victim = tmp_path / "victim"
    victim.write_bytes(b"precious")
    for name in ("cubacube-calavera-2.png", "cubacube-calavera-2.part.png"):
        (tmp_path / name).symlink_to(victim)

    assert told(monkeypatch, tmp_path) == 0

    assert victim.read_bytes() == b"precious"
    path = tmp_path / "cubacube-calavera-2-2.png"
    assert capsys.readouterr().out.endswith(f"The final table: {path}\n")
    assert path.read_bytes().startswith(b"\x89PNG")
    assert len(list(tmp_path.iterdir())) == 4


def test_a_picture_that_cannot_be_saved_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    monkeypatch.setattr(show, "gettempdir", lambda: str(tmp_path))

    assert told(monkeypatch, tmp_path) == 1

    assert capsys.readouterr().err == (
        "cubacube: Cannot save the picture of the final table: No space left on device\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_no_match_of_a_simulation_and_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    words = ["sim", "calavera", "--seats", "bot:0,bot:0", "--save", str(tmp_path)]
    assert main(words) == 1

    out, err = capsys.readouterr()
    assert not out
    assert err.startswith(f"cubacube: {tmp_path}")
    assert err.count("\n") == err.count("No space left on device") == 1
    assert list(tmp_path.iterdir()) == []


@LINUX
@pytest.mark.parametrize("device", ["/dev/zero", "/proc/self/mem"])
def test_a_device_is_named_that_is_no_household(
    device: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CUBACUBE_DATA", str(tmp_path))

    assert main(["household", "import", device]) in (1, 2)
    assert capsys.readouterr().err.startswith(f"cubacube: {device}: ")


# Names of files


def test_the_names_of_saved_matches_are_printed_visibly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CUBACUBE_DATA", str(tmp_path))
    words = ["sim", "calavera", "--seats", "bot:0,bot:0", "--save", str(tmp_path / "matches")]
    assert main(words) == 0
    capsys.readouterr()
    (path,) = (tmp_path / "matches").iterdir()
    path.rename(path.with_name(f"{RAW}\n.jsonl"))
    (tmp_path / "matches" / f"bad{RAW}.jsonl").write_bytes(b"x")

    assert main(["saves"]) == 0

    out, err = capsys.readouterr()
    assert out.startswith("\\x1b[2J\\u202e\\x07\\n: calavera, Alma and Benito")
    for line in (*out.splitlines(), *err.splitlines()):
        assert line.isprintable()
    assert (out.count("\n"), err.count("\n")) == (1, 1)


# Faults of the table


def test_a_table_without_room_ends_a_simulation_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_args: object) -> NoReturn:
        raise NoPlaceError("12 dice do not come to rest apart from 0")

    changed = replace(catalogue.game("race"), bots=(full,))
    monkeypatch.setattr(asked, "game", lambda _name: changed)

    assert main(["sim", "race", "--seats", "bot:0,bot:0"]) == 3
    assert capsys.readouterr().err == (
        "cubacube: race with seed 1: 12 dice do not come to rest apart from 0\n"
    )
