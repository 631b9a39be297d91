"""The page of a lesson, used by mouse and keys: the coach, the arrow, Try again, the end."""

from typing import Any

import pygame
import pytest

from cubacube.games.catalogue import game
from cubacube.games.race.rules.actions import TakeGateBonus
from cubacube.games.smugglers.rules.actions import TakeFace
from cubacube.kit.events import DicePlaced
from cubacube.kit.placing import Placed
from cubacube.kit.shot import Flick, gate
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.help.advice import HintMark, draw_arrows
from cubacube.scenes.stage.scene import Close
from cubacube.session.households.file import change_household, household_path
from cubacube.session.households.model import Household, Profile
from cubacube.session.settings.chosen import set_value
from cubacube.shell.learning.passed import passed
from cubacube.shell.pages.lesson_page import LessonPage
from cubacube.shell.pages.settings.page import SettingsPage
from cubacube.shell.pages.setup_page import SetupPage
from tests.scenes.test_placing import drag
from tests.shell.learning.pupil import Pupil, pupil

RED_BLUE = gate("R1", "B1")
DRIVE = Flick(0, "VA", 9000, 1150, gate=RED_BLUE)
ASKED_FOR = {
    "Aim and flick": Flick(0, "VA", 9000, 500, gate=RED_BLUE),
    "Prepare": Flick(0, "G1", 9000, 800),
    "Cross the Gate": DRIVE,
    "Damage": DRIVE,
    "Bonus": DRIVE,
    "The City": Flick(0, "VA", 9000, 900),
}


def stand_of(person: Pupil) -> str:
    return person.page.stand


def test_every_exercise_is_passed_by_what_the_coach_asks_for() -> None:
    with pupil("race") as person:
        for number, (title, flick) in enumerate(ASKED_FOR.items()):
            page = person.page
            assert (page.number, page.exercise.title, page.stand) == (number, title, "open")
            assert page.words == page.exercise.say
            person.until_asked()
            person.pull(flick)
            if title == "Bonus":
                person.until_asked()
                person.choose(TakeGateBonus(0, "B1"))
            person.until_judged()
            assert page.stand == "passed", (title, page.words)
            assert page.words == page.exercise.done
            person.press("Enter")
            person.look_at_table()
        assert person.scene is not page


def test_what_fails_is_answered_by_the_coach_and_tried_again() -> None:
    with pupil("race") as person:
        person.keys.tap("f6", "f6")
        person.look_at_table()
        assert person.page.exercise.title == "Cross the Gate"
        person.until_asked()
        person.pull(Flick(0, "VA", 9000, 300, gate=RED_BLUE))
        person.until_judged()
        assert stand_of(person) == "missed"
        assert person.page.words == person.page.exercise.otherwise

        person.click_on("Try again")
        person.look_at_table()
        assert (person.page.number, person.page.stand) == (2, "open")
        person.until_asked()
        person.pull(DRIVE)
        person.until_judged()
        assert stand_of(person) == "passed"


def test_results_at_once_leave_no_button_on_a_table_that_is_only_looked_at() -> None:
    set_value("play.instant", value=True)
    with pupil("race") as person:
        person.keys.tap("f6", "f6")
        person.look_at_table()
        person.until_asked()
        assert person.deciding.pressed
        person.pull(DRIVE)
        person.until_judged()
        assert stand_of(person) == "passed"
        assert person.table.live.asked == 0  # for the Gate's bonus
        assert not person.table.mode.pressed
        person.click_on("Next")
        assert person.page.number == 3


def placings(person: Pupil) -> list[str]:
    """Return the rulings on dice placed by hand."""
    return [each.words for each in person.table.live.rulings if isinstance(each.event, DicePlaced)]


def test_how_the_dice_of_an_exercise_come_to_lie_is_no_act_of_a_player() -> None:
    with pupil("race") as person:
        for _ in person.page.lesson.exercises:
            person.look_at_table()
            assert any(isinstance(each.action, Placed) for each in person.table.live.match.turns)
            assert placings(person) == []
            assert not any("by hand" in words for words in person.table.live.referee_lines)
            person.keys.tap("f6")


def test_the_pupil_is_called_by_the_name_of_the_person_who_played_last() -> None:
    people = Profile("Mercedes"), Profile("Tomas")
    change_household(household_path(), lambda _before: Household(people))
    with pupil("race") as person:
        assert person.table.live.names == ("Mercedes", "Bruno")


def test_what_happened_decides_what_the_coach_says_after_a_failure() -> None:
    with pupil("race") as person:
        person.keys.tap("f6")
        person.look_at_table()
        person.until_asked()
        person.pull(DRIVE)
        person.until_judged()
        assert stand_of(person) == "missed"
        assert person.page.words.startswith("You drove your Vehicle.")


def test_the_coach_tells_driving_off_the_table_from_other_damage() -> None:
    with pupil("race") as person:
        person.keys.tap("f6", "f6", "f6", "f6", "f6")
        person.look_at_table()
        page = person.page
        off, on_card = (tip for tip in page.exercise.tips if "Dam" in tip.on + tip.say)
        for flick, said in (
            (Flick(0, "VA", 18000, 1500), off),
            (Flick(0, "VA", 11800, 1250), on_card),
        ):
            person.until_asked()
            person.pull(flick)
            person.until_judged()
            assert (stand_of(person), page.words) == ("missed", said.say)
            person.keys.tap("f5")
            person.look_at_table()


def test_who_leaves_the_way_to_the_goal_is_told_before_the_turn_is_over() -> None:
    with pupil("smugglers") as person:
        person.keys.tap("f6")
        person.look_at_table()
        page = person.page
        for action in (DRIVE, TakeFace(0, None)):
            person.until_asked()
            person.table.mode.action = action
            person.wait()
        person.until_asked()
        assert stand_of(person) == "open"
        assert person.table.situation.lead is None
        assert page.words == page.exercise.otherwise


@pytest.mark.parametrize("still", [True, False])
def test_the_arrow_rests_only_with_less_motion(still: bool) -> None:
    marked = (HintMark((300, 400, 60, 60)),)

    def at(seconds: float) -> bytes:
        surface = pygame.Surface((640, 360))
        draw_arrows(Brush(surface, View((640, 360))), marked, seconds)
        return pygame.image.tobytes(surface, "RGB")

    set_value("play.less_motion", value=still)
    assert any(at(0.0))
    assert (at(0.0) == at(0.3)) == still


def test_dice_that_the_pupil_lays_are_told() -> None:
    with pupil("race") as person:
        person.until_asked()
        drag(person, "G1", person.at(300.0, 60.0))
        person.wait(30)
        assert placings(person) == ["Learner places the green die by hand."]


def test_only_what_the_pupil_has_done_is_taken_back() -> None:
    with pupil("race") as person:
        for _ in person.page.lesson.exercises:
            person.until_asked()
            assert not person.table.texts.lines().back, person.page.exercise.title
            person.keys.tap("f6")
            if person.at_table:
                person.look_at_table()
    with pupil("race") as person:
        person.until_asked()
        before = person.state.layout
        drag(person, "VA", person.at(160.0, 150.0))
        person.until_asked()
        assert person.state.layout != before
        assert person.table.texts.lines().back
        person.keys.tap("z")
        assert person.state.layout == before
        assert not person.table.texts.lines().back


def test_the_last_exercise_ends_the_lesson_and_it_may_be_left_before() -> None:
    with pupil("race") as person:
        person.keys.tap("f6", "f6", "f6", "f6", "f6")
        assert person.page.number == 5
        person.keys.tap("f6")
        assert person.scene is not person.page

    with pupil("race") as person:
        person.click_on("Leave the lesson")
        assert person.scene is not person.page


def test_the_pause_of_the_table_leaves_the_lesson_or_begins_it_anew() -> None:
    with pupil("race") as person:
        person.keys.tap("f6")
        person.until_asked()
        person.press("Esc")
        person.click_on("Restart")
        person.wait(30)
        assert isinstance(person.scene, LessonPage)
        assert person.scene is not person.page
        assert person.scene.number == 0


def test_the_pause_of_a_lesson_opens_the_settings() -> None:
    with pupil("race") as person:
        person.press("Esc")
        person.click_on("Settings")
        assert isinstance(person.scene, SettingsPage)
        person.press("Esc", "Esc")
        on_top: Any = person.scene
        assert on_top is person.page


def test_the_page_of_a_game_offers_its_lesson_and_tells_when_it_is_passed() -> None:
    with pupil("race") as person:
        person.click_on("Leave the lesson")
        person.app.stage.change(person.lobby.set_up(game("race")))
        person.wait()
        setup: Any = person.scene
        assert isinstance(setup, SetupPage)
        offered: Any = next(
            each for each in setup.page.widgets if getattr(each, "label", "") == "Take a lesson"
        )
        person.click(offered.box.center)
        person.wait(30)
        assert isinstance(person.scene, LessonPage)
        person.app.stage.change(Close(True))
        person.wait()
        person.press("Esc")  # the question how much of a flick to see
        back: Any = person.scene
        assert back is setup
        assert offered.label == "Repeat the lesson"
        assert passed() == ("race",)
        assert setup.page.focus is not offered
        assert getattr(setup.page.focus, "label", "") == "Start"
