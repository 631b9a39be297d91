"""The tool that searches for new failures."""

from collections.abc import Callable

import explore
import pytest
from exploring.search import Case, play, read_case, search, told

from cubacube.games import catalogue
from tests.hammering import Hammered, HammeringError
from tests.keeping_machine import KeepingMachine

CALAVERA, COURIERS = catalogue.game("calavera"), catalogue.game("couriers")


def after(matches: int) -> Callable[[], bool]:
    """Return a time limit that ends after this many searches."""
    left = iter([False] * matches + [True])
    return lambda: next(left)


def test_it_plays_matches_until_the_time_is_over() -> None:
    assert search(CALAVERA, 1, after(0)) == (0, None)

    cases, failure = search(CALAVERA, 1, after(1))
    assert cases > 5
    assert failure is None


def test_a_failure_is_made_small_and_found_again() -> None:
    def fails(case: Case) -> None:
        assert case.seed < 1000 or case.mix["seats"] < 3

    def found() -> Case | None:
        return search(CALAVERA, 7, after(9), fails)[1]

    assert found() == found() == Case(CALAVERA, {"seats": 3, "eager": False}, 1000)


def test_other_numbers_search_elsewhere() -> None:
    def seen(number: int) -> list[Case]:
        cases = list[Case]()
        search(COURIERS, number, after(1), cases.append)
        return cases

    assert seen(1) == seen(1) != seen(2)
    assert {case.mix["eager"] for case in seen(1)} == {False, True}


def test_a_case_is_written_and_read() -> None:
    cases = list[Case]()
    search(COURIERS, 3, after(1), cases.append)

    assert [read_case(COURIERS, told(case)) for case in cases] == cases


def test_a_case_is_played_on_its_own() -> None:
    play(read_case(CALAVERA, "seats=2,seed=5"))


def test_the_command_tells_what_was_found(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(case: Case) -> None:
        assert case.seed < 1000, "too large"

    monkeypatch.setattr(explore, "play", fails)
    monkeypatch.setattr(explore, "search", lambda *_words: (12, Case(CALAVERA, {"seats": 2}, 1000)))

    assert explore.main(["calavera", "--minutes", "0.01", "--search", "5"]) == 1

    told = capsys.readouterr()
    assert "python tools/explore.py calavera --search 5\n" in told.out
    assert "python tools/explore.py calavera --case 'seats=2,seed=1000'\n" in told.out
    assert "AssertionError: too large" in told.err


@pytest.mark.parametrize("words", [["rase"], ["race", "--case", "raids=on"]])
def test_wrong_words_are_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        explore.main(words)


def test_matches_of_computers_are_watched(capsys: pytest.CaptureFixture[str]) -> None:
    assert explore.main(["calavera", "--computers", "2"]) == 0

    assert "2 matches of computers, 0 without an end" in capsys.readouterr().out


def test_an_endless_match_of_computers_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(explore, "series", lambda _games, seeds: ((n, "no end") for n in seeds))

    assert explore.main(["calavera", "--computers", "2"]) == 1
    assert "2 matches of computers, 2 without an end" in capsys.readouterr().out


def test_matches_of_hammered_keys_are_watched(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(explore, "MOST_PRESSED", 5)
    assert explore.main(["calavera", "--hammer", "2"]) == 0
    assert "2 matches of hammered keys, 0 in which they chose" in capsys.readouterr().out

    def chooses(_match: Hammered, _most: int) -> int:
        raise HammeringError("Space has chosen")

    monkeypatch.setattr(Hammered, "play", chooses)
    assert explore.main(["calavera", "--hammer", "1"]) == 1
    assert "calavera, seed 0: Space has chosen" in capsys.readouterr().out


def test_kept_matches_are_done_anything_to(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(explore, "STEPS", 3)
    monkeypatch.setenv("CUBACUBE_DATA", "another")
    assert explore.main(["--machine", "2"]) == 0
    assert "2 orders in which nothing was lost" in capsys.readouterr().out

    def loses(_machine: KeepingMachine) -> None:
        raise AssertionError("a line is lost")

    monkeypatch.setattr(KeepingMachine, "teardown", loses)
    assert explore.main(["--machine", "1"]) == 1
    assert "a line is lost" in capsys.readouterr().err


def test_forged_files_are_read_or_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert explore.main(["--files", "12"]) == 0
    assert "12 forged files, 0 neither read nor refused" in capsys.readouterr().out


def test_a_forged_file_that_breaks_the_reader_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def breaks(*_words: object) -> None:
        raise ZeroDivisionError("float division by zero")

    monkeypatch.setattr("exploring.forging.read_content", breaks)

    assert explore.main(["--files", "1"]) == 1
    assert "seed 0: ZeroDivisionError: float division by zero" in capsys.readouterr().out
