"""The rules of a game open with one key from any of its pages."""

from collections.abc import Callable

import pygame
import pytest
from pygame.event import Event

from cubacube.games import catalogue
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.rules_page import RulesPage
from cubacube.scenes.stage.inputs import FocusLost, Input, Pointer
from cubacube.scenes.stage.scene import Change, Consult, Leave, Stage
from cubacube.session.play.game import Game
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.pages.house_page import HousePage
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.setup_page import SetupPage
from tests.shell.person import Person, StubTable, name_of
from tests.shell.test_menu import LOADING_FRAMES, start
from tests.shell.test_results import finish

Answers = dict[str, Callable[[], Change]]
A_SECOND = 60


def press_f1(person: Person) -> None:
    person.post(Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode=""))
    person.post(Event(pygame.KEYUP, key=pygame.K_F1, mod=0, unicode=""))


def rules(person: Person) -> RulesPage:
    assert isinstance(person.scene, RulesPage)
    return person.scene


def test_f1_opens_and_closes_the_rules_over_the_table(person: Person, answers: Answers) -> None:
    table = start(person)

    press_f1(person)
    assert rules(person).overlay
    assert rules(person).entries[0].words == "Goal"
    press_f1(person)

    assert answers
    assert person.scene is table


def test_f1_opens_at_the_section_of_what_is_asked(person: Person, answers: Answers) -> None:
    table = start(person)
    table.section = "gates"  # type: ignore[attr-defined]

    press_f1(person)
    person.wait()
    page = rules(person)

    assert answers
    gates = next(n for n, entry in enumerate(page.entries) if entry.words == "Gates")
    assert page.pane.scroll.shown == pytest.approx(page.pane.section_tops[gates])
    person.press("Tab")
    assert page.pane.scroll.goal > page.pane.section_tops[gates]


def test_f1_on_the_menu_opens_the_rules_of_the_game_under_the_pointer(person: Person) -> None:
    person.point_at(person.widget("Calavera").box.center)
    press_f1(person)
    assert rules(person).title == "Calavera"

    press_f1(person)
    while person.focus != "The Smugglers":
        person.press("Tab")
    press_f1(person)
    assert rules(person).title == "The Smugglers"
    press_f1(person)
    assert isinstance(person.scene, Menu)


def test_the_menu_has_a_list_of_the_rules_of_all_games(person: Person) -> None:
    person.click_on("Rules")
    assert person.labels() == [*(game.title for game in catalogue.games()), "Close"]
    person.click_on("The Race")
    assert rules(person).title == "The Race"
    person.press("Esc")
    assert isinstance(person.scene, Menu)

    person.point_at((960, 120))
    press_f1(person)
    assert "The Cobbers" in person.labels()
    press_f1(person)
    assert isinstance(person.scene, Menu)


def test_esc_closes_them(person: Person, answers: Answers) -> None:
    table = start(person)

    press_f1(person)
    person.press("Esc")

    assert answers
    assert person.scene is table


def test_a_held_f1_opens_them_once(person: Person, answers: Answers) -> None:
    start(person)

    for _ in range(3):
        person.post(Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode=""))

    assert answers
    assert rules(person)


def test_the_pause_leads_to_them_and_is_there_again(person: Person, answers: Answers) -> None:
    start(person)
    person.press("Esc")
    pause = person.scene

    person.click_on("Rules")
    assert rules(person)
    person.press("Esc")

    assert answers
    assert person.scene is pause


def test_the_set_up_page_leads_to_them(person: Person, answers: Answers) -> None:
    person.press("Enter")
    page = person.scene

    person.click_on("Rules")
    assert rules(person)
    press_f1(person)
    assert person.scene is page
    person.click_on("House rules")
    press_f1(person)
    assert rules(person)
    press_f1(person)

    assert answers
    assert isinstance(person.scene, HousePage)


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_every_table_answers_the_question_mark(person: Person, game: Game) -> None:
    person.click_on(game.title)
    person.click_on("Start")
    person.wait(LOADING_FRAMES + A_SECOND)
    table = person.scene
    assert isinstance(table, FlickScene | BoardScene)

    person.type("?")
    assert rules(person).title == game.title
    person.press("Esc")

    assert person.scene is table


def test_a_question_mark_in_a_name_is_a_letter(person: Person, answers: Answers) -> None:
    person.press("Enter")
    page = person.scene
    assert isinstance(page, SetupPage)
    person.click(name_of(person, 0).box.center)

    person.type("Who?")

    assert answers
    assert person.scene is page
    assert page.draft.seats[0].typed == "Who?"


def test_the_results_still_know_the_game(person: Person, answers: Answers) -> None:
    finish(person, answers)

    press_f1(person)

    assert rules(person).title == "The Race"


def test_by_mouse_and_keys_through_the_rules(person: Person, answers: Answers) -> None:
    start(person)
    press_f1(person)
    page = rules(person)
    person.wait(A_SECOND)

    person.click(page.entries[3].box.center)
    person.wait(A_SECOND)
    assert page.entries[3].current
    person.post(Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert page.pane.scroll.goal > page.pane.section_tops[3]
    for key in (pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN):
        person.post(Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    assert page.pane.scroll.goal == page.pane.scroll.limit
    person.type("bumper")
    assert page.search.query == "bumper"
    before = page.search.at
    person.press("Enter")
    assert answers
    assert page.search.at != before
    person.press(*["Backspace"] * 6)
    assert not page.search.hits


def test_nobody_looks_something_up_when_all_is_left() -> None:
    asked: list[object] = []
    stage = Stage(StubTable(MatchSetup("race", ()), {}), asked.append)

    stage.change(Leave())
    stage.change(Consult())

    assert asked == []


def test_whoever_looks_something_up_lets_go_of_everything() -> None:
    told: list[Input] = []

    class Table(StubTable):
        def __init__(self) -> None:
            pass

        def handle(self, event: Input) -> Change:
            told.append(event)
            return None

    table = Table()
    asked: list[tuple[object, ...]] = []
    stage = Stage(table, asked.append)

    stage.change(Consult())

    assert told == [Pointer("cancel", 0, 0, 0), FocusLost()]
    assert asked == [(table,)]
