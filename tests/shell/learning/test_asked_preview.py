"""Lessons show the whole path; the first one with flicks ends with the question what to see."""

import pytest

from cubacube.session.settings.chosen import aids_of, set_value, settings
from cubacube.shell.pages.setup_page import SetupPage
from tests.shell.learning.pupil import Pupil, pupil
from tests.shell.learning.test_every_exercise import play_right


@pytest.fixture(autouse=True)
def at_once() -> None:
    set_value("play.instant", value=True)
    set_value("play.less_motion", value=True)


def finish(person: Pupil) -> None:
    """Play the last exercise right, and press Finish."""
    while not person.page.is_last:
        person.keys.tap("f6")
    play_right(person)
    person.press("Enter")


def test_who_finishes_the_first_lesson_with_flicks_is_asked_once() -> None:
    set_value("aids.preview", "none")
    with pupil("race") as person:
        who = person.page.scene.live.seats[0].name
        assert aids_of(who).preview == "full"
        finish(person)
        assert aids_of(who).preview == "none"
        person.click_on("To the first hit")
        assert settings().aids.preview == aids_of(who).preview == "first_contact"

        below = person.scene
        person.begin("race")
        finish(person)
        assert person.scene is below
        assert not isinstance(person.scene, SetupPage)
        assert settings().aids.preview == "first_contact"


def test_nobody_is_asked_after_a_lesson_without_flicks() -> None:
    with pupil("calavera") as person:
        finish(person)
        assert len(person.app.stage.scenes) == 1
