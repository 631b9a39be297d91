"""Remember how each game was set up last."""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

from annotated_types import Interval, Len

from cubacube.rules import frozen
from cubacube.session.files.declared import Place
from cubacube.session.files.lock import locked
from cubacube.session.play.records import read_declared, read_or_put_aside, write_json
from cubacube.session.play.setup import LONGEST_NAME, Side, fault_in
from cubacube.session.settings.folders import data_folder

NAME = "setups.json"
PERSON = -1
LONGEST_LEVEL = 400
"""Maximum length of a saved level name or path."""


@frozen
class KnownSeat:
    """One seat: the typed name (may be empty), the side, and who plays."""

    typed: Annotated[str, Len(0, LONGEST_NAME)]
    side: Side
    bot: Annotated[int, Interval(ge=PERSON, le=9)] = PERSON


@frozen
class KnownSetup:
    """The last setup of one game; house rules are written as on the command line."""

    game: Annotated[str, Len(1, 20)]
    seats: Annotated[tuple[KnownSeat, ...], Len(1, 20)]
    options: Annotated[str, Len(0, 400)] = ""
    level: Annotated[str, Len(0, LONGEST_LEVEL)] = ""
    strict: bool = False
    training: bool = False


@frozen
class KnownSetups:
    """The last setup of each game."""

    games: Annotated[tuple[KnownSetup, ...], Len(0, 20)] = ()

    def of(self, game: str) -> KnownSetup | None:
        """Return the setup of one game, or None."""
        return next((each for each in self.games if each.game == game), None)


def known_setups() -> KnownSetups:
    """Read the last setups of all games.

    Raises:
        RecordError: The file has errors.
        OSError: It exists but cannot be read.
    """
    return _setups_in(data_folder() / NAME)


def save_setup(setup: KnownSetup) -> KnownSetups:
    """Save the last setup of a game; return the last setups of all games.

    A faulty file is set aside under another name.

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
    return read_declared(path, KnownSetups, _clashes) or KnownSetups()


def _clashes(setups: KnownSetups) -> Iterator[tuple[Place, str]]:
    """Yield the names that cannot be shown."""
    for game, setup in enumerate(setups.games):
        for number, seat in enumerate(setup.seats):
            fault: Any = fault_in((seat.typed,)) if seat.typed else None
            if fault:
                yield ("games", game, "seats", number, "typed"), fault
