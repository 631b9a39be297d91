"""The loudest button of the menu is what suits who sits there."""

from pathlib import Path

import pytest

from cubacube.games import catalogue
from cubacube.scenes.widgets import Button
from cubacube.shell.learning.passed import save_passed
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.lead import LeadTile
from cubacube.shell.pages.lesson_page import LessonPage
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.setup_page import SetupPage
from tests.session.keeping.test_shelf import finished
from tests.shell.test_continue import Keeping


def loudest(person: Keeping) -> LeadTile:
    (tile,) = (each for each in person.widgets() if isinstance(each, LeadTile))
    return tile


def test_at_the_first_start_it_is_the_lesson_and_enter_opens_it(
    window: Window, tmp_path: Path
) -> None:
    person = Keeping(window, tmp_path / "matches")
    assert loudest(person).label == "Learn The Race"

    person.press("Enter")
    person.wait(10)

    assert isinstance(person.scene, LessonPage)


def test_a_passed_lesson_leads_to_the_set_up_of_its_game_and_then_it_is_to_play(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = Keeping(window, tmp_path / "matches")
    person.press("Enter")
    person.wait(10)
    page = person.scene
    assert isinstance(page, LessonPage)
    monkeypatch.setattr(LessonPage, "is_last", True)
    page._stand("passed")
    person.press("Enter")
    assert "The whole path" in person.labels(), "how much of a flick to show is asked once"
    person.press("Enter")
    assert isinstance(person.scene, SetupPage)

    person.press("Esc")
    person.wait()
    assert isinstance(person.scene, Menu)
    assert loudest(person).label == "Play The Race"


def test_a_lesson_that_is_left_stays_the_first_thing_to_do(window: Window, tmp_path: Path) -> None:
    person = Keeping(window, tmp_path / "matches")
    person.press("Enter")
    person.wait(10)
    for _ in range(6):
        person.press("Esc")
        if not isinstance(person.scene, LessonPage):
            break
    person.click_on("Back to the menu")

    assert loudest(person).label == "Learn The Race"


def test_with_an_unfinished_match_it_is_to_continue(window: Window, tmp_path: Path) -> None:
    person = Keeping(window, tmp_path)
    person.play()
    person.press("Esc")
    person.click_on("Back to the menu")

    assert loudest(person).label == "Continue Calavera"


def test_after_a_finished_match_it_is_to_play_that_game_again(
    window: Window, tmp_path: Path
) -> None:
    finished(tmp_path / "20261122-051233-atacama-3f2a1c.jsonl")
    person = Keeping(window, tmp_path)
    assert loudest(person).label == "Play Atacama"

    person.press("Enter")
    assert isinstance(person.scene, SetupPage)


def test_whoever_passed_any_lesson_is_not_sent_to_the_first_one(
    window: Window, tmp_path: Path
) -> None:
    save_passed("calavera")

    assert loudest(Keeping(window, tmp_path / "matches")).label == "Play The Race"


def test_quit_is_the_last_and_the_smallest_button(window: Window, tmp_path: Path) -> None:
    buttons = [each for each in Keeping(window, tmp_path).widgets() if isinstance(each, Button)]

    assert buttons[-1].label == "Quit"
    areas = [each.box.w * each.box.h for each in buttons]
    assert areas[-1] == min(areas)
    assert areas.count(min(areas)) == 1
    assert isinstance(buttons[0], LeadTile)
    assert len(buttons) == len(catalogue.games()) + 9
