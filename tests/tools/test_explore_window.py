"""The fuzzer of the window."""

from typing import NoReturn

import pytest
from explore_window import main

from cubacube.shell.app import App

ONE = ["--search", "1", "--only", "2", "--events", "12"]


def test_a_sitting_ends_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(ONE) == 0

    out = capsys.readouterr().out
    assert out.startswith("search 1: 2 sittings, 0 with a fault; frames of ")
    assert out.count("\n") == 1


def test_the_same_number_is_the_same_sitting(capsys: pytest.CaptureFixture[str]) -> None:
    main(ONE)
    first = capsys.readouterr().out
    main(ONE)

    assert capsys.readouterr().out == first


def test_a_fault_is_told_with_the_words_that_repeat_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fault(*_args: object) -> NoReturn:
        raise IndexError("a dropped die")

    monkeypatch.setattr(App, "_take", fault)

    assert main(ONE) == 1
    out = capsys.readouterr().out
    assert out.startswith("python tools/explore_window.py --search 1 --only 2\n")
    assert "IndexError: a dropped die" in out
