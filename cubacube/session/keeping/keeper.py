"""Writes a match down while it is played: every action, before anybody sees it."""

import logging
import os
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from cubacube.rules import Action, Outcome, Seat
from cubacube.session.files.codec import encode
from cubacube.session.files.lock import locked
from cubacube.session.files.plain import plain
from cubacube.session.keeping.header import Header, to_json
from cubacube.session.keeping.kept import FilePosition
from cubacube.session.keeping.lines import LONGEST_LINE, last_sum, written

_log = logging.getLogger(__name__)

_WRITE = os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)


class MatchWriter:
    """The file of one match, locked as long as it is open.

    A line that cannot be written waits for the next one: nothing is lost while the program runs,
    and `trouble` tells that the disk does not have it.
    """

    def __init__(self, path: Path, header: Header, place: FilePosition | None = None) -> None:
        """Begin the file of a new match, or go on at `place` behind the last whole line of one.

        Raises:
            TimeoutError: Another program has the file, or has written in it since it was read.
        """
        self.path = path
        self.trouble = ""
        """Why not everything is written; empty if it is."""
        self._waiting = b""
        self._place = self._kept = place or FilePosition()
        """Behind all lines, and behind those that the file has."""
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

    def do(self, action: Action) -> None:
        """Write a new action down."""
        self._add("do", encode(action))

    def back(self, count: int) -> None:
        """The match has gone back to its first `count` actions."""
        self._add("back", count)

    def forth(self, count: int) -> None:
        """The match has gone on to `count` actions, done again."""
        self._add("forth", count)

    def hint(self, seat: Seat) -> None:
        """A person at this seat has been given a hint."""
        self._add("hint", seat)

    def sit(self, seat: Seat, bot: int | None) -> None:
        """A computer of this level, or a person, plays on at this seat."""
        self._add("sit", [seat, bot])

    def name(self, title: str) -> None:
        """The match is called something else."""
        self._add("name", title)

    def end(self, outcome: Outcome) -> None:
        """The match is over."""
        self._add("end", {"scores": list(outcome.scores), "winners": sorted(outcome.winners)})

    def close(self) -> None:
        """Try once more to write what waits, and let others have the file."""
        if self._waiting:
            self._try()
        if self._file is not None:
            self._close(self._file)
        self._stack.close()
        self._file = None

    def _add(self, key: str, value: Any) -> None:
        line, total = written({key: value}, self._place.sum)
        self._waiting += line
        self._place = FilePosition(self._place.bytes + len(line), total)
        self._try()

    def _try(self) -> None:
        """Write all that waits; if that cannot be, say so."""
        try:
            file = self._open() if self._file is None else self._file
            self._write(file)
        except OSError as fault:
            self._tell(fault)
        else:
            self._waiting, self._kept = b"", self._place
            self.trouble = ""

    def _open(self) -> int:
        """Lock and open the file: a new one must not be there yet, another be as it was read."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with ExitStack() as stack:
            stack.enter_context(locked(self.path, patience_s=0))
            new = os.O_CREAT | os.O_EXCL if self._is_new else 0
            file = os.open(self.path, _WRITE | new, 0o600)
            stack.callback(os.close, file)
            if not (self._is_new or self._is_last(file)):
                raise TimeoutError(f"another program has written {self.path}")
            self._stack = stack.pop_all()
        self._file, self._is_new = file, False
        return file

    def _is_last(self, file: int) -> bool:
        """Whether no whole line was written since the file was read, nor taken away."""
        before = max(0, self._kept.bytes - LONGEST_LINE)
        os.lseek(file, before, os.SEEK_SET)
        found = os.read(file, os.fstat(file).st_size - before)
        lines, torn = found[: self._kept.bytes - before], found[self._kept.bytes - before :]
        return last_sum(lines) == self._kept.sum and b"\n" not in torn

    def _write(self, file: int) -> None:
        """Put all that waits behind the last whole line."""
        start = self._kept.bytes
        # Half a line may be there, from a program that was killed or a disk that was full.
        if os.fstat(file).st_size != start:
            os.ftruncate(file, start)
        os.lseek(file, start, os.SEEK_SET)
        left = memoryview(self._waiting)
        while left:
            left = left[os.write(file, left) :]

    def _close(self, file: int) -> None:
        """See to it that the disk has what was written."""
        try:
            os.fsync(file)
        except OSError as fault:
            self._tell(fault)

    def _tell(self, fault: OSError) -> None:
        """Remember what is wrong; it is logged once."""
        reason = plain(fault.strerror or fault)
        if reason != self.trouble:
            _log.warning("the match cannot be kept in %s: %s", plain(self.path, 400), reason)
        self.trouble = reason
