"""A finished match is recorded once; new records are shown over the results."""

import os
from pathlib import Path
from shutil import rmtree

import pytest

from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.households.file import change_household, household_path, read_household
from cubacube.session.households.model import Household, Profile
from cubacube.session.households.tally import Earned
from cubacube.shell.flow.household import HouseholdStore
from cubacube.shell.pages.household.honours import MOST, Honours
from cubacube.shell.pages.household.page import HouseholdPage
from cubacube.shell.pages.match_list import MatchList
from cubacube.shell.pages.results import Results
from tests.session.households.test_tally import finished
from tests.shell.person import Person
from tests.shell.test_menu import LOADING_FRAMES

ENOUGH = 1500
CALM = 60


def play_to_the_end(person: Person, *, hinted: bool = False) -> None:
    """Play the end of a match of Calavera that is otherwise prepared."""
    entry, match = finished("calavera", 2, 5)
    person.app.stage.change(person.lobby.play(entry, match.actions()))
    person.wait(LOADING_FRAMES)
    if hinted:
        assert isinstance(person.scene, MatchScene)
        person.scene.live.hints.append(0)
    for _ in range(ENOUGH):
        if isinstance(person.scene, Results):
            return
        person.press("Space")
    raise AssertionError("the match does not end")


@pytest.fixture
def family(data_folder: Path) -> Path:
    change_household(household_path(), lambda _before: Household((Profile("Ana"), Profile("Bea"))))
    return data_folder


@pytest.mark.usefixtures("family")
def test_what_is_new_is_told_over_the_results(person: Person) -> None:
    play_to_the_end(person)
    person.wait(CALM)

    assert isinstance(person.scene, Honours)
    assert isinstance(person.app.stage.scenes[-2], Results)
    household = read_household(household_path())
    assert all(each.records[0].matches == 1 for each in household.profiles)
    names = {each.achievement for each in person.scene.shown if isinstance(each, Earned)}
    assert names == {name for each in household.profiles for name in each.achievements}
    person.wait(CALM)
    person.press("Enter")
    assert isinstance(person.scene, Results)


@pytest.mark.usefixtures("family")
def test_a_match_with_a_hint_counts_and_the_results_say_what_it_does_not_bring(
    person: Person,
) -> None:
    play_to_the_end(person, hinted=True)
    person.wait(CALM)

    results = person.app.stage.scenes[-1]
    assert isinstance(results, Results)
    assert results.mark == "After a hint or undo: no best results, no achievements"
    profiles = read_household(household_path()).profiles
    assert [(each.matches, each.achievements) for each in profiles] == [(1, ())] * 2
    assert all(each.records[0].best is None for each in profiles)
    assert sum(each.won for each in profiles) == 1

    person.press("Esc")
    person.click_on("Household")
    person.click_on("Records")
    page = person.scene
    assert isinstance(page, HouseholdPage)
    (records,) = (each for each in page.page.widgets if type(each) is MatchList)
    (line,) = records.lines
    assert (line.state, line.when[1:]) == ("", " of 1 won")


@pytest.mark.usefixtures("family")
def test_the_same_match_is_not_counted_again(person: Person) -> None:
    play_to_the_end(person)
    before = read_household(household_path())

    play_to_the_end(person)
    person.wait(CALM)

    assert isinstance(person.scene, Results)
    assert read_household(household_path()) == before


def test_without_anybody_of_the_household_no_records_are_written(person: Person) -> None:
    play_to_the_end(person)
    person.wait(CALM)

    assert isinstance(person.scene, Results)
    told = "Not recorded: Ana. To keep records, type your name at set-up."
    assert person.scene.mark == told
    assert read_household(household_path()) == Household(asked=("Bea",))


@pytest.mark.usefixtures("family")
def test_records_that_cannot_be_kept_are_told_and_the_results_come(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    person.click_on("Household")
    person.press("Esc")
    (tmp_path / "file").write_text("in the place of the folder")
    monkeypatch.setenv("CUBACUBE_DATA", str(tmp_path / "file"))
    entry, match = finished("calavera", 2, 5)
    person.app.stage.change(person.lobby.play(entry, match.actions()))
    person.wait(LOADING_FRAMES)
    for _ in range(ENOUGH):
        if isinstance(person.scene, Dialogue):
            break
        person.press("Space")

    assert person.labels() == ["OK"]
    person.press("Enter")
    person.wait(CALM)
    assert isinstance(person.scene, Honours)


def test_more_than_there_is_room_for_is_counted() -> None:
    news = tuple(Earned("Ana", name) for name in ("race_blind",) * (MOST + 2))

    assert len(Honours(news).shown) == MOST


def test_a_household_deleted_in_mid_run_is_written_again_whole(family: Path) -> None:
    store = HouseholdStore()
    store.read()
    rmtree(family)

    assert store.change(lambda household: household.with_first(Profile("Cleo"))) == ""
    assert read_household(household_path()).names == ("Cleo", "Ana", "Bea")


def test_a_folder_that_takes_no_file_is_told_once_without_hidden_files(
    family: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(path: Path, *_more: int) -> int:
        raise PermissionError(13, "Permission denied", str(path))

    store = HouseholdStore()
    store.read()
    monkeypatch.setattr(os, "open", refused)
    told = [store.change(lambda household: household.without("Bea")) for _time in range(2)]

    assert told == [f"{family / 'household.json'}: Permission denied", ""]
    assert store.household.names == ("Ana",)
