"""The check of phrases that readers read twice."""

import re
import tomllib
from pathlib import Path

import plain_words
import pytest
from plain_words import LIST, Passage, found, passages, too_long

PAGE = plain_words.ROOT / "README.md"
BANNED = [(re.compile(r"\banew\b"), "again")]


def test_a_banned_phrase_is_found_with_its_line_and_its_plain_form() -> None:
    passage = Passage(PAGE, 4, "The dice are\nrolled anew.", on_screen=False)

    assert list(found(passage, BANNED)) == ["README.md:5: 'anew': better again"]


def test_a_name_of_the_code_is_no_phrase() -> None:
    passage = Passage(PAGE, 1, "Call `anew` to start.", on_screen=False)

    assert list(found(passage, BANNED)) == []


def test_a_long_sentence_of_the_screen_is_found_unless_it_is_argued_for() -> None:
    words = "Short. " + "very " * 15 + "long sentence."
    passage = Passage(PAGE, 1, words, on_screen=True)

    assert [line.split(": ")[1] for line in too_long(passage, [])] == ["17 words"]
    assert list(too_long(passage, ["long sentence"])) == []
    assert list(too_long(passage._replace(on_screen=False), [])) == []


def test_every_kind_of_text_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {
        "assets/locale/cubacube.pot": 'msgid "a"\nmsgstr ""\n',
        "assets/rules/en/race.md": "b",
        "docs/page.md": "c",
        "cubacube/room/README.md": "d",
        "cubacube/room/dice.py": '"""e"""',
        "tools/tool.py": "# f",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(plain_words, "ROOT", tmp_path)

    read = {each.words: each.on_screen for each in passages() if each.words}

    assert read == {"a": True, "b": True, "c": False, "d": False, "e": False, "# f": False}


def test_every_pattern_of_the_list_is_a_pattern_with_a_plain_form() -> None:
    rules = tomllib.loads(LIST.read_text(encoding="utf-8"))

    assert all(re.compile(each["pattern"]) and each["plain"] for each in rules["banned"])
    assert len(rules["banned"]) > 30
