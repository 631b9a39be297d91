"""The language for tests, and what must be the same in every language."""

import json

import pseudo
import pytest

from cubacube.games import catalogue
from cubacube.session.files.letters import TEXT, TITLE
from cubacube.session.files.plain import has
from cubacube.session.language.translation import _, languages, phrase
from cubacube.shell.cli import main


@pytest.fixture(scope="module")
def said() -> dict[str, str]:
    made = pseudo.catalogue()
    return {str(each.id): str(each.string) for each in made if each.id and not each.pluralizable}


def test_a_text_is_longer_accented_and_keeps_its_slots() -> None:
    assert pseudo.pseudo("Save it to {file}.") == "[Sávé ît tö {file}.Sá]"
    assert pseudo.pseudo("Move {die} first.") == "[Mövé {die:nom} fîrst.Mö]"
    assert pseudo.pseudo("R") == "R"


def test_all_its_letters_are_in_the_fonts(said: dict[str, str]) -> None:
    lacking = {
        each
        for text in said.values()
        for each in text
        if not each.isascii() and not (has(TEXT, each) and has(TITLE, each))
    }

    assert lacking <= set("←→↑↓×−·…“”’–°²½¼≤≥★☆•")


def test_it_is_not_offered_to_players() -> None:
    assert pseudo.NAME not in languages()


@pytest.mark.parametrize("game", ["race", "caramba", "atacama", "calavera", "marketeers"])
def test_a_match_is_the_same_in_every_language(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cubacube.shell.cli.choose_language", lambda _words: None)
    words = ["sim", game, "--seed", "3", "--json", "--thinking", "quick"]
    words += ["--seats", ",".join(["bot:0"] * catalogue.game(game).fewest)]
    assert main(words) == 0
    pseudo.use()
    assert (_("Quit"), phrase("the red die").forms) == ("[Qúît]", {"nom": "[thé réd dîéth]"})

    assert main(words) == 0

    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first["log_sha256"] == second["log_sha256"]
