"""`cubacube household`: list the people who play here; export and import their data."""

from argparse import Namespace
from pathlib import Path

from cubacube.session.files.plain import plain, whole_path
from cubacube.session.households.file import (
    export_household,
    household_path,
    import_household,
    read_household,
)
from cubacube.session.language.translation import _, _n
from cubacube.session.play.records import RecordError
from cubacube.shell.cli.parser import refusing


@refusing(RecordError)
def show(_arguments: Namespace) -> int:
    """Print one line per person.

    Raises:
        WordError: The file has faults.
        OSError: It cannot be read.
    """
    said = _("{name}: matches {matches}, won {won}, achievements {achievements}")
    for profile in read_household(household_path()).profiles:
        name, count = plain(profile.name), len(profile.achievements)
        print(said.format(name=name, matches=profile.matches, won=profile.won, achievements=count))
    return 0


@refusing(RecordError)
def export(arguments: Namespace) -> int:
    """Write the household to a file.

    Raises:
        WordError: The household's own file has faults.
        OSError: It cannot be read, or the new file cannot be written.
    """
    print(whole_path(export_household(household_path(), Path(arguments.file))))
    return 0


@refusing(RecordError)
def import_(arguments: Namespace) -> int:
    """Replace the household by the one in a file.

    Raises:
        WordError: The file has faults.
        OSError: The file cannot be read, or the household cannot be written.
    """
    count = len(import_household(household_path(), Path(arguments.file)).profiles)
    said = _n(
        "The household now has {count} person.", "The household now has {count} people.", count
    )
    print(said.format(count=count))
    return 0
