"""`cubacube saves` and `cubacube replay`, each in its own process."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.kit.shot import Shot
from cubacube.rules import replace
from cubacube.session.files.codec import log_sha256
from cubacube.session.keeping.code import MARK, read_code
from cubacube.session.keeping.kept import SavedMatch
from cubacube.shell.cli import main
from tests.session.keeping.matches import actions_of, keep, read

COUNT = 24


def cubacube(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cubacube", *words], capture_output=True, text=True, check=False
    )


def only_object(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert done.stdout.count("\n") == 1, done
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture
def race(tmp_path: Path) -> Path:
    return keep(tmp_path / "race.jsonl", "race", actions_of("race", COUNT))


@pytest.fixture
def moved(tmp_path: Path) -> Path:
    """Return a match whose last flick differs from what this table computes."""
    actions = list(actions_of("race", COUNT))
    place = max(number for number, each in enumerate(actions) if isinstance(each, Shot))
    shot = actions[place]
    assert isinstance(shot, Shot)
    rest = replace(shot.rest[0], x_mm=shot.rest[0].x_mm + 1)
    actions[place] = replace(shot, rest=(rest, *shot.rest[1:]))
    return keep(tmp_path / "moved.jsonl", "race", tuple(actions[: place + 1]))


def told(kept: SavedMatch, verdict: str = "exact") -> dict[str, Any]:
    actions = kept.match.actions()
    return {
        "verdict": verdict,
        "game": "race",
        "actions": len(actions),
        "log_sha256": log_sha256(actions),
    }


def test_an_exact_match_is_verified_in_words_and_exits_0(race: Path) -> None:
    done = cubacube("replay", str(race), "--verify")

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"exact {told(read(race))['log_sha256']}\n"


@pytest.mark.parametrize("words", [("--verify", "--json"), ("--json",)])
def test_an_exact_match_is_one_object(race: Path, words: tuple[str, ...]) -> None:
    done = cubacube("replay", str(race), *words)

    assert (done.returncode, done.stderr) == (0, "")
    assert only_object(done) == told(read(race))


def test_what_the_table_would_do_otherwise_is_approximate_and_exits_1(moved: Path) -> None:
    words = cubacube("replay", str(moved), "--verify")
    data = cubacube("replay", str(moved), "--verify", "--json")

    kept = read(moved)
    assert (words.returncode, data.returncode) == (1, 1)
    assert words.stdout == f"approximate {told(kept)['log_sha256']}\n"
    assert only_object(data) == told(kept, "approximate")
    number = len(kept.match.turns)
    why = f"From action {number} on, this version of the game computes it differently.\n"
    assert words.stderr == data.stderr == why


def test_the_code_of_such_a_match_is_approximate_too_and_ends_before_it(moved: Path) -> None:
    code = cubacube("replay", str(moved), "--code").stdout.strip()

    done = cubacube("replay", code, "--verify", "--json")

    assert done.returncode == 1
    assert only_object(done)["verdict"] == "approximate"
    assert only_object(done)["actions"] == len(read(moved).match.turns) - 1


@pytest.mark.parametrize("words", [(), ("--verify",), ("--json",), ("--code",)])
@pytest.mark.parametrize(
    "match", ["nowhere.jsonl", "nobody", f"{MARK}AAAA", "pyproject.toml", "", "a\0b"]
)
def test_what_is_no_match_is_refused_in_one_line_and_exits_2(
    match: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", match, *words]) == 2

    out, err = capsys.readouterr()
    assert not out
    assert err.startswith("cubacube: ")
    assert err.count("\n") == 1


def test_no_match_in_a_process_of_its_own_exits_2(tmp_path: Path) -> None:
    torn = tmp_path / "torn.jsonl"
    torn.write_text('{"begin"')

    done = cubacube("replay", str(torn), "--verify", "--json")

    assert (done.returncode, done.stdout) == (2, "")
    assert "line 1" in done.stderr


def test_code_picture_and_verdict_are_told_in_lines_or_in_one_object(
    race: Path, tmp_path: Path
) -> None:
    words = ("replay", str(race), "--code", "--picture", str(tmp_path / "table.png"), "--verify")

    lines = cubacube(*words).stdout.splitlines()
    data = only_object(cubacube(*words, "--json"))

    code, picture, verdict = lines
    assert read_code(code, catalogue.game).kept.match == read(race).match
    assert picture == str(tmp_path / "table.png")
    assert verdict.startswith("exact ")
    assert data.pop("code") == code
    # Existing files are not overwritten.
    assert data.pop("picture") == str(tmp_path / "table-2.png")
    assert data == told(read(race))
    assert pygame.image.load(picture).size == (1920, 1080)


def test_a_picture_that_cannot_be_written_exits_1(race: Path, tmp_path: Path) -> None:
    done = cubacube("replay", str(race), "--picture", str(tmp_path / "none" / "table.png"))

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1


def test_kept_matches_are_listed_and_found_by_their_id() -> None:
    folder = Path(os.environ["CUBACUBE_DATA"]) / "matches"
    saved = cubacube("sim", "calavera", "--save", str(folder), "--json")
    result = only_object(saved)

    (listed,) = json.loads(cubacube("saves", "--json").stdout)
    verified = only_object(cubacube("replay", listed["id"], "--verify", "--json"))

    assert set(listed) == {"id", "path", "game", "seats", "actions", "finished", "saved_at"}
    assert (listed["path"], listed["finished"]) == (result["file"], True)
    assert verified == {
        "verdict": "exact",
        "game": "calavera",
        "actions": result["actions"],
        "log_sha256": result["log_sha256"],
    }
