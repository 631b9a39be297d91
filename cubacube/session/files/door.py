"""The door for files: only regular ones come in, small ones; whole ones or none go out."""

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from errno import EISDIR
from pathlib import Path
from stat import S_ISREG
from typing import BinaryIO

from cubacube.session.files.bounds import MOST, FileRejectedError, check_bounds

_READ = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
"""A pipe without a writer is opened at once, not waited for."""
_MOST_NAMES = 1000
"""So many files of one name may lie beside one another."""


def read_text(path: Path, most_bytes: int, most: int = MOST) -> str:
    """The text of a regular file, small and flat enough for any parser.

    It holds at most `most` keys, items and brackets.

    Raises:
        OSError: It is not there, or cannot be read.
        DoorError: It is no regular file, not UTF-8, or holds too much.
    """
    content = read_bytes(path, most_bytes)
    if content.startswith(b"\xef\xbb\xbf"):
        raise FileRejectedError("begins with a byte order mark (BOM), allowed is UTF-8 without one")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileRejectedError(
            f"not UTF-8 text: byte {error.start} is {content[error.start]:#04x}"
        ) from error
    check_bounds(text, most)
    return text


def write_whole(path: Path, content: bytes) -> None:
    """Let `path` hold `content`, or what it held before: it is never half written.

    Raises:
        OSError: It cannot be written; nothing new lies in the folder then.
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
    """Write `content` under this name, or the next free one (`table-2.png`); where it is.

    Raises:
        OSError: It cannot be written; nothing new lies in the folder then.
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
    raise FileExistsError(f"{path} and {_MOST_NAMES - 1} more like it are there already")


def write_new_by(path: Path, fill: Callable[[Path], None]) -> Path:
    """Let `fill` write a file of another name, and give it this one or the next free; where it is.

    Raises:
        OSError: It cannot be written; nothing new lies in the folder then.
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
    """Give what lies at `path` the next free name (`results.json.old`); where it is then.

    Raises:
        OSError: It cannot be renamed.
    """
    for place in _names(path.with_name(f"{path.name}.old")):
        if not os.path.lexists(place):
            path.replace(place)
            return place
    raise FileExistsError(f"{path}.old and {_MOST_NAMES - 1} more like it are there already")


def _refuse_folder(path: Path) -> None:
    """A folder has no other name beside it that would be meant."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))


def _unnamed(path: Path) -> Path:
    """Where a file is while it is written."""
    # Nobody can foresee this name and plant a link there; "x" would not follow one.
    return path.with_name(f".{path.name}.{secrets.token_hex(8)}.part")


@contextmanager
def _named(path: Path, unnamed: Path) -> Iterator[None]:
    """Let a fault of the disk name the file that is wanted: no hidden one, and not none."""
    try:
        yield
    except OSError as fault:
        if fault.errno is None or fault.filename not in (None, str(unnamed)):
            raise
        raise OSError(fault.errno, fault.strerror, str(path)) from fault


def _names(path: Path) -> list[Path]:
    """`path`, and the names to take if it is taken."""
    more = (path.with_stem(f"{path.stem}-{number}") for number in range(2, _MOST_NAMES + 1))
    return [path, *more]


def _fill(file: BinaryIO, path: Path, content: bytes) -> None:
    """Write all of a file just made, down to the disk, or unmake it."""
    try:
        with file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        path.unlink()
        raise


def read_bytes(path: Path, most_bytes: int) -> bytes:
    """The bytes of a regular file.

    Raises:
        OSError: It is not there, or cannot be read.
        DoorError: It is no regular file, or too large.
    """
    try:
        number = os.open(path, _READ)
    except ValueError as error:
        raise FileRejectedError(f"no file can have this name: {error}") from error
    if not S_ISREG(os.fstat(number).st_mode):
        os.close(number)
        raise FileRejectedError(
            "cannot be read: it is a folder, a pipe or a device, no regular file"
        )
    with open(number, "rb") as file:  # noqa: PTH123 - a number, not a path
        content = file.read(most_bytes + 1)
    if len(content) > most_bytes:
        raise FileRejectedError(f"too large, allowed is at most {most_bytes} bytes")
    return content
