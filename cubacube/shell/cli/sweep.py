"""`cubacube level sweep`: measure tables with thousands of flicks and whole games."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from cubacube.games.catalogue import UnknownGameError, game
from cubacube.session.extras import ExtraError
from cubacube.session.files.door import write_whole
from cubacube.session.files.levels import ENDING, LevelError, file_name, is_level_code
from cubacube.session.files.plain import plain, whole_path
from cubacube.shell.cli.level import show_result
from cubacube.shell.cli.parser import MOST_GAMES, StuckError, WordError, is_whole, refusing
from cubacube.shell.cli.work import results_folder
from cubacube.shell.tuning.executor import AddressError, WorkersError, processors
from cubacube.shell.tuning.figures import Told
from cubacube.shell.tuning.folder import FolderError
from cubacube.shell.tuning.report import report
from cubacube.shell.tuning.settings import VaryError, read_vary, settings
from cubacube.shell.tuning.sweep import Sweep, run
from cubacube.table import TableError


@refusing(VaryError, LevelError, UnknownGameError, AddressError, ExtraError, FolderError)
def sweep(arguments: Namespace) -> int:
    """Measure tables, write the results to a folder, and print a summary.

    Raises:
        WordError: An argument is wrong, a level has faults, or a package is not installed.
        StuckError: The cluster or a process has stopped, or dice find no place on a table.
        OSError: The results cannot be written.
    """
    tables = settings(arguments.files, [read_vary(word) for word in arguments.vary])
    asked = Sweep(tables, arguments.flicks, _games(arguments.games), arguments.seed)
    folder = f"sweep-{_word(arguments.files[0])}"
    path = results_folder(arguments, folder, "plots and a progress bar")
    try:
        entry = run(asked, path, arguments.jobs or processors(), arguments.cluster)
    except WorkersError as fault:
        raise StuckError(f"{fault}. Run the same command again to continue") from fault
    except TableError as fault:
        raise StuckError(str(fault)) from fault
    told, lines = {"folder": str(path)} | entry, [*map(_line, entry["tables"]), whole_path(path)]
    if arguments.report:
        page = path / "report.html"
        write_whole(page, _report(asked, arguments.words, entry, path))
        told["report"] = str(page)
        lines.append(whole_path(page))
    show_result(arguments, told, *lines)
    return 0


def _report(asked: Sweep, words: Sequence[str], entry: Told, path: Path) -> bytes:
    """Return the report of a sweep whose results are in a folder."""
    names = dict.fromkeys(each.level for each in asked.settings)
    facts = {"Flicks on each table": f"{asked.flicks}", "Seed": f"{asked.seed}"}
    figures = [
        {"table": table["label"], **{key.rstrip(":"): each for key, each in _cells(table).items()}}
        for table in entry["tables"]
    ]
    pictures = (
        (caption, picture.read_bytes())
        for pattern, caption in _PICTURES.items()
        for picture in sorted(path.glob(pattern))
    )
    title = f"Sweep of {', '.join(names)}"
    return report(title, words, facts, {"Figures, with 95 % intervals": figures}, pictures)


_PICTURES = {
    "varied*.png": "Figures over the varied values",
    "compared.png": "Differences from the first table",
    "gates.png": "Clean crossings by Gate and distance",
    "drives.png": "Results of a flick",
    "stopping.png": "Stopping distance",
    "games.png": "Lengths of whole games",
    "heat-[1-6].png": "Clean crossings by angle and speed, on one of the first six tables",
}
"""The plots of a report, each with its caption."""


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
        if not is_whole(count, 1, MOST_GAMES):
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


def _line(table: Told) -> str:
    """Return the figures of a table as one line of text."""
    return f"{table['label']}: {', '.join(f'{key} {each}' for key, each in _cells(table).items())}"


def _cells(table: Told) -> dict[str, str]:
    """Return the figures of a table by their names."""
    found = {
        words: _number(figure)
        for name, words in _SHORT
        if "value" in (figure := table["figures"].get(name, {}))
    }
    for name, games in table["games"].items():
        length = f" in {games['turns_median']:g} turns" if games["ended"] else ""
        found[f"{name}:"] = f"{games['ended']} of {games['of']} matches end{length}"
    return found


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
