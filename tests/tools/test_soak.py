"""The tool that plays for a long time in one process."""

import json
import sys
import threading
from dataclasses import asdict
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any

import pytest

if sys.platform != "linux":
    pytest.skip("it measures by /proc", allow_module_level=True)

import soak
from soak import Held, broken, compared, held, repeated

WARM = Held(memory_mb=100.0, objects=1000, handles=9, processes=1)
CALAVERA = 5
"""The seed of a short match."""


@pytest.fixture(autouse=True)
def threads_of_other_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "BEFORE", frozenset(threading.enumerate()))


def test_matches_are_played_and_verified(capsys: pytest.CaptureFixture[str]) -> None:
    soak.main(["--matches", "2", "--seed", f"{CALAVERA}"])

    told = json.loads(capsys.readouterr().out)
    assert told["matches"] == 2
    assert told["differ"] == []
    assert {"handles", "processes", "verify"}.isdisjoint(told["broken"])
    assert told["end"]["objects"] > 10_000


def test_the_window_is_driven(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soak, "EVENTS", 3)
    # Other tests in this process may open files meanwhile.
    monkeypatch.setattr(soak, "held", lambda: WARM)
    soak.main(["--window", "0.0001"])

    told = json.loads(capsys.readouterr().out)
    assert told["runs"] == 3
    assert told["longest_frame_ms"] > 0
    assert told["warm"] == told["end"] == asdict(WARM)


def test_the_second_and_the_last_part_are_compared() -> None:
    memory = 1, 1, 1, 50, 60, 50, 9, 9, 9, 9, 9, 9, 70, 900, 70

    warm, end = compared([Held(each, 1000, 9, 1) for each in memory], 5)
    assert (warm.memory_mb, end.memory_mb) == (50, 70)


def test_the_runs_of_the_window_are_done_three_times(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter((0, 20, 39, 41))
    monkeypatch.setattr(soak, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    assert list(repeated(2, 7)) == ["7/0", "7/1", "7/2"] * 3


def test_work_in_the_background_has_ended_before_it_is_measured() -> None:
    asked = Event()

    class Working(Thread):
        def join(self, timeout: float | None = None) -> None:
            asked.set()
            super().join(timeout)

    thread = Working(target=asked.wait)
    thread.start()
    held()
    assert not thread.is_alive()


def test_a_file_with_a_typed_name_is_not_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def window(_minutes: float, _seed: int, _folder: Path) -> dict[str, Any]:
        Path("typed").touch()
        return {"broken": []}

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(soak, "window", window)

    assert soak.main(["--window", "1"]) == 0
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("end", "longest_s", "differ", "limits"),
    [
        (Held(104.9, 1049, 9, 1), 0.1, 0, []),
        (Held(105.1, 1000, 9, 1), 0.1, 0, ["memory"]),
        (Held(100.0, 1051, 10, 2), 0.1, 0, ["objects", "handles", "processes"]),
        (Held(100.0, 1000, 9, 1), 0.101, 1, ["frame", "verify"]),
    ],
)
def test_a_broken_limit_is_told(
    end: Held, longest_s: float, differ: int, limits: list[str]
) -> None:
    assert broken(WARM, end, longest_s, differ) == limits


def test_a_match_that_differs_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soak, "first_difference", lambda _kept: 3)

    assert soak.main(["--matches", "1", "--seed", f"{CALAVERA}"]) == 1
    out = capsys.readouterr()
    assert out.err.startswith(f"seed {CALAVERA}, calavera")
    assert "verify" in json.loads(out.out)["broken"]
