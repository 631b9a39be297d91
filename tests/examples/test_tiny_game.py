"""The example of a game from another package: found, played on a screen, saved, explained."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from cubacube.games import catalogue
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.board.choosing import Choosing
from cubacube.scenes.match.modes import GUARD_S
from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.scenes.rules_page import RulesPage
from cubacube.session.keeping.kept import read_match
from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.shell.learning.lesson import lesson
from cubacube.shell.lobby import Lobby
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.lesson_page import LessonPage
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.results import Results
from cubacube.shell.pages.shelves import Tile
from tests.shell.person import FRAME_S, Person
from tests.tiny_game import NAME, ROOT, tiny_game, wheel

__all__ = ["tiny_game", "wheel"]
A_SECOND = 60
MOST_STEPS = 2000


class Guest(Person):
    """A person at the program with the example game, whose matches are saved."""

    def __init__(self, window: Window, folder: Path) -> None:
        super().__init__(window, Lobby(lambda: 7, matches=folder))

    def tap(self, key: int) -> None:
        self.app.tick(GUARD_S, ())
        self.post(Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        self.post(Event(pygame.KEYUP, key=key, mod=0, unicode=""))

    def table(self) -> BoardScene[Any]:
        scene = self.scene
        assert isinstance(scene, BoardScene)
        return scene

    def until_asked(self, table: BoardScene[Any]) -> None:
        for _ in range(MOST_STEPS):
            if isinstance(table.mode, Choosing) and table.live.asked in (0, -1):
                return
            self.app.tick(10 * FRAME_S, pygame.event.get())
        raise AssertionError(table.mode)

    def play(self, names: tuple[str, ...] = ("Ana", "Bruno"), **bots: int) -> None:
        seats = tuple(
            SeatEntry(name, side, bots.get(name))
            for name, side in zip(names, ("orange", "black"), strict=True)
        )
        self.app.stage.change(self.lobby.begin(MatchSetup(NAME, seats, seed=7)))
        self.wait(A_SECOND)


@pytest.fixture
def guest(tiny_game: str, tmp_path: Path) -> Iterator[Guest]:
    assert tiny_game == NAME
    window = Window((1280, 720))
    try:
        yield Guest(window, tmp_path / "matches")
    finally:
        window.close()
        pygame.display.quit()


def test_it_has_fewer_than_300_lines() -> None:
    sources = (ROOT / "examples" / "tiny_game").rglob("*.py")

    assert 100 < sum(len(path.read_text().splitlines()) for path in sources) < 300


def test_the_menu_offers_it_after_the_built_in_games(guest: Guest) -> None:
    assert guest.labels()[9] == "Guarapo", "the loudest button comes first"
    tile = guest.widget("Guarapo")
    assert isinstance(tile, Tile)

    while guest.focus != "Guarapo":
        guest.press("Tab")
    guest.wait(A_SECOND)
    assert tile.box.y >= 284, "it is on its shelf, and not hidden"
    guest.press("Enter")
    assert "Take a lesson" in guest.labels()
    guest.click_on("Start")
    guest.wait(A_SECOND)

    assert guest.table().board.heading == "Guarapo"


def test_it_is_played_undone_and_saved(guest: Guest, tmp_path: Path) -> None:
    guest.play()
    table = guest.table()
    guest.until_asked(table)
    guest.tap(pygame.K_r)
    guest.until_asked(table)
    before = table.live.match
    assert before.state.jug == before.state.face > 0

    guest.tap(pygame.K_p)
    guest.until_asked(table)
    assert table.live.match.state.barrels == (before.state.jug, 0)
    guest.tap(pygame.K_z)
    guest.until_asked(table)
    assert table.live.match.actions() == before.actions()

    guest.press("Esc")
    guest.click_on("Back to the menu")
    guest.wait(A_SECOND)
    assert isinstance(guest.scene, Menu)
    (path,) = (tmp_path / "matches").glob("*.jsonl")
    assert read_match(path, catalogue.game).match.actions() == before.actions()
    guest.click_on("Continue Guarapo")
    guest.wait(A_SECOND)
    assert guest.table().live.match.actions() == before.actions()


def test_a_hint_presses_or_pours(guest: Guest) -> None:
    guest.play()
    table = guest.table()
    guest.until_asked(table)
    guest.tap(pygame.K_r)
    guest.until_asked(table)

    guest.tap(pygame.K_F2)
    for _ in range(A_SECOND):
        guest.wait()

    assert table.situation.advice is not None
    assert [mark.box for mark in table.presenter.marked]


def test_a_match_of_computers_ends_with_results_and_a_replay(guest: Guest) -> None:
    guest.play(Ana=4, Bruno=2)
    table = guest.table()
    for _ in range(MOST_STEPS):
        if guest.scene is not table:
            break
        guest.app.tick(1.0, ())
    assert isinstance(guest.scene, Results)
    assert max(table.live.match.state.barrels) >= 40

    guest.wait(A_SECOND)
    guest.click_on("Watch the replay")
    guest.wait(A_SECOND)
    assert isinstance(guest.scene, ReplayPage)


def test_f1_opens_its_own_rules_page(guest: Guest) -> None:
    guest.play()
    guest.tap(pygame.K_F1)

    assert isinstance(guest.scene, RulesPage)
    assert guest.scene.title == "Guarapo"
    assert [entry.words for entry in guest.scene.entries][:2] == ["Goal", "Your turn"]


def test_its_lesson_can_be_passed(guest: Guest) -> None:
    guest.app.stage.change(guest.lobby.lessons.learn(lesson(NAME)))
    guest.wait(A_SECOND)
    page = guest.scene
    assert isinstance(page, LessonPage)
    assert isinstance(page.scene, BoardScene)

    while page.stand == "open":
        guest.until_asked(page.scene)
        guest.tap(pygame.K_r if page.scene.live.match.state.rolls else pygame.K_p)
        guest.wait(A_SECOND)

    assert page.stand == "passed"


def test_its_table_can_be_painted(tiny_game: str) -> None:
    pygame.display.set_mode((64, 64))
    game = catalogue.game(tiny_game)
    state = game.rules.setup(game.options_type(), 4)
    names = "Ana", "Bruno", "Carla", "Dario"

    picture = catalogue.table(tiny_game).picture(state, names, (1280, 720))

    points = ((x, y) for x in range(0, 1280, 9) for y in range(0, 720, 9))
    assert len({tuple(picture.get_at(point)) for point in points}) > 100
    pygame.display.quit()
