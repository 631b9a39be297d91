"""The fuzzer of the level reader."""

from pathlib import Path
from typing import NoReturn

import explore_levels
import pytest
from explore_levels import made, main


def test_the_files_of_a_search_are_judged_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--search", "1", "--files", "40"]) == 0

    out = capsys.readouterr().out
    assert out.startswith("search 1: ")
    assert "refused" in out
    assert "good" in out
    assert out.count("\n") == 1


def test_a_search_makes_the_same_files_again() -> None:
    files = [made(7, number) for number in range(20)]

    assert files == [made(7, number) for number in range(20)]
    assert len(set(files)) == 20


@pytest.mark.parametrize("fault", [OverflowError("int too large"), RecursionError()])
def test_a_traceback_is_told_with_the_words_that_repeat_it(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    fault: Exception,
) -> None:
    def ended(_path: Path) -> NoReturn:
        raise fault

    monkeypatch.setattr(explore_levels, "tried_level", ended)
    words = ["--search", "3", "--only", "5", "--keep", str(tmp_path / "bad.toml")]

    assert main(words) == 1

    out = capsys.readouterr().out
    assert out.startswith("python tools/explore_levels.py --search 3 --only 5\nTraceback")
    assert type(fault).__name__ in out
    assert "search 3: 1 ended badly; the longest took " in out
    assert (tmp_path / "bad.toml").read_bytes() == made(3, 5)


def test_a_slow_verdict_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(explore_levels, "SLOWEST_S", -1.0)

    assert main(["--search", "3", "--only", "5"]) == 1
    assert " s, allowed are -1\n" in capsys.readouterr().out
