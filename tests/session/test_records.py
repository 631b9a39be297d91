"""The last results in the user's data folder: written atomically, read with care."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cubacube.session.files import lock
from cubacube.session.play.records import (
    MOST,
    RecordError,
    last_result,
    read_saved_json,
    save_result,
)
from cubacube.session.settings.folders import VARIABLE


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder that does not exist yet."""
    path = tmp_path / "new" / "folder"
    monkeypatch.setenv(VARIABLE, str(path))
    return path


def file_in(folder: Path, text: str | bytes) -> Path:
    folder.mkdir(parents=True)
    path = folder / "results.json"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_there_is_no_result_at_first(folder: Path) -> None:
    assert last_result("couriers") is None
    assert not folder.exists()


def test_a_result_is_kept(folder: Path) -> None:
    save_result("couriers", 7)

    assert last_result("couriers") == 7
    assert [path.name for path in folder.iterdir()] == ["results.json"]


def test_the_last_one_counts_and_other_games_keep_theirs(folder: Path) -> None:
    save_result("race", 3)
    save_result("couriers", 7)
    save_result("couriers", 5)

    assert (last_result("couriers"), last_result("race")) == (5, 3)
    assert json.loads((folder / "results.json").read_text(encoding="utf-8")) == {
        "couriers": {"points": 5},
        "race": {"points": 3},
    }


@pytest.mark.parametrize("points", ["-1", str(MOST + 1), "1.5", '"7"', "true", "null"])
def test_a_wrong_number_is_named_with_file_key_and_range(folder: Path, points: str) -> None:
    path = file_in(folder, f'{{"couriers": {{"points": {points}}}}}')

    with pytest.raises(RecordError) as error:
        last_result("couriers")
    assert str(error.value) == (
        f"{path}: couriers.points must be a whole number from 0 to {MOST}, not {points}."
    )


@pytest.mark.parametrize("points", [0, MOST])
def test_the_ends_of_the_range_are_results(folder: Path, points: int) -> None:
    file_in(folder, f'{{"couriers": {{"points": {points}}}}}')

    assert last_result("couriers") == points


@pytest.mark.parametrize("text", ["", "{", "[1]", "7", b"\xff\xfe{}"])
def test_what_is_no_table_of_results_is_named_with_its_file(
    folder: Path, text: str | bytes
) -> None:
    path = file_in(folder, text)

    with pytest.raises(RecordError, match="results") as error:
        last_result("couriers")
    assert str(path) in str(error.value)


def test_a_game_without_points_is_a_fault(folder: Path) -> None:
    file_in(folder, '{"couriers": 7}')

    with pytest.raises(RecordError, match="points"):
        last_result("couriers")


def test_a_file_with_faults_is_put_aside_and_not_lost(folder: Path) -> None:
    file_in(folder, "nonsense")

    save_result("couriers", 4)

    assert last_result("couriers") == 4
    assert (folder / "results.json.old").read_text(encoding="utf-8") == "nonsense"


def test_a_folder_that_cannot_be_made_is_an_error_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "file" / "folder"))

    with pytest.raises(OSError, match="file"):
        save_result("couriers", 4)
    assert (tmp_path / "file").read_text(encoding="utf-8") == "in the way"


def test_an_unwritten_result_leaves_the_old_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_result("couriers", 4)

    def full(_self: Path, _target: Path) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="disk full"):
        save_result("couriers", 9)
    assert last_result("couriers") == 4
    assert [path.name for path in folder.iterdir()] == ["results.json"]


def test_a_second_file_with_faults_is_put_aside_beside_the_first(folder: Path) -> None:
    file_in(folder, "nonsense")
    save_result("couriers", 4)
    (folder / "results.json").write_text("rubbish")

    save_result("couriers", 5)

    texts = {path.name: path.read_text() for path in folder.iterdir()}
    assert texts.pop("results.json") != ""
    assert texts == {"results.json.old": "nonsense", "results.json-2.old": "rubbish"}


HOSTILE = {
    "deep lists": "[" * 20_000,
    "deep tables": '{"a":' * 12_000,
    "digits": '{"couriers": {"points": ' + "9" * 5000 + "}}",
    "huge": '{"couriers": {"points": 1' + "0" * 400 + "}}",
    "lone surrogate": r'{"\ud800": 1}',
    "nul": r'{"\u0000": 1}',
    "escape": r'{"\u001b[2J\n": 1}',
    "long key": '{"' + "k" * 60_000 + '": 1}',
    "long value": '{"couriers": {"points": "' + "9" * 400 + '"}}',
    "large": '{"couriers": {"points": 1}}' + " " * 70_000,
    "mark": '\ufeff{"couriers": {"points": 1}}',
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_is_one_short_visible_sentence_and_put_aside(
    folder: Path, text: str
) -> None:
    path = file_in(folder, text)

    with pytest.raises(RecordError) as error:
        last_result("couriers")
    said = str(error.value)
    assert said.startswith(f"{path}: ")
    assert said.isprintable()
    assert len(said) < len(str(path)) + 300
    save_result("couriers", 4)
    assert last_result("couriers") == 4
    assert (folder / "results.json.old").exists()


@pytest.mark.skipif(os.name != "posix", reason="files of POSIX")
@pytest.mark.parametrize("kind", ["pipe", "endless", "folder", "loop"])
def test_what_is_no_regular_file_ends_nothing(folder: Path, kind: str) -> None:
    folder.mkdir(parents=True)
    path = folder / "results.json"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "endless":
            path.symlink_to("/dev/zero")
        case "folder":
            path.mkdir()
        case "loop":
            path.symlink_to(path)

    with pytest.raises((RecordError, OSError), match="results"):
        last_result("couriers")
    if kind != "loop":
        save_result("couriers", 4)
        assert last_result("couriers") == 4


KEEP = """
import sys
from cubacube.session.play.records import save_result
for round in range(25):
    save_result(f"{sys.argv[1]}{round}", round)
"""


def test_programs_that_run_at_once_lose_no_results(folder: Path) -> None:
    command = [sys.executable, "-c", KEEP]
    programs = [subprocess.Popen([*command, name]) for name in "abc"]

    assert [program.wait(timeout=60) for program in programs] == [0, 0, 0]

    kept = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    assert kept == {f"{name}{n}": {"points": n} for name in "abc" for n in range(25)}
    assert [path.name for path in folder.iterdir()] == ["results.json"]


def test_who_waits_too_long_for_the_lock_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_result("race", 3)
    monkeypatch.setattr(lock, "PATIENCE_S", 0.0)

    with (
        lock.locked(folder / "results.json"),
        pytest.raises(TimeoutError, match=r"another program is writing .*results\.json"),
    ):
        save_result("couriers", 4)
    assert (last_result("couriers"), last_result("race")) == (None, 3)
    save_result("couriers", 4)
    assert last_result("couriers") == 4


def test_a_key_that_is_there_twice_is_named(tmp_path: Path) -> None:
    path = tmp_path / "twice.json"
    path.write_text('{"ana": 1, "ben": {"x": 1, "x": 2}}', encoding="utf-8")

    with pytest.raises(RecordError, match=r"x is there twice"):
        read_saved_json(path)
