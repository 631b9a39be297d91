"""Practice in the real program: from the menu through a drill to a medal that is kept."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.match.replay.page import PlayOn, ReplayPage
from cubacube.scenes.stage.scene import Close
from cubacube.session.households.file import change_household, household_path, read_household
from cubacube.session.households.model import Household, Profile
from cubacube.shell.pages.drill_page import DrillPage
from cubacube.shell.pages.practice_page import PracticePage
from cubacube.shell.practice.drill import drill
from cubacube.shell.window import Window
from tests.scenes.flick_person import PATIENCE
from tests.scenes.test_placing import drag
from tests.shell.learning.pupil import Pupil
from tests.shell.practice.flicks import GOOD, POOR


class Trainee(Pupil):
    """A pupil who begins at the menu, where there is no table yet."""

    def look_first(self) -> None:
        if self.at_table:
            super().look_first()


@pytest.fixture
def person() -> Iterator[Pupil]:
    change_household(household_path(), lambda _before: Household((Profile("Ana"),)))
    window = Window((1280, 720))
    yield Trainee(window)
    window.close()
    pygame.display.quit()


def opened(person: Pupil, title: str) -> DrillPage:
    person.click_on("Practice")
    assert isinstance(person.scene, PracticePage)
    person.click_on(title)
    return drilling(person)


def drilling(person: Pupil) -> DrillPage:
    for _ in range(PATIENCE):
        person.wait()
        if isinstance(person.scene, DrillPage):
            person.page = person.scene
            person.look_at_table()
            return person.scene
    raise AssertionError("the table has not been set")


def test_ten_tries_and_the_medal_is_kept_with_the_best_flick(person: Pupil) -> None:
    page = opened(person, "Cross")
    tries = [*[POOR["cross"]] * 2, *[GOOD["cross"]] * 8]
    for number, flick in enumerate(tries):
        assert f"Try {number + 1} of 10" in page.progress
        person.until_asked()
        person.pull(flick)
        person.until_judged()
        assert page.stand == ("missed" if number < 2 else "passed")
        if number < 9:
            person.click_on("Next try")
            person.look_at_table()
    assert page.words == "8 of 10 good · medal: silver"
    person.click_on("Finish")

    assert isinstance(person.scene, PracticePage)
    kept = read_household(household_path()).practised_by("Ana")
    assert [(each.drill, each.made, each.series) for each in kept] == [("cross", 8, 1)]
    assert drill("cross").medal_of(kept[0]) == "silver"
    person.click_on("Best flick")
    for _ in range(PATIENCE):
        if isinstance(person.scene, ReplayPage):
            break
        person.wait()
    scene: Any = person.scene
    assert isinstance(scene, ReplayPage)
    assert scene.player.loop is not None
    person.app.stage.change(Close(PlayOn(scene.scene.live.entry, ())))
    for _ in range(PATIENCE):
        person.wait()
        if isinstance(person.scene, FlickScene):
            return
    raise AssertionError("no match begins from the flick")


def test_a_drill_that_is_left_counts_for_nothing_and_anew_is_from_the_first_try(
    person: Pupil,
) -> None:
    page = opened(person, "Cross")
    person.until_asked()
    person.pull(GOOD["cross"])
    person.until_judged()
    assert page.made == 1
    person.tap("f5")
    assert (page.made, page.number, page.stand) == (0, 0, "open")
    person.click_on("Leave the drill")

    assert isinstance(person.scene, PracticePage)
    assert read_household(household_path()).practised_by("Ana") == ()


@pytest.mark.parametrize("how", ["laid", "taken back"])
def test_dice_that_are_laid_otherwise_lie_as_before_again(person: Pupil, how: str) -> None:
    page = opened(person, "Cross")
    person.until_asked()
    before = page.scene
    if how == "laid":
        drag(person, "VA", person.at(160.0, 230.0))
    else:
        person.look_first()
        person.tap("z")
    person.wait(30)

    assert page.scene is not before
    assert (page.number, page.tries, page.stand) == (0, [], "open")
    person.look_at_table()
    person.until_asked()
    lying = person.state.layout["VA"]
    assert (lying.x_mm, lying.y_mm) == (160.0, 60.0)


def test_who_says_no_name_practises_for_the_whole_household(person: Pupil) -> None:
    page = opened(person, "Cross")
    person.click_on("Leave the drill")
    listed: Any = person.scene
    assert isinstance(listed, PracticePage)
    assert listed.who == "Ana"
    who: Any = listed.page.widgets[0]
    person.click(who.box.center)
    assert listed.who == ""
    person.click_on("Cross")
    page = drilling(person)
    for _ in range(page.drill.tries):
        person.look_at_table()
        person.until_asked()
        person.pull(GOOD["cross"])
        person.until_judged()
        person.press("Enter")
    household = read_household(household_path())
    assert household.practised_by("Ana") == ()
    assert [each.made for each in household.practised_by("")] == [10]
