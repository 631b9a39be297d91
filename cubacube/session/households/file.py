"""The household file: validated when read, written atomically."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from annotated_types import Len

from cubacube.rules import frozen
from cubacube.session.files.budget import HOUSEHOLD
from cubacube.session.files.declared import Place
from cubacube.session.files.door import set_aside, write_new, write_whole
from cubacube.session.files.lock import locked
from cubacube.session.households.model import Household, Profile
from cubacube.session.households.puzzled import fault_in_days
from cubacube.session.play.records import read_declared, read_or_put_aside
from cubacube.session.play.setup import LONGEST_NAME, fault_in, normalize_name
from cubacube.session.settings.folders import data_folder

NAME = "household.json"
_OLD_NAMES = "names.json"
MOST_OLD = 20


@frozen
class _OldNames:
    names: Annotated[tuple[Annotated[str, Len(1, LONGEST_NAME)], ...], Len(0, 1000)]


def household_path() -> Path:
    """Return the path of this user's household file, which need not exist yet.

    Raises:
        FileNotFoundError: The user has no home folder.
    """
    return data_folder() / NAME


def read_household(path: Path) -> Household:
    """Read the household from its file.

    If there is no such file, return a new household with the names that older versions of the
    program saved.

    Raises:
        RecordError: The file has errors; the message lists the first ones with key and range.
        OSError: It exists but cannot be read.
    """
    found = read_declared(path, Household, _clashes, HOUSEHOLD)
    if found is not None:
        return found
    names = known_names(path.with_name(_OLD_NAMES))
    return Household(tuple(Profile(name) for name in names))


def known_names(path: Path) -> tuple[str, ...]:
    """Return the names that older versions of the program saved, newest first.

    Raises:
        RecordError: The file has errors.
        OSError: It exists but cannot be read.
    """
    kept, found = read_declared(path, _OldNames, _unfit), dict[str, str]()
    for name in kept.names if kept else ():
        found.setdefault(normalize_name(name), name.strip())
    return tuple(found.values())[:MOST_OLD]


def _unfit(kept: _OldNames) -> Iterator[tuple[Place, str]]:
    """Yield the names that cannot be shown."""
    for number, name in enumerate(kept.names):
        if fault := fault_in((name,)):
            yield ("names", number), fault


def change_household(path: Path, change: Callable[[Household], Household]) -> Household:
    """Apply `change` to the household in a file and return the result.

    A faulty file is set aside under another name.

    Raises:
        OSError: The file cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # Hold the lock from reading to writing, or changes of another program would be lost.
    with locked(path):
        if not path.exists():
            read_or_put_aside(path.with_name(_OLD_NAMES), known_names)
        household = change(read_or_put_aside(path, read_household))
        write_whole(path, text_of(household).encode())
    return household


def export_household(path: Path, place: Path) -> Path:
    """Export a household to another file and return its path.

    If the name is taken, use the next free one.

    Raises:
        RecordError: The file has errors.
        OSError: It cannot be read, or the other one cannot be written.
    """
    return write_new(place, text_of(read_household(path)).encode())


def import_household(path: Path, source: Path) -> Household:
    """Replace the household with that of another file; the old file is set aside.

    Raises:
        RecordError: The other file has errors; nothing is changed.
        OSError: It does not exist, or the household cannot be written.
    """
    source.stat()  # a missing file is an error, not an empty household
    household = read_household(source)
    path.parent.mkdir(parents=True, exist_ok=True)
    with locked(path):
        if path.exists():
            set_aside(path)
        write_whole(path, text_of(household).encode())
    return household


def text_of(household: Household) -> str:
    """Return the household as JSON text."""
    return json.dumps(asdict(household), indent=1, ensure_ascii=False) + "\n"


def _clashes(household: Household) -> Iterator[tuple[Place, str]]:
    """Yield errors that range checks miss: bad or duplicate names, invalid dates."""
    for number, profile in enumerate(household.profiles):
        if fault := fault_in((profile.name,)):
            yield ("profiles", number, "name"), fault
        if fault := fault_in_days(profile.days):
            yield ("profiles", number, "days", "last"), fault
    if fault := fault_in_days(household.days):
        yield ("days", "last"), fault
    if fault := fault_in(household.names):
        yield ("profiles",), fault
