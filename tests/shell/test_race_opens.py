"""The menu opens the real table of the Race, without any stubs."""

import pytest

from cubacube.games import catalogue
from cubacube.scenes.flicking.flick_scene import FlickScene
from tests.shell.person import Person
from tests.shell.test_menu import LOADING_FRAMES

A_SECOND = 60


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_race_opens_pauses_and_is_left(person: Person, size: tuple[int, int]) -> None:
    person.app.window.size = size
    person.press("Enter", "Enter")
    person.wait(LOADING_FRAMES + A_SECOND)
    assert isinstance(person.scene, FlickScene)

    person.press("Esc")
    person.click_on("Back to the menu")
    person.click_on("Leave")

    titles = [game.title for game in catalogue.games()]
    assert person.labels() == [
        "Play The Race",
        *titles,
        "Workshop",
        "Rules",
        "Settings",
        "Household",
        "Practice",
        "Quit",
    ]
