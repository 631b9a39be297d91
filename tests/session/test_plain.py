"""Outside text becomes one short printable line."""

import pytest

from cubacube.session.files.plain import plain, unshown, visible

INVISIBLE = (
    "\u200b\ufeff\ufe0f\u034f\u180b\u3164\u115f\u2800\xad\U000e0100\u202e\u2066\x1b\n\0\x7f\ud800"
)


@pytest.mark.parametrize("letter", INVISIBLE)
def test_what_cannot_be_seen_is_escaped_named_and_left_out(letter: str) -> None:
    assert plain(f"a{letter}b") == f"a{ascii(letter)[1:-1]}b"
    assert visible(f"a{letter}b") == "ab"
    assert unshown(f"a{letter}b") == f"U+{ord(letter):04X}"


@pytest.mark.parametrize("text", ["Ana", "José María", "Zoe\u0301", "梅", "علي", "😀", "Łukasz-2"])
def test_what_can_be_seen_stays(text: str) -> None:
    assert plain(text) == text
    assert visible(text) == text


def test_the_middle_of_what_is_long_is_left_out() -> None:
    assert plain("a" * 60_000 + "z", 11) == "aaaa...aaaz"
    assert len(plain("\0" * 60_000)) < 500
    assert plain("a" * 120) == "a" * 120
