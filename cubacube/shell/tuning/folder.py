"""The folder of a sweep: what was asked for, every chunk that is done, the figures at the end.

A chunk is written whole or not at all, under a name of its own, so a sweep that is killed goes on
with what is missing, and nobody sees afterwards in which order or by whom the work was done.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from cubacube.session.files.bounds import DoorError
from cubacube.session.files.door import read_bytes, write_whole
from cubacube.session.files.lock import locked
from cubacube.session.files.plain import plain
from cubacube.shell.tuning.jobs import Job, Rows, rows_of

_LARGEST_BYTES: Final = 16 * 1024 * 1024
_LONGEST_PATH: Final = 400
_ASKED: Final = "sweep.json"


_WORDS: Final = MappingProxyType(
    {
        "version": "version of the program",
        "settings": "level or --vary",
        "flicks": "number of --flicks",
        "games": "list of --games",
        "seed": "--seed",
    }
)
"""What a sweep hangs on, as it is asked for on the command line."""


class FolderError(ValueError):
    """A folder cannot be that of this sweep; the text says why."""


class Folder:
    """The folder of one sweep."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._chunks = path / "chunks"

    @contextmanager
    def opened(self, asked: Mapping[str, Any]) -> Iterator[None]:
        """Be the only one who works on it; `asked` is all that the results hang on.

        Raises:
            FolderError: It is the folder of another sweep, or of something else, or somebody else
                works on it.
            OSError: It cannot be written.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        try:
            with locked(self.path / _ASKED, patience_s=0):
                self._begin(asked)
                yield
        except TimeoutError as fault:
            raise FolderError(f"{self._told}: another sweep is working on it") from fault

    def rows(self, job: Job) -> Rows | None:
        """What is written down of a job; None if that is not done yet.

        Raises:
            OSError: It cannot be read.
        """
        try:
            line = read_bytes(self._place(job), _LARGEST_BYTES)
        except (FileNotFoundError, DoorError):
            return None
        return rows_of(job, line)

    def keep(self, job: Job, line: bytes) -> None:
        """Write down what was done.

        Raises:
            OSError: It cannot be written.
        """
        write_whole(self._place(job), line)

    def write(self, name: str, content: bytes) -> None:
        """Write one of the results.

        Raises:
            OSError: It cannot be written.
        """
        write_whole(self.path / name, content)

    @property
    def _told(self) -> str:
        return plain(self.path, _LONGEST_PATH)

    def _place(self, job: Job) -> Path:
        return self._chunks / f"{job.name}.json"

    def _begin(self, asked: Mapping[str, Any]) -> None:
        """Take the folder, or go on in it."""
        before = self._asked_before()
        if before is None:
            write_whole(self.path / _ASKED, (json.dumps(asked, indent=1) + "\n").encode())
        elif other := [key for key in asked if asked[key] != before.get(key)]:
            raise FolderError(
                f"{self._told}: made by a sweep with another {_WORDS[other[0]]}; "
                "choose another folder by --out"
            )
        self._chunks.mkdir(exist_ok=True)
        # Whoever was killed may have left files half written.
        for part in (*self.path.glob(".*.part"), *self._chunks.glob(".*.part")):
            part.unlink()

    def _asked_before(self) -> dict[str, Any] | None:
        """What the folder was made for; None for a new or empty one."""
        try:
            content = json.loads(read_bytes(self.path / _ASKED, _LARGEST_BYTES))
        except FileNotFoundError:
            pass
        except (DoorError, ValueError) as fault:
            raise FolderError(f"{self._told}: its {_ASKED} cannot be read") from fault
        else:
            if isinstance(content, dict):
                return content
            raise FolderError(f"{self._told}: its {_ASKED} cannot be read")
        if any(not path.name.startswith(f".{_ASKED}") for path in self.path.iterdir()):
            raise FolderError(f"{self._told}: not empty, and no folder of a sweep")
        return None
