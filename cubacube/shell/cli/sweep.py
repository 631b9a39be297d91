"""`cubacube level sweep`: measure tables with thousands of flicks and whole games."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from cubacube.games.catalogue import UnknownGameError, game
from cubacube.session.extras import ExtraError
from cubacube.session.files.door import write_whole
from cubacube.session.files.levels import ENDING, LevelError, file_name, is_level_code
from cubacube.session.files.plain import plain, whole_path
from cubacube.session.language.numbers import exact, listed
from cubacube.session.language.translation import N_, _
from cubacube.shell.cli.level import show_result
from cubacube.shell.cli.parser import MOST_GAMES, StuckError, WordError, is_whole, refusing
from cubacube.shell.cli.work import interval, results_folder
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
    path = results_folder(arguments, folder, _("for plots and a progress bar run: {command}"))
    with refusing(WorkersError, TableError, as_=StuckError):
        entry = run(asked, path, arguments.jobs or processors(), arguments.cluster)
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
    facts = {_("Flicks on each table"): f"{asked.flicks}", _("Seed"): f"{asked.seed}"}
    figures = [
        {
            _("table"): table["label"],
            **{key.rstrip(":"): each for key, each in _cells(table).items()},
        }
        for table in entry["tables"]
    ]
    pictures = (
        (_(caption), picture.read_bytes())
        for pattern, caption in _PICTURES.items()
        for picture in sorted(path.glob(pattern))
    )
    title, heading = _("Sweep of {names}"), _("Figures, with 95 % intervals")
    title = title.format(names=listed([*names]))
    return report(title, words, facts, {heading: figures}, pictures)


_PICTURES = {
    "varied*.png": N_("Figures over the varied values"),
    "compared.png": N_("Differences from the first table"),
    "gates.png": N_("Clean crossings by Gate and distance"),
    "drives.png": N_("Results of a flick"),
    "stopping.png": N_("Stopping distance"),
    "games.png": N_("Lengths of whole games"),
    "heat-[1-6].png": N_("Clean crossings by angle and speed, on one of the first six tables"),
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
            said = _(
                "--games {word} is not allowed: use GAME:N, such as race:20, with N up to {most}"
            )
            raise WordError(said.format(word=repr(plain(word)), most=MOST_GAMES))
        if game(name).level is None:
            said = _("--games {word} cannot be used: {game} has no dice to flick")
            raise WordError(said.format(word=repr(word), game=name))
        if name in found:
            raise WordError(_("--games: {name} is listed twice").format(name=name))
        found[name] = int(count)
    return tuple(found.items())


def _line(table: Told) -> str:
    """Return the figures of a table as one line of text."""
    return f"{table['label']}: {', '.join(f'{key} {each}' for key, each in _cells(table).items())}"


def _cells(table: Told) -> dict[str, str]:
    """Return the figures of a table by their names."""
    found = {
        _(words): interval(figure["value"], figure.get("low"), figure.get("high"))
        for name, words in _SHORT
        if "value" in (figure := table["figures"].get(name, {}))
    }
    for name, games in table["games"].items():
        said = _("{ended} of {count} matches end, turns: {turns}")
        turns = exact(games["turns_median"]) if games["ended"] else "–"
        found[f"{name}:"] = said.format(ended=games["ended"], count=games["of"], turns=turns)
    return found


_SHORT = (
    ("aimed.clean", N_("clean crossings")),
    ("aimed.damage", N_("Damage per drive")),
    ("aimed.tumbled", N_("dice tipped over")),
    ("aimed.dice_left", N_("dice off the table")),
)
