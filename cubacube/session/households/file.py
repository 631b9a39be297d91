"""The file of a household: read with every fault told by key and range, written whole."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Final

from cubacube.session.files.bounds import DoorError
from cubacube.session.files.door import read_text, set_aside, write_new, write_whole
from cubacube.session.files.importing import IMPORTING
from cubacube.session.files.lock import locked
from cubacube.session.files.plain import plain
from cubacube.session.households.model import Household, Profile
from cubacube.session.language.translation import _
from cubacube.session.play.known_names import known_names
from cubacube.session.play.records import RecordError, data_folder, read_or_put_aside, shown
from cubacube.session.play.setup import fault_in

LARGEST_BYTES: Final = 4 * 1024 * 1024
MOST: Final = 100_000
"""Keys, items and brackets: many times what a household of the largest size has."""
NAME: Final = "household.json"
_OLD_NAMES: Final = "names.json"
_MOST_FAULTS: Final = 5


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
    try:
        text = read_text(path, LARGEST_BYTES, MOST)
    except FileNotFoundError:
        names = known_names(path.with_name(_OLD_NAMES))
        return Household(tuple(Profile(name) for name in names))
    except DoorError as fault:
        raise RecordError(f"{shown(path)}: {fault}") from fault
    try:
        raw = json.loads(text)
    except ValueError as fault:
        said = _("{path}: this is no JSON ({why}).")
        raise RecordError(said.format(path=shown(path), why=plain(fault))) from fault
    if not isinstance(raw, dict):
        raise RecordError(_("{path}: a household is wanted.").format(path=shown(path)))
    # pydantic takes a tenth of a second to import, which a program without a file should not wait.
    with IMPORTING:
        from cubacube.session.files.declared import build, key_path, problems  # noqa: PLC0415

    faults = list(problems(Household, raw))
    if not faults:
        household: Household = build(Household, raw)
        faults = list(_clashes(household))
    if faults:
        told = [f"{key_path(place)}: {problem}" for place, problem in faults[:_MOST_FAULTS]]
        raise RecordError(f"{shown(path)}: {'; '.join(told)}")
    return household


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


def _clashes(household: Household) -> Iterator[tuple[tuple[int | str, ...], str]]:
    """What no single range tells: a name that cannot be shown, two that sound alike."""
    for number, profile in enumerate(household.profiles):
        if fault := fault_in((profile.name,)):
            yield ("profiles", number, "name"), fault
    if fault := fault_in(household.names):
        yield ("profiles",), fault
