"""`cubacube level sweep`: measure tables with thousands of flicks and whole games."""

import json
import sys
from argparse import Namespace
from pathlib import Path

from cubacube.games.catalogue import UnknownGameError, game
from cubacube.session.extras import ExtraError, advice, has
from cubacube.session.files.levels import ENDING, LevelError, file_name, is_level_code
from cubacube.session.files.plain import plain, plain_path
from cubacube.shell.cli.parser import MOST_GAMES, StuckError, WordError, refusing
from cubacube.shell.tuning.executor import AddressError, WorkersError, is_exposed, processors
from cubacube.shell.tuning.figures import Told
from cubacube.shell.tuning.folder import FolderError
from cubacube.shell.tuning.settings import VaryError, read_vary, settings
from cubacube.shell.tuning.sweep import Sweep, run
from cubacube.table import TableError

_LONGEST_PATH = 400


@refusing(VaryError, LevelError, UnknownGameError, AddressError, ExtraError, FolderError)
def sweep(arguments: Namespace) -> int:
    """Measure tables, write the results to a folder, and print a summary.

    Raises:
        WordError: An argument is wrong, a level has faults, or a package is not installed.
        StuckError: The cluster or a process has stopped, or dice find no place on a table.
        OSError: The results cannot be written.
    """
    try:
        tables = settings(arguments.files, [read_vary(word) for word in arguments.vary])
        asked = Sweep(tables, arguments.flicks, _games(arguments.games), arguments.seed)
        if arguments.jobs is not None and arguments.cluster is not None:
            raise WordError("use either --jobs or --cluster: a cluster has its own processes")
        warn_of_network(arguments.cluster)
        path = results_folder(arguments, f"sweep-{_word(arguments.files[0])}")
        if not has("tune"):
            print(_without(), file=sys.stderr)
        entry = run(asked, path, arguments.jobs or processors(), arguments.cluster)
    except (WorkersError, TableError) as fault:
        raise StuckError(f"{fault}. Run the same command again to continue") from fault
    if arguments.json:
        print(json.dumps({"folder": str(path)} | entry))
    else:
        print("\n".join((*map(_line, entry["tables"]), plain_path(path))))
    return 0


def results_folder(arguments: Namespace, work: str) -> Path:
    """Return the folder for the results; if it is not an argument, tell its name."""
    if arguments.out is not None:
        return Path(arguments.out)
    path = Path(f"{work}-{arguments.seed}")
    print(f"cubacube: the results go to the folder {plain_path(path)}", file=sys.stderr)
    return path


def warn_of_network(cluster: str | None) -> None:
    """Warn of a cluster on other machines whose connections have no TLS."""
    if cluster is not None and is_exposed(cluster):
        print(
            f"cubacube: warning: {plain(cluster)} has no TLS: who can reach these machines can run "
            "programs on them and on yours; use tls:// (docs/tuning.md)",
            file=sys.stderr,
        )


def _word(level: str) -> str:
    """Return a name for a level that a folder may have."""
    if is_level_code(level):
        return "code"
    return file_name(Path(level).stem).removesuffix(ENDING)


def _games(words: list[str]) -> tuple[tuple[str, int], ...]:
    """Parse GAME:N; each game may be named once.

    Raises:
        WordError: The format is wrong, or the game has no dice to flick.
        UnknownGameError: There is no such game.
    """
    found: dict[str, int] = {}
    for word in words:
        name, _colon, count = word.partition(":")
        digits = count.isascii() and count.isdecimal() and len(count) <= len(str(MOST_GAMES))
        if not digits or not 1 <= int(count) <= MOST_GAMES:
            raise WordError(
                f"--games {plain(word)!r} is not allowed: use GAME:N, such as race:20, "
                f"with N from 1 to {MOST_GAMES}"
            )
        if game(name).level is None:
            raise WordError(f"--games {word!r} cannot be used: {name} has no dice to flick")
        if name in found:
            raise WordError(f"--games: {name} is listed twice")
        found[name] = int(count)
    return tuple(found.items())


def _without() -> str:
    """Return a warning that optional packages are missing; it names what they would add."""
    return f"cubacube: for plots and a progress bar run: {advice('tune')}"


def _line(table: Told) -> str:
    """Return the figures of a table as one line of text."""
    parts = []
    for name, words in _SHORT:
        if "value" in (figure := table["figures"].get(name, {})):
            parts.append(f"{words} {_number(figure)}")
    for name, games in table["games"].items():
        length = f" in {games['turns_median']:g} turns" if games["ended"] else ""
        parts.append(f"{name}: {games['ended']} of {games['of']} matches end{length}")
    return f"{table['label']}: {', '.join(parts)}"


_SHORT = (
    ("aimed.clean", "clean crossings"),
    ("aimed.damage", "Damage per drive"),
    ("aimed.tumbled", "dice tipped over"),
    ("aimed.dice_left", "dice off the table"),
)


def _number(figure: Told) -> str:
    """Return a figure with its interval, if there is one."""
    if "low" not in figure:
        return f"{figure['value']:.3f}"
    return f"{figure['value']:.3f} ({figure['low']:.3f} to {figure['high']:.3f})"
