"""The page of saved matches: preview, continue, rename, export and delete."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from cubacube.games import catalogue
from cubacube.kit.shot import Thrown
from cubacube.rules import NOBODY, replace
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.scenes.rules_page import RulesPage
from cubacube.scenes.stage.inputs import Do
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets.line_asked import LineAsked
from cubacube.session.files.codec import encode
from cubacube.session.keeping.book import MatchWriter
from cubacube.session.keeping.code import code_of
from cubacube.session.keeping.lines import written
from cubacube.session.keeping.shelf import all_shelved
from cubacube.session.keeping.verifying import Verdict
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.match_checks import MatchChecks
from cubacube.shell.pages.match_list import MatchCard, MatchList
from cubacube.shell.pages.match_previews import MatchPreviews
from cubacube.shell.pages.matches import Matches
from cubacube.shell.pages.menu import Menu
from tests.session.keeping.matches import actions_of, header, keep, read
from tests.session.keeping.test_shelf import finished
from tests.shell.test_continue import Keeping

HOUR_S = 3600


class Shelver(Keeping):
    """A person with saved matches."""

    @property
    def page(self) -> Matches:
        scene = self.scene
        assert isinstance(scene, Matches)
        return scene

    @property
    def shown(self) -> MatchList:
        return next(each for each in self.widgets() if isinstance(each, MatchList))

    @property
    def card(self) -> MatchCard:
        return next(each for each in self.widgets() if isinstance(each, MatchCard))

    @property
    def words(self) -> str:
        """Return the text of the top dialogue."""
        return " ".join(getattr(each, "words", "") for each in self.widgets())

    def key(self, code: int) -> None:
        self.post(Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
        self.post(Event(pygame.KEYUP, key=code, mod=0, unicode=""))

    def titles(self) -> list[str]:
        return [line.title for line in self.shown.lines]

    def open(self) -> None:
        self.click_on("Matches")
        self.wait(3)

    def enter(self, text: str) -> None:
        """Replace the proposed line by this text."""
        assert isinstance(self.scene, LineAsked)
        self.type(text)
        self.press("Enter")
        self.wait(3)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Calavera was played last, an unfinished Race before, a finished Atacama long ago."""
    (tmp_path / "home").mkdir()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "home"))
    folder = tmp_path / "data" / "matches"
    folder.mkdir(parents=True)
    paths = (
        finished(folder / "a.jsonl"),
        keep(folder / "b.jsonl", "race", actions_of("race", 12)),
        keep(folder / "c.jsonl", "calavera", actions_of("calavera", 9)),
    )
    for hour, path in enumerate(paths):
        os.utime(path, (HOUR_S * hour, HOUR_S * hour))
    (folder / "rubbish.jsonl").write_text("rubbish")
    return folder


@pytest.fixture
def person(window: Window, folder: Path) -> Iterator[Shelver]:
    person = Shelver(window, folder)
    yield person
    person.lobby.close()


def test_continue_tells_how_far_the_match_is_and_shows_its_table(person: Shelver) -> None:
    person.wait(2)
    assert isinstance(person.scene, Menu)
    offer = person.widget("Continue Calavera").offer  # type: ignore[attr-defined]

    assert "'s turn" in offer.notes[0]
    assert offer.notes[1].startswith("Ana 0 and Ana 1, 1 Jan 1970")
    assert offer.picture is not None


def test_the_last_match_comes_first_and_what_is_none_is_counted(person: Shelver) -> None:
    person.open()

    assert person.titles() == ["Calavera", "The Race", "Atacama"]
    assert [line.state for line in person.shown.lines] == [
        "unfinished · exact",
        "unfinished",
        "finished",
    ]
    assert person.page._said().endswith(
        "1 file in the folder is not a match that this version can continue."
    )


def test_what_is_chosen_is_told_with_its_picture(person: Shelver) -> None:
    person.open()
    person.press("Down")
    person.wait(2)

    told = person.card.told
    assert told is not None
    assert told.title == "The Race"
    assert told.stands.startswith("Race 1")
    assert told.stands.endswith("'s turn")
    assert told.written.startswith("12 actions, ")
    assert person.card.picture is not None

    person.press("Down")
    person.wait(2)
    told = person.card.told
    assert told is not None
    assert told.stands.endswith(("wins!", "win!"))
    assert "Continue" not in [each for each in person.labels() if person.widget(each).enabled], (
        "it is over"
    )


def test_a_match_for_training_is_told_from_others(person: Shelver, folder: Path) -> None:
    MatchWriter(folder / "d.jsonl", replace(header("race"), training=True)).close()
    person.open()
    person.wait(2)

    told = person.card.told
    assert told is not None
    assert told.stands.startswith("Training match")


def test_a_chosen_match_goes_on(person: Shelver) -> None:
    person.open()
    person.press("Down")
    person.wait(2)
    person.click_on("Continue")
    person.wait(10)

    assert isinstance(person.scene, MatchScene)
    assert person.scene.live.entry.game == "race"


def test_by_keys_alone_a_match_is_named_and_gone_on_with(person: Shelver, folder: Path) -> None:
    person.press(*["Tab"] * 9)
    assert person.focus == "Matches"
    person.press("Enter")
    person.wait(3)
    person.press("Down", "Tab", "Tab", "Tab")
    assert person.focus == "Rename"
    person.press("Enter")
    person.enter("Sunday")
    assert person.titles() == ["Calavera", "Sunday (The Race)", "Atacama"]
    assert read(folder / "b.jsonl").title == "Sunday"

    person.press("Enter")
    person.wait(10)
    assert isinstance(person.scene, MatchScene)


def test_wheel_and_pages_go_through_hundreds(window: Window, folder: Path) -> None:
    content = (folder / "c.jsonl").read_bytes()
    for number in range(300):
        (folder / f"x{number:03}.jsonl").write_bytes(content)
    person = Shelver(window, folder)
    person.open()
    assert len(person.shown.lines) == 303

    person.key(pygame.K_PAGEDOWN)
    assert person.shown.at == 8
    person.key(pygame.K_END)
    assert person.shown.at == 302
    person.wait(60)
    assert person.shown.cell(302).bottom <= person.shown.box.bottom
    person.key(pygame.K_PAGEUP)
    assert person.shown.at == 294
    person.key(pygame.K_HOME)
    person.wait(60)
    assert person.shown.at == 0
    top = person.shown.cell(0).y
    person.point_at(person.shown.box.center)
    person.post(Event(pygame.MOUSEWHEEL, x=0, y=-1))
    person.wait(60)
    assert person.shown.cell(2).y == top
    person.click(person.shown.cell(4).center)
    assert person.shown.at == 4


def test_a_name_that_cannot_be_shown_is_told_while_it_is_typed(
    person: Shelver, folder: Path
) -> None:
    person.open()
    person.click_on("Rename")
    person.enter("象棋")
    assert "This letter of the name cannot be shown" in person.words
    person.press("Esc")
    assert isinstance(person.scene, Matches)
    assert read(folder / "c.jsonl").title == ""


def test_deleting_asks_and_another_match_is_chosen_then(person: Shelver, folder: Path) -> None:
    person.open()
    person.click_on("Delete")
    person.click_on("Keep it")
    assert (folder / "c.jsonl").exists()
    person.click_on("Delete")
    assert "You cannot get Calavera back." in person.words
    person.click(person.widgets()[-1].box.center)
    person.wait(3)

    assert not (folder / "c.jsonl").exists()
    assert person.titles() == ["The Race", "Atacama"]
    assert person.page._said() == "Calavera is deleted."
    person.press("Esc")
    person.wait(2)
    assert "Continue The Race" in person.labels()


def test_a_match_that_is_played_is_neither_named_nor_deleted(person: Shelver, folder: Path) -> None:
    kept = read(folder / "c.jsonl")
    keeper = MatchWriter(folder / "c.jsonl", kept.header, kept.place)
    person.open()
    person.click_on("Delete")
    person.click(person.widgets()[-1].box.center)
    person.wait(3)
    assert "This match is being played. Leave it first." in person.words
    person.press("Enter")
    person.click_on("Rename")
    person.enter("Sunday")
    assert "This match is being played. Leave it first." in person.words
    person.press("Enter")
    keeper.close()
    assert read(folder / "c.jsonl").title == ""


def test_a_match_is_exported_and_nothing_replaced_without_a_question(
    person: Shelver, folder: Path, tmp_path: Path
) -> None:
    person.open()
    person.click_on("Export")
    person.press("Enter")
    person.wait(3)
    out = folder.parent / "exported" / "c.jsonl"
    assert out.read_bytes() == (folder / "c.jsonl").read_bytes()
    assert person.page._said() == f"Saved to {out}"

    out.write_text("letters of Ana")
    person.click_on("Export")
    person.press("Enter")
    person.wait(3)
    assert "already exists" in person.words
    person.click_on("Keep the old one")
    person.wait(3)
    assert out.read_text() == "letters of Ana"
    person.click_on("Export")
    person.press("Enter")
    person.wait(3)
    person.click_on("Replace it")
    person.wait(3)
    assert read(out).match.actions() == read(folder / "c.jsonl").match.actions()

    person.click_on("Export")
    person.enter("none/out.jsonl")
    assert str(tmp_path / "home" / "none" / "out.jsonl") in person.words


def test_downloads_are_proposed_where_there_are_some(person: Shelver, tmp_path: Path) -> None:
    (tmp_path / "home" / "Downloads").mkdir()
    person.open()
    person.click_on("Export")
    person.press("Enter")
    person.wait(3)
    assert (tmp_path / "home" / "Downloads" / "c.jsonl").exists()


def test_a_file_is_imported_by_its_path_or_dropped(
    person: Shelver, folder: Path, tmp_path: Path
) -> None:
    other = keep(tmp_path / "home" / "other.jsonl", "caramba", actions_of("caramba", 7))
    person.open()
    person.click_on("Import")
    person.enter("other.jsonl")
    assert person.titles() == ["Caramba!", "Calavera", "The Race", "Atacama"]
    assert person.page._said() == "The match is imported"

    person.post(Event(pygame.DROPFILE, file=str(other)))
    person.wait(3)
    assert person.titles()[:2] == ["Caramba!", "Caramba!"]
    assert len(all_shelved(folder, catalogue.game)[0]) == 5


def test_a_pasted_code_is_imported(
    person: Shelver, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = code_of(read(folder / "c.jsonl"))
    monkeypatch.setattr(person.app._listener, "_clipboard", lambda: code)
    person.open()
    person.click_on("Import")
    person.post(Event(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_LCTRL, unicode=""))
    person.post(Event(pygame.KEYUP, key=pygame.K_v, mod=pygame.KMOD_LCTRL, unicode=""))
    person.press("Enter")
    person.wait(3)

    assert person.titles() == ["Calavera", "Calavera", "The Race", "Atacama"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("rubbish.txt", "line 1: this is not a line of a match"),
        ("none.txt", "none.txt: No such file"),
        ("cubacube1.AAAA", "This is not a match code"),
        ("", "You entered nothing."),
    ],
)
def test_what_is_no_match_is_told_in_a_sentence(
    person: Shelver, folder: Path, tmp_path: Path, text: str, told: str
) -> None:
    (tmp_path / "home" / "rubbish.txt").write_text("rubbish\n")
    before = sorted(folder.iterdir())
    person.open()
    person.click_on("Import")
    person.enter(text)

    assert told in person.words
    assert sorted(folder.iterdir()) == before


def test_without_matches_the_page_says_so(window: Window, tmp_path: Path) -> None:
    person = Shelver(window, tmp_path / "none")
    person.open()

    assert person.titles() == []
    enabled = [each for each in person.labels() if person.widget(each).enabled]
    assert enabled == ["Import", "Back"]
    person.press("Esc")
    assert isinstance(person.scene, Menu)


def test_f1_opens_the_rules_of_the_match_that_is_chosen(person: Shelver) -> None:
    person.open()
    person.key(pygame.K_F1)
    assert isinstance(person.scene, RulesPage)


def test_any_match_can_be_watched_where_there_is_somebody_who_shows_it(
    person: Shelver, folder: Path
) -> None:
    watched: list[Path] = []

    def nothing(_path: Path, _checked: Verdict | None) -> Change:
        return None

    def watch(path: Path, ends: str, _checked: Verdict | None) -> Change:
        assert not ends
        watched.append(path)
        return None

    page = Matches(folder, MatchPreviews(), MatchChecks(None), nothing, watch, patience_s=None)
    page.update(0.1)
    person.app.stage._open.append((page, None))
    person.press("Down", "Down", "Enter")
    person.wait(2)
    assert watched == [folder / "a.jsonl"]
    person.press("Up")
    person.click_on("Watch the replay")
    assert watched[1:] == [folder / "b.jsonl"]


@pytest.mark.parametrize("seat_is_person", [True, False])
def test_a_picture_shows_no_secret(
    folder: Path, monkeypatch: pytest.MonkeyPatch, seat_is_person: bool
) -> None:
    """With several people, it shows what all may see; one person alone sees their own."""
    kept = read(folder / "c.jsonl")
    if seat_is_person:
        one, other = kept.header.seats
        seats = one, replace(other, bot=0)
        kept = replace(kept, header=replace(kept.header, seats=seats))
    asked: list[int] = []
    rules = kept.game.rules
    seen_by = rules.seen_by

    def watched(state: Any, seat: int) -> Any:
        asked.append(seat)
        return seen_by(state, seat)

    monkeypatch.setattr(rules, "seen_by", watched)
    monkeypatch.setattr("cubacube.shell.pages.match_previews.read_match", lambda _path, _find: kept)
    match_previews, match = MatchPreviews(), all_shelved(folder, catalogue.game)[0][0]
    match_previews.of(match)
    match_previews.update()
    match_previews.update()
    assert asked == [0 if seat_is_person else NOBODY]


@pytest.mark.parametrize("late", [True, False])
def test_what_cannot_be_painted_has_no_picture(
    window: Window, folder: Path, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    def painter(*_args: object) -> Any:
        if late:
            return lambda _view: 1 // 0
        raise ZeroDivisionError

    changed = replace(catalogue.table("calavera"), painter=painter)
    monkeypatch.setattr("cubacube.games.calavera.scene.MATCH_TABLE", changed)
    person = Shelver(window, folder)
    person.open()
    person.wait(3)
    assert person.card.picture is None
    assert person.card.told is not None


def test_a_file_that_turns_out_to_be_none_cannot_go_on_but_be_deleted(
    window: Window, folder: Path
) -> None:
    path = folder / "c.jsonl"
    kept = read(path)
    line, _sum = written({"do": encode(kept.match.turns[0].action)}, kept.place.sum)
    path.write_bytes(path.read_bytes() + line)
    person = Shelver(window, folder)
    person.open()
    person.wait(3)

    assert person.card.told is not None
    assert person.card.told.fault.endswith("c.jsonl: line 11: this is not allowed here")
    assert not person.widget("Continue").enabled
    assert person.widget("Delete").enabled


def test_a_file_that_is_dropped_on_the_question_is_its_answer(
    person: Shelver, tmp_path: Path
) -> None:
    other = keep(tmp_path / "home" / "other.jsonl", "caramba", actions_of("caramba", 7))
    person.open()
    person.click_on("Import")
    person.type("some")
    person.post(Event(pygame.DROPFILE, file=str(other)))
    person.press("Enter")
    person.wait(3)
    assert person.titles()[0] == "Caramba!"


def test_the_selected_match_is_verified_and_its_verdict_is_shown(
    person: Shelver, folder: Path
) -> None:
    log = actions_of("race", 12)
    at = next(number for number, each in enumerate(log) if isinstance(each, Thrown))
    thrown = log[at]
    assert isinstance(thrown, Thrown)
    first = replace(thrown.rest[0], angle_rad=thrown.rest[0].angle_rad + 0.01)
    other = replace(thrown, rest=(first, *thrown.rest[1:]))
    keep(folder / "d.jsonl", "race", (*log[:at], other))
    person.open()
    person.wait(9)

    assert person.shown.lines[0].state == "unfinished · approximate"
    assert person.card.told is not None
    assert person.card.told.written.endswith(f" · differs from action {at + 1} on")
    assert person.shown.lines[1].state == "unfinished"
    person.press("Down")
    person.wait(9)
    assert person.shown.lines[1].state == "unfinished · exact"
    assert person.card.told.written.endswith(" · exact")
    person.press("Up")
    person.click_on("Continue")
    person.wait(9)
    assert f"differently from action {at + 1} on" in person.words


def test_a_replay_says_that_the_match_was_verified_before(person: Shelver) -> None:
    person.open()
    person.wait(9)
    person.click_on("Watch the replay")
    person.wait(9)
    assert isinstance(person.scene, ReplayPage)

    assert person.scene._verdict() == "exact"


def test_a_replay_does_not_show_the_verdict_of_a_match_that_went_on_since(
    person: Shelver, folder: Path
) -> None:
    person.open()
    person.wait(9)
    assert person.shown.lines[0].state == "unfinished · exact"
    person.press("Esc")
    (folder / "c.jsonl").unlink()
    keep(folder / "c.jsonl", "calavera", actions_of("calavera", 12))
    person.click_on("Matches")
    assert person.shown.lines[0].state == "unfinished", "not verified again yet"
    person.app.stage.change(person.page._show(person.page._found[0]))
    person.wait(9)
    assert isinstance(person.scene, ReplayPage)

    assert person.scene.checked is None


def test_an_esc_that_is_still_held_does_not_leave_the_page(person: Shelver) -> None:
    person.open()
    person.wait(3)
    assert person.page.handle(Do("back", repeat=True)) is None
    assert person.page.handle(Do("back")) == Close()
