"""An error ends a match, not the program; it is logged and reported."""

import json
import logging
import os
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import pygame
import pytest
from pygame.event import Event

from cubacube.games import catalogue
from cubacube.games.calavera.about import GAME
from cubacube.games.calavera.rules.actions import Stop
from cubacube.games.calavera.scene.calavera_board import CalaveraBoard
from cubacube.kit.shot import WhatIf
from cubacube.rules import Action, Choice, replace
from cubacube.scenes.board.board_scene import BoardScene, board_table
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.stage.scene import Push
from cubacube.scenes.widgets import Label, Page
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.files.codec import canonical, decode, encode
from cubacube.session.play import journal
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.journal import FILE, FaultError, Journal, Known
from cubacube.session.play.match import replay
from cubacube.session.play.players import read_seats
from cubacube.session.play.setup import MatchSetup
from cubacube.session.play.thinking import ThinkerProcess
from cubacube.session.settings.folders import VARIABLE
from cubacube.shell import app
from cubacube.shell.app import App
from cubacube.shell.cli import FAULT, main
from cubacube.shell.lobby import Lobby
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.sheet import SheetPage

FRAME_S, PATIENCE, PATIENCE_S = 1 / 20, 600, 60


def broken(*_args: object, **_switches: object) -> NoReturn:
    raise IndexError("a dropped die")


class Program:
    """The running program in an invisible window."""

    def __init__(self, window: Window, lobby: Lobby) -> None:
        self.lobby = lobby
        on_fault = lobby.handle_crash
        self.app = App(window, lobby.menu(), lobby.quit, lobby.toggle_rules, on_fault=on_fault)
        self.app.tick(FRAME_S, [])

    def play(self, seats: str) -> MatchScene[Any]:
        self.enter(seats)
        for _ in range(PATIENCE):
            self.app.tick(FRAME_S, [])
            if isinstance(self.app.stage.scenes[-1], MatchScene):
                return self.app.stage.scenes[-1]
        raise AssertionError("the table is not set")

    def enter(self, seats: str) -> None:
        entry = MatchSetup("calavera", read_seats(GAME, seats), seed=115)
        self.app.stage.change(self.lobby.play(entry))

    def told(self) -> str:
        """Return the notice over the menu."""
        menu, notice = self.app.stage.scenes
        assert isinstance(menu, Menu)
        assert isinstance(notice, Dialogue)
        return " ".join(each.words for each in notice.page.widgets if isinstance(each, Label))

    def until_told(self) -> str:
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            if isinstance(self.app.stage.scenes[-1], Dialogue):
                break
            self.app.tick(FRAME_S, [])  # the computers' process keeps working
        return self.told()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path / FILE


@pytest.fixture
def program(window: Window, written: Path) -> Iterator[Program]:
    assert not written.exists()
    with (
        Journal("Cuba Cube 1") as opened,
        closing(Lobby(lambda: 7, ThinkerProcess, keep_fault=opened.keep)) as lobby,
    ):
        yield Program(window, lobby)


@pytest.mark.parametrize("what", ["update", "handle", "draw"])
def test_a_fault_in_a_match_leads_back_to_the_menu_and_is_told(
    program: Program, written: Path, what: str
) -> None:
    scene = program.play("human:Ana,bot:0")
    setattr(scene, what, broken)
    program.app.tick(FRAME_S, [Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x")])

    said = program.told()
    assert "Calavera" in said
    assert "seed 115" in said
    assert "IndexError: a dropped die" in said
    assert str(written) in said.replace(" ", "")
    program.app.tick(FRAME_S, [])
    assert program.app.running


def test_the_menu_below_the_notice_has_arrived(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = program.play("human:Ana,bot:0")
    monkeypatch.setattr(scene, "update", broken)
    program.app.tick(FRAME_S, [])
    menu = program.app.stage.scenes[0]
    seen = [pygame.Surface((1280, 720)) for _ in range(2)]
    menu.draw(seen[0], program.app.view)
    menu.update(FRAME_S)
    menu.draw(seen[1], program.app.view)

    assert pygame.image.tobytes(seen[0], "RGB") == pygame.image.tobytes(seen[1], "RGB")


def test_the_report_has_the_traceback_and_the_match_can_be_played_again_from_it(
    program: Program, written: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = program.play("bot:0,bot:0")
    while len(scene.live.match.turns) < 8:
        program.app.tick(1.0, [])
    monkeypatch.setattr(scene, "update", broken)
    program.app.tick(FRAME_S, [])

    text = written.read_text(encoding="utf-8")
    assert 'raise IndexError("a dropped die")' in text
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("{"))
    assert lines[at] == canonical(encode(scene.live.entry))
    log = [json.loads(line) for line in lines[at + 2 :] if line.startswith("{")]
    kept = tuple(decode(each, GAME.action_type) for each in log)
    live = scene.live.match
    assert kept == live.actions()
    assert replay(live.rules, live.start, kept).state == live.state


def test_a_fault_of_the_dealer_is_one_of_the_match(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Dealer, "answer", broken)
    program.enter("bot:0,bot:0")

    assert "Calavera with seed 115" in program.until_told()


def at_fault(
    _state: Any, _choices: tuple[Choice, ...], _draw: Random, _what_if: WhatIf, /
) -> Action:
    raise IndexError("a computer is at fault")


def test_a_fault_of_a_computer_in_its_process_is_one_of_the_match(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = replace(GAME, bots=(at_fault,))
    monkeypatch.setattr(catalogue, "table", lambda _name: board_table(changed, CalaveraBoard))
    program.enter("bot:0,bot:0")

    assert "ThinkingError: IndexError: a computer is at fault" in program.until_told()


def test_what_was_pressed_before_a_fault_does_not_close_the_notice(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = program.play("human:Ana,bot:0")
    monkeypatch.setattr(scene, "handle", broken)
    enter = Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    program.app.tick(FRAME_S, [enter] * 5)
    program.app.tick(FRAME_S, [])

    assert program.told()
    program.app.tick(FRAME_S, [Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0), enter])
    assert len(program.app.stage.scenes) == 1


def test_a_fault_of_the_menu_ends_the_program_with_a_sentence(
    program: Program, written: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Menu, "draw", broken)

    with pytest.raises(FaultError, match="a dropped die") as fault:
        program.app.tick(FRAME_S, [])
    assert str(written) in str(fault.value)


def test_a_fault_of_another_page_leads_back_to_the_menu(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Data from files may break set-up pages, tables and matches."""
    page = SheetPage(Page(()))
    program.app.stage.change(Push(page))
    monkeypatch.setattr(page, "draw", broken)
    program.app.tick(FRAME_S, [])

    assert "a dropped die" in program.told()


def test_a_fault_that_the_menu_shares_ends_the_program_too(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.play("human:Ana,bot:0")
    monkeypatch.setattr(View, "within", broken)
    program.app.tick(FRAME_S, [])

    with pytest.raises(FaultError):
        program.app.tick(FRAME_S, [])


def test_the_command_line_tells_it_with_an_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], written: Path
) -> None:
    monkeypatch.setattr(app, "_run", broken)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")

    assert main([]) == FAULT == 4
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "IndexError: a dropped die" in err
    assert str(written) in err


# The file


def fault() -> IndexError:
    try:
        broken()
    except IndexError as raised:
        return raised


def test_the_file_stays_small(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "LARGEST_BYTES", 10_000)
    entry = MatchSetup("calavera", read_seats(GAME, "bot:0,bot:0"))
    with Journal("Cuba Cube 1") as opened:
        for _ in range(8):
            opened.keep(fault(), Known(entry, [Stop(0)] * 1000))

    sizes = [each.stat().st_size for each in written.parent.iterdir()]
    assert len(sizes) == 3
    assert max(sizes) < 20_000
    assert "1000 actions, the first 434 of them" in written.read_text(encoding="utf-8")


@pytest.mark.parametrize("planted", ["folder", "pipe"])
def test_where_nothing_can_be_written_that_is_told(written: Path, planted: str) -> None:
    if planted == "folder":
        written.mkdir()
    else:
        os.mkfifo(written)
    with Journal("Cuba Cube 1") as opened:
        said = opened.keep(fault())

    assert said.startswith("It could not be saved")
    assert "is not a normal file" in said


def test_without_a_folder_that_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").write_bytes(b"")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "taken" / "data"))
    with Journal("Cuba Cube 1") as opened:
        said = opened.keep(fault())

    assert said.startswith("It could not be saved")
    assert capfd.readouterr().err == ""


def test_what_the_program_logs_is_written_down_only_while_it_is_open(written: Path) -> None:
    log = logging.getLogger("cubacube.somewhere")
    with Journal("Cuba Cube 1"):
        log.warning("the first")
    log.info("the second")

    text = written.read_text(encoding="utf-8")
    assert "WARNING cubacube.somewhere: the first" in text
    assert "the second" not in text


def test_a_match_scene_knows_how_it_was_entered(program: Program) -> None:
    scene = program.play("human:Ana,bot:0")
    assert isinstance(scene, BoardScene)

    assert scene.known == Known(scene.live.entry, scene.live.match.actions())
