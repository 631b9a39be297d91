"""Remember which match files could not be opened, so that they are not offered again."""

import logging
from pathlib import Path
from typing import Annotated

from annotated_types import Len

from cubacube.rules import frozen
from cubacube.session.files.lock import locked
from cubacube.session.files.plain import plain
from cubacube.session.play.records import RecordError, read_declared, read_or_put_aside, write_json

_log = logging.getLogger(__name__)

_FILE = "failed.json"
_MOST = 100


@frozen
class _Failed:
    failed: Annotated[tuple[Annotated[str, Len(0, 400)], ...], Len(0, _MOST)] = ()


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
        return frozenset(_read(folder / _FILE))
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
            write_json(record, {"failed": [*others, stamp][-_MOST:]})
    except OSError as fault:
        _log.warning("cannot note that a match failed: %s", plain(fault))


def _read(record: Path) -> tuple[str, ...]:
    return (read_declared(record, _Failed) or _Failed()).failed
