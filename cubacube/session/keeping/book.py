"""The saved log of the match on the screen, and the writer of the match file."""

import logging
import os
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import field
from datetime import UTC, datetime
from errno import EEXIST
from functools import partial
from pathlib import Path
from typing import Any

from cubacube.rules import Action, Outcome, Seat, frozen
from cubacube.session.files.budget import MATCH
from cubacube.session.files.codec import encode
from cubacube.session.files.door import write_whole
from cubacube.session.files.lock import locked
from cubacube.session.files.plain import plain, plain_path
from cubacube.session.keeping.header import FindGame, Header, end_of, header_of, to_json
from cubacube.session.keeping.kept import read_match
from cubacube.session.keeping.lines import FilePosition, last_sum, written
from cubacube.session.keeping.shelf import ENDING, new_path
from cubacube.session.language.translation import _
from cubacube.session.play.game import Game
from cubacube.session.play.log import Log
from cubacube.session.play.setup import MatchSetup
from cubacube.session.settings.model import Preview

_log = logging.getLogger(__name__)

_sync_data = getattr(os, "fdatasync", os.fsync)
"""Flushes a file to disk, without its times where the system can leave them out."""
_WRITE = os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)


class MatchWriter:
    """The file of one match, locked while it is open.

    A line that cannot be written is written later, with the next one. Nothing is lost while the
    program runs, and `trouble` says why the file is not complete.
    """

    def __init__(self, path: Path, header: Header, place: FilePosition | None = None) -> None:
        """Create the file of a new match, or append to a file at `place`.

        `place` is the end of its last complete line.

        Raises:
            TimeoutError: Another program has the file open, or wrote to it since it was read.
        """
        self.path = path
        self.trouble = ""
        """Why some lines are not in the file; empty if all are."""
        self.rewritten = False
        """Whether the file was deleted or replaced during the match, and written again."""
        self._waiting = b""
        self._place = self._kept = place or FilePosition()
        """`_place` is the end of all lines, including pending ones.

        `_kept` is the end of the lines that are already in the file.
        """
        self._stack = ExitStack()
        self._file: int | None = None
        self._is_new = place is None
        if place is None:
            self._add("begin", to_json(header))
            return
        try:
            self._open()
        except TimeoutError:
            raise
        except OSError as fault:
            self._tell(fault)

    def do(self, action: Action, *, by_person: bool = False) -> None:
        """Record a new action; that of a person stays even if the machine is switched off."""
        self._add("do", encode(action))
        if by_person and self._file is not None and not self._waiting:
            self._sync(partial(_sync_data, self._file))

    def back(self, count: int) -> None:
        """Record an undo, after which only the first `count` actions remain."""
        self._add("back", count)

    def forth(self, count: int) -> None:
        """Record a redo, after which the log has `count` actions."""
        self._add("forth", count)

    def hint(self, seat: Seat) -> None:
        """Record that a person at this seat was given a hint."""
        self._add("hint", seat)

    def preview(self, seat: Seat, preview: Preview) -> None:
        """Record that a person at this seat flicked with a preview that shows more than before."""
        self._add("preview", [seat, preview])

    def sit(self, seat: Seat, bot: int | None) -> None:
        """Record that a seat now belongs to a computer player of level `bot`, or to a person.

        For a person, `bot` is None.
        """
        self._add("sit", [seat, bot])

    def name(self, title: str) -> None:
        """Record the title of the match."""
        self._add("name", title)

    def end(self, outcome: Outcome) -> None:
        """Record the end of the match."""
        self._add("end", end_of(outcome))

    def close(self) -> None:
        """Try to write all pending lines, and release the file."""
        if self._waiting:
            self._try()
        if self._file is not None:
            self._sync(partial(os.fsync, self._file))
        self._stack.close()
        self._file = None

    def _add(self, key: str, value: Any) -> None:
        line, total = written({key: value}, self._place.sum)
        self._waiting += line
        self._place = FilePosition(self._place.bytes + len(line), total)
        self._try()

    def _try(self) -> None:
        """Write all pending lines; if that fails, remember why."""
        try:
            if self._file is not None and not self._is_in_place(self._file):
                self._take_back(self._file)
            file = self._open() if self._file is None else self._file
            self._write(file)
        except OSError as fault:
            self._tell(fault)
        else:
            self._waiting, self._kept = b"", self._place
            self.trouble = ""

    def _is_in_place(self, file: int) -> bool:
        """Return whether the open file still is the one with the path of the match."""
        try:
            return os.path.samestat(os.fstat(file), self.path.stat())
        except FileNotFoundError:
            return False

    def _take_back(self, file: int) -> None:
        """Make all lines of a deleted file pending; they are written to a new file."""
        os.lseek(file, 0, os.SEEK_SET)
        with os.fdopen(os.dup(file), "rb") as lines:
            self._waiting = lines.read(self._kept.bytes) + self._waiting
        self._stack.close()
        self._file, self._kept = None, FilePosition()
        self._is_new = self.rewritten = True

    def _open(self) -> int:
        """Lock and open the file.

        A new file must not exist yet. An existing file must not have changed since it was read.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with ExitStack() as stack:
            stack.enter_context(locked(self.path, patience_s=0))
            if self._is_new:
                self._create()
            file = os.open(self.path, _WRITE)
            stack.callback(os.close, file)
            if not self._is_last(file):
                raise TimeoutError(_("another program has changed {file}").format(file=self.path))
            self._stack = stack.pop_all()
        self._file = file
        return file

    def _create(self) -> None:
        """Write the new file with all pending lines, so that no kill leaves an empty one."""
        if self.path.exists():
            raise FileExistsError(EEXIST, os.strerror(EEXIST))
        write_whole(self.path, self._waiting)
        self._waiting, self._kept, self._is_new = b"", self._place, False

    def _is_last(self, file: int) -> bool:
        """Return whether no complete line was added or removed since the file was read."""
        before = max(0, self._kept.bytes - MATCH.line_bytes)
        os.lseek(file, before, os.SEEK_SET)
        found = os.read(file, os.fstat(file).st_size - before)
        lines, torn = found[: self._kept.bytes - before], found[self._kept.bytes - before :]
        return last_sum(lines) == self._kept.sum and b"\n" not in torn

    def _write(self, file: int) -> None:
        """Write all pending lines after the last complete line."""
        start = self._kept.bytes
        # A killed program or a full disk may have left an incomplete line.
        if os.fstat(file).st_size != start:
            os.ftruncate(file, start)
        os.lseek(file, start, os.SEEK_SET)
        left = memoryview(self._waiting)
        while left:
            left = left[os.write(file, left) :]

    def _sync(self, sync: Callable[[], None]) -> None:
        """Flush the file or its folder to disk."""
        try:
            sync()
        except OSError as fault:
            self._tell(fault)

    def _tell(self, fault: OSError) -> None:
        """Remember what is wrong; log it once."""
        reason = plain(fault.strerror or fault)
        if reason != self.trouble:
            _log.warning("cannot save the match in %s: %s", plain_path(self.path), reason)
        self.trouble = reason


@frozen
class Book:
    """A match with its saved log; play continues at the end of this log.

    The `keeper` writes each new action to the file.
    """

    keeper: MatchWriter | None
    """Writes the file of the match; None if the match is not saved."""
    log: tuple[Action, ...] = ()
    undone: Log[Action] = field(default_factory=Log)
    """Undone actions that can be redone, in reverse order: a redo takes the last one first."""
    taken_back: tuple[int, ...] = ()
    """For each undo that was not redone, the number of actions that were left in the log.

    The referee reports the undo after that many actions.
    """
    hints: tuple[Seat, ...] = ()
    """Seats that were given a hint, one entry for each hint."""
    previews: tuple[tuple[Seat, Preview], ...] = ()
    """The most helpful preview with which each person flicked, by seat; not in older files."""
    seats_changed_words: bool = False
    """Whether a seat has changed between a person and a computer player."""
    torn: bool = False
    """Whether the last line of the file was incomplete; it is not part of the log."""
    watched: bool = False
    """Whether the match is only watched; all actions come from its log."""
    public: bool = False
    """Whether anybody may watch it; if so, no secrets of players are shown."""
    begun: str = ""
    """When the match began, in UTC; empty if unknown."""
    passing: bool = False
    """Whether the match is an exercise, which need not be saved."""

    @property
    def trouble(self) -> str:
        """Why the match is not completely saved; empty if there is no such problem."""
        return self.keeper.trouble if self.keeper else ""

    @property
    def rewritten(self) -> bool:
        """Whether somebody deleted the file during the match, and it was written again."""
        return self.keeper is not None and self.keeper.rewritten

    @property
    def kept(self) -> bool:
        """Whether nothing is lost on leaving: the match is saved, or is only an exercise."""
        return self.passing or (self.keeper is not None and not self.trouble)


@frozen
class MatchName:
    """The id of a new match, which names its file, and its title."""

    id: str
    title: str


def new_book(
    folder: Path,
    game: Game,
    entry: MatchSetup,
    log: tuple[Action, ...] = (),
    named: MatchName | None = None,
) -> Book:
    """Return the book of a new match, which may begin with the actions of another one.

    `entry.level_text` must be set if the game has a level. Without `named`, the file gets a new
    name and the match has the title of its game.
    """
    now = datetime.now(UTC)
    header = header_of(entry, game, now.isoformat(timespec="seconds"))
    path = new_path(folder, game.name, now) if named is None else folder / f"{named.id}{ENDING}"
    keeper = MatchWriter(path, header)
    if named is not None:
        keeper.name(named.title)
    for action in log:
        keeper.do(action)
    return Book(keeper, log, begun=header.begun)


def reopen(path: Path, find_game: FindGame) -> tuple[MatchSetup, Book]:
    """Return the setup and the book of a saved match.

    Raises:
        OSError: The file cannot be read.
        SavedMatchError: It is not a match of this program, or it was changed.
        TimeoutError: Another program has it open, or has just written to it.
    """
    kept = read_match(path, find_game)
    keeper = MatchWriter(path, kept.header, kept.place)
    outcome = kept.game.rules.outcome(kept.match.state)
    # The program may have been killed after the last action, before it recorded the end.
    if outcome is not None and not kept.ended:
        keeper.end(outcome)
    past = kept.match.actions(), kept.undone, kept.taken_back, kept.hints, kept.previews
    return kept.entry, Book(keeper, *past, bool(kept.seats), kept.torn, begun=kept.header.begun)
