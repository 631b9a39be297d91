"""The file of a household: read with every fault told by key and range, written whole."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Final

from cubacube.session.files.door import set_aside, write_new, write_whole
from cubacube.session.files.kinds import Place
from cubacube.session.files.lock import locked
from cubacube.session.households.model import Household, Profile
from cubacube.session.households.puzzled import fault_in_days
from cubacube.session.play.declared_file import read_declared
from cubacube.session.play.known_names import known_names
from cubacube.session.play.records import data_folder, read_or_put_aside
from cubacube.session.play.setup import fault_in

LARGEST_BYTES: Final = 4 * 1024 * 1024
MOST: Final = 1_000_000
"""Keys, items and brackets: ten times what a household of the largest size has."""
NAME: Final = "household.json"
_OLD_NAMES: Final = "names.json"


def household_path() -> Path:
    """Where the household of this user is kept; the file need not exist yet.

    Raises:
        FileNotFoundError: The user has no home folder.
    """
    return data_folder() / NAME


def read_household(path: Path) -> Household:
    """The household of a file; without one, people whose names an older program has kept.

    Raises:
        RecordError: The file has faults; the text names the first ones, each with key and range.
        OSError: It is there, but cannot be read.
    """
    found = read_declared(path, Household, _clashes, LARGEST_BYTES, MOST)
    if found is not None:
        return found
    names = known_names(path.with_name(_OLD_NAMES))
    return Household(tuple(Profile(name) for name in names))


def change_household(path: Path, change: Callable[[Household], Household]) -> Household:
    """Let the file hold what `change` makes of it; it is that then. Faulty files are put aside.

    Raises:
        OSError: The file cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # Between reading and writing nobody else may write: theirs would be lost.
    with locked(path):
        if not path.exists():
            read_or_put_aside(path.with_name(_OLD_NAMES), known_names)
        household = change(read_or_put_aside(path, read_household))
        write_whole(path, text_of(household).encode())
    return household


def export_household(path: Path, place: Path) -> Path:
    """Write the household of a file to another place, or the next free name; where it is.

    Raises:
        RecordError: The file has faults.
        OSError: It cannot be read, or not be written there.
    """
    return write_new(place, text_of(read_household(path)).encode())


def import_household(path: Path, source: Path) -> Household:
    """Let the household of another file be the one that is kept; the one before is put aside.

    Raises:
        RecordError: The other file has faults; nothing is changed then.
        OSError: There is none, or it cannot be written here.
    """
    source.stat()  # a file that is not there is no empty household
    household = read_household(source)
    path.parent.mkdir(parents=True, exist_ok=True)
    with locked(path):
        if path.exists():
            set_aside(path)
        write_whole(path, text_of(household).encode())
    return household


def text_of(household: Household) -> str:
    """The household as a file."""
    return json.dumps(asdict(household), indent=1, ensure_ascii=False) + "\n"


def _clashes(household: Household) -> Iterator[tuple[Place, str]]:
    """What no single range tells: a name that cannot be shown, two that sound alike, no day."""
    for number, profile in enumerate(household.profiles):
        if fault := fault_in((profile.name,)):
            yield ("profiles", number, "name"), fault
        if fault := fault_in_days(profile.days):
            yield ("profiles", number, "days", "last"), fault
    if fault := fault_in_days(household.days):
        yield ("days", "last"), fault
    if fault := fault_in(household.names):
        yield ("profiles",), fault
