"""Remember which match files could not be opened, so that they are not offered again."""

import logging
from pathlib import Path
from typing import Any

from cubacube.session.files.lock import locked
from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _
from cubacube.session.play.records import RecordError, read_list, read_or_put_aside, write_json

_log = logging.getLogger(__name__)

_FILE, _KEY = "failed.json", "failed"
_MOST = 100


def stamp_of(path: Path) -> str:
    """Return name, size and time of a file, which differ as soon as it changes; empty if gone."""
    try:
        found = path.stat()
    except OSError:
        return ""
    return f"{path.name} {found.st_size} {found.st_mtime_ns}"


def failed_stamps(folder: Path) -> frozenset[str]:
    """Return the stamps of all files that could not be opened; empty if these are not known."""
    try:
        return frozenset(each for each in _read(folder / _FILE) if isinstance(each, str))
    except (OSError, RecordError) as fault:
        _log.warning("cannot read which matches failed: %s", plain(fault))
        return frozenset()


def record_failure(folder: Path, stamp: str) -> None:
    """Remember that a match could not be opened as its file was at this stamp.

    If that cannot be written, it is only logged.
    """
    record = folder / _FILE
    try:
        with locked(record):
            others = [each for each in read_or_put_aside(record, _read) if each != stamp]
            write_json(record, {_KEY: [*others, stamp][-_MOST:]})
    except OSError as fault:
        _log.warning("cannot note that a match failed: %s", plain(fault))


def _read(record: Path) -> list[Any]:
    return read_list(record, _KEY, _("{path}: must have a list of failed matches."))
