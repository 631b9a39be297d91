"""Saved matches can be watched from the list, the results and a running match."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from cubacube.games import catalogue
from cubacube.kit.shot import Shot
from cubacube.rules import replace
from cubacube.scenes.match.log.rulings_page import RulingsPage
from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.scenes.rules_page import RulesPage
from cubacube.session.keeping.code import code_of
from cubacube.session.keeping.shelf import all_shelved
from cubacube.session.play.log import Log
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.matches import Matches
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.results import Results
from tests.session.keeping.matches import actions_of, keep, read
from tests.session.keeping.test_shelf import finished
from tests.shell.test_continue import Keeping

LOADING_FRAMES = 10
MOST_FRAMES = 4000


class Watcher(Keeping):
    """A person who watches matches."""

    @property
    def replay(self) -> ReplayPage:
        assert isinstance(self.scene, ReplayPage)
        return self.scene

    def key(self, code: int) -> None:
        self.post(Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
        self.post(Event(pygame.KEYUP, key=code, mod=0, unicode=""))
        self.wait()

    def watch_first(self) -> None:
        self.click_on("Matches")
        self.wait(3)
        self.click_on("Watch the replay")
        self.wait(LOADING_FRAMES)

    def press_knob(self, name: str) -> None:
        self.click(self.replay._knobs[name].box.center)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    folder = tmp_path / "matches"
    folder.mkdir()
    keep(folder / "c.jsonl", "calavera", actions_of("calavera", 12))
    return folder


@pytest.fixture
def person(window: Window, folder: Path) -> Iterator[Watcher]:
    person = Watcher(window, folder)
    yield person
    person.lobby.close()


def test_a_match_of_the_list_is_watched_and_esc_leads_back_to_it(
    person: Watcher, folder: Path
) -> None:
    before = (folder / "c.jsonl").read_bytes()
    person.watch_first()
    assert person.replay.player.playing
    person.press("Space")
    assert person.replay.player.length == 12
    assert person.replay.scene.live.match.actions() == ()

    person.press("Right", "Right")
    assert person.replay.player.count == 2
    person.key(pygame.K_END)
    assert person.replay.scene.live.match.actions() == read(folder / "c.jsonl").match.actions()
    person.press("Esc")
    assert isinstance(person.scene, Matches)
    assert (folder / "c.jsonl").read_bytes() == before


def test_playing_on_begins_a_new_kept_match_and_leaves_the_old_one(
    person: Watcher, folder: Path
) -> None:
    path = folder / "c.jsonl"
    before, actions = path.read_bytes(), read(path).match.actions()
    person.watch_first()
    person.press(*["Right"] * 5)
    person.press_knob("branch")
    person.wait(LOADING_FRAMES)

    table = person.table()
    assert table.live.match.actions()[:5] == actions[:5]
    assert not table.live.book.watched
    assert path.read_bytes() == before
    person.press("Esc")
    person.click_on("Back to the menu")
    assert isinstance(person.scene, Menu)
    (other,) = (each.path for each in all_shelved(folder, catalogue.game)[0] if each.path != path)
    assert read(other).match.actions()[:5] == actions[:5]
    assert read(other).header.seed == read(path).header.seed
    assert read(other).header.seats == read(path).header.seats


def test_f1_tells_the_rules_of_the_game_that_is_watched(person: Watcher) -> None:
    person.watch_first()
    person.key(pygame.K_F1)
    assert isinstance(person.scene, RulesPage)
    person.press("Esc")
    assert isinstance(person.scene, ReplayPage)


def test_a_file_that_is_gone_is_told(person: Watcher, folder: Path) -> None:
    person.click_on("Matches")
    person.wait(3)
    (folder / "c.jsonl").unlink()
    person.click_on("Watch the replay")
    person.wait(LOADING_FRAMES)
    words = " ".join(getattr(each, "words", "") for each in person.widgets())
    assert "c.jsonl" in words


def paste_at_import(person: Watcher, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    monkeypatch.setattr(person.app._listener, "_clipboard", lambda: code)
    person.click_on("Matches")
    person.wait(3)
    person.click_on("Import")
    person.post(Event(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_LCTRL, unicode=""))
    person.post(Event(pygame.KEYUP, key=pygame.K_v, mod=pygame.KMOD_LCTRL, unicode=""))
    person.press("Enter")
    person.wait(3)


def test_a_pasted_code_is_watched_like_a_file(
    person: Watcher, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    other = keep(tmp_path / "other.jsonl", "race", actions_of("race", 9))
    code = code_of(read(other))
    paste_at_import(person, monkeypatch, code)
    person.click_on("Watch the replay")
    person.wait(LOADING_FRAMES)
    person.key(pygame.K_END)
    assert person.replay.scene.live.match == read(other).match


def test_a_code_that_the_table_answers_otherwise_ends_there_and_says_so(
    person: Watcher, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept = read(keep(tmp_path / "other.jsonl", "race", actions_of("race", 9)))
    turns = kept.match.turns
    number = next(n for n, turn in enumerate(turns) if isinstance(turn.action, Shot))
    shot = turns[number].action
    assert isinstance(shot, Shot)
    other = replace(shot, rest=(replace(shot.rest[0], x_mm=shot.rest[0].x_mm + 1), *shot.rest[1:]))
    changed = (*turns[:number], replace(turns[number], action=other))
    code = code_of(replace(kept, match=replace(kept.match, turns=Log(changed))))
    paste_at_import(person, monkeypatch, code)
    person.press("Enter")
    person.wait(3)
    person.click_on("Watch the replay")
    person.wait(LOADING_FRAMES)
    person.key(pygame.K_END)
    assert person.replay.player.count == number
    assert (
        person.replay.status_line
        == "From here on, this version of the game computes the match differently."
    )


def test_the_code_of_a_match_that_is_over_goes_to_the_clipboard(
    window: Window, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "c.jsonl").unlink()
    kept = read(finished(folder / "a.jsonl"))
    copied = list[str]()
    person = Watcher(window, folder)
    person.watch_first()
    monkeypatch.setattr(person.replay, "_copy", copied.append)
    person.press_knob("copy")
    person.wait(LOADING_FRAMES)
    assert copied == [code_of(kept)]
    person.press("Enter")
    assert isinstance(person.scene, ReplayPage)


def to_the_results(person: Watcher) -> None:
    person.play()
    table = person.table()
    for _ in range(MOST_FRAMES):
        if isinstance(person.scene, Results):
            break
        if person.scene is table:
            person.app.stage.update(20.0)
        else:
            person.press("Enter")
    person.wait(60)


def test_the_match_that_was_just_played_is_watched_from_its_results(person: Watcher) -> None:
    to_the_results(person)
    results = person.scene
    assert isinstance(results, Results)
    person.click_on("Watch the replay")
    assert person.replay.player.count == 0
    assert person.replay.player.playing
    assert person.replay.scene.live.is_open
    person.press("Esc")
    assert person.scene is results

    person.click_on("Watch the replay")
    person.press("Right", "Right")
    person.press_knob("branch")
    person.wait(LOADING_FRAMES)
    assert len(person.table().live.match.actions()) >= 2
    assert not isinstance(person.scene, Results)


def test_from_a_match_that_goes_on_its_rulings_lead_to_its_past_and_back(person: Watcher) -> None:
    person.play()
    table = person.table()
    count = len(table.live.match.turns)
    person.key(pygame.K_l)
    assert isinstance(person.scene, RulingsPage)
    person.press("Up", "Up", "Enter")
    assert person.replay.player.count <= count
    person.press("Esc")
    assert person.table() is table

    person.key(pygame.K_l)
    person.press("Up", "Up", "Enter")
    at = person.replay.player.count
    person.press_knob("branch")
    person.wait(LOADING_FRAMES)
    other = person.table()
    assert other is not table
    assert other.live.match.actions()[:at] == table.live.match.actions()[:at]
