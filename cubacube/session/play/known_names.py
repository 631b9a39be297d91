"""Names of people that outlast the program: who played last is offered first."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from cubacube.session.files.lock import locked
from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _
from cubacube.session.play.records import (
    RecordError,
    data_folder,
    keep_json,
    kept_list,
    read_or_put_aside,
    shown,
)
from cubacube.session.play.setup import fault_in, heard

MOST = 20
"""Who has not played for the longest time is forgotten."""
_FILE = "names.json"
_KEY = "names"
_LONGEST = 60


def known_names() -> tuple[str, ...]:
    """The names of those who have played here, the last ones first.

    Raises:
        RecordError: The file has faults.
        OSError: It is there, but cannot be read.
    """
    return _names_in(data_folder() / _FILE)


def _names_in(path: Path) -> tuple[str, ...]:
    names = kept_list(path, _KEY, _("{path}: a list of names is wanted."))
    for name in names:
        if not _is_name(name):
            said = _("{path}: {name} is no name that can be shown.")
            raise RecordError(said.format(path=shown(path), name=plain(repr(name), _LONGEST)))
    return _each_once(names)


def keep_names(names: Iterable[str]) -> tuple[str, ...]:
    """Remember who plays; all names that are known then. A file with faults is put aside.

    Raises:
        OSError: The file cannot be written.
    """
    path = data_folder() / _FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    # Between reading and writing nobody else may write: their names would be lost.
    with locked(path):
        known = _each_once((*names, *read_or_put_aside(path, _names_in)))
        keep_json(path, {_KEY: known})
    return known


def _is_name(name: Any) -> bool:
    return isinstance(name, str) and fault_in((name,)) is None


def _each_once(names: Iterable[str]) -> tuple[str, ...]:
    """The first of all that sound alike, as many as are kept."""
    found: dict[str, str] = {}
    for name in names:
        found.setdefault(heard(name), name.strip())
    return tuple(found.values())[:MOST]
