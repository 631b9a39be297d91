"""Store in the data folder which lessons were passed."""

import logging
from pathlib import Path
from typing import Annotated

from annotated_types import Len

from cubacube.games import catalogue
from cubacube.rules import frozen
from cubacube.session.files.lock import locked
from cubacube.session.files.plain import plain_fault
from cubacube.session.play.records import (
    RecordError,
    read_declared,
    read_or_put_aside,
    write_json,
)
from cubacube.session.settings.folders import data_folder

_log = logging.getLogger(__name__)

_FILE = "lessons.json"


@frozen
class _Passed:
    passed: Annotated[tuple[Annotated[str, Len(1, 60)], ...], Len(0, 100)] = ()


def passed() -> tuple[str, ...]:
    """Return the games whose lessons were passed, in the order of the menu.

    Raises:
        RecordError: The file has faults.
        OSError: It exists, but cannot be read.
    """
    games = _passed_in(data_folder() / _FILE)
    return tuple(name for name in catalogue.names() if name in games)


def _passed_in(path: Path) -> tuple[str, ...]:
    """Return all games in the file, also those that are not installed now."""
    return (read_declared(path, _Passed) or _Passed()).passed


def save_passed(*games: str) -> None:
    """Save that lessons were passed. A file with faults is renamed and replaced.

    Raises:
        OSError: The file cannot be written.
    """
    path = data_folder() / _FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    with locked(path):
        before = read_or_put_aside(path, _passed_in)
        write_json(path, {"passed": sorted({*before, *games})})


class Lessons:
    """Cache of passed lessons, read once per run; empty if the file has faults."""

    def __init__(self) -> None:
        self._passed: set[str] | None = None

    def has_passed(self, game: str) -> bool:
        """Whether somebody here has passed the lesson of a game."""
        if self._passed is None:
            try:
                self._passed = set(passed())
            except (RecordError, OSError) as fault:
                _log.warning("%s", fault)
                self._passed = set()
        return game in self._passed

    def keep(self, game: str) -> str:
        """Save that a lesson was passed; return an error message, empty on success."""
        self._passed = {*(self._passed or ()), game}
        try:
            save_passed(*self._passed)  # all of them: the file may have been deleted
        except OSError as fault:
            return plain_fault(fault)
        return ""
