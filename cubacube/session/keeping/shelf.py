"""The folder of saved matches: list them, delete them, and prune old ones."""

from collections.abc import Set
from datetime import datetime
from pathlib import Path
from secrets import token_hex

from cubacube.rules import frozen
from cubacube.session.files.bounds import FileRejectedError
from cubacube.session.files.budget import MATCH
from cubacube.session.files.door import read_bytes, written_at
from cubacube.session.files.lock import is_locked, locked
from cubacube.session.keeping.failed import failed_stamps, stamp_of
from cubacube.session.keeping.header import FindGame, Header, HeaderError, from_json
from cubacube.session.keeping.lines import CheckedLines, LineError, beginning, key_of, parsed
from cubacube.session.language.translation import _
from cubacube.session.settings.folders import data_folder

FOLDER = "matches"
ENDING = ".jsonl"
MOST_FINISHED = 200
"""Maximum number of finished matches to keep; the oldest are deleted first.

Unfinished matches always stay.
"""


@frozen
class MatchHeader:
    """Summary of a match file, read without replaying it."""

    path: Path
    header: Header
    title: str
    actions: int
    finished: bool
    saved_at: datetime
    """When the file was last written, in UTC, limited to dates that can be shown."""

    @property
    def id(self) -> str:
        """The file name without its ending."""
        return self.path.stem


def matches_folder() -> Path:
    """Return the folder in which the window saves matches; it need not exist yet.

    Raises:
        FileNotFoundError: The user has no home folder.
    """
    return data_folder() / FOLDER


def new_path(folder: Path, game: str, now: datetime) -> Path:
    """Return a unique path for a match file: `20261122-051233-race-3f2a1c.jsonl`."""
    return folder / f"{now:%Y%m%d-%H%M%S}-{game}-{token_hex(3)}{ENDING}"


def last_played(folder: Path) -> str | None:
    """Return the name of the game of the newest match, as its file is called; None without one."""
    names = sorted(path.stem for path in folder.glob(f"*{ENDING}"))
    return "-".join(names[-1].split("-")[2:-1]) if names else None


def read_header(path: Path, find_game: FindGame) -> MatchHeader:
    """Read the summary of a match file.

    Raises:
        OSError: It cannot be read.
        FileRejectedError: It is not a regular file, or it is too large.
        LineError: A line is invalid.
        HeaderError: This program cannot play such a match.
    """
    content = read_bytes(path, MATCH)
    lines = CheckedLines(content)
    header, _game = from_json(beginning(lines), find_game)
    actions, undone, finished, title = 0, 0, False, ""
    for words in lines:
        key = key_of(words)
        if key == "do":
            actions, undone, finished = actions + 1, 0, False
        elif key == "name":
            title = str(parsed(words)[1])
        elif key == "end":
            finished = True
        elif key not in ("hint", "preview", "sit"):
            count = parsed(words)[1]
            if type(count) is not int or not 0 <= count <= actions + undone:
                raise LineError(_("this is not a valid number of actions"))
            actions, undone, finished = count, undone + actions - count, False
    return MatchHeader(path, header, title, actions, finished, written_at(path))


def all_shelved(folder: Path, find_game: FindGame) -> tuple[list[MatchHeader], list[Path]]:
    """Return the matches of a folder, newest first, and the files that cannot be used.

    Raises:
        OSError: The folder exists but cannot be read.
    """
    found = {path: _usable(path, find_game) for path in sorted(_paths(folder))}
    good = [each for each in found.values() if each]
    bad = [path for path, each in found.items() if not (each or _is_empty(path))]
    return sorted(good, key=lambda each: (each.saved_at, each.id), reverse=True), bad


def last_unfinished(
    folder: Path, find_game: FindGame, skipped: Set[Path] = frozenset()
) -> MatchHeader | None:
    """Return the unfinished match that was played last and is not open now, or None.

    Files in `skipped`, and files that could not be opened as they are, do not count.

    Raises:
        OSError: The folder exists but cannot be read.
    """
    failed = failed_stamps(folder)
    offered = (path for path in set(_paths(folder)) - skipped if stamp_of(path) not in failed)
    for path in sorted(offered, key=_written, reverse=True):
        found = _usable(path, find_game)
        if found and not found.finished and not is_locked(path):
            return found
    return None


def _usable(path: Path, find_game: FindGame) -> MatchHeader | None:
    """Return the summary of a match file, or None if it cannot be used."""
    try:
        return read_header(path, find_game)
    except (OSError, FileRejectedError, LineError, HeaderError):
        return None


def delete(path: Path) -> None:
    """Delete a match.

    Raises:
        TimeoutError: It is being played.
        OSError: It cannot be deleted.
    """
    with locked(path, patience_s=0):
        path.unlink()


def prune_finished(folder: Path, find_game: FindGame, most: int = MOST_FINISHED) -> list[Path]:
    """Delete the oldest finished matches beyond `most`; return the deleted paths.

    Raises:
        OSError: The folder or a match cannot be read or deleted.
    """
    finished = [each for each in all_shelved(folder, find_game)[0] if each.finished]
    gone = list[Path]()
    for each in finished[most:]:
        try:
            delete(each.path)
        except TimeoutError:
            continue
        gone.append(each.path)
    return gone


def _paths(folder: Path) -> list[Path]:
    """Return the files of a folder that may be matches."""
    return list(folder.glob(f"[!.]*{ENDING}")) if folder.is_dir() else []


def _written(path: Path) -> float:
    """Return when a file was last written, or 0 if it is gone."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _is_empty(path: Path) -> bool:
    """Return whether a file is empty or gone.

    An empty file means that the program was killed before it wrote anything.
    """
    try:
        return path.stat().st_size == 0
    except FileNotFoundError:
        return True
