"""Practice in the real program: from the menu through a drill to a saved medal."""

from typing import Any

import pytest

from cubacube.kit.shot import gate
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.match.log.rulings_page import RulingsPage
from cubacube.scenes.match.replay.page import PlayOn, ReplayPage
from cubacube.scenes.stage.scene import Close
from cubacube.session.households.file import household_path, read_household
from cubacube.session.households.practised import Practised
from cubacube.shell.pages.practice_page import DrillButton, PracticePage
from cubacube.shell.pages.practice_words import next_medal_words
from cubacube.shell.pages.try_pages import DrillPage, TryPage
from cubacube.shell.practice.drill import drill
from tests.scenes.flick_person import PATIENCE
from tests.scenes.test_placing import drag
from tests.shell.practice.flicks import GOOD, POOR
from tests.shell.practice.trainee import Trainee


def opened(person: Trainee, title: str) -> DrillPage:
    person.click_on("Practice")
    assert isinstance(person.scene, PracticePage)
    person.click_on(title)
    return person.opened(DrillPage)


def test_ten_tries_and_the_medal_is_kept_with_the_best_flick(person: Trainee) -> None:
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
    assert page.words == "8 of 10 good · medal: silver."
    person.click_on("Finish")

    assert isinstance(person.scene, PracticePage)
    kept = read_household(household_path()).results_of("Ana").practised
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


@pytest.mark.parametrize(("who", "other"), [("Zoe", "Bruno"), ("bruno", "Ana")])
@pytest.mark.parametrize("title", ["Cross", "Puzzle of the day"])
def test_whoever_practises_is_called_by_their_own_name(
    person: Trainee, title: str, who: str, other: str
) -> None:
    person.click_on("Practice")
    assert isinstance(person.scene, PracticePage)
    person.scene.who = who
    person.click_on(title)
    seats = person.opened(TryPage).scene.live.seats
    assert [seat.name for seat in seats][:2] == [who, other]


def test_after_a_try_only_what_works_is_offered(person: Trainee) -> None:
    page = opened(person, "Cross")
    person.until_asked()
    person.pull(GOOD["cross"])
    person.until_judged()
    lines = page.scene.texts.lines()
    keys = {"Enter": "go on", "L": "rulings", "F1": "rules", "Esc": "leave"}
    assert dict(lines.hints) == keys
    assert not lines.back
    assert lines.words == "This try is over."
    person.keys.tap("z", "space")
    assert page.stand == "passed"
    person.keys.tap("l")
    rulings: Any = person.scene
    assert isinstance(rulings, RulingsPage)
    person.press("Esc")
    assert person.scene is page
    person.press("Enter")
    assert page.scene.texts.lines().hints != lines.hints


def test_an_aim_is_through_the_gate_of_the_drill_unless_the_player_says_so(
    person: Trainee,
) -> None:
    page = opened(person, "Cross")
    person.until_asked()
    assert person.deciding.declared == gate("R1", "B1")
    x, y = person.on("VA")
    person.mouse.drag((x, y), (x, y + 160))
    person.until_judged()
    assert page.stand == "passed"

    person.press("Enter")
    person.look_at_table()
    person.until_asked()
    person.pull(POOR["cross"])
    person.until_judged()
    assert page.words == f"Not yet. {page.exercise.say} 3 more good tries win bronze."


def test_no_match_begins_from_a_moment_of_a_drill(person: Trainee) -> None:
    page = opened(person, "Cross")
    person.until_asked()
    person.keys.tap("l")
    person.press("Up", "Enter")
    replay: Any = person.scene
    assert isinstance(replay, ReplayPage)
    person.keys.tap("p")
    assert person.scene is replay
    assert not replay._knobs["branch"].enabled
    person.press("Esc")
    assert page.stand == "open"


def test_a_drill_that_is_left_keeps_its_tries_and_anew_is_from_the_first_try(
    person: Trainee,
) -> None:
    page = opened(person, "Cross")
    person.until_asked()
    person.pull(GOOD["cross"])
    person.until_judged()
    assert page.made == 1
    person.keys.tap("f5")
    assert (page.made, page.number, page.stand) == (0, 0, "open")
    person.click_on("Leave the drill")

    assert isinstance(person.scene, PracticePage)
    (kept,) = read_household(household_path()).results_of("Ana").practised
    assert (kept.made, kept.series) == (1, 0)
    (shown,) = [
        each
        for each in person.widgets()
        if isinstance(each, DrillButton) and each.drill.name == "cross"
    ]
    assert shown.done == kept


def test_tries_are_kept_when_the_window_is_closed(person: Trainee) -> None:
    opened(person, "Cross")
    person.until_asked()
    person.pull(GOOD["cross"])
    person.until_judged()
    person.close_window()

    (kept,) = read_household(household_path()).results_of("Ana").practised
    assert kept.made == 1


def test_each_try_to_stop_near_a_city_tells_its_distance_and_the_next_medal(
    person: Trainee,
) -> None:
    page = opened(person, "Cross and stop in reach")
    person.until_asked()
    person.pull(POOR["reach"])
    person.until_judged()
    assert page.words == f"Not yet. {page.exercise.say} At most 70 mm wins bronze."
    person.click_on("Next try")
    person.look_at_table()
    person.until_asked()
    person.pull(GOOD["reach"])
    person.until_judged()
    near = page.tries[-1].judged.near_tenth_mm
    assert page.drill.medal(1, near) == "gold"
    told = f"You stopped {near / 10:.1f} mm from the middle. You have won gold."
    assert page.words == f"{page.exercise.done} {told}"


@pytest.mark.parametrize(
    ("name", "made", "near", "left", "told"),
    [
        ("reach", 0, 10_000, 9, "At most 70 mm wins bronze."),
        ("reach", 1, 843, 0, "At most 70 mm wins bronze."),
        ("reach", 1, 450, 3, "At most 30 mm wins gold."),
        ("reach", 1, 300, 3, "You have won gold."),
        ("cross", 3, 0, 4, "1 more good try wins bronze."),
        ("cross", 4, 0, 4, "3 more good tries win silver."),
        ("cross", 4, 0, 2, ""),
        ("cross", 9, 0, 1, "You have won gold."),
    ],
)
def test_the_next_medal_is_told_if_it_can_still_be_won(
    name: str, made: int, near: int, left: int, told: str
) -> None:
    assert next_medal_words(drill(name), Practised(name, made, near), left) == told


def test_how_a_drill_is_laid_cannot_be_taken_back(person: Trainee) -> None:
    page = opened(person, "Cross")
    person.until_asked()
    before = page.scene
    assert not before.texts.lines().back
    person.look_first()
    person.keys.tap("z")
    person.wait(30)

    assert page.scene is before
    lying = person.state.layout["VA"]
    assert (lying.x_mm, lying.y_mm) == (160.0, 60.0)


def test_dice_that_are_laid_otherwise_lie_as_before_again(person: Trainee) -> None:
    page = opened(person, "Cross")
    person.until_asked()
    before = page.scene
    drag(person, "VA", person.at(160.0, 230.0))
    person.wait(30)

    assert page.scene is not before
    assert (page.number, page.tries, page.stand) == (0, [], "open")
    person.look_at_table()
    person.until_asked()
    lying = person.state.layout["VA"]
    assert (lying.x_mm, lying.y_mm) == (160.0, 60.0)


def test_who_says_no_name_practises_for_the_whole_household(person: Trainee) -> None:
    page = opened(person, "Cross")
    person.click_on("Leave the drill")
    listed: Any = person.scene
    assert isinstance(listed, PracticePage)
    assert listed.who == "Ana"
    who: Any = listed.page.widgets[0]
    person.click(who.box.center)
    assert listed.who == ""
    person.click_on("Cross")
    page = person.opened(DrillPage)
    for _ in range(page.drill.tries):
        person.look_at_table()
        person.until_asked()
        person.pull(GOOD["cross"])
        person.until_judged()
        person.press("Enter")
    household = read_household(household_path())
    assert household.results_of("Ana").practised == ()
    assert [each.made for each in household.results_of("").practised] == [10]
