"""`cubacube household`: list the people who play here; export and import their data."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cubacube.session.files.plain import plain
from cubacube.session.households.file import (
    export_household,
    household_path,
    import_household,
    read_household,
)
from cubacube.session.language.translation import _, _n
from cubacube.session.play.records import RecordError
from cubacube.shell.cli.parser import WordError

_LONGEST_PATH = 4096


def show(_arguments: Namespace) -> int:
    """Print one line per person.

    Raises:
        WordError: The file has faults.
        OSError: It cannot be read.
    """
    with _refusing():
        household = read_household(household_path())
    for profile in household.profiles:
        said = _("{name}: {matches} matches, {won} won, {achievements} achievements")
        print(
            said.format(
                name=plain(profile.name),
                matches=profile.matches,
                won=profile.won,
                achievements=len(profile.achievements),
            )
        )
    return 0


def export(arguments: Namespace) -> int:
    """Write the household to a file.

    Raises:
        WordError: The household's own file has faults.
        OSError: It cannot be read, or the new file cannot be written.
    """
    with _refusing():
        place = export_household(household_path(), Path(arguments.file))
    print(plain(place, _LONGEST_PATH))
    return 0


def import_(arguments: Namespace) -> int:
    """Replace the household by the one in a file.

    Raises:
        WordError: The file has faults.
        OSError: It cannot be read, or cannot be written here.
    """
    with _refusing():
        household = import_household(household_path(), Path(arguments.file))
    count = len(household.profiles)
    said = _n(
        "The household now has {count} person.", "The household now has {count} people.", count
    )
    print(said.format(count=count))
    return 0


@contextmanager
def _refusing() -> Iterator[None]:
    """Turn a RecordError into a WordError."""
    try:
        yield
    except RecordError as fault:
        raise WordError(str(fault)) from fault
