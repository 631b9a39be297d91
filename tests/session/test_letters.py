"""Names consist of letters the fonts have; other letters are reported on any input."""

import subprocess
import sys
from pathlib import Path

import pytest

from cubacube.games import catalogue
from cubacube.session.files.letters import OTHERS, TEXT, TITLE
from cubacube.session.files.plain import has, unshown
from cubacube.session.play.players import SeatError, read_seats
from cubacube.session.play.setup import fault_in

ROOT = Path(__file__).resolve().parents[2]
SHOWN = [
    "Chloé",
    "Ярослав",
    "Ζωή",
    "გიორგი",
    "Արամ",
    "Łukasz",
    "Ậu",
    "e\u0301va",
    "Ana ♥",
    "O'Neil-2",
]
REFUSED = {
    "\u4e2d\u6587": "U+4E2D",
    "\u0639\u0644\u064a": "U+0639",
    "\u05d0\u05d1\u05d9": "U+05D0",
    "\u0e44\u0e17\u0e22": "U+0E44",
    "Ana \U0001f955": "U+1F955",
    "\u3042": "U+3042",
}


@pytest.mark.parametrize("name", SHOWN)
def test_names_in_letters_of_the_fonts_are_good(name: str) -> None:
    assert unshown(name) is None
    assert fault_in((name, "Bruno")) is None


@pytest.mark.parametrize(("name", "letter"), REFUSED.items())
def test_the_code_of_a_letter_that_no_font_has_is_told(name: str, letter: str) -> None:
    assert unshown(name) == letter
    said = f"This letter of the name of seat 2 cannot be shown: {letter}."
    assert fault_in(("Ana", name)) == said


def test_no_such_name_comes_in_by_the_command_line() -> None:
    with pytest.raises(SeatError, match=r"cannot be shown: U\+4E2D"):
        read_seats(catalogue.game("race"), "human:\u4e2d,bot:1")


def test_ranges_hold_their_ends_and_nothing_beside_them() -> None:
    ranges = ((65, 67), (70, 70))

    assert [letter for letter in "@ABCDEFG" if has(ranges, letter)] == ["A", "B", "C", "F"]
    assert not has((), "A")


def test_the_table_is_that_of_the_fonts() -> None:
    checked = subprocess.run(
        [sys.executable, "tools/letters.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_english_can_be_written_in_every_font() -> None:
    for letters in (TEXT, TITLE, OTHERS):
        assert all(has(letters, chr(code)) for code in range(0x20, 0x7F))
