"""Unsaved drafts are kept as matches are: no close, kill or other program loses anything."""

import os
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from cubacube.kit.shot import Flick
from cubacube.scenes.widgets import Label
from cubacube.scenes.widgets.line_asked import LineAsked
from cubacube.scenes.workshop.workshop import Workshop
from cubacube.session.files.door import write_whole
from cubacube.session.files.levels import level_text, parse_level
from cubacube.session.play.known_levels import levels_folder
from cubacube.session.settings.chosen import set_value
from cubacube.session.workshop import saved_draft
from cubacube.session.workshop.desk import Desk, continued
from cubacube.session.workshop.level_file import opened
from cubacube.session.workshop.saved_draft import DraftWriter, draft_files, waiting_drafts
from cubacube.shell.pages.menu import Menu
from tests.scenes.workshop.at_bench import Silent, Tinkerer, at_bench
from tests.scenes.workshop.test_try import copy_of

FRICTION = ("cloth", "friction")
FULL = "Cannot keep the draft: No space left on device."
CHOICES = ["Save", "Keep as draft", "Discard", "Stay"]
COMMENT = "# tablecloth about 0.45, smooth wood 0.2"


def edit(person: Tinkerer, friction: float = 0.3) -> None:
    """Change the level, and wait until the draft is written."""
    person.workshop.bench.draft.put(FRICTION, friction)
    person.pass_time(0.5)


def full(*_asked: object) -> None:
    """Fail to write, as on a full disk."""
    raise OSError(28, "No space left on device")


def kill(person: Tinkerer) -> None:
    """Let go of the file as a kill does; the program does nothing more."""
    person.workshop.desk.writer.release()


def close_window(person: Tinkerer) -> None:
    person.post(Event(pygame.QUIT))


def told(person: Tinkerer) -> str:
    return " ".join(each.words for each in person.widgets() if isinstance(each, Label))


def left(folder: Path) -> list[Path]:
    """Return all files of drafts, also those in use."""
    return sorted((folder / "drafts").glob("[!.]*"))


def by_menu(person: Tinkerer, *presses: str) -> Workshop | None:
    """Press Workshop on the menu and then these buttons; return the workshop that opens."""
    person.app.stage.change(person.lobby.open_workshop())
    for label in presses:
        person.click_on(label)
    for _ in range(200):
        if isinstance(person.scene, Workshop):
            person.bench_scene = person.scene
            person.wait(2)
            return person.scene
        person.wait()
    return None


def test_a_killed_draft_goes_on_with_dice_flick_and_comments(
    tmp_path: Path, data_folder: Path
) -> None:
    path = copy_of(tmp_path)
    with at_bench(path) as person:
        person.flick("VA", (-40, 30))
        edit(person)
        person.keys.tap("k")
        edit(person, 30.0)  # a draft with a fault, and B beside A
        stand, other = person.workshop.bench.draft.stand, person.workshop.bench.draft.other
        dice = person.dice
        assert not waiting_drafts()  # this window has it open
        kill(person)
        ((_at, file, name),) = waiting_drafts()
        assert name == "Habana"

    desk = continued(file)
    assert desk.bench.draft.stand == stand
    assert desk.bench.draft.other == other
    assert [fault.key for fault in desk.faults] == ["cloth.friction"]
    desk.bench.draft.put(FRICTION, 0.3)
    assert desk.bench.layout == dice
    desk.save()
    assert COMMENT in path.read_text(encoding="utf-8")
    assert parse_level(path.read_text(encoding="utf-8"), "mine").cloth.friction == 0.3
    assert desk.keep()
    assert not desk.trouble
    assert left(data_folder) == []


def test_what_is_saved_or_undone_leaves_no_draft(tmp_path: Path, data_folder: Path) -> None:
    with at_bench(copy_of(tmp_path)) as person:
        person.flick("VA", (-40, 30))
        person.pass_time(0.5)
        assert left(data_folder) == []
        edit(person)
        assert len(left(data_folder)) == 1
        person.keys.tap("z")
        person.pass_time(0.5)
        assert left(data_folder) == []
        edit(person)
        person.press_button("Save")
        person.pass_time(0.5)
        assert left(data_folder) == []


def test_a_drag_is_written_once_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Path] = []

    def write(path: Path, content: bytes) -> None:
        written.append(path)
        write_whole(path, content)

    monkeypatch.setattr(saved_draft, "write_whole", write)
    with at_bench() as person:
        person.open_values("cloth")
        row = person.row("cloth.friction")
        person.mouse.down((row.knob_x, row.bar.centery))
        for step in range(30):
            person.mouse.move((row.bar.left + step, row.bar.centery))
        assert written == []
        person.mouse.up((row.bar.left + 30, row.bar.centery))
        person.pass_time(0.5)
        assert len(written) == 1


def test_a_disk_that_is_full_is_told_and_the_draft_written_later(
    monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    with at_bench() as person:
        with monkeypatch.context() as patch:
            patch.setattr(saved_draft, "write_whole", full)
            edit(person)
        assert person.workshop.files.message == FULL
        edit(person, 0.31)
        assert len(left(data_folder)) == 1


def test_esc_keeps_discards_or_stays(data_folder: Path) -> None:
    with at_bench() as person:
        edit(person)
        person.press("Esc")
        assert person.labels() == CHOICES
        person.press("Esc")
        assert person.scene is person.workshop
        person.press("Esc")
        person.click_on("Keep as draft")
        assert isinstance(person.scene, Menu)
        assert len(draft_files()) == 1
        assert "Workshop*" in person.labels()

        workshop = by_menu(person, "Continue")
        assert workshop is not None
        assert person.level.cloth.friction == 0.3
        assert draft_files() == []  # locked again
        person.press("Esc")
        person.click_on("Discard")
        assert left(data_folder) == []
        assert "Workshop" in person.labels()


def test_esc_saves_under_a_name_and_leaves(data_folder: Path) -> None:
    with at_bench() as person:
        edit(person)
        person.press("Esc")
        person.click_on("Save")
        person.press("Esc")  # no name, so the workshop stays open
        assert isinstance(person.scene, Workshop)
        person.press("Esc")
        person.click_on("Save")
        person.press("Enter")
        assert isinstance(person.scene, Menu)
        assert [each.name for each in levels_folder().iterdir()] == ["habana_2.toml"]
        assert left(data_folder) == []


@pytest.mark.parametrize("ask", ["when_lost", "always"])
def test_closing_the_window_asks_and_closing_it_again_leaves(ask: str) -> None:
    set_value("play.ask", ask)
    with at_bench() as person:
        edit(person)
        person.press_button("Open")  # a page above the workshop does not hide it
        close_window(person)
        assert person.labels() == CHOICES
        person.click_on("Stay")
        person.press("Esc")
        assert person.scene is person.workshop
        close_window(person)
        close_window(person)
        assert not person.app.running
        person.lobby.close()
        assert len(draft_files()) == 1


@pytest.mark.parametrize(("answer", "kept"), [("Keep as draft", 1), ("Discard", 0)])
def test_closing_the_window_keeps_or_discards(answer: str, kept: int, data_folder: Path) -> None:
    with at_bench() as person:
        edit(person)
        close_window(person)
        person.click_on(answer)
        assert not person.app.running
        person.lobby.close()
        assert (len(draft_files()), len(left(data_folder))) == (kept, kept)


def test_a_window_that_shall_never_ask_keeps_the_draft() -> None:
    set_value("play.ask", "never")
    with at_bench() as person:
        edit(person)
        close_window(person)
        assert not person.app.running
        person.lobby.close()
        assert len(draft_files()) == 1


def test_an_unchanged_workshop_closes_without_a_question() -> None:
    with at_bench() as person:
        close_window(person)
        assert not person.app.running


def test_a_change_just_before_the_end_is_kept() -> None:
    with at_bench() as person:
        edit(person)
        person.workshop.bench.draft.put(FRICTION, 0.77)
        person.lobby.close()
        desk = continued(draft_files()[0])
        assert desk.bench.draft.stand.raw["cloth"]["friction"] == 0.77


def test_a_fault_of_the_program_keeps_the_draft() -> None:
    with at_bench() as person:
        edit(person)
        changes = person.lobby.handle_crash(ValueError("x"), person.app.stage.scenes)
        for change in changes:
            person.app.stage.change(change)
        assert len(draft_files()) == 1


def test_two_windows_on_one_level_keep_a_draft_each(tmp_path: Path) -> None:
    path = copy_of(tmp_path)
    one, two = Desk(opened(path)), Desk(opened(path))
    for desk, friction in ((one, 0.31), (two, 0.32)):
        desk.bench.draft.put(FRICTION, friction)
        assert desk.keep()
    assert draft_files() == []
    for desk in (one, two):
        desk.writer.release()
    found = [continued(file).bench.level.cloth.friction for _at, file, _name in waiting_drafts()]
    assert sorted(found) == [0.31, 0.32]


def test_every_waiting_draft_can_be_reached_and_another_level_opened() -> None:
    with at_bench() as person:
        for friction in (0.31, 0.32):
            edit(person, friction)
            person.press("Esc")
            person.click_on("Keep as draft")
            assert by_menu(person, *["Not now"] * len(draft_files())) is not None
            assert person.level.cloth.friction == 0.45
        person.press("Esc")
        assert by_menu(person, "Not now", "Continue") is not None
        assert person.level.cloth.friction == 0.31
        person.press("Esc")
        person.click_on("Keep as draft")
        assert by_menu(person, "Discard", "Discard") is not None
        assert draft_files() == []
        assert person.level.cloth.friction == 0.45


def test_a_draft_that_another_window_goes_on_with_is_not_discarded(data_folder: Path) -> None:
    with at_bench() as person:
        edit(person)
        kill(person)
        person.app.stage.change(person.lobby.open_workshop())
        ((_at, path, _name),) = waiting_drafts()
        other = DraftWriter(path)
        person.click_on("Discard")
        other.release()
        assert left(data_folder) == [path]


def test_a_draft_from_the_far_future_is_offered(data_folder: Path) -> None:
    with at_bench() as person:
        edit(person)
        kill(person)
        (path,) = left(data_folder)
        os.utime(path, (300_000_000_000, 300_000_000_000))
        assert by_menu(person, "Continue")


def test_esc_at_the_offer_opens_nothing() -> None:
    with at_bench() as person:
        edit(person)
        person.press("Esc")
        person.click_on("Keep as draft")
        person.click_on("Workshop*")
        assert "Habana: your changes are not saved, just now." in told(person)
        person.press("Esc")
        assert isinstance(person.scene, Menu)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"name": 1}', "\0"])
def test_a_file_that_is_no_draft_is_not_offered(text: str, data_folder: Path) -> None:
    folder = data_folder / "drafts"
    folder.mkdir(parents=True)
    (folder / "x.json").write_text(text)
    assert waiting_drafts() == []
    assert (folder / "x.json").read_text() == text


@pytest.mark.parametrize(
    ("was", "now"), [('"friction":0.3', '"friction":null'), ('"die":"VA"', '"die":"V"')]
)
def test_a_draft_that_cannot_go_on_is_not_offered(was: str, now: str) -> None:
    desk = Desk(opened("habana"))
    desk.bench.draft.put(FRICTION, 0.3)
    desk.bench.flick(Flick(0, "VA", 0, 900))
    desk.keep()
    desk.writer.release()
    (file,) = draft_files()
    assert waiting_drafts()
    file.write_text(file.read_text().replace(was, now, 1))
    assert waiting_drafts() == []


OUTSIDE = 0.2


def changed_outside(path: Path) -> str:
    text = level_text("habana").replace("friction = 0.45 ", f"friction = {OUTSIDE} ")
    path.write_text(text, encoding="utf-8")
    return text


def test_a_change_outside_asks_which_to_keep_and_mine_go_on(tmp_path: Path) -> None:
    path = copy_of(tmp_path)
    with at_bench(path) as person:
        edit(person)
        text = changed_outside(path)
        person.pass_time(1)
        assert person.labels() == ["Keep my changes", "Load the file"]
        person.click_on("Keep my changes")
        assert person.level.cloth.friction == 0.3
        person.pass_time(2)
        assert person.scene is person.workshop  # it is asked once
        person.press_button("Save")
        assert isinstance(person.scene, LineAsked)
        person.press("Enter")
        assert path.read_text(encoding="utf-8") == text
        mine = person.workshop.desk.file.path
        assert mine is not None
        assert parse_level(mine.read_text(encoding="utf-8"), "x").cloth.friction == 0.3


def test_a_change_outside_is_loaded_and_mine_are_kept_as_a_draft(tmp_path: Path) -> None:
    path = copy_of(tmp_path)
    with at_bench(path) as person:
        edit(person)
        changed_outside(path)
        person.pass_time(1)
        person.click_on("Load the file")
        assert person.level.cloth.friction == OUTSIDE
        assert not person.workshop.bench.draft.changed
        assert "draft" in person.workshop.files.message
        (file,) = draft_files()
        assert continued(file).bench.level.cloth.friction == 0.3


def test_a_change_just_before_the_question_is_in_the_draft(tmp_path: Path) -> None:
    path = copy_of(tmp_path)
    with at_bench(path) as person:
        draft, files = person.workshop.bench.draft, person.workshop.files
        files.update(0.5)
        changed_outside(path)
        draft.put(FRICTION, 0.3)
        assert files.update(0.4) is None
        draft.put(FRICTION, 0.33)
        person.app.stage.change(files.update(0.1))
        person.click_on("Load the file")
        assert continued(draft_files()[0]).bench.level.cloth.friction == 0.33


def test_changes_that_cannot_be_kept_as_a_draft_are_not_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saved_draft, "write_whole", full)
    path = copy_of(tmp_path)
    with at_bench(path) as person:
        edit(person)
        changed_outside(path)
        person.pass_time(1)
        person.click_on("Load the file")
        assert person.level.cloth.friction == 0.3
        assert person.workshop.files.message == FULL
        person.press("Esc")
        assert person.labels() == ["Save", "Discard", "Stay"]
        assert FULL in told(person)


def test_a_save_in_the_very_moment_of_a_change_outside_takes_another_file(tmp_path: Path) -> None:
    path = copy_of(tmp_path)
    with at_bench(path) as person:
        person.workshop.bench.draft.put(FRICTION, 0.3)
        text = changed_outside(path)
        person.keys.tap("s", mod=pygame.KMOD_CTRL)
        assert isinstance(person.scene, LineAsked)
        assert path.read_text(encoding="utf-8") == text


def test_nothing_is_asked_while_one_drags(tmp_path: Path) -> None:
    path = copy_of(tmp_path)
    with at_bench(path) as person:
        edit(person)
        person.open_values("cloth")
        row = person.row("cloth.friction")
        person.mouse.down((row.knob_x, row.bar.centery))
        person.mouse.move((row.bar.left + 50, row.bar.centery))
        changed_outside(path)
        person.pass_time(1)
        assert person.scene is person.workshop
        person.mouse.up((row.bar.left + 50, row.bar.centery))
        person.pass_time(1)
        assert "Load the file" in person.labels()


def test_a_draft_whose_file_was_changed_meanwhile_asks_too(tmp_path: Path) -> None:
    path = copy_of(tmp_path)
    with at_bench(path) as person:
        edit(person)
        person.press("Esc")
        person.click_on("Keep as draft")
        changed_outside(path)
        assert by_menu(person, "Continue") is not None
        person.pass_time(1)
        assert person.labels() == ["Keep my changes", "Load the file"]


def test_b_is_not_lost_while_a_is_shown() -> None:
    with at_bench() as person:
        edit(person)
        person.keys.tap("q")
        assert not person.workshop.bench.draft.changed
        person.press("Esc")
        assert person.labels() == CHOICES


def test_not_a_number_is_no_value() -> None:
    with at_bench() as person:
        person.open_values("cloth")
        for typed in ("nan", "inf"):
            person.click(person.row("cloth.friction").field.center)
            person.type(typed)
            person.press("Enter")
        assert not person.workshop.bench.draft.changed


def test_the_draft_of_a_level_that_is_left_stays_or_goes(tmp_path: Path, data_folder: Path) -> None:
    with at_bench(make_estimator=Silent) as person:
        edit(person)
        person.drop(copy_of(tmp_path))
        person.click_on("Keep as draft")
        assert person.workshop.desk.file.path == tmp_path / "mine.toml"
        assert len(draft_files()) == 1
        edit(person, 0.4)
        person.open_level("ice_tray")
        person.click_on("Discard")
        assert len(left(data_folder)) == 1
