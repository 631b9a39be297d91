"""Matches in the window are saved, and the menu continues the last one."""

from pathlib import Path
from shutil import rmtree
from typing import Any

from cubacube.games import catalogue
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.keeping.kept import read_match
from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.shell.lobby import Lobby
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.menu import Menu
from tests.shell.person import SEED, Person

ENTRY = MatchSetup(
    "calavera", (SeatEntry("Ana", "orange", 0), SeatEntry("Rival", "black", 1)), seed=SEED
)


class Keeping(Person):
    """A program that saves its matches in a folder."""

    def __init__(self, window: Window, folder: Path) -> None:
        super().__init__(window, Lobby(lambda: SEED, matches=folder))

    def table(self) -> MatchScene[Any]:
        scene = self.scene
        assert isinstance(scene, MatchScene)
        return scene

    def play(self) -> None:
        """Begin a match of computers and watch for a while."""
        self.app.stage.change(self.lobby.play(ENTRY))
        self.wait(10)
        table = self.table()
        for _ in range(8):
            table.update(20.0)
        self.wait()
        assert len(table.live.match.turns) > 3


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.jsonl"))


def test_a_match_that_was_left_is_continued_where_it_was(window: Window, tmp_path: Path) -> None:
    person = Keeping(window, tmp_path)
    assert "Continue Calavera" not in person.labels()
    person.play()
    actions = person.table().live.match.actions()
    person.press("Esc")
    person.click_on("Back to the menu")

    assert isinstance(person.scene, Menu), "what is kept needs no question"
    person.click_on("Continue Calavera")
    person.wait(10)

    assert person.table().live.match.actions()[: len(actions)] == actions
    assert person.table().live.names == ("Ana", "Rival")
    assert len(files(tmp_path)) == 1
    person.lobby.close()


def test_a_closed_window_needs_no_question_and_the_next_program_goes_on(
    window: Window, tmp_path: Path
) -> None:
    person = Keeping(window, tmp_path)
    person.play()
    actions = person.table().live.match.actions()
    person.close_window()
    assert not person.app.running
    person.lobby.close()

    (path,) = files(tmp_path)
    assert read_match(path, catalogue.game).match.actions()[: len(actions)] == actions
    again = Keeping(window, tmp_path)
    assert "Continue Calavera" in again.labels()


def test_a_last_action_that_was_half_written_is_told(window: Window, tmp_path: Path) -> None:
    person = Keeping(window, tmp_path)
    person.play()
    person.close_window()
    person.lobby.close()
    (path,) = files(tmp_path)
    actions = read_match(path, catalogue.game).match.actions()
    path.write_bytes(path.read_bytes()[:-5])

    again = Keeping(window, tmp_path)
    again.click_on("Continue Calavera")
    again.wait(10)
    words = " ".join(getattr(each, "words", "") for each in again.widgets())
    assert "The game closed while saving it" in words
    again.press("Enter")
    again.wait(3)

    assert again.table().live.match.actions()[: len(actions) - 1] == actions[:-1]
    again.lobby.close()


def test_a_folder_deleted_in_mid_match_is_told_once_and_nothing_is_lost(
    window: Window, tmp_path: Path
) -> None:
    folder = tmp_path / "matches"
    person = Keeping(window, folder)
    person.play()
    rmtree(folder)
    told = 0
    for _ in range(300):
        person.app.tick(20.0, [])
        if isinstance(person.scene, Dialogue):
            words = [getattr(each, "words", "") for each in person.widgets()]
            told += "The whole match is saved again. Nothing is lost." in words
            person.press("Enter")
    person.lobby.close()

    assert told == 1
    (path,) = files(folder)
    assert len(read_match(path, catalogue.game).match.turns) > 10


def test_a_match_that_another_program_plays_is_not_offered(window: Window, tmp_path: Path) -> None:
    person = Keeping(window, tmp_path)
    person.play()

    assert "Continue Calavera" not in Keeping(window, tmp_path).labels()
    person.lobby.close()


def test_a_file_that_was_changed_is_told_and_left_as_it_is(window: Window, tmp_path: Path) -> None:
    person = Keeping(window, tmp_path)
    person.play()
    person.close_window()
    person.lobby.close()
    again = Keeping(window, tmp_path)
    again.wait()  # the menu has read it before it is changed
    (path,) = files(tmp_path)
    broken = path.read_bytes().replace(b'"seed":7', b'"seed":8')
    path.write_bytes(broken)

    again.click_on("Continue Calavera")
    again.wait(10)

    assert isinstance(again.scene, Dialogue)
    words = " ".join(getattr(each, "words", "") for each in again.widgets())
    assert "line 1: its checksum is wrong" in words
    assert path.read_bytes() == broken


def test_where_nothing_can_be_written_it_is_told_once_and_the_match_goes_on(
    window: Window, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    person = Keeping(window, tmp_path / "file" / "matches")
    person.app.stage.change(person.lobby.play(ENTRY))
    person.wait(10)

    assert isinstance(person.scene, Dialogue)
    words = " ".join(getattr(each, "words", "") for each in person.widgets())
    assert "The file cannot be saved" in words
    person.press("Enter")
    person.table().update(1.0)
    person.wait()
    assert isinstance(person.scene, MatchScene)
    person.press("Esc")
    person.click_on("Back to the menu")
    assert "Continue" in person.labels(), "what would be lost is asked for"
    person.lobby.close()
