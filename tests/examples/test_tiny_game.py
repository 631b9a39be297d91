"""The example of a game from another package: found, played on a screen, saved, explained."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from cubacube.games import catalogue
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.scenes.rules_page import RulesPage
from cubacube.session.keeping.kept import read_match
from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.shell.lobby import Lobby
from cubacube.shell.pages.lesson_page import LessonPage
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.setup_page import SetupPage
from cubacube.shell.window import Window
from tests.shell.person import Person
from tests.tiny_game import NAME, ROOT, tiny_game, wheel

__all__ = ["tiny_game", "wheel"]
A_SECOND = 60


@pytest.fixture
def window() -> Iterator[Window]:
    window = Window()
    yield window
    window.close()
    pygame.display.quit()


@pytest.fixture
def person(tiny_game: str, window: Window, tmp_path: Path) -> Person:
    assert tiny_game == NAME
    person = Person(window)
    person.lobby = Lobby(lambda: 7, matches=tmp_path / "matches")
    person.app.stage.change(person.lobby.menu())
    return person


def tap(person: Person, key: int, letter: str = "") -> None:
    person.post(Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter))
    person.post(Event(pygame.KEYUP, key=key, mod=0, unicode=letter))
    person.wait(2 * A_SECOND)


def test_it_has_fewer_than_300_lines() -> None:
    sources = (ROOT / "examples" / "tiny_game").rglob("*.py")

    assert 100 < sum(len(path.read_text().splitlines()) for path in sources) < 300
