"""Board games on the pages round a match."""

from cubacube.games import catalogue
from tests.shell.person import Person


def test_a_game_without_house_rules_does_not_offer_any(person: Person) -> None:
    for game in catalogue.games():
        person.click_on(game.title)
        assert ("House rules" in person.labels()) == bool(game.options)
        person.press("Esc")
