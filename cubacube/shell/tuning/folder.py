"""The folder of long work: what was asked for, every chunk that is done, the figures at the end.

A chunk is written whole or not at all, under a name of its own, so a sweep or a league that is
killed goes on with what is missing, and nobody sees afterwards in which order or by whom the work
was done.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from cubacube.rules import frozen
from cubacube.session.files.bounds import FileRejectedError
from cubacube.session.files.door import read_bytes, write_whole
from cubacube.session.files.lock import locked
from cubacube.session.files.plain import plain

_LARGEST_BYTES: Final = 16 * 1024 * 1024
_LONGEST_PATH: Final = 400


class Job(Protocol):
    """A part of the work."""

    @property
    def name(self) -> str:
        """The same for no other part."""


J = TypeVar("J", bound=Job)
R = TypeVar("R")


@frozen
class FolderKind(Generic[J, R]):
    """What a folder is for."""

    name: str
    """Such as sweep."""
    words: Mapping[str, str]
    """What the work hangs on, as it is asked for on the command line."""
    read: Callable[[J, bytes], R | None]
    """What is written down of a part; None if it is not that of this part."""


class FolderError(ValueError):
    """A folder cannot be that of this work; the text says why."""


class Folder(Generic[J, R]):
    """The folder of one sweep or league."""

    def __init__(self, path: Path, kind: FolderKind[J, R]) -> None:
        self.path = path
        self._kind = kind
        self._asked = f"{kind.name}.json"
        self._chunks = path / "chunks"

    @contextmanager
    def opened(self, asked: Mapping[str, Any]) -> Iterator[None]:
        """Be the only one who works on it; `asked` is all that the results hang on.

        Raises:
            FolderError: It is the folder of other work, or of something else, or somebody works on
                it.
            OSError: It cannot be written.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        try:
            with locked(self.path / self._asked, patience_s=0):
                self._begin(asked)
                yield
        except TimeoutError as fault:
            raise FolderError(
                f"{self._display_name}: another {self._kind.name} is working on it"
            ) from fault

    def rows(self, job: J) -> R | None:
        """What is written down of a job; None if that is not done yet.

        Raises:
            OSError: It cannot be read.
        """
        try:
            line = read_bytes(self._place(job), _LARGEST_BYTES)
        except (FileNotFoundError, FileRejectedError):
            return None
        return self._kind.read(job, line)

    def keep(self, job: J, line: bytes) -> None:
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
    def _display_name(self) -> str:
        return plain(self.path, _LONGEST_PATH)

    def _place(self, job: J) -> Path:
        return self._chunks / f"{job.name}.json"

    def _begin(self, asked: Mapping[str, Any]) -> None:
        """Take the folder, or go on in it."""
        before = self._asked_before()
        if before is None:
            write_whole(self.path / self._asked, (json.dumps(asked, indent=1) + "\n").encode())
        elif other := [key for key in asked if asked[key] != before.get(key)]:
            raise FolderError(
                f"{self._display_name}: made by a {self._kind.name} with another "
                f"{self._kind.words[other[0]]}; "
                "choose another folder by --out"
            )
        self._chunks.mkdir(exist_ok=True)
        # Whoever was killed may have left files half written.
        for part in (*self.path.glob(".*.part"), *self._chunks.glob(".*.part")):
            part.unlink()

    def _asked_before(self) -> dict[str, Any] | None:
        """What the folder was made for; None for a new or empty one."""
        try:
            content = json.loads(read_bytes(self.path / self._asked, _LARGEST_BYTES))
        except FileNotFoundError:
            pass
        except (FileRejectedError, ValueError, RecursionError) as fault:
            raise FolderError(f"{self._display_name}: its {self._asked} cannot be read") from fault
        else:
            if isinstance(content, dict):
                return content
            raise FolderError(f"{self._display_name}: its {self._asked} cannot be read")
        if any(not path.name.startswith(f".{self._asked}") for path in self.path.iterdir()):
            raise FolderError(
                f"{self._display_name}: not empty, and no folder of a {self._kind.name}"
            )
        return None
