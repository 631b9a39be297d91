"""Read only small regular files, and write files atomically."""

import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from errno import EACCES, EBADF, EINVAL, EISDIR
from functools import cache
from pathlib import Path
from stat import S_ISREG
from typing import BinaryIO

from cubacube.session.files.bounds import FileRejectedError, check_bounds
from cubacube.session.files.budget import Budget
from cubacube.session.language.translation import _

_READ = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
"""Flags for reading; with O_NONBLOCK, opening a pipe without a writer does not block."""
PRIVATE = 0o600
"""Mode of all new files: only this user may read them."""
_MOST_INPUT = 1024 * 1024
"""Maximum number of bytes that standard input may have for any command."""
_UNSYNCABLE = EACCES, EBADF, EINVAL
"""Errors of folders that only take files, and of file systems that cannot sync folders."""
_LATEST_S = datetime(2999, 1, 1, tzinfo=UTC).timestamp()
"""Latest file time to show; every system can convert times from 1970 up to this one."""
_MOST_NAMES = 1000
"""Maximum number of numbered files with the same base name."""


def read_text(path: Path, budget: Budget) -> str:
    """Read a small, regular UTF-8 file that any parser can handle.

    Raises:
        OSError: The file does not exist or cannot be read.
        FileRejectedError: It is not a regular file, not UTF-8, or holds too much.
    """
    return text_of(read_bytes(path, budget), budget)


def text_of(content: bytes, budget: Budget) -> str:
    """Return the content of a file as UTF-8 text that any parser can handle.

    Raises:
        FileRejectedError: It is not UTF-8, or holds too much.
    """
    if content.startswith(b"\xef\xbb\xbf"):
        said = _("starts with a byte order mark (BOM): save it as UTF-8 without BOM")
        raise FileRejectedError(said)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        said = _("is not UTF-8 text: byte {number} is {value}")
        byte = f"{content[error.start]:#04x}"
        raise FileRejectedError(said.format(number=error.start, value=byte)) from error
    check_bounds(text, budget.marks)
    return text


def write_whole(path: Path, content: bytes) -> None:
    """Replace the content of a file, or of the file that it links to, atomically.

    Raises:
        OSError: It cannot be written; no temporary file remains in the folder.
    """
    target = Path(os.path.realpath(path))
    unnamed = _unnamed(target)
    with naming(path, unnamed):
        file = _create(unnamed)
        with _deleted_on_fault(unnamed):
            _fill(file, content)
            unnamed.replace(target)
        sync_folder(target.parent)


def write_new(path: Path, content: bytes) -> Path:
    """Write `content` to `path`, or to the next free name (`table-2.png`).

    Returns:
        The path that was written.

    Raises:
        OSError: It cannot be written; no new file stays in the folder.
    """
    _refuse_folder(path)
    for place in _names(path):
        try:
            file = _create(place)
        except FileExistsError:
            continue
        with naming(place, place), _deleted_on_fault(place):
            _fill(file, content)
            sync_folder(place.parent)
        return place
    raise _all_taken(path)


def write_new_by(path: Path, fill: Callable[[Path], object]) -> Path:
    """Let `fill` write a temporary file, then rename it to `path` or the next free name.

    Returns:
        The final path.

    Raises:
        OSError: It cannot be written; no new file stays in the folder.
    """
    _refuse_folder(path)
    unnamed = _unnamed(path)
    with naming(path, unnamed):
        _create(unnamed).close()
        with _deleted_on_fault(unnamed):
            fill(unnamed)
            with unnamed.open("rb+") as file:
                os.fsync(file.fileno())
            place = write_new(path, b"")
            with _deleted_on_fault(place):
                unnamed.replace(place)
        sync_folder(place.parent)
    return place


def sync_folder(folder: Path) -> None:
    """Make sure that a new name in a folder stays after a power cut; Windows does so by itself.

    Raises:
        OSError: The disk cannot do it.
    """
    if sys.platform == "win32":
        return
    try:
        with ExitStack() as stack:
            number = os.open(folder, os.O_RDONLY)
            stack.callback(os.close, number)
            os.fsync(number)
    except OSError as fault:
        if fault.errno not in _UNSYNCABLE:
            raise


def set_aside(path: Path) -> Path:
    """Rename a file to the next free backup name (`results.json.old`).

    Returns:
        The new path.

    Raises:
        OSError: It cannot be renamed.
    """
    for place in _names(path.with_name(f"{path.name}.old")):
        if not os.path.lexists(place):
            path.replace(place)
            return place
    raise _all_taken(path.with_name(f"{path.name}.old"))


def _refuse_folder(path: Path) -> None:
    """Raise an error if `path` is a folder.

    Without this check, the next numbered name would be tried.
    """
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))


def _unnamed(path: Path) -> Path:
    """Return the path of a temporary file in the same folder."""
    # Nobody can predict this name and plant a link there. Mode "x" would not follow a link.
    return path.with_name(f".{path.name}.{secrets.token_hex(8)}.part")


@contextmanager
def naming(path: Path, unnamed: Path) -> Iterator[None]:
    """Make OS errors name the requested file instead of the temporary one."""
    try:
        yield
    except OSError as fault:
        if fault.errno is None or fault.filename not in (None, str(unnamed)):
            raise
        raise OSError(fault.errno, fault.strerror, str(path)) from fault


def _names(path: Path) -> list[Path]:
    """Return `path` and the numbered names to try if it is taken."""
    more = (path.with_stem(f"{path.stem}-{number}") for number in range(2, _MOST_NAMES + 1))
    return [path, *more]


def _all_taken(path: Path) -> FileExistsError:
    said = _("{file} and {count} similar names already exist")
    return FileExistsError(said.format(file=path, count=_MOST_NAMES - 1))


def _create(path: Path) -> BinaryIO:
    """Create a file that only this user may read; an existing one is an error."""
    return open(path, "xb", opener=lambda name, flags: os.open(name, flags, PRIVATE))


def _fill(file: BinaryIO, content: bytes) -> None:
    """Write a newly created file and flush it to disk."""
    with file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def _deleted_on_fault(path: Path) -> Iterator[None]:
    """Delete a new file if what is done with it fails."""
    try:
        yield
    except BaseException:
        path.unlink()
        raise


def read_bytes(path: Path, budget: Budget) -> bytes:
    """Read the bytes of a regular file.

    Raises:
        OSError: The file does not exist or cannot be read.
        FileRejectedError: It is not a regular file, or it is too large.
    """
    try:
        number = os.open(path, _READ)
    except ValueError as error:
        raise FileRejectedError(_("this is not a valid file name")) from error
    found = os.fstat(number)
    if not S_ISREG(found.st_mode):
        os.close(number)
        said = _("cannot be read: it is a folder, a pipe or a device, not a normal file")
        raise FileRejectedError(said)
    with naming(path, path), open(number, "rb") as file:  # noqa: PTH123 - a number, not a path
        # One byte more than it has; reading takes as much memory as it may read.
        content = file.read(min(found.st_size, budget.bytes) + 1)
        if len(content) > found.st_size:  # it grows, or the system does not know its size
            content += file.read(budget.bytes + 1)
    return _bounded(content, budget)


def written_at(path: Path) -> datetime:
    """Return when a file was last written, in UTC, limited to dates that can be shown.

    Raises:
        OSError: It is gone.
    """
    return datetime.fromtimestamp(min(max(path.stat().st_mtime, 0.0), _LATEST_S), UTC)


def read_standard_input(budget: Budget) -> bytes:
    """Read standard input to its end; every call returns the same bytes.

    Raises:
        OSError: It is closed.
        FileRejectedError: It is too large.
    """
    return _bounded(_standard_input(), budget)


@cache
def _standard_input() -> bytes:
    with open(0, "rb", closefd=False) as file:
        return file.read(_MOST_INPUT + 1)


def _bounded(content: bytes, budget: Budget) -> bytes:
    if len(content) > budget.bytes:
        said = _("is too large: at most {most} bytes are allowed")
        raise FileRejectedError(said.format(most=budget.bytes))
    return content
