"""The catalogues of all languages: complete, and their slots can be filled."""

import sys
from pathlib import Path

import pytest

TOOLS = str(Path(__file__).resolve().parent.parent / "tools")
LANGUAGES = ("de", "fr")


@pytest.fixture(scope="module", autouse=True)
def tools() -> None:
    if TOOLS not in sys.path:
        sys.path.insert(0, TOOLS)


def test_a_slot_needs_its_form_and_a_phrase_its_forms() -> None:
    from babel.messages.catalog import Catalog
    from slots import faults

    catalog = Catalog(locale="de")
    catalog.add("the red die", "der rote Würfel|dat=dem roten Würfel")
    catalog.add("the blue die", "der blaue Würfel")
    catalog.add("Play with {die}.", "Spiel mit {die:dat}.")
    catalog.add("{name} hits {die}.", "{name} trifft {die}.")
    catalog.add("{name} wins.", "{nam} gewinnt.")
    catalog.add("Sell {good}", "Verkaufe {good:acc}")
    catalog.add("unknown %s", "unbekannt")
    catalog.add("Pay {silver} silver.", "Zahle {silver:Taler/Taler}.")
    found = list(faults(catalog, {("the red die", None), ("the blue die", None)}))

    assert [each.split(":")[0] for each in found] == [
        "'the blue die'", "'{name} hits {die}.'", "'{name} wins.'", "'Sell {good}'",
        "'unknown %s'",
    ]  # fmt: skip


def test_the_catalogues_are_of_today_and_complete(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import words

    monkeypatch.setattr(words, "only_checks", lambda _doc: True)

    assert words.main() == 0
    told = capsys.readouterr().out.splitlines()  # any fault has a line of its own
    assert [each.split(" of ")[0] for each in told] == [f"{code}: 100.0 %" for code in LANGUAGES]
