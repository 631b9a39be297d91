"""A state machine test of saved matches: begin, play, leave, rename, export, delete, kill.

It runs the real shell. After any action, the file of the running match equals the match in
memory, and no other file has changed.
"""

import os
from contextlib import ExitStack
from pathlib import Path
from random import Random
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any
from unittest.mock import patch

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from cubacube.games import catalogue
from cubacube.rules import Action
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.modes import Asking, Curtain, Showing
from cubacube.scenes.stage.inputs import Do, Erased, Input, KeyPress, Pointer, Typed
from cubacube.scenes.stage.scene import Scene, Stage
from cubacube.scenes.widgets import Button, Widget
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.scenes.widgets.line_asked import LineAsked
from cubacube.session.keeping.book import MatchWriter
from cubacube.session.keeping.kept import SavedMatch, read_content, read_match
from cubacube.session.play.match import Match
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.shell.lobby import Lobby
from cubacube.shell.pages.match_previews import MatchPreviews
from cubacube.shell.pages.matches import Matches
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.results import Results
from tests.hammering import Hands

MOST_FILES = 4
LONG_S = 20.0
NO_SPACE = 28
TITLES = ("Sunday", "Ana's revenge", "")
THINKING = ("smugglers", "couriers", "marketeers", "cobbers", "race")
"""Games with slow computer players; here only people play them."""

SHARES = st.floats(0, 1, exclude_max=True)


class Program:
    """One run of the program, without a window."""

    def __init__(self, folder: Path) -> None:
        self.lobby = Lobby(lambda: 5, matches=folder)
        self.stage = Stage(self.lobby.menu())
        self.wait()

    @property
    def top(self) -> Scene:
        return self.stage.scenes[-1]

    @property
    def table(self) -> MatchScene[Any] | None:
        """The running match, perhaps below a notice."""
        return next((each for each in self.stage.scenes if isinstance(each, MatchScene)), None)

    @property
    def keeper(self) -> MatchWriter:
        book = self.lobby._book
        assert book is not None
        assert book.keeper is not None
        return book.keeper

    def wait(self, frames: int = 8) -> None:
        """Run frames in which almost no time passes."""
        for _ in range(frames):
            self.stage.update(0.001)

    def press(self, label: str) -> None:
        """Press a button by the start of its label, after it was visible for a moment."""
        self.stage.update(1.0)
        widget = next(each for each in self._widgets() if label_of(each).startswith(label))
        for kind, button in (("move", 0), ("down", 1), ("up", 1)):
            self.stage.handle(Pointer(kind, *widget.box.center, button))  # type: ignore[arg-type]
        self.wait()

    def shows(self, label: str) -> bool:
        """Whether there is a button with this label."""
        return any(label_of(each).startswith(label) for each in self._widgets())

    def enter(self, text: str) -> None:
        """Replace the proposed line by this text."""
        assert isinstance(self.top, LineAsked)
        self.stage.handle(Typed(text) if text else Erased())
        self.stage.handle(Do("confirm"))
        self.wait()

    def read_on(self) -> None:
        """Confirm all notices, and leave the results for the menu."""
        while isinstance(self.top, Dialogue) and self.shows("OK"):
            self.press("OK")
        if isinstance(self.top, Results):
            self.press("Back to the menu")

    def _widgets(self) -> list[Widget]:
        page = getattr(self.top, "page", None)
        return [] if page is None else page.widgets


def label_of(widget: Widget) -> str:
    label = getattr(widget, "label", "")
    return label if isinstance(label, str) and getattr(widget, "enabled", True) else ""


class KeepingMachine(RuleBasedStateMachine):
    """Random actions on the folder of saved matches."""

    def __init__(self) -> None:
        super().__init__()
        self._home = Path(mkdtemp(prefix="cubacube-machine-"))
        self._folder = self._home / "matches"
        self._patches = ExitStack()
        write = os.write
        self._room: int | None = None
        """Bytes left on the disk; None for plenty."""

        def limited(file: int, data: bytes) -> int:
            if self._room is None:
                return write(file, data)
            if not self._room:
                raise OSError(NO_SPACE, "No space left on device")
            done = write(file, data[: self._room])
            self._room -= done
            return done

        self._patches.enter_context(patch("cubacube.session.keeping.book.os.write", limited))
        self._patches.enter_context(patch.object(MatchPreviews, "update", lambda _self: None))
        self._lying: dict[Path, bytes] = {}
        """Files of matches that are not running."""
        self._told: dict[Path, list[str]] = {}
        """Rulings of the matches that were left."""
        self._program = Program(self._folder)

    def teardown(self) -> None:
        """Close the program and delete its folder."""
        self._room = None
        self._program.lobby.close()
        self._patches.close()
        rmtree(self._home)

    # Preconditions

    def plays(self) -> bool:
        return self._program.table is not None

    def looks(self) -> bool:
        return isinstance(self._program.top, Menu) and self._room is None

    def has_some(self) -> bool:
        return self.looks() and bool(self._lying)

    # At the table

    @precondition(lambda self: self.looks() and len(self._lying) < MOST_FILES)
    @rule(name=st.sampled_from(catalogue.names()), seed=st.integers(0, 99), strict=st.booleans())
    def begin(self, name: str, seed: int, strict: bool) -> None:
        """Begin a match."""
        game = catalogue.game(name)
        bot = None if name in THINKING else 0
        seats = tuple(
            SeatEntry(f"P{seat}", SIDES[seat // game.crew], bot if seat % 2 else None)
            for seat in range(max(2, game.fewest))
        )
        entry = MatchSetup(name, seats, seed=seed, strict=strict and seed % 2 == 0)
        self._program.stage.change(self._program.lobby.play(entry))
        self._program.wait()
        assert self.plays()

    @precondition(plays)
    @rule(steps=st.integers(1, 12), seed=st.integers(0, 99))
    def play(self, steps: int, seed: int) -> None:
        """Press random things as people, let computers answer, and let time pass."""
        draw, program = Random(seed), self._program
        for _ in range(steps):
            program.read_on()
            table = program.table
            if table is None:
                self._lies()
                return
            if isinstance(table.mode, Asking | Curtain) and program.top is table:
                program.stage.update(0.35)
                Hands(program.stage, table, draw).choose()
            program.stage.update(draw.choice((0.1, 1.0, LONG_S)))
        program.read_on()
        if not self.plays():
            self._lies()

    @precondition(plays)
    @rule(times=st.integers(1, 3))
    def take_back(self, times: int) -> None:
        """Undo; everybody who is asked agrees."""
        for _ in range(times):
            self._key("z")
            if self._program.shows("Continue"):
                agrees = next(
                    label_of(each)
                    for each in self._program._widgets()
                    if isinstance(each, Button) and label_of(each) != "Continue"
                )
                self._program.press(agrees)

    @precondition(plays)
    @rule(times=st.integers(1, 3))
    def do_again(self, times: int) -> None:
        """Redo as often as possible."""
        for _ in range(times):
            self._key("x")

    @precondition(plays)
    @rule(room=st.integers(0, 300))
    def fill_the_disk(self, room: int) -> None:
        """Leave room on the disk for some lines or a part of one."""
        self._room = room

    @precondition(lambda self: self._room is not None)
    @rule()
    def free_the_disk(self) -> None:
        """Free the disk, so that the next line can be written."""
        self._room = None

    # Away from the table

    @precondition(plays)
    @rule()
    def leave(self) -> None:
        """Leave to the menu by Esc."""
        program = self._program
        self._note()
        program.read_on()
        while not program.shows("Back to the menu"):
            program.stage.handle(Do("back"))
            program.wait(1)
        program.press("Back to the menu")
        if program.shows("Leave"):
            program.press("Leave")
        program.wait()
        assert isinstance(program.top, Menu)
        self._lies()

    @precondition(plays)
    @rule()
    def close_the_window(self) -> None:
        """Close the window and start the program again."""
        program = self._program
        self._note()
        while program.stage.scenes:
            program.stage.change(program.lobby.quit(program.stage.scenes))
        program.lobby.close()
        self._start()

    @precondition(plays)
    @rule(cut=st.none() | SHARES)
    def kill(self, cut: float | None) -> None:
        """Kill the program, perhaps in the middle of its last line."""
        keeper = self._program.keeper
        self._note()
        path = keeper.path
        keeper._stack.close()
        self._program.lobby._book = None
        if cut is not None:
            content = path.read_bytes()
            # The header stays: it is written before anything is shown.
            start = max(content.rfind(b"\n", 0, -1), content.find(b"\n")) + 1
            path.write_bytes(content[: start + int((len(content) - start) * cut)])
            self._told.pop(path, None)
        self._start()

    @precondition(looks)
    @rule()
    def go_on(self) -> None:
        """Press Continue in the menu, if possible."""
        if self._program.shows("Continue"):
            self._program.press("Continue")
            self._continued()

    @precondition(has_some)
    @rule(share=SHARES)
    def open_any(self, share: float) -> None:
        """Open a match from the list."""
        self._list(share)
        if self._program.shows("Continue"):
            self._program.press("Continue")
            self._continued()
        else:
            self._program.press("Back")

    # Actions on matches that are not running

    @precondition(has_some)
    @rule(share=SHARES, title=st.sampled_from(TITLES))
    def rename(self, share: float, title: str) -> None:
        """Rename a match; nothing else in its file changes."""
        path = self._list(share)
        before = self._kept(self._lying[path]) if path in self._lying else None
        self._program.press("Rename")
        self._program.enter(title)
        if before is not None:
            content = path.read_bytes()
            assert content.startswith(self._lying[path][: before.place.bytes])
            after = self._kept(content)
            assert after.title == title
            assert (after.match, after.undone) == (before.match, before.undone)
            self._lying[path] = content
        self._program.press("Back")

    @precondition(lambda self: self.has_some() and len(self._lying) < MOST_FILES)
    @rule(share=SHARES)
    def hand_on(self, share: float) -> None:
        """Export a match and import it again as another file."""
        path = self._list(share)
        out = self._home / "out.jsonl"
        self._program.press("Export")
        self._program.enter(str(out))
        self._program.press("Import")
        self._program.enter(str(out))
        out.unlink()
        (other,) = self._paths() - self._lying.keys()
        self._lying[other] = other.read_bytes()
        assert self._kept(self._lying[other]).match == self._kept(self._lying[path]).match
        self._program.press("Back")

    @precondition(has_some)
    @rule(share=SHARES)
    def delete(self, share: float) -> None:
        """Delete a match; others stay."""
        path = self._list(share)
        self._program.press("Delete")
        self._program.press("Delete")
        del self._lying[path]
        self._program.press("Back")

    # Invariants

    @invariant()
    def what_is_written_is_what_is_played(self) -> None:
        """Check that the file equals the match, as far as the disk has room."""
        if not self.plays() or self._program.keeper.trouble:
            return
        kept = read_match(self._program.keeper.path, catalogue.game)
        match, undone = self._in_memory()
        assert kept.match == match
        assert tuple(reversed(kept.undone)) == undone
        assert kept.ended == (match.rules.outcome(match.state) is not None)

    @invariant()
    def no_other_file_is_touched(self) -> None:
        """Check that all other files are unchanged, byte for byte."""
        played = {self._program.keeper.path} if self.plays() else set()
        assert self._paths() - played == self._lying.keys()
        for path, content in self._lying.items():
            assert path.read_bytes() == content

    def _in_memory(self) -> tuple[Match[Any], tuple[Action, ...]]:
        """Return the match, including actions still being shown, and the actions to redo."""
        table = self._program.table
        assert table is not None
        if isinstance(table.mode, Showing):
            return table.mode.match, ()
        past = table.live.past
        return past.now.match, past.last.match.actions()[past.count :]

    def _paths(self) -> set[Path]:
        return set(self._folder.glob("*.jsonl"))

    @staticmethod
    def _kept(content: bytes) -> SavedMatch:
        return read_content(content, "file", catalogue.game)

    def _key(self, name: str) -> None:
        program = self._program
        program.read_on()
        for down in (True, False):
            event: Input = KeyPress(name, down)
            program.stage.handle(event)
        program.wait(1)

    def _note(self) -> None:
        """Save the rulings, which the next program must show again."""
        table, keeper = self._program.table, self._program.keeper
        assert table is not None
        self._told.pop(keeper.path, None)
        if not keeper.trouble:
            self._told[keeper.path] = [each.words for each in table.live.rulings]

    def _lies(self) -> None:
        """Record the file of a match that no longer runs."""
        for path in self._paths() - self._lying.keys():
            self._lying[path] = path.read_bytes()

    def _start(self) -> None:
        """Start the next program, with room on the disk."""
        self._room = None
        self._lies()
        self._program = Program(self._folder)

    def _list(self, share: float) -> Path:
        """Choose a match on the list page."""
        program = self._program
        program.press("Matches")
        page = program.top
        assert isinstance(page, Matches)
        for _ in range(int(share * len(page._found))):
            program.stage.handle(Do("down"))
        program.wait(1)
        chosen = page._chosen
        assert chosen is not None
        return chosen.path

    def _continued(self) -> None:
        """Check that the match continues where its file ends, with all its rulings."""
        program = self._program
        program.read_on()
        table = program.table
        assert table is not None
        path = program.keeper.path
        kept = self._kept(self._lying.pop(path))
        past, count = table.live.past, len(kept.match.turns)
        # Actions that need no answer may already have been shown.
        assert past.count >= count
        assert past[count].match == kept.match
        if past.count == count:
            assert past.last.match.actions()[count:] == tuple(reversed(kept.undone))
        told = self._told.get(path, [])
        assert [each.words for each in table.live.rulings][: len(told)] == told
