"""Puzzles in the real program: solve, give up, review, daily puzzles, free table."""

from datetime import date, timedelta
from typing import Any

import pytest

from cubacube.kit.shot import Flick
from cubacube.rules import replace
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.scenes.stage.scene import Close
from cubacube.session.households.file import household_path, read_household
from cubacube.session.households.puzzled import Days, Puzzled
from cubacube.session.households.tally import Earned
from cubacube.session.settings.chosen import aids_of
from cubacube.shell.pages.household.honours import Honours
from cubacube.shell.pages.practice_page import DailyTile, PracticePage
from cubacube.shell.pages.puzzles_page import PuzzleCell, PuzzlesPage
from cubacube.shell.pages.try_pages import PuzzlePage
from cubacube.shell.practice.puzzle import Puzzle, of_the_day, puzzles
from tests.scenes.flick_person import PATIENCE
from tests.shell.practice.trainee import Trainee

SURE = max(puzzles(), key=lambda each: each.found.percent)
"""The easiest puzzle, which a pull in whole pixels also solves."""
DAY = next(
    day
    for day in (date(2026, 11, 22) + timedelta(n) for n in range(len(puzzles())))
    if of_the_day(day, puzzles()) == SURE
)


def poor(puzzle: Puzzle) -> Flick:
    """Return a flick that achieves nothing."""
    return replace(puzzle.found.flick.flick, speed_mm_s=200)


def practising(person: Trainee, day: date = DAY) -> PracticePage:
    person.lobby.practice.today = lambda: day
    person.click_on("Practice")
    assert isinstance(person.scene, PracticePage)
    return person.scene


def daily(person: Trainee) -> DailyTile:
    scene: Any = person.scene
    return next(each for each in scene.page.widgets if isinstance(each, DailyTile))


def flick(person: Trainee, wish: Flick) -> None:
    person.until_asked()
    person.pull(wish)
    person.until_judged()


def kept() -> tuple[Puzzled, ...]:
    return read_household(household_path()).results_of("Ana").puzzled


def until(person: Trainee, kind: type) -> Any:
    for _ in range(PATIENCE):
        if isinstance(person.scene, kind):
            return person.scene
        person.wait()
    raise AssertionError(f"no {kind.__name__} comes, but {person.scene}")


def test_the_puzzle_of_the_day_is_solved_with_the_second_try_and_kept(person: Trainee) -> None:
    practising(person)
    assert daily(person).daily.words == "Not tried yet"
    person.click_on("Puzzle of the day")
    page = person.opened(PuzzlePage)
    assert page.puzzle == SURE
    assert aids_of("Ana").preview == "direction"
    assert page.progress.startswith("Try 1 · ")

    flick(person, poor(SURE))
    assert (page.stand, page.solved) == ("missed", False)
    person.click_on("Try again")
    person.look_at_table()
    assert page.progress.startswith("Try 2 · ")
    flick(person, SURE.found.flick.flick)
    assert page.stand == "passed"
    assert page.words.endswith("Solved with 2 tries: silver.")
    person.click_on("Finish")
    honours = until(person, Honours)
    assert honours.shown == (Earned("Ana", "first_puzzle"),)
    person.wait(60)
    person.click_on("Continue")

    assert isinstance(person.scene, PracticePage)
    assert [(each.puzzle, each.tries, each.stands) for each in kept()] == [(SURE.name, 2, "solved")]
    assert read_household(household_path()).results_of("Ana").days == Days(DAY.isoformat(), 1, 1)
    assert daily(person).daily.words == "Solved with 2 tries: silver · 1 day in a row"
    assert aids_of("Ana").preview != "direction"


def test_tries_of_a_puzzle_that_is_left_are_counted_on(person: Trainee) -> None:
    practising(person)
    for number in (1, 2):
        person.click_on("Puzzle of the day")
        page = person.opened(PuzzlePage)
        flick(person, poor(SURE))
        person.click_on("Leave the puzzle")
        assert isinstance(person.scene, PracticePage)
        assert kept() == (Puzzled(SURE.name, number),)
    assert daily(person).daily.words == "2 tries so far"
    assert not page.solved


def test_tries_of_a_puzzle_are_kept_when_the_window_is_closed(person: Trainee) -> None:
    practising(person)
    person.click_on("Puzzle of the day")
    person.opened(PuzzlePage)
    flick(person, poor(SURE))
    person.close_window()

    assert not person.app.running
    assert kept() == (Puzzled(SURE.name, 1),)


def test_who_only_looks_at_a_table_has_not_tried(person: Trainee) -> None:
    practising(person)
    person.click_on("Puzzle of the day")
    person.opened(PuzzlePage)
    person.click_on("Leave the puzzle")
    assert kept() == ()


def test_whoever_lets_the_way_be_shown_has_not_solved_it(person: Trainee) -> None:
    practising(person)
    person.click_on("Puzzle of the day")
    page = person.opened(PuzzlePage)
    person.keys.tap("f6")
    person.click_on("Keep trying")
    assert person.scene is page
    person.keys.tap("f6")
    person.click_on("Show solution")
    shown = until(person, ReplayPage)
    assert SURE.found.flick.flick in shown.scene.live.book.log
    person.press("Esc")
    assert isinstance(person.scene, PracticePage)
    assert kept() == (Puzzled(SURE.name, 0, "shown"),)

    person.click_on("Puzzle of the day")
    page = person.opened(PuzzlePage)
    flick(person, SURE.found.flick.flick)
    assert "Solved" not in page.words
    person.click_on("Finish")
    assert (kept()[0].stands, kept()[0].flick is None) == ("shown", False)
    assert read_household(household_path()).results_of("Ana").days == Days()


def test_another_puzzle_than_that_of_the_day_makes_no_day(person: Trainee) -> None:
    practising(person, DAY + timedelta(1))
    person.click_on("Puzzles")
    listed = until(person, PuzzlesPage)
    number = puzzles().index(SURE)
    cell = listed.page.widgets[number]
    assert isinstance(cell, PuzzleCell)
    if listed.chosen != SURE:
        person.click(cell.box.center)
    assert listed.chosen == SURE
    assert listed.count_words == f"Ana · 0 of {len(puzzles())} solved"
    person.click(listed.page.widgets[number].box.center)
    person.opened(PuzzlePage)
    flick(person, SURE.found.flick.flick)
    person.press("Enter")
    until(person, Honours)
    person.wait(60)
    person.press("Enter")

    assert person.scene == listed
    assert listed.count_words == f"Ana · 1 of {len(puzzles())} solved"
    assert read_household(household_path()).results_of("Ana").days == Days()
    person.click_on("Best flick")
    shown = until(person, ReplayPage)
    assert shown.player.loop is not None
    person.app.stage.change(Close())
    assert person.scene == listed


def test_keys_alone_choose_and_open_a_puzzle(person: Trainee) -> None:
    practising(person)
    person.click_on("Puzzles")
    listed = until(person, PuzzlesPage)
    person.press("Right", "Enter")
    assert listed.chosen == puzzles()[1]
    person.press("Enter")
    assert person.opened(PuzzlePage).puzzle == puzzles()[1]


@pytest.mark.parametrize("name", ["Ana", "Bruno"])
def test_a_free_table_is_a_match_for_training(person: Trainee, name: str) -> None:
    page = practising(person)
    page.who = name
    person.click_on("Free table")
    scene = until(person, FlickScene)
    live = scene.live
    assert live.entry.training
    assert live.entry.seats[0].name == name
    assert all(each.bot is None for each in live.entry.seats)
    assert len({each.name for each in live.entry.seats}) == 2
