"""Board games on the pages around a match."""

from cubacube.games import catalogue
from cubacube.shell.pages.setup_page import SetupPage
from tests.shell.person import Person


def test_a_game_without_house_rules_does_not_offer_any(person: Person) -> None:
    for game in catalogue.games():
        person.click_on(game.title)
        assert ("House rules" in person.labels()) == bool(game.options)
        person.press("Esc")


def test_without_house_rules_one_still_says_what_kind_of_match_it_is(person: Person) -> None:
    person.click_on("Calavera")
    for label in ("This match", "Strict", "Done"):
        person.click_on(label)

    assert isinstance(person.scene, SetupPage)
    assert person.scene.draft.strict
    assert person.focus == "This match"
