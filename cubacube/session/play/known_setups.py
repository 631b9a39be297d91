"""How each game was set up last, which outlasts the program."""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Final

from annotated_types import Interval, Len

from cubacube.rules import frozen
from cubacube.session.files.kinds import Place
from cubacube.session.files.lock import locked
from cubacube.session.play.declared_file import read_declared
from cubacube.session.play.records import data_folder, read_or_put_aside, write_json
from cubacube.session.play.setup import LONGEST_NAME, Side, fault_in

NAME: Final = "setups.json"
LARGEST_BYTES: Final = 64 * 1024
PERSON: Final = -1
LONGEST_LEVEL: Final = 400
"""Letters of the name or path of a table that is remembered."""


@frozen
class KnownSeat:
    """One seat: what was typed as a name, perhaps nothing, its side, and who plays."""

    typed: Annotated[str, Len(0, LONGEST_NAME)]
    side: Side
    bot: Annotated[int, Interval(ge=PERSON, le=9)] = PERSON


@frozen
class KnownSetup:
    """One game: seats, house rules as on the command line, table, and what kind of match."""

    game: Annotated[str, Len(1, 20)]
    seats: Annotated[tuple[KnownSeat, ...], Len(1, 20)]
    options: Annotated[str, Len(0, 400)] = ""
    level: Annotated[str, Len(0, LONGEST_LEVEL)] = ""
    strict: bool = False
    training: bool = False


@frozen
class KnownSetups:
    """The last one of each game."""

    games: Annotated[tuple[KnownSetup, ...], Len(0, 20)] = ()

    def of(self, game: str) -> KnownSetup | None:
        """That of one game."""
        return next((each for each in self.games if each.game == game), None)


def known_setups() -> KnownSetups:
    """All of them.

    Raises:
        RecordError: The file has faults.
        OSError: It is there, but cannot be read.
    """
    return _setups_in(data_folder() / NAME)


def save_setup(setup: KnownSetup) -> KnownSetups:
    """Remember how a game was set up; all that is known then. A faulty file is put aside.

    Raises:
        OSError: The file cannot be written.
    """
    path = data_folder() / NAME
    path.parent.mkdir(parents=True, exist_ok=True)
    with locked(path):
        before = read_or_put_aside(path, _setups_in)
        others = (each for each in before.games if each.game != setup.game)
        after = KnownSetups((setup, *others))
        write_json(path, asdict(after))
    return after


def _setups_in(path: Path) -> KnownSetups:
    return read_declared(path, KnownSetups, _clashes, LARGEST_BYTES) or KnownSetups()


def _clashes(setups: KnownSetups) -> Iterator[tuple[Place, str]]:
    """A name that cannot be shown."""
    for game, setup in enumerate(setups.games):
        for number, seat in enumerate(setup.seats):
            fault: Any = fault_in((seat.typed,)) if seat.typed else None
            if fault:
                yield ("games", game, "seats", number, "typed"), fault
