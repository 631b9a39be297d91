"""Which lessons somebody here has been through: kept in the data folder."""

import logging
from pathlib import Path

from cubacube.games import catalogue
from cubacube.session.files.lock import locked
from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _
from cubacube.session.play.records import (
    RecordError,
    data_folder,
    read_list,
    read_or_put_aside,
    shown,
    write_json,
)

_log = logging.getLogger(__name__)

_FILE = "lessons.json"
_KEY = "passed"
_LONGEST = 60


def passed() -> tuple[str, ...]:
    """The games whose lessons were passed, in the order of the menu.

    Raises:
        RecordError: The file has faults.
        OSError: It is there, but cannot be read.
    """
    return _passed_in(data_folder() / _FILE)


def _passed_in(path: Path) -> tuple[str, ...]:
    games = read_list(path, _KEY, _("{path}: a list of games is wanted."))
    for game in games:
        if game not in catalogue.names():
            said = _("{path}: {game} is no game.")
            raise RecordError(said.format(path=shown(path), game=plain(repr(game), _LONGEST)))
    return tuple(name for name in catalogue.names() if name in games)


def save_passed(game: str) -> None:
    """Remember that a lesson was passed. A file with faults is put aside.

    Raises:
        OSError: The file cannot be written.
    """
    path = data_folder() / _FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    with locked(path):
        before = read_or_put_aside(path, _passed_in)
        write_json(path, {_KEY: sorted({*before, game})})


class Lessons:
    """Asked for once in a run; a file with faults is no reason to offer no lesson."""

    def __init__(self) -> None:
        self._passed: set[str] | None = None

    def has_passed(self, game: str) -> bool:
        """Whether somebody here has been through the lesson of a game."""
        if self._passed is None:
            try:
                self._passed = set(passed())
            except (RecordError, OSError) as fault:
                _log.warning("%s", fault)
                self._passed = set()
        return game in self._passed

    def keep(self, game: str) -> str:
        """Write down that a lesson was passed; why it cannot be done, or nothing."""
        self._passed = {*(self._passed or ()), game}
        try:
            save_passed(game)
        except OSError as fault:
            return str(fault)
        return ""
