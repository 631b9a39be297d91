"""A log of internal errors in the user's data folder, for bug reports."""

import logging
import platform
import sys
from collections.abc import Iterator, Sequence
from io import TextIOWrapper
from itertools import accumulate
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Protocol, runtime_checkable

from cubacube.rules import Action, frozen
from cubacube.session.files.codec import canonical, encode
from cubacube.session.files.door import PRIVATE
from cubacube.session.files.plain import plain, plain_path
from cubacube.session.language.translation import _
from cubacube.session.play.setup import MatchSetup
from cubacube.session.settings.folders import data_folder

FILE = "faults.log"
LARGEST_BYTES = 1024 * 1024
"""Maximum bytes of the file, and of the match log in an error report.

A file that would become larger is first renamed to `faults.log.1`.
"""
_FILES = 2
"""Number of rotated files to keep."""
_FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class FaultError(RuntimeError):
    """An internal error; the program cannot continue. The message is for the player."""


@frozen
class Known:
    """What is needed to replay a match: its setup and its log."""

    entry: MatchSetup
    actions: Sequence[Action] = ()


@runtime_checkable
class Recorded(Protocol):
    """A view of a match that can provide what is needed to replay the match."""

    @property
    def known(self) -> Known:
        """What is needed to replay the match."""
        ...


class Journal:
    """Writes all log messages of the program to a file while the journal is open."""

    def __init__(self, program: str) -> None:
        """`program` is the name and version of the program."""
        self._program = program
        self._handler: _File | None = None
        self._why_not = ""
        """Why the file cannot be written; empty if it can be written."""
        try:
            folder = data_folder()
            folder.mkdir(parents=True, exist_ok=True)
            self._handler = _File(folder / FILE)
        except OSError as fault:
            self._why_not = plain(fault.strerror or fault)
            return
        self._handler.setFormatter(logging.Formatter(_FORM))
        self._handler.setLevel(logging.INFO)
        _program.addHandler(self._handler)
        _program.setLevel(logging.DEBUG)

    def __enter__(self) -> "Journal":
        """Return the journal, which is already open."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file."""
        if self._handler is not None:
            _program.removeHandler(self._handler)
            self._handler.close()

    def keep(self, fault: BaseException, known: Known | None = None) -> str:
        """Write an error and the match to the file; return a sentence that says where."""
        if self._handler is not None:
            _log.error("%s", "\n".join(_report(self._program, known)), exc_info=fault)
            self._why_not = self._handler.why_not
        if self._handler is None or self._why_not:
            return _("It could not be saved: {why}.").format(why=self._why_not)
        path = plain_path(self._handler.baseFilename)
        return _("You find the details in {path}.").format(path=path)


def _report(program: str, known: Known | None) -> Iterator[str]:
    """Yield the lines of a report: the system and the match."""
    yield f"{program}, Python {platform.python_version()}, {sys.platform}"
    if known is None:
        return
    lines = [canonical(encode(action)) for action in known.actions]
    room = sum(length <= LARGEST_BYTES for length in accumulate(len(line) + 1 for line in lines))
    yield canonical(encode(known.entry))
    yield f"{len(lines)} actions, the first {room} of them:"
    yield from lines[:room]


class _File(RotatingFileHandler):
    """Remembers why it could not write; its base class would print a traceback."""

    why_not = ""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "a", LARGEST_BYTES, _FILES, "utf-8", delay=True)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - its name in logging
        """Remember the problem; it is shown together with the error."""
        del record
        self.why_not = plain(sys.exc_info()[1])

    def _open(self) -> TextIOWrapper:
        """Open the file, which must be a regular one: opening a pipe would block.

        Raises:
            OSError: It cannot be opened, or is not a regular file.
        """
        path = Path(self.baseFilename)
        if path.exists() and not path.is_file():
            raise OSError(_("{file} is not a normal file.").format(file=path))
        path.touch(PRIVATE)
        return super()._open()


_program = logging.getLogger("cubacube")
_log = logging.getLogger(__name__)
