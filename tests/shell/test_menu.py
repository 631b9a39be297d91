from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from cubacube.games import catalogue
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets.dialogues import LeaveReason, pause
from cubacube.session.files.levels import LevelError, LevelFault, level_text
from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.house_page import HousePage
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.setup_page import SetupPage
from tests.shell.person import Person, StubTable, name_of, player_of, remove

Answers = dict[str, Callable[[], Change]]
LOADING_FRAMES = 4


def start(person: Person) -> StubTable:
    person.click_on("The Race")
    person.click_on("Start")
    person.wait(LOADING_FRAMES)
    assert isinstance(person.scene, StubTable)
    return person.scene


def test_the_menu_offers_the_games_that_exist_and_quit(person: Person) -> None:
    games = (game.title for game in catalogue.games())
    assert person.labels() == [
        "Play The Race",
        *games,
        "Workshop",
        "Rules",
        "Settings",
        "Household",
        "Practice",
        "Quit",
    ]


def test_esc_on_the_menu_asks_before_the_program_ends(person: Person) -> None:
    person.press("Esc")
    assert person.app.running
    assert person.labels() == ["Stay", "Quit"]

    person.press("Enter")
    assert isinstance(person.scene, Menu)
    person.press("Esc", "Esc")
    assert isinstance(person.scene, Menu)

    person.press("Esc")
    person.click_on("Quit")
    assert not person.app.running


def test_quit_leaves_the_menu_without_a_question(window: Window) -> None:
    for leave in (
        lambda each: each.click_on("Quit"),
        Person.close_window,
    ):
        person = Person(window)
        leave(person)
        assert not person.app.running


@pytest.mark.parametrize("size", [(1280, 720), (1700, 960), (1920, 1080)])
def test_by_mouse_from_the_menu_to_the_table(
    person: Person, answers: Answers, size: tuple[int, int]
) -> None:
    person.app.window.size = size
    person.wait()

    person.click_on("The Race")
    assert isinstance(person.scene, SetupPage)
    person.click(name_of(person, 0).box.center)
    person.type("Zoé")
    person.click_on("Add a player")
    person.click(player_of(person, 2).box.center)
    person.click_on("House rules")
    assert isinstance(person.scene, HousePage)
    person.click_on("Special Bumpers")
    person.click_on("Done")
    person.click_on("Raid")
    person.click_on("Start")
    person.wait(LOADING_FRAMES)

    assert answers
    assert isinstance(person.scene, StubTable)
    entry = person.scene.entry
    assert [(seat.name, seat.bot) for seat in entry.seats] == [
        ("Zoé", None),
        ("Benito", 1),
        ("Celia", 0),
    ]
    assert dict(entry.options)["raid"] is True
    assert dict(entry.options)["bumpers"] is True
    assert entry.level == "habana"


def test_by_keys_alone_from_the_menu_to_the_table(person: Person, answers: Answers) -> None:
    person.press("Enter")
    assert isinstance(person.scene, SetupPage)
    assert person.focus == "Start"

    person.press("Tab", "Tab", "Tab", "Tab", "Tab", "Tab")
    assert person.focus == "House rules"
    person.press("Enter", "Down", "Enter", "Esc")
    assert isinstance(person.scene, SetupPage)
    assert person.focus == "House rules"
    person.press("Tab", "Tab")
    person.type("Lea")
    person.press("Tab", "Tab", "Right", "Tab", "Tab", "Tab", "Left")
    person.press("Tab", "Tab", "Tab")
    assert person.focus == "Start"
    person.press("Enter")
    person.wait(LOADING_FRAMES)

    assert answers
    assert isinstance(person.scene, StubTable)
    entry = person.scene.entry
    assert [(seat.name, seat.bot) for seat in entry.seats] == [("Lea", 0), ("Benito", 0)]
    assert dict(entry.options)["bumpers"] is True


def test_esc_goes_back_from_the_set_up_and_forgets_nothing_that_was_played(
    person: Person, answers: Answers
) -> None:
    person.click_on("The Race")
    person.press("Esc")
    assert isinstance(person.scene, Menu)

    person.click_on("The Race")
    person.click(name_of(person, 0).box.center)
    person.type("Zoé")
    person.click_on("Start")
    person.wait(LOADING_FRAMES)
    answers["back"] = lambda: Close(LeaveReason.MENU)
    person.press("Esc")
    person.click_on("The Race")

    assert isinstance(person.scene, SetupPage)
    assert person.scene.draft.names[0] == "Zoé"


def test_nobody_can_start_with_bad_names_and_the_page_says_why(person: Person) -> None:
    person.click_on("The Race")
    person.click(name_of(person, 0).box.center)
    person.type("Ana")
    person.click(name_of(person, 1).box.center)
    person.type("ana")

    person.click_on("Start")
    person.wait(LOADING_FRAMES)

    assert isinstance(person.scene, SetupPage)
    assert person.scene.draft.fault == "Two players are called Ana. Change one of the names."
    person.press("Backspace")
    person.click_on("Start")
    assert not isinstance(person.scene, SetupPage)


def test_seats_come_and_go_within_what_the_game_allows(person: Person) -> None:
    person.click_on("The Race")
    for _ in range(3):
        person.click_on("Add a player")

    assert isinstance(person.scene, SetupPage)
    assert len(person.scene.draft.seats) == 5
    assert "Add a player" not in person.labels()
    for left in (4, 3, 2):
        remove(person, 0)
        assert len(person.scene.draft.seats) == left
    assert "Add a player" in person.labels()


def test_a_held_enter_does_not_run_through_the_pages(person: Person) -> None:
    held = Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    for _ in range(5):
        person.post(held)

    assert isinstance(person.scene, SetupPage)


def test_a_closed_window_asks_in_a_match_and_goes_on_if_told_so(
    person: Person, answers: Answers
) -> None:
    table = start(person)

    person.close_window()
    assert person.app.running
    assert person.labels() == ["Continue", "Quit"]
    person.click_on("Continue")

    assert answers
    assert person.scene is table


@pytest.mark.parametrize("agree", [lambda each: each.click_on("Quit"), Person.close_window])
def test_a_closed_window_in_a_match_quits_if_sure(
    person: Person, answers: Answers, agree: Callable[[Person], None]
) -> None:
    start(person)

    person.close_window()
    agree(person)

    assert answers
    assert not person.app.running


def test_a_closed_window_asks_over_the_pause_too(person: Person, answers: Answers) -> None:
    start(person)
    person.press("Esc")

    person.close_window()

    assert answers["back"] is pause
    assert person.app.running
    assert person.labels() == ["Continue", "Quit"]


def test_a_faulty_level_is_told_and_the_menu_stays(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = [LevelFault("habana.toml", f"dice.edge_{n}", "too large") for n in range(20)]

    class Broken:
        @staticmethod
        def open_scene(*_args: object) -> None:
            raise LevelError(*faults)

    monkeypatch.setattr(catalogue, "table", lambda _name: Broken)
    person.click_on("The Race")
    person.click_on("Start")
    person.wait(LOADING_FRAMES)

    words = [getattr(each, "words", "") for each in person.widgets()]
    assert words[0] == "habana.toml: dice.edge_0: too large"
    assert words[12] == "and 8 more"
    person.press("Enter")
    assert isinstance(person.scene, Menu)


def test_a_table_of_ones_own_without_room_for_dice_is_told(person: Person, tmp_path: Path) -> None:
    crate = 'name = "Crate"\nlook = "crate"\nrestitution = 0.5\nfriction = 0.2\n'
    boxes = (160, 160, 320, 276), (160, 11, 276, 20), (160, 309, 276, 20)
    small = level_text("habana").replace("city_edge_mm = 60.0", "city_edge_mm = 20.0")
    walls = [
        f"[[obstacles]]\n{crate}"
        f"box = {{ x_mm = {x}, y_mm = {y}, width_mm = {wide}, height_mm = {high} }}\n"
        for x, y, wide, high in boxes
    ]
    path = tmp_path / "full.toml"
    path.write_text("\n".join((small.replace("260.0", "300.0"), *walls)), encoding="utf-8")
    seats = SeatEntry("Ana", "orange"), SeatEntry("Bo", "black")

    person.app.stage.change(person.lobby.play(MatchSetup("race", seats, level=str(path))))
    person.wait(LOADING_FRAMES)

    words = " ".join(getattr(each, "words", "") for each in person.widgets())
    assert "cannot be played: obstacles leave no room to throw all dice" in words
    person.press("Enter")
    assert isinstance(person.scene, Menu)
