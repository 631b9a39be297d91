from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from cubacube.session.language import translation as words
from cubacube.session.language.phrases import Sentence
from cubacube.session.shipped import folder


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    words.use_language("en")


def write_german(root: Path, quit_word: str) -> None:
    catalogue = Catalog(locale="de", domain="cubacube")
    catalogue.add("Quit", quit_word)
    catalogue.add(("{n} die", "{n} dice"), ("{n} Würfel", "{n} Würfel"))
    place = root / "locale" / "de" / "LC_MESSAGES"
    place.mkdir(parents=True)
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    (place / "cubacube.mo").write_bytes(compiled.getvalue())


def test_english_is_its_own_catalogue() -> None:
    assert words._("Quit") == "Quit"
    assert words._n("{n} die", "{n} dice", 1) == "{n} die"
    assert words._n("{n} die", "{n} dice", 2) == "{n} dice"


def test_a_language_is_looked_up_at_call_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_german(tmp_path, "Beenden")
    monkeypatch.setattr(words, "folder", lambda _kind: tmp_path)
    kept = words.N_("Quit")

    words.use_language("de")
    assert words.language() == "de"
    assert words._(kept) == "Beenden"
    assert words._n("{n} die", "{n} dice", 2) == "{n} Würfel"
    assert words._("A sentence without translation") == "A sentence without translation"

    words.use_language("en")
    assert words.language() == "en"
    assert words._(kept) == "Quit"


@pytest.mark.parametrize("silver", [1, "1"])
def test_a_slot_counts_with_one_word_or_the_other(silver: object) -> None:
    sentence = Sentence("{name} paie {silver:pièce/pièces} et {due:pièce/pièces}.")

    said = sentence.format(name="Ana", silver=silver, due="10\xa0000")
    assert said == "Ana paie 1 pièce et 10\xa0000 pièces."


def test_an_unknown_language_is_an_error_and_changes_nothing() -> None:
    with pytest.raises(FileNotFoundError):
        words.use_language("tlh")

    assert words._("Quit") == "Quit"


def test_assets_are_found() -> None:
    assert (folder("assets") / "fonts" / "Lobster_400Regular.ttf").is_file()
