"""Read the names of past players from the file that older versions of the program wrote."""

from pathlib import Path
from typing import Any

from cubacube.session.files.plain import plain, plain_path
from cubacube.session.language.translation import _
from cubacube.session.play.records import RecordError, read_list
from cubacube.session.play.setup import fault_in, normalize_name

MOST = 20
_KEY = "names"
_LONGEST = 60


def known_names(path: Path) -> tuple[str, ...]:
    """Return the names of past players, newest first; empty without a file.

    Raises:
        RecordError: The file has errors.
        OSError: It exists but cannot be read.
    """
    names = read_list(path, _KEY, _("{path}: must be a list of names."))
    for name in names:
        if not _is_name(name):
            said = _("{path}: {name} is not a valid name.")
            raise RecordError(said.format(path=plain_path(path), name=plain(repr(name), _LONGEST)))
    found: dict[str, str] = {}
    for name in names:
        found.setdefault(normalize_name(name), name.strip())
    return tuple(found.values())[:MOST]


def _is_name(name: Any) -> bool:
    return isinstance(name, str) and fault_in((name,)) is None
