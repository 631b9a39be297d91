"""Passed lessons survive a restart; a broken file is reported and put aside."""

from pathlib import Path

import pytest

from cubacube.session.play.records import RecordError
from cubacube.shell.learning.passed import Lessons, passed, save_passed


def test_nothing_is_passed_before_the_first_lesson() -> None:
    assert passed() == ()


def test_what_was_passed_is_remembered_in_the_order_of_the_menu() -> None:
    for game in ("calavera", "race", "calavera"):
        save_passed(game)

    assert passed() == ("race", "calavera")


def test_a_game_of_another_package_that_is_not_installed_now_stays(data_folder: Path) -> None:
    data_folder.mkdir()
    (data_folder / "lessons.json").write_text('{"passed": ["race", "chess"]}')

    assert passed() == ("race",)
    save_passed("calavera")
    assert "chess" in (data_folder / "lessons.json").read_text()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "not valid JSON"),
        ("[]", "must be a table of keys"),
        ('{"passed": 3}', "passed: must be a list"),
        ('{"passed": ["race", 3]}', "passed[1]: must be"),
        ('{"passed": [["race"]]}', "passed[0]: must be"),
    ],
)
def test_a_broken_file_is_told_and_put_aside(text: str, told: str, data_folder: Path) -> None:
    data_folder.mkdir()
    (data_folder / "lessons.json").write_text(text)

    with pytest.raises(RecordError) as fault:
        passed()
    assert told in str(fault.value)
    assert "lessons.json" in str(fault.value)

    save_passed("race")
    assert passed() == ("race",)
    assert (data_folder / "lessons.json.old").read_text() == text


def test_a_broken_file_is_no_reason_to_offer_no_lesson(data_folder: Path) -> None:
    data_folder.mkdir()
    (data_folder / "lessons.json").write_text("{")
    lessons = Lessons()

    assert not lessons.has_passed("race")
    assert lessons.keep("race") == ""
    assert lessons.has_passed("race")
    assert passed() == ("race",)
