"""Rename, export and import saved matches without losing one.

Every file is written under a temporary name and then renamed. If something fails, all files
stay as they were.
"""

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cubacube.rules import frozen
from cubacube.session.files.cancelling import uncancelled
from cubacube.session.files.codec import encode
from cubacube.session.files.door import write_whole
from cubacube.session.files.lock import locked
from cubacube.session.files.plain import plain_path, unshown
from cubacube.session.keeping.code import read_code
from cubacube.session.keeping.header import FindGame, Header, end_of, to_json
from cubacube.session.keeping.kept import (
    LONGEST_TITLE,
    SavedMatch,
    SavedMatchError,
    content_of,
    read_content,
)
from cubacube.session.keeping.lines import Sum, written
from cubacube.session.keeping.shelf import new_path
from cubacube.session.language.translation import _
from cubacube.session.play.match import Match


class TakenError(SavedMatchError):
    """The target file exists already."""


@frozen
class Imported:
    """A match that was imported."""

    path: Path
    differs: int | None = None
    """Index in the log, from 0, of the first dealer answer that differs from the code.

    The match ends there. None if all of it was imported.
    """


def title_fault(title: str) -> str | None:
    """Return why a title is not allowed, as a sentence, or None.

    An empty title is allowed.
    """
    if len(title) > LONGEST_TITLE:
        return _("Use at most {limit} letters.").format(limit=LONGEST_TITLE)
    if code := unshown(title):
        return _("This letter of the name cannot be shown: {code}.").format(code=code)
    return None


def rename(path: Path, title: str, find_game: FindGame) -> None:
    """Rename a match; an empty title restores the name of its game.

    Raises:
        SavedMatchError: The title is not allowed, or the file is not a match of this
            program.
        TimeoutError: The match is being played.
        OSError: The file cannot be read or written.
    """
    if fault := title_fault(title):
        raise SavedMatchError(fault)
    with locked(path, patience_s=0):
        if path.is_symlink():
            raise SavedMatchError(
                _("{file} is a link to another file.").format(file=plain_path(path))
            )
        before = path.stat()
        kept, content = _read(path, find_game)
        line, _total = written({"name": title}, kept.place.sum)
        write_whole(path, content[: kept.place.bytes] + line)
        path.chmod(before.st_mode)
        # Keep the file time, which says when the match was last played.
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def export(path: Path, to: Path, *, replaces: bool = False) -> Path:
    """Copy a match to another file or into a folder, and return the new path.

    An existing file is overwritten only if `replaces` is set.

    Raises:
        TakenError: The file exists already.
        SavedMatchError: The match must not be written there.
        OSError: A file cannot be read or written.
    """
    place = to / path.name if to.is_dir() else to
    if place.parent.resolve() == path.parent.resolve():
        said = _("{file} would lie among the saved matches. Choose another folder.")
        raise SavedMatchError(said.format(file=plain_path(place)))
    if place.is_symlink() or (place.exists() and not place.is_file()):
        raise SavedMatchError(_("{file} is not a normal file.").format(file=plain_path(place)))
    if place.exists() and not replaces:
        raise TakenError(_("{file} already exists.").format(file=plain_path(place)))
    content = content_of(path)
    # The last line may be incomplete: a program may be playing the match, or was killed.
    write_whole(place, content[: content.rfind(b"\n") + 1])
    return place


def import_file(path: Path, folder: Path, find_game: FindGame) -> Imported:
    """Check a match file and import it into a folder under a new name.

    Raises:
        SavedMatchError: It is not a match of this program, or it was changed. The message names
            file and line.
        OSError: It cannot be read, or nothing can be written to the folder.
    """
    kept, content = _read(path, find_game)
    return Imported(_brought(kept.header, content[: kept.place.bytes], folder))


def import_code(word: str, folder: Path, find_game: FindGame) -> Imported:
    """Replay the match of a code and save it.

    The saved match ends before the first dealer answer that differs in this program.

    Raises:
        SavedMatchError: It is not a code, it was changed, or this program cannot play the match.
        OSError: Nothing can be written to the folder.
    """
    decoded = read_code(word, find_game)
    return Imported(save_new(decoded.kept.header, decoded.kept.match, folder), decoded.differs)


def save_new(header: Header, match: Match[Any], folder: Path) -> Path:
    """Write the whole file of a match that has none yet, and return its path.

    Raises:
        OSError: It cannot be written; no file stays in the folder.
    """
    return _brought(header, b"".join(_lines(header, match)), folder)


def _brought(header: Header, content: bytes, folder: Path) -> Path:
    """Write the file of an imported match and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = new_path(folder, header.game, datetime.now(UTC))
    with uncancelled():
        write_whole(path, content)
    return path


def _lines(header: Header, match: Match[Any]) -> Iterator[bytes]:
    """Yield the lines for a match that has no file yet."""
    entries: list[dict[str, Any]] = [{"begin": to_json(header)}]
    entries += ({"do": encode(turn.action)} for turn in match.turns)
    outcome = match.rules.outcome(match.state)
    if outcome is not None:
        entries.append({"end": end_of(outcome)})
    total: Sum = 0
    for entry in entries:
        line, total = written(entry, total)
        yield line


def _read(path: Path, find_game: FindGame) -> tuple[SavedMatch, bytes]:
    """Replay a match; return it with the content of its file."""
    content = content_of(path)
    return read_content(content, plain_path(path), find_game), content
