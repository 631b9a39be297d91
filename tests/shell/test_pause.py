from collections.abc import Callable

from cubacube.scenes.stage.scene import Change
from cubacube.shell.pages.menu import Menu
from tests.shell.person import Person, StubTable
from tests.shell.test_menu import LOADING_FRAMES, start

Answers = dict[str, Callable[[], Change]]


def test_esc_pauses_over_the_table_and_esc_resumes(person: Person, answers: Answers) -> None:
    table = start(person)

    person.press("Esc")
    assert person.labels() == ["Continue", "Rules", "Restart", "Back to the menu", "Quit"]
    assert person.scene.overlay
    person.press("Esc")

    assert answers
    assert person.scene is table


def test_starting_anew_is_asked_and_sets_another_table(person: Person, answers: Answers) -> None:
    table = start(person)

    person.press("Esc")
    person.click_on("Restart")
    assert person.labels() == ["Continue", "Restart"]
    person.click_on("Restart")
    person.wait(LOADING_FRAMES)

    assert answers
    assert isinstance(person.scene, StubTable)
    assert person.scene is not table
    assert person.scene.entry.seats == table.entry.seats


def test_whoever_is_not_sure_plays_on(person: Person, answers: Answers) -> None:
    table = start(person)

    for label in ("Restart", "Back to the menu", "Quit"):
        person.press("Esc")
        person.click_on(label)
        person.press("Esc")
        assert person.scene is table
    assert answers


def test_back_to_the_menu_leaves_the_match(person: Person, answers: Answers) -> None:
    start(person)

    person.press("Esc")
    person.press("Down", "Down", "Down", "Enter")
    person.press("Right", "Enter")

    assert answers
    assert isinstance(person.scene, Menu)
    assert len(person.app.stage.scenes) == 1


def test_quit_leaves_everything(person: Person, answers: Answers) -> None:
    start(person)

    person.press("Esc")
    person.click_on("Quit")
    person.click_on("Quit")

    assert answers
    assert not person.app.running
