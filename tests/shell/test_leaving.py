"""Esc leaves every page that waits, and Continue offers only what can be opened."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Event as Flag
from typing import Any, NoReturn

import pygame
import pytest
from pygame.event import Event

from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.files.cancelling import CancelledError, check_cancelled, uncancelled
from cubacube.session.files.lock import is_locked
from cubacube.session.keeping.book import reopen
from cubacube.session.keeping.failed import failed_stamps, record_failure, stamp_of
from cubacube.shell.app import App
from cubacube.shell.lobby import Lobby
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.loading import Loading
from cubacube.shell.pages.matches import Matches
from cubacube.shell.pages.menu import Menu
from tests.session.keeping.matches import actions_of, keep
from tests.shell.person import SEED, Person
from tests.shell.test_continue import ENTRY

FORGED = Path(__file__).parent.parent / "session" / "keeping" / "forged"
PATIENCE, LOADING_S = 5000, 0.001


class Waiting(Person):
    """A program whose pages wait for their work over many frames."""

    def __init__(self, window: Window, folder: Path) -> None:
        self.lobby = Lobby(lambda: SEED, loading_s=LOADING_S, matches=folder)
        lobby = self.lobby
        self.app = App(window, lobby.menu(), lobby.quit, on_fault=lobby.handle_crash)
        self.wait()

    def until(self, seen: Callable[[], object]) -> None:
        for _ in range(PATIENCE):
            if seen():
                return
            self.wait()
        raise AssertionError("it never comes")


class Endless:
    """Work that ends only when it is cancelled."""

    def __init__(self) -> None:
        self.began, self.ended = Flag(), Flag()

    def __call__(self, *_args: object, **_words: object) -> NoReturn:
        self.began.set()
        try:
            while True:
                check_cancelled()
        finally:
            self.ended.set()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Calavera was played last, and a Race before."""
    (tmp_path / "matches").mkdir()
    paths = (
        keep(tmp_path / "matches" / "a.jsonl", "race", actions_of("race", 12)),
        keep(tmp_path / "matches" / "b.jsonl", "calavera", actions_of("calavera", 9)),
    )
    for hour, path in enumerate(paths):
        os.utime(path, (3600 * hour, 3600 * hour))
    return tmp_path / "matches"


@pytest.fixture
def person(window: Window, folder: Path) -> Iterator[Waiting]:
    person = Waiting(window, folder)
    with closing(person.lobby):
        person.until(lambda: "Continue Calavera" in person.labels())
        yield person


def test_cancelled_work_ends_and_nothing_of_it_is_done() -> None:
    work, done = Endless(), []

    def late() -> None:
        try:
            work()
        finally:
            with uncancelled():
                done.append("written")

    task = BackgroundTask(late)
    assert work.began.wait(60)
    task.cancel()
    assert task.done(60)
    with pytest.raises(CancelledError):
        task.result()
    assert done == []


def test_esc_leaves_a_match_that_is_being_read(
    person: Waiting, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = Endless()
    monkeypatch.setattr("cubacube.shell.flow.resuming.reopen", work)
    person.click_on("Continue Calavera")
    person.until(work.began.is_set)
    assert isinstance(person.scene, Loading)
    person.press("Esc")

    assert isinstance(person.scene, Menu)
    assert work.ended.wait(60)


@pytest.mark.parametrize("at", ["before the file is open", "after the file is open"])
def test_what_was_left_while_it_was_opened_is_free_again(
    person: Waiting, folder: Path, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    work, path = Endless(), folder / "b.jsonl"

    def opened(path: Path, find_game: Any) -> Any:
        found = reopen(path, find_game)
        with pytest.raises(CancelledError):
            work()
        return found

    if at.startswith("before"):
        monkeypatch.setattr("cubacube.shell.flow.resuming.reopen", opened)
    else:
        monkeypatch.setattr(MatchScene, "__init__", work)
    person.click_on("Continue Calavera")
    person.until(work.began.is_set)
    person.press("Esc")

    assert work.ended.wait(60)
    person.until(lambda: not is_locked(path))
    person.click_on("Matches")
    assert isinstance(person.scene, Matches)


def test_a_new_match_that_was_left_while_loading_is_not_saved(
    person: Waiting, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work, before = Endless(), set(folder.glob("*.jsonl"))
    monkeypatch.setattr(MatchScene, "__init__", work)
    person.app.stage.change(person.lobby.play(ENTRY))
    person.until(work.began.is_set)
    assert len(set(folder.glob("*.jsonl")) - before) == 1
    person.press("Esc")

    assert isinstance(person.scene, Menu)
    assert set(folder.glob("*.jsonl")) == before


def test_esc_leaves_an_import_and_nothing_comes_in(
    person: Waiting, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work, before = Endless(), set(folder.glob("*.jsonl"))
    person.click_on("Matches")
    monkeypatch.setattr("cubacube.session.keeping.moving.read_content", work)
    page = person.scene
    assert isinstance(page, Matches)
    person.app.stage.change(page._moves.import_match(str(folder / "a.jsonl")))
    person.until(work.began.is_set)
    person.press("Esc")

    assert isinstance(person.scene, Menu)
    assert work.ended.wait(60)
    assert set(folder.glob("*.jsonl")) == before


def test_a_match_that_cannot_be_read_is_not_offered(window: Window, folder: Path) -> None:
    bad = folder / "c.jsonl"
    shutil.copy(FORGED / "race_same_spot.jsonl", bad)
    person = Waiting(window, folder)
    with closing(person.lobby):
        person.until(lambda: "Continue Calavera" in person.labels())


def fails(*_args: object, **_words: object) -> NoReturn:
    raise ZeroDivisionError


def test_a_match_that_failed_to_open_is_not_offered_until_its_file_changes(
    person: Waiting, window: Window, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(MatchScene, "__init__", fails)
        person.click_on("Continue Calavera")
        person.until(lambda: type(person.scene) is Dialogue)
    person.press("Enter")
    person.until(lambda: "Continue The Race" in person.labels())
    person.lobby.close()

    again = Waiting(window, folder)
    again.until(lambda: "Continue The Race" in again.labels())
    os.utime(folder / "b.jsonl", (9000, 9000))
    again.click_on("Matches")
    again.press("Esc")
    again.until(lambda: "Continue Calavera" in again.labels())
    again.lobby.close()


def test_a_match_that_fails_after_something_was_played_is_offered_again(
    person: Waiting, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.click_on("Continue Calavera")
    person.until(lambda: isinstance(person.scene, MatchScene))
    scene = person.scene
    assert isinstance(scene, MatchScene)
    assert scene.live.book.keeper is not None
    scene.live.book.keeper.hint(0)
    monkeypatch.setattr(scene, "update", fails)
    person.until(lambda: type(person.scene) is Dialogue)
    person.press("Enter")
    person.until(lambda: "Continue Calavera" in person.labels())


def test_a_match_that_was_left_is_offered_after_a_fault_of_another_page(
    person: Waiting, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.click_on("Continue Calavera")
    person.until(lambda: isinstance(person.scene, MatchScene))
    person.press("Esc")
    person.click_on("Back to the menu")
    person.until(lambda: "Continue Calavera" in person.labels())
    person.app.stage.change(person.lobby.open_settings())
    monkeypatch.setattr(person.scene, "update", fails)
    person.until(lambda: type(person.scene) is Dialogue)
    person.press("Enter")
    person.until(lambda: "Continue Calavera" in person.labels())


def test_a_match_that_fails_again_and_again_pushes_no_other_out(folder: Path) -> None:
    record_failure(folder, stamp_of(folder / "a.jsonl"))
    for _ in range(101):
        record_failure(folder, stamp_of(folder / "b.jsonl"))

    assert failed_stamps(folder) == {stamp_of(folder / name) for name in ("a.jsonl", "b.jsonl")}


def test_a_window_that_is_closed_twice_in_a_frame_is_left_once(
    window: Window, tmp_path: Path
) -> None:
    person = Waiting(window, tmp_path)
    person.app.tick(0.1, [Event(pygame.QUIT), Event(pygame.QUIT)])
    assert not person.app.running
