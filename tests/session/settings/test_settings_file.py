"""Settings files: round trip, range checks, and broken files that are never lost."""

import json
import tomllib
from dataclasses import fields
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import hypothesis
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubacube.session.files.budget import RECORDS
from cubacube.session.files.declared import keys_by_path
from cubacube.session.settings.file import (
    Reading,
    mend,
    read_settings,
    text_of,
    write_settings,
)
from cubacube.session.settings.keymap import CHOICE
from cubacube.session.settings.model import (
    Keys,
    Setting,
    Settings,
    paths,
    value_of,
    with_value,
)

KEYS = keys_by_path(Settings)
PATHS = tuple(path for path in paths() if path != "language")
PLAIN = tuple(path for path in PATHS if not path.startswith("keys."))


def fitting(path: str) -> st.SearchStrategy[Setting]:
    """Return a strategy for valid values of a setting."""
    key = KEYS[path]
    if key.kind is int:
        return st.integers(round(key.low), round(key.high))
    if path == "used":
        return st.text(st.characters(codec="ascii"), max_size=round(key.high))
    return st.sampled_from(key.words) if key.words else st.booleans()


def unfit(path: str) -> list[Any]:
    """Return values of other types, and values just outside the range."""
    key = KEYS[path]
    found: list[Any] = ["x" * 300, [], {}, 1.5]
    found += [] if path == "used" else ["x" * 30, "", "Ä"]
    if key.kind is int:
        found += [round(key.low) - 1, round(key.high) + 1, True, "80"]
    if key.kind is str:
        found += [3, True]
    return found if key.kind is not bool else [*found, 0, 1, "true"]


@st.composite
def some_settings(draw: st.DrawFn) -> Settings:
    settings = Settings()
    for path in draw(st.lists(st.sampled_from(PLAIN), unique=True)):
        settings = with_value(settings, path, draw(fitting(path)))
    letters = draw(st.permutations(CHOICE))
    for field, letter in zip(fields(Keys), letters, strict=False):
        settings = with_value(settings, f"keys.{field.name}", letter)
    return settings


@given(some_settings())
def test_what_is_written_is_read_again(settings: Settings) -> None:
    raw = tomllib.loads(text_of(settings))

    assert {path: at(raw, path) for path in paths()} == {
        path: value_of(settings, path) for path in paths()
    }


@hypothesis.settings(max_examples=20)
@given(some_settings())
def test_a_file_gives_the_settings_it_was_written_with(settings: Settings) -> None:

    with TemporaryDirectory() as folder:
        path = Path(folder) / "settings.toml"
        write_settings(path, settings)

        assert read_settings(path) == Reading(settings)
        assert [each.name for each in path.parent.iterdir()] == ["settings.toml"]


def test_without_a_file_everything_is_as_to_begin_with(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"

    assert read_settings(path) == Reading(Settings())
    assert mend(path) == (Settings(), ())
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("path", paths())
def test_every_key_stands_in_the_file_with_what_it_may_be(path: str) -> None:
    name = path.rpartition(".")[2]
    value = json.dumps(value_of(Settings(), path))

    assert f"{name} = {value}  # {KEYS[path].allowed}\n" in text_of(Settings())


@pytest.mark.parametrize("path", paths())
def test_a_value_that_does_not_fit_is_told_with_its_key_and_range(
    path: str, tmp_path: Path
) -> None:
    for value in unfit(path):
        reading = read_settings(written(tmp_path, path, value))

        if path == "language" and isinstance(value, str) and 2 <= len(value) <= 20:
            continue
        (fault,) = reading.faults
        fits = "keys." in path and isinstance(value, str) and 0 < len(value) <= 3
        wanted = "a letter from a to z or one of f2 f3" if fits else f"{KEYS[path].allowed}, not "
        assert fault.startswith(f"{path}: must be {wanted}"), value
        assert reading.settings == Settings()


def test_one_wrong_value_leaves_all_others(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("[sound]\nmaster = 300\neffects = 20\n[play]\ninstant = true\n")

    settings, told = mend(path)

    assert (settings.sound.master, settings.sound.effects, settings.play.instant) == (80, 20, True)
    assert told == (
        f"{path}: sound.master: must be a whole number from 0 to 100, not 300",
        f"The file was moved to {path}.old. Its valid settings still apply.",
    )


def test_a_broken_file_is_put_aside_whole_and_none_before_it_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    for text in ("this is no TOML", "[play\n"):
        path.write_text(text)
        assert mend(path)[0] == Settings()
        assert not path.exists()

    kept = sorted(each.read_text() for each in tmp_path.iterdir())
    assert kept == ["[play\n", "this is no TOML"]


def test_a_key_that_there_is_not_gets_a_guess(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("[play]\ninstnat = true\n")

    assert read_settings(path).faults == ("play.instnat: unknown key; did you mean instant?",)


def test_a_language_without_a_catalogue_is_refused(tmp_path: Path) -> None:
    reading = read_settings(written(tmp_path, "language", "xx"))

    assert reading.faults[0].startswith('language: must be "system", "en"')
    assert reading.faults[0].endswith(", not 'xx'")
    assert reading.settings.language == "system"


def test_one_letter_for_two_keys_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('[keys]\nrulings = "q"\nwhat_if = "q"\nlook = "z"\n')

    reading = read_settings(path)

    assert reading.faults == (
        'keys.what_if: "q" is already the key of keys.rulings: choose another key',
        'keys.look: "z" is already the key of keys.take_back: choose another key',
    )
    assert reading.settings.keys == Keys(rulings="q")


@pytest.mark.parametrize(("more", "faults"), [("", 0), ('language = "xx"\n', 1)])
def test_a_file_of_an_older_version_keeps_its_letters_where_a_newer_key_has_one_of_them(
    more: str, faults: int, tmp_path: Path
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f'{more}[keys]\ntake_back = "c"\nrulings = "t"\n')

    reading = read_settings(path)

    assert len(reading.faults) == faults
    keys = reading.settings.keys
    assert (keys.take_back, keys.thoughts) == ("c", "z")
    assert (keys.rulings, keys.turn_over) == ("t", "l")


def test_a_letter_that_another_has_by_default_leaves_the_keys_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('[keys]\ntake_back = "x"\n')

    reading = read_settings(path)

    assert "keys.do_again" in reading.faults[0]
    assert reading.settings.keys == Keys()


@pytest.mark.parametrize(
    "content",
    [b"\xff\xfe", b"[" * 3000, b"a = " + b"1" * 5000, b" " * (RECORDS.bytes + 1), b"\xef\xbb\xbf"],
)
def test_what_no_door_lets_in_is_a_fault_and_no_crash(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(content)

    settings, told = mend(path)

    assert settings == Settings()
    assert str(path) in told[0]
    assert path.with_name("settings.toml.old").read_bytes() == content


def written(folder: Path, path: str, value: Any) -> Path:
    """Write a file with one value."""
    table, _dot, name = path.rpartition(".")
    head = f"[{table}]\n" if table else ""
    file = folder / "settings.toml"
    file.write_text(f"{head}{name} = {json.dumps(value)}\n", encoding="utf-8")
    return file


def at(raw: dict[str, Any], path: str) -> Any:
    for name in path.split("."):
        raw = raw[name]
    return raw
