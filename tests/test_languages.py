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


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_is_complete_and_its_slots_can_be_filled(code: str) -> None:
    import words
    from slots import faults

    now = words.template()
    catalog = words.brought_up(words.TEMPLATE.parent / code / "LC_MESSAGES" / "cubacube.po", now)

    assert words.missing(catalog) == []
    assert list(faults(catalog, words.phrases_of(now))) == []
