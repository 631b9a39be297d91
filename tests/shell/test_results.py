from collections.abc import Callable

import pytest

from cubacube.rules import Outcome, replace
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets.dialogues import LeaveReason
from cubacube.session.play.result import MatchResult, ScoreColumn
from cubacube.session.settings.chosen import set_value
from cubacube.shell.pages.final_table import FinalTable
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.results import Results
from cubacube.shell.pages.setup_page import SetupPage
from tests.shell.person import Person, StubTable
from tests.shell.test_menu import LOADING_FRAMES, start
from tests.shell.test_standings import written

Answers = dict[str, Callable[[], Change]]
STUB_GREEN = (0, 90, 60)
ENDED = MatchResult(
    Outcome((3000, 5000), frozenset({1})),
    (ScoreColumn("Race 1", (1000, 5000)), ScoreColumn("Race 2", (2000, 0))),
    ("It took 12 turns.",),
)


def finish(person: Person, answers: Answers) -> StubTable:
    table = start(person)
    answers["confirm"] = lambda: Close(ENDED)
    person.press("Enter")
    person.wait(60)
    assert isinstance(person.scene, Results)
    return table


def test_the_end_of_a_match_opens_the_results(person: Person, answers: Answers) -> None:
    finish(person, answers)

    assert person.labels() == [
        "Play again",
        "Watch the replay",
        "Change the set-up",
        "Back to the menu",
        "See the table",
    ]


def test_a_key_that_was_still_pressed_for_the_table_chooses_nothing(
    person: Person, answers: Answers
) -> None:
    start(person)
    answers["confirm"] = lambda: Close(ENDED)

    person.press("Enter", "Enter", "Space", "Esc")

    assert isinstance(person.scene, Results)


def test_play_again_seats_the_same_players(person: Person, answers: Answers) -> None:
    table = finish(person, answers)

    person.click_on("Play again")
    person.wait(LOADING_FRAMES)

    assert isinstance(person.scene, StubTable)
    assert person.scene is not table
    assert person.scene.entry == table.entry


def test_play_again_enters_the_return_match_and_restart_the_same(
    person: Person, answers: Answers
) -> None:
    def opened() -> StubTable:
        person.wait(LOADING_FRAMES)
        assert isinstance(person.scene, StubTable)
        return person.scene

    entry = start(person).entry
    answers["confirm"] = lambda: Close(LeaveReason.RESTART)
    person.press("Enter")
    assert opened().entry == entry

    answers["confirm"] = lambda: Close(replace(ENDED, again=replace(entry, first=1)))
    person.press("Enter")
    person.wait(60)
    person.click_on("Play again")
    assert opened().entry == replace(entry, first=1)


def test_a_match_thinks_as_was_set_when_it_began(person: Person, answers: Answers) -> None:
    table = finish(person, answers)
    assert table.entry.thinking == "usual"

    set_value("play.thinking", "long")
    assert table.entry.thinking == "usual"
    person.click_on("Play again")
    person.wait(LOADING_FRAMES)

    assert isinstance(person.scene, StubTable)
    assert person.scene.entry == replace(table.entry, thinking="long")


def test_the_set_up_can_be_changed_from_the_results(person: Person, answers: Answers) -> None:
    table = finish(person, answers)

    person.click_on("Change the set-up")

    assert isinstance(person.scene, SetupPage)
    assert person.scene.draft.entry(table.entry.seed) == table.entry
    person.press("Esc")
    assert isinstance(person.scene, Menu)


def test_the_results_tell_what_kind_of_match_it_was(
    person: Person, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = written(monkeypatch)
    finish(person, answers)
    assert "Training match" not in words

    person.click_on("Change the set-up")
    for label in ("House rules", "Training", "Done", "Start"):
        person.click_on(label)
    person.wait(LOADING_FRAMES)
    person.press("Enter")
    person.wait(60)

    assert isinstance(person.scene, Results)
    assert "Training match" in words


@pytest.mark.parametrize(
    "leave", [lambda each: each.click_on("Back to the menu"), lambda each: each.press("Esc")]
)
def test_the_way_back_to_the_menu(
    person: Person, answers: Answers, leave: Callable[[Person], None]
) -> None:
    finish(person, answers)

    leave(person)

    assert isinstance(person.scene, Menu)


def test_a_closed_window_asks_nothing_after_the_match(person: Person, answers: Answers) -> None:
    finish(person, answers)

    person.close_window()

    assert not person.app.running


def test_the_table_at_the_end_is_one_click_away(person: Person, answers: Answers) -> None:
    table = finish(person, answers)
    results = person.scene

    person.click_on("See the table")
    person.wait(60)
    assert isinstance(person.scene, FinalTable)
    assert person.app.window.surface.get_at((640, 360))[:3] == STUB_GREEN
    assert person.labels() == ["Back to the results"]
    person.press("Esc")

    assert person.scene is results
    assert not any(scene is table for scene in person.app.stage.scenes)
    person.click_on("See the table")
    person.click_on("Back to the results")
    assert person.scene is results


def test_space_and_enter_choose_nothing_before_the_focus_is_seen(
    person: Person, answers: Answers
) -> None:
    finish(person, answers)
    results = person.scene

    person.press("Space", "Enter", "Space", "Space", "Enter")
    assert person.scene is results

    person.press("Right")
    person.press("Right")
    assert person.focus != "Play again"
