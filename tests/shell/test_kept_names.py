"""Names of past players are suggested; a fault in their file is reported once."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cubacube.scenes.stage.scene import Change
from cubacube.scenes.widgets.aid_chip import AidChip
from cubacube.session.households.file import household_path, read_household
from cubacube.session.households.model import Profile
from cubacube.session.settings.chosen import aids_of
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.setup_page import SetupPage
from cubacube.shell.pages.setup_widgets import Chip
from tests.shell.person import Person, StubTable, name_of
from tests.shell.test_menu import LOADING_FRAMES

Answers = dict[str, Callable[[], Change]]


def test_a_name_is_proposed_after_the_next_start(window: Window, answers: Answers) -> None:
    first = Person(window)
    first.click_on("The Race")
    first.click(name_of(first, 0).box.center)
    first.type("Zoé")
    first.click_on("Start")
    first.wait(LOADING_FRAMES)
    assert answers
    assert isinstance(first.scene, StubTable)

    second = Person(window)
    second.click_on("Calavera")

    assert isinstance(second.scene, SetupPage)
    assert second.scene.draft.names == ("Zoé", "Benito")


def test_colour_and_aid_are_remembered_with_the_name(window: Window, answers: Answers) -> None:
    first = Person(window)
    first.click_on("The Race")
    first.click(name_of(first, 0).box.center)
    first.type("Zoé")
    chips = [each for each in first.widgets() if isinstance(each, Chip | AidChip)]
    first.click(chips[0].box.center)
    first.click(chips[1].box.center)
    first.click_on("Start")
    first.wait(LOADING_FRAMES)
    assert answers

    assert read_household(household_path()).profiles == (Profile("Zoé", "purple", "none"),)
    assert aids_of("Zoé").preview == "none"
    assert aids_of("Benito").preview == "full"
    second = Person(window)
    second.click_on("The Race")
    assert isinstance(second.scene, SetupPage)
    assert second.scene.draft.seats[0].side == "purple"
    assert second.scene.draft.handicaps == {"Zoé": "none"}


def test_nothing_is_written_as_long_as_nobody_has_a_name_of_their_own(
    person: Person, answers: Answers, data_folder: Path
) -> None:
    person.click_on("The Race")
    person.click_on("Start")
    person.wait(LOADING_FRAMES)

    assert answers
    assert isinstance(person.scene, StubTable)
    assert not data_folder.exists()


def test_a_bad_file_is_told_once_and_the_page_opens(person: Person, data_folder: Path) -> None:
    data_folder.mkdir()
    (data_folder / "household.json").write_text("no JSON", encoding="utf-8")

    person.click_on("The Race")
    words = [getattr(each, "words", "") for each in person.widgets()]
    assert "household.json" in words[0]
    person.press("Enter")
    assert isinstance(person.scene, SetupPage)
    person.press("Esc")
    assert isinstance(person.scene, Menu)
    person.click_on("Calavera")
    assert isinstance(person.scene, SetupPage)


def test_names_that_cannot_be_kept_are_told_and_the_match_begins(
    person: Person, answers: Answers, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.click_on("The Race")
    person.click(name_of(person, 0).box.center)
    person.type("Zoé")
    data_folder.write_text("a file in the place of the folder", encoding="utf-8")

    person.click_on("Start")
    assert person.labels() == ["OK"]
    person.press("Enter")
    person.wait(LOADING_FRAMES)

    assert answers
    assert isinstance(person.scene, StubTable)
    monkeypatch.setenv("CUBACUBE_DATA", str(data_folder) + "-other")
    assert read_household(household_path()).profiles == ()


def test_a_name_that_cannot_be_shown_is_refused_in_the_field(person: Person) -> None:
    person.click_on("The Race")
    person.click(name_of(person, 0).box.center)
    person.type("\u4e2d")

    assert isinstance(person.scene, SetupPage)
    assert "U+4E2D" in str(person.scene.draft.fault)
    person.click_on("Start")
    assert isinstance(person.scene, SetupPage)
