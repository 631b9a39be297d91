"""`cubacube level sweep`: tables measured by thousands of flicks and whole games."""

import json
import sys
from argparse import Namespace
from pathlib import Path

from cubacube.games.catalogue import UnknownGameError, game
from cubacube.session.extras import ExtraError, advice, has
from cubacube.session.files.levels import LevelError
from cubacube.session.files.plain import plain
from cubacube.shell.cli.parser import MOST_GAMES, StuckError, WordError
from cubacube.shell.tuning.executor import AddressError, WorkersError, processors
from cubacube.shell.tuning.figures import Told
from cubacube.shell.tuning.folder import FolderError
from cubacube.shell.tuning.settings import VaryError, read_vary, settings
from cubacube.shell.tuning.sweep import Sweep, run
from cubacube.table import TableError

_LONGEST_PATH = 400
_WRONG = (VaryError, LevelError, UnknownGameError, AddressError, ExtraError, FolderError)


def sweep(arguments: Namespace) -> int:
    """Measure tables, write what was found into a folder, and print it in short.

    Raises:
        WordError: A word is wrong, a level has faults, or what is needed is not installed.
        StuckError: A cluster or a process is gone, or dice find no place on a table.
        OSError: The results cannot be written.
    """
    try:
        tables = settings(arguments.files, [read_vary(word) for word in arguments.vary])
        asked = Sweep(tables, arguments.flicks, _games(arguments.games), arguments.seed)
        path = Path(arguments.out)
        if arguments.jobs is not None and arguments.cluster is not None:
            raise WordError("--jobs and --cluster do not go together: a cluster has its own")
        if not has("tune"):
            print(_without(), file=sys.stderr)
        told = run(asked, path, arguments.jobs or processors(), arguments.cluster)
    except _WRONG as fault:
        raise WordError(str(fault)) from fault
    except (WorkersError, TableError) as fault:
        raise StuckError(f"{fault}; the same command goes on where this one ended") from fault
    if arguments.json:
        print(json.dumps({"folder": str(path)} | told))
    else:
        print("\n".join((*map(_line, told["tables"]), plain(path, _LONGEST_PATH))))
    return 0


def _games(words: list[str]) -> tuple[tuple[str, int], ...]:
    """Read GAME:N, each game once.

    Raises:
        WordError: It is written otherwise, or the game has no dice to flick.
        UnknownGameError: There is no such game.
    """
    found: dict[str, int] = {}
    for word in words:
        name, _colon, count = word.partition(":")
        digits = count.isascii() and count.isdecimal() and len(count) <= len(str(MOST_GAMES))
        if not digits or not 1 <= int(count) <= MOST_GAMES:
            raise WordError(
                f"--games {plain(word)!r} is not allowed, needed is GAME:N, such as race:20, "
                f"with N from 1 to {MOST_GAMES}"
            )
        if game(name).level is None:
            raise WordError(f"--games {word!r} is not allowed: {name} has no dice to flick")
        if name in found:
            raise WordError(f"--games: {name} is named twice")
        found[name] = int(count)
    return tuple(found.items())


def _without() -> str:
    """What is missing without the optional part."""
    return f"cubacube: no plots, no intervals and no progress bar without: {advice('tune')}"


def _line(table: Told) -> str:
    """The figures of a table in one line for people."""
    parts = []
    for name, words in _SHORT:
        if "value" in (figure := table["figures"].get(name, {})):
            parts.append(f"{words} {_number(figure)}")
    for name, games in table["games"].items():
        length = f" in {games['turns_median']:g} turns" if games["ended"] else ""
        parts.append(f"{name}: {games['ended']} of {games['of']} end{length}")
    return f"{table['label']}: {', '.join(parts)}"


_SHORT = (
    ("aimed.clean", "clean crossings"),
    ("aimed.damage", "Damage per drive"),
    ("aimed.tumbled", "dice that tumble"),
    ("aimed.dice_left", "dice that leave"),
)


def _number(figure: Told) -> str:
    """A figure and how far it may be off."""
    if "low" not in figure:
        return f"{figure['value']:.3f}"
    return f"{figure['value']:.3f} ({figure['low']:.3f} to {figure['high']:.3f})"
