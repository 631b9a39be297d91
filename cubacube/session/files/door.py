"""Read only small regular files, and write files atomically."""

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from errno import EISDIR
from functools import cache
from pathlib import Path
from stat import S_ISREG
from typing import BinaryIO

from cubacube.session.files.bounds import MOST, FileRejectedError, check_bounds

_READ = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
"""Flags for reading; with O_NONBLOCK, opening a pipe without a writer does not block."""
_MOST_INPUT = 1024 * 1024
"""Maximum number of bytes that standard input may have for any command."""
_MOST_NAMES = 1000
"""Maximum number of numbered files with the same base name."""


def read_text(path: Path, most_bytes: int, most: int = MOST) -> str:
    """Read a small, regular UTF-8 file that any parser can handle.

    It may hold at most `most` keys, items and brackets.

    Raises:
        OSError: The file does not exist or cannot be read.
        FileRejectedError: It is not a regular file, not UTF-8, or holds too much.
    """
    return text_of(read_bytes(path, most_bytes), most)


def text_of(content: bytes, most: int = MOST) -> str:
    """Return the content of a file as UTF-8 text that any parser can handle.

    Raises:
        FileRejectedError: It is not UTF-8, or holds too much.
    """
    if content.startswith(b"\xef\xbb\xbf"):
        raise FileRejectedError("starts with a byte order mark (BOM): save it as UTF-8 without BOM")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileRejectedError(
            f"is not UTF-8 text: byte {error.start} is {content[error.start]:#04x}"
        ) from error
    check_bounds(text, most)
    return text


def write_whole(path: Path, content: bytes) -> None:
    """Replace the content of a file atomically.

    Raises:
        OSError: It cannot be written; no temporary file remains in the folder.
    """
    unnamed = _unnamed(path)
    with _named(path, unnamed):
        _fill(unnamed.open("xb"), unnamed, content)
        try:
            unnamed.replace(path)
        except BaseException:
            unnamed.unlink()
            raise


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
            file = place.open("xb")
        except FileExistsError:
            continue
        with _named(place, place):
            _fill(file, place, content)
        return place
    raise FileExistsError(f"{path} and {_MOST_NAMES - 1} similar names already exist")


def write_new_by(path: Path, fill: Callable[[Path], None]) -> Path:
    """Let `fill` write a temporary file, then rename it to `path` or the next free name.

    Returns:
        The final path.

    Raises:
        OSError: It cannot be written; no new file stays in the folder.
    """
    _refuse_folder(path)
    unnamed = _unnamed(path)
    with _named(path, unnamed):
        unnamed.open("xb").close()
        try:
            fill(unnamed)
            with unnamed.open("rb+") as file:
                os.fsync(file.fileno())
            place = write_new(path, b"")
            try:
                unnamed.replace(place)
            except BaseException:
                place.unlink()
                raise
        except BaseException:
            unnamed.unlink()
            raise
    return place


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
    raise FileExistsError(f"{path}.old and {_MOST_NAMES - 1} similar names already exist")


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
def _named(path: Path, unnamed: Path) -> Iterator[None]:
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


def _fill(file: BinaryIO, path: Path, content: bytes) -> None:
    """Write a newly created file and flush it to disk; delete it if that fails."""
    try:
        with file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        path.unlink()
        raise


def read_bytes(path: Path, most_bytes: int) -> bytes:
    """Read the bytes of a regular file.

    Raises:
        OSError: The file does not exist or cannot be read.
        FileRejectedError: It is not a regular file, or it is too large.
    """
    try:
        number = os.open(path, _READ)
    except ValueError as error:
        raise FileRejectedError(f"this is not a valid file name: {error}") from error
    if not S_ISREG(os.fstat(number).st_mode):
        os.close(number)
        raise FileRejectedError(
            "cannot be read: it is a folder, a pipe or a device, not a normal file"
        )
    with _named(path, path), open(number, "rb") as file:  # noqa: PTH123 - a number, not a path
        return _bounded(file.read(most_bytes + 1), most_bytes)


def read_standard_input(most_bytes: int) -> bytes:
    """Read standard input to its end; every call returns the same bytes.

    Raises:
        OSError: It is closed.
        FileRejectedError: It is too large.
    """
    return _bounded(_standard_input(), most_bytes)


@cache
def _standard_input() -> bytes:
    with open(0, "rb", closefd=False) as file:
        return file.read(_MOST_INPUT + 1)


def _bounded(content: bytes, most_bytes: int) -> bytes:
    if len(content) > most_bytes:
        raise FileRejectedError(f"is too large: at most {most_bytes} bytes are allowed")
    return content
