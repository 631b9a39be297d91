"""What 1.0 stored, every later 1.x reads and says the same; see docs/promises.md."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.promises.promised import commands, keys_of_answers
from tests.promises.reading import FORMS, said

VERSIONS = [path for path in Path(__file__).parent.iterdir() if (path / "said.json").is_file()]
SAMPLES = [
    pytest.param(version / name, told, id=f"{version.name} {name}")
    for version in VERSIONS
    for name, told in json.loads((version / "said.json").read_text(encoding="utf-8")).items()
]


def lost(then: Any, now: Any, place: str = "") -> list[str]:
    """Return the places where something is gone or different; new keys are no loss."""
    if isinstance(then, dict) and isinstance(now, dict):
        found = [lost(each, now.get(key), f"{place}.{key}") for key, each in then.items()]
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        pairs = enumerate(zip(then, now, strict=True))
        found = [lost(one, other, f"{place}[{number}]") for number, (one, other) in pairs]
    else:
        return [] if then == now else [f"{place}: {then!r} is now {now!r}"]
    return [each for several in found for each in several]


@pytest.mark.parametrize(("path", "told"), SAMPLES)
def test_a_stored_form_says_the_same(path: Path, told: Any) -> None:
    assert lost(told, said(path)) == []


def test_there_is_a_sample_of_every_form() -> None:
    names = [path.name for version in VERSIONS for path in version.iterdir()]

    assert [form for form in FORMS if not any(Path(name).match(form) for name in names)] == []


@pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.name)
def test_no_command_option_or_key_is_gone(version: Path) -> None:
    then = json.loads((version / "commands.json").read_text(encoding="utf-8"))
    gone = {name: set(words) - set(commands()[name]) for name, words in then["options"].items()}

    assert {name: words for name, words in gone.items() if words} == {}
    assert lost(then["answers"], keys_of_answers()) == []


def test_a_loss_is_found_and_something_new_is_none() -> None:
    assert lost({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2, "c": 3}], "d": 4}) == []
    assert lost({"a": [1, {"b": 2}]}, {"a": [1, {}]}) == [".a[1].b: 2 is now None"]
    assert lost([1, 2], [1]) == [": [1, 2] is now [1]"]
