"""The folder of a long computation: its parameters, all finished chunks, and the results.

A chunk is written completely or not at all, to a file of its own. So a killed sweep or
league continues with the missing chunks, and the result does not depend on the order or
place of the work.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from cubacube.rules import frozen
from cubacube.session.files.bounds import FileRejectedError
from cubacube.session.files.budget import SWEEP
from cubacube.session.files.door import read_bytes, write_whole
from cubacube.session.files.lock import locked
from cubacube.session.files.plain import plain_path
from cubacube.session.language.translation import _


class Job(Protocol):
    """A part of the work."""

    @property
    def name(self) -> str:
        """Name that is unique within the work."""


J = TypeVar("J", bound=Job)
R = TypeVar("R")


@frozen
class FolderKind(Generic[J, R]):
    """A kind of computation that uses a folder."""

    name: str
    """Name of this kind, such as sweep."""
    words: Mapping[str, str]
    """Names on the command line of parameters that have no option of their own name."""
    read: Callable[[J, bytes], R | None]
    """Parses the stored result of a job; None if it does not belong to this job."""


class FolderError(ValueError):
    """The folder cannot be used for this work; the message says why."""


class Folder(Generic[J, R]):
    """The folder of one sweep or league."""

    def __init__(self, path: Path, kind: FolderKind[J, R]) -> None:
        self.path = path
        self._kind = kind
        self._asked = f"{kind.name}.json"
        self._chunks = path / "chunks"

    @contextmanager
    def opened(self, asked: Mapping[str, Any]) -> Iterator[None]:
        """Lock the folder during the block; `asked` holds all parameters the results depend on.

        Raises:
            FolderError: The folder belongs to other work or to something else, or is in
                use.
            OSError: The folder cannot be written.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        try:
            with locked(self.path / self._asked, patience_s=0):
                self._begin(asked)
                yield
        except TimeoutError as fault:
            raise self._refuse(_("another program is using this folder")) from fault

    def rows(self, job: J) -> R | None:
        """Return the stored result of a job; None if it is not done yet.

        Raises:
            OSError: It cannot be read.
        """
        try:
            line = read_bytes(self._place(job), SWEEP)
        except (FileNotFoundError, FileRejectedError):
            return None
        return self._kind.read(job, line)

    def keep(self, job: J, line: bytes) -> None:
        """Store the result of a job.

        Raises:
            OSError: It cannot be written.
        """
        write_whole(self._place(job), line)

    def write(self, name: str, content: bytes) -> None:
        """Write one of the result files.

        Raises:
            OSError: It cannot be written.
        """
        write_whole(self.path / name, content)

    def _refuse(self, why: str) -> FolderError:
        return FolderError(f"{plain_path(self.path)}: {why}")

    def _place(self, job: J) -> Path:
        return self._chunks / f"{job.name}.json"

    def _begin(self, asked: Mapping[str, Any]) -> None:
        """Set up a new folder, or check that an existing one has the same parameters."""
        before = self._asked_before()
        if before is None:
            write_whole(self.path / self._asked, (json.dumps(asked, indent=1) + "\n").encode())
        elif other := [key for key in asked if asked[key] != before.get(key)]:
            said = _("its results have another {option}; choose another folder with --out")
            raise self._refuse(said.format(option=self._kind.words.get(other[0], f"--{other[0]}")))
        self._chunks.mkdir(exist_ok=True)
        # A killed process may have left incomplete files.
        for part in (*self.path.glob(".*.part"), *self._chunks.glob(".*.part")):
            part.unlink()

    def _asked_before(self) -> dict[str, Any] | None:
        """Return the stored parameters; None for a new or empty folder."""
        try:
            content = json.loads(read_bytes(self.path / self._asked, SWEEP))
            if not isinstance(content, dict):
                raise ValueError("no table")
        except FileNotFoundError as fault:
            if all(path.name.startswith(f".{self._asked}") for path in self.path.iterdir()):
                return None
            said = _("this folder has other files; choose another one with --out")
            raise self._refuse(said) from fault
        except (FileRejectedError, ValueError, RecursionError) as fault:
            raise self._refuse(_("its {file} cannot be read").format(file=self._asked)) from fault
        return content
