"""The household page: view, change, export and import, in the real program."""

from itertools import combinations
from pathlib import Path

import pytest

from cubacube.games import catalogue
from cubacube.rules import replace
from cubacube.scenes.widgets.line_asked import LineAsked
from cubacube.session.files.door import write_whole
from cubacube.session.files.levels import level_names
from cubacube.session.households import file
from cubacube.session.households.file import change_household, household_path, read_household
from cubacube.session.households.model import Household, Profile
from cubacube.session.households.tally import Best, Earned, Streak, counted
from cubacube.shell.pages.household.achievements import achievements
from cubacube.shell.pages.household.page import HouseholdPage
from cubacube.shell.pages.household.parts import MedalTile, PeopleList, figures
from cubacube.shell.pages.household.words import achievement_words, kind_words, record_words
from cubacube.shell.pages.match_list import MatchList
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.setup_widgets import Chip, HouseChoice
from tests.session.households.test_tally import finished
from tests.shell.person import Person


def family() -> Household:
    household = Household((Profile("Ana", "lime"), Profile("Bea", "pink", "direction")))
    for name, seats, seed in (("race", 2, 3), ("calavera", 2, 5), ("atacama", 2, 1)):
        entry, match = finished(name, seats, seed)
        household = counted(household, catalogue.game(name), entry, match).household
    return household


@pytest.fixture
def at_home(person: Person) -> Person:
    change_household(household_path(), lambda _before: family())
    person.click_on("Household")
    return person


def page_of(person: Person) -> HouseholdPage:
    assert isinstance(person.scene, HouseholdPage)
    return person.scene


def kept() -> Household:
    return read_household(household_path())


def of(person: Person, kind: type) -> list[object]:
    return [each for each in person.widgets() if isinstance(each, kind)]


def test_a_new_household_says_how_one_comes_into_it(person: Person) -> None:
    person.click_on("Household")

    assert page_of(person).profile is None
    assert person.labels() == ["New person", "Export", "Import", "Done"]
    person.click_on("New person")
    person.type("Zoé")
    person.click_on("Add")
    assert page_of(person).profile == Profile("Zoé")
    assert kept().profiles == (Profile("Zoé"),)


def test_a_name_that_is_taken_is_refused_where_it_is_typed(at_home: Person) -> None:
    at_home.click_on("New person")
    at_home.type("bea")
    at_home.click_on("Add")

    assert isinstance(at_home.scene, LineAsked)
    assert any("called bea" in getattr(each, "words", "") for each in at_home.widgets())


def test_down_looks_at_the_next_person(at_home: Person) -> None:
    at_home.press("Down")

    profile = page_of(at_home).profile
    assert profile is not None
    assert profile.name == "Bea"
    (people,) = of(at_home, PeopleList)
    assert isinstance(people, PeopleList)
    assert [line.title for line in people.lines] == ["Ana", "Bea"]


def test_colour_and_aid_are_changed_and_kept_at_once(at_home: Person) -> None:
    (chip,) = of(at_home, Chip)
    assert isinstance(chip, Chip)
    at_home.click(chip.box.center)
    (choice,) = of(at_home, HouseChoice)
    assert isinstance(choice, HouseChoice)
    at_home.click((choice.control.right - 8, choice.box.centery))

    ana = kept().profiles[0]
    assert (ana.name, ana.side, ana.aid) == ("Ana", "orange", "none")
    assert ana.records == family().profiles[0].records


def test_somebody_gets_another_name_and_keeps_everything(at_home: Person) -> None:
    at_home.click_on("Ana")
    at_home.type("Anna")
    at_home.click_on("Rename")

    assert kept().profiles[0] == replace(family().profiles[0], name="Anna")


def test_somebody_is_forgotten_only_after_a_question(at_home: Person) -> None:
    at_home.click_on("Forget Ana")
    at_home.press("Enter")
    assert kept().names == ("Ana", "Bea")

    at_home.click_on("Forget Ana")
    at_home.click_on("Forget")
    assert kept().names == ("Bea",)
    assert page_of(at_home).profile == family().profiles[1]


def test_every_achievement_is_shown_won_ones_in_colour_and_each_tells_how(at_home: Person) -> None:
    at_home.click_on("Achievements")

    tiles = [each for each in of(at_home, MedalTile) if isinstance(each, MedalTile)]
    assert [each.achievement.name for each in tiles] == [*achievements()]
    won = {each.achievement.name for each in tiles if each.won}
    assert won == set(family().profiles[0].achievements) != set()
    assert all(each.achievement.how in each.hint for each in tiles)
    for one, other in combinations(tiles, 2):
        assert not one.box.colliderect(other.box)


def test_records_are_told_in_words(at_home: Person) -> None:
    at_home.click_on("Records")

    records = next(each for each in of(at_home, MatchList) if not isinstance(each, PeopleList))
    assert isinstance(records, MatchList)
    titles = [line.title for line in records.lines]
    assert titles == [
        "Atacama · 2 players",
        "Calavera · 2 players",
        "The Race · Races: 2 · Habana · 2 players",
    ]
    assert "crossings clean" in records.lines[2].note
    assert records.lines[0].when.endswith("of 1 won")


def test_a_household_is_carried_away_and_back_and_written_once(
    at_home: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Path] = []

    def noted(path: Path, content: bytes) -> None:
        written.append(path)
        write_whole(path, content)

    goal = tmp_path / "ours.json"
    at_home.click_on("Export")
    dialogue = at_home.scene
    assert isinstance(dialogue, LineAsked)
    dialogue.page.widgets[0].select_all()
    at_home.type(str(goal))
    at_home.click_on("Export")
    assert read_household(goal) == family()
    at_home.press("Enter")

    at_home.click_on("Forget Ana")
    at_home.click_on("Forget")
    monkeypatch.setattr(file, "write_whole", noted)
    at_home.click_on("Import")
    at_home.type(str(goal))
    at_home.click_on("Import")

    assert written == [household_path()]
    assert kept() == family()
    assert page_of(at_home).profile == family().profiles[0]


def test_a_faulty_file_is_not_imported_and_told(at_home: Person, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text('{"profiles": 7}')
    at_home.click_on("Import")
    at_home.type(str(tmp_path / "bad.json"))
    at_home.click_on("Import")

    told = " ".join(getattr(each, "words", "") for each in at_home.widgets())
    assert "profiles: must be a list of 0 to 20 tables, not 7" in told
    assert kept() == family()


def test_esc_leads_back_to_the_menu(at_home: Person) -> None:
    at_home.press("Esc")

    assert isinstance(at_home.scene, Menu)


def test_figures_of_a_profile_add_its_records_up() -> None:
    profile = family().profiles[0]
    told = {words: figure for figure, words in figures(profile)}

    assert told["matches"] == "3"
    crossed = sum(record.crossed for record in profile.records)
    assert told["Gates crossed"] == str(crossed)
    assert told["favourite City"] in {each.city for r in profile.records for each in r.cities}


def test_kinds_of_matches_have_names_for_people() -> None:
    assert kind_words(("race", "races=3,raid=on", "habana", 4)) == (
        "The Race · Races: 3 · Raid · Habana · 4 players"
    )
    assert kind_words(("atacama", "tactical=off,enhanced=on", "", 2)) == (
        "Atacama · Enhanced game · 2 players"
    )
    assert kind_words(("race", "wheels=9", "mine.toml", 2)) == "The Race · mine.toml · 2 players"
    assert kind_words(("ludo", "", "", 1)) == "ludo · 1 player"
    assert all(name not in kind_words(("race", "", name, 2)) for name in level_names()[:3])


def test_news_is_told_in_sentences() -> None:
    kind = ("race", "", "habana", 2)

    assert achievement_words(Best("Ana", kind, 9000, 7000, "Bea")).endswith(
        "the best result here. Bea had 7000."
    )
    assert achievement_words(Best("Ana", kind, 9000, 7000, "Ana")).endswith("before it was 7000.")
    assert "4 times" in achievement_words(Streak("Ana", kind, 4))
    assert achievement_words(Earned("Ana", "race_blind")).endswith("With your eyes closed.")
    assert record_words(family().profiles[0].records[0]) == ""
