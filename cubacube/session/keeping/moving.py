"""Kept matches are given names, taken out of their folder and brought in; none is lost on the way.

Whatever is written is written whole beside its place and then renamed. What cannot be done leaves
every file as it was.
"""

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cubacube.rules import frozen
from cubacube.session.files.bounds import FileRejectedError
from cubacube.session.files.codec import encode
from cubacube.session.files.door import read_bytes, write_whole
from cubacube.session.files.lock import locked
from cubacube.session.files.plain import plain, unseen, unshown
from cubacube.session.keeping.code import read_code
from cubacube.session.keeping.header import FindGame, to_json
from cubacube.session.keeping.kept import (
    LARGEST_BYTES,
    LONGEST_TITLE,
    SavedMatch,
    SavedMatchError,
    read_content,
)
from cubacube.session.keeping.lines import Sum, written
from cubacube.session.keeping.shelf import new_path
from cubacube.session.language.translation import _

_LONGEST_PATH = 400


class TakenError(SavedMatchError):
    """There is a file already where one shall be written."""


@frozen
class Imported:
    """A match that was brought in."""

    path: Path
    differs: int | None = None
    """The number of the action, from 0, from which on the table answers otherwise than the code
    says; there the match ends. None if all of it came in."""


def title_fault(title: str) -> str | None:
    """Why a match cannot be called so, as a sentence; None if it can, as by an empty one."""
    if len(title) > LONGEST_TITLE:
        return _("A name has at most {limit} letters.").format(limit=LONGEST_TITLE)
    if code := unseen(title):
        return _("The name has a character that cannot be seen: {code}.").format(code=code)
    if letter := unshown(title):
        return _("The name has a letter that no font here has: {letter}.").format(letter=letter)
    return None


def rename(path: Path, title: str, find_game: FindGame) -> None:
    """Call a match something else; with an empty title it is called like its game again.

    Raises:
        KeptError: It cannot be called so, or is no match of this program.
        TimeoutError: It is being played.
        OSError: It cannot be read or written.
    """
    if fault := title_fault(title):
        raise SavedMatchError(fault)
    with locked(path, patience_s=0):
        if path.is_symlink():
            raise SavedMatchError(_("{file} is a link to another file.").format(file=_shown(path)))
        before = path.stat()
        kept, content = _read(path, find_game)
        line, _total = written({"name": title}, kept.place.sum)
        write_whole(path, content[: kept.place.bytes] + line)
        path.chmod(before.st_mode)
        # A match is as old as what was played last in it.
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def export(path: Path, to: Path, *, replaces: bool = False) -> Path:
    """Write a match to another place, into `to` if that is a folder; where it is then.

    Only if it `replaces` something a file that is there already is written over.

    Raises:
        TakenError: There is a file already.
        KeptError: It must not be written there.
        OSError: It cannot be read or written.
    """
    place = to / path.name if to.is_dir() else to
    if place.parent.resolve() == path.parent.resolve():
        said = _("{file} would be among the kept matches; name another folder.")
        raise SavedMatchError(said.format(file=_shown(place)))
    if place.is_symlink() or (place.exists() and not place.is_file()):
        raise SavedMatchError(_("{file} is no regular file.").format(file=_shown(place)))
    if place.exists() and not replaces:
        raise TakenError(_("{file} is there already.").format(file=_shown(place)))
    content = _content(path)
    # The last line may be half written, by a program that plays the match or was killed.
    write_whole(place, content[: content.rfind(b"\n") + 1])
    return place


def import_file(path: Path, folder: Path, find_game: FindGame) -> Imported:
    """Copy a match into the folder of kept ones, under a name of its own, once it was checked.

    Raises:
        KeptError: It is no match of this program, or was changed; the text names file and line.
        OSError: It cannot be read, or nothing can be written into the folder.
    """
    kept, content = _read(path, find_game)
    return Imported(_brought(kept, content[: kept.place.bytes], folder))


def import_code(word: str, folder: Path, find_game: FindGame) -> Imported:
    """Play the match of a code again and keep it, as far as the table answers as it says.

    Raises:
        KeptError: It is no code, was changed, or is of no match this program can play.
        OSError: Nothing can be written into the folder.
    """
    decoded = read_code(word, find_game)
    content = b"".join(_lines(decoded.kept))
    return Imported(_brought(decoded.kept, content, folder), decoded.differs)


def _brought(kept: SavedMatch, content: bytes, folder: Path) -> Path:
    """Where the file of a match is that was brought in now."""
    folder.mkdir(parents=True, exist_ok=True)
    path = new_path(folder, kept.header.game, datetime.now(UTC))
    write_whole(path, content)
    return path


def _lines(kept: SavedMatch) -> Iterator[bytes]:
    """The lines of a match that is in no file."""
    entries: list[dict[str, Any]] = [{"begin": to_json(kept.header)}]
    entries += ({"do": encode(turn.action)} for turn in kept.match.turns)
    outcome = kept.game.rules.outcome(kept.match.state)
    if outcome is not None:
        won = {"scores": list(outcome.scores), "winners": sorted(outcome.winners)}
        entries.append({"end": won})
    total: Sum = 0
    for entry in entries:
        line, total = written(entry, total)
        yield line


def _read(path: Path, find_game: FindGame) -> tuple[SavedMatch, bytes]:
    """A match, played again, and what is in its file."""
    content = _content(path)
    return read_content(content, _shown(path), find_game), content


def _content(path: Path) -> bytes:
    try:
        return read_bytes(path, LARGEST_BYTES)
    except FileRejectedError as fault:
        raise SavedMatchError(f"{_shown(path)}: {fault}") from fault


def _shown(path: Path) -> str:
    """The file as it is named in a sentence."""
    return plain(path, _LONGEST_PATH)
