"""Run a sweep: do the missing jobs in parallel and write the results."""

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any

from cubacube import __version__
from cubacube.ai.flicking.flick_row import FlickRow
from cubacube.rules import frozen
from cubacube.session.extras import extra, has
from cubacube.session.files.levels import parse_level
from cubacube.shell.tuning.figures import Result, Told, axes, compared, figures
from cubacube.shell.tuning.folder import Folder, FolderKind
from cubacube.shell.tuning.games import GameRow
from cubacube.shell.tuning.jobs import GameJob, Job, Rows, do, jobs, rows_of
from cubacube.shell.tuning.settings import SweptTable
from cubacube.shell.tuning.work import do_missing

SWEEP: FolderKind[Job, Rows] = FolderKind(
    "sweep",
    MappingProxyType({"settings": "FILE (--vary)"}),
    rows_of,
)


@frozen
class Sweep:
    """The parameters of a sweep: tables, flicks and games on each, and the seed."""

    settings: tuple[SweptTable, ...]
    flicks: int
    games: tuple[tuple[str, int], ...]
    seed: int

    @property
    def jobs(self) -> tuple[Job, ...]:
        """All jobs of the sweep."""
        return tuple(jobs(self.settings, self.flicks, self.games, self.seed))

    def asked(self) -> Mapping[str, Any]:
        """Return everything that the results depend on, for the folder's record."""
        return {
            "version": __version__,
            "flicks": self.flicks,
            "games": [list(each) for each in self.games],
            "seed": self.seed,
            "settings": [
                {"label": each.label, "level_sha256": sha256(each.text.encode()).hexdigest()}
                for each in self.settings
            ],
        }


def run(sweep: Sweep, path: Path, jobs: int, cluster: str | None = None) -> Told:
    """Do the jobs missing in this folder, write all results and return a summary.

    Raises:
        FolderError: The folder belongs to another sweep, or to something else.
        AddressError: The cluster address is invalid.
        ExtraError: A package needed for a cluster is not installed.
        WorkersError: No cluster answers, or a process was ended from outside.
        TableError: Dice find no place on one of the tables.
        OSError: The results cannot be written.
    """
    folder = Folder(path, SWEEP)
    with folder.opened(sweep.asked()):
        do_missing(folder, sweep.jobs, do, (jobs, cluster), "flick", _weight)
        return _write(sweep, folder)


def _weight(job: Job) -> int:
    """Return the cost of a job, measured in flicks; a game costs as much as very many flicks."""
    return 5000 if isinstance(job, GameJob) else job.count


def _write(sweep: Sweep, folder: Folder[Job, Rows]) -> Told:
    """Write tables, figures and plots; return the summary."""
    results = _results(sweep, folder)
    entry = [figures(each) for each in results]
    summary = {
        "axes": axes(sweep.settings),
        "tables": entry,
        "compared": compared(results) if len(results) > 1 else [],
    }
    flicks = ((each.setting.label, *row) for each in results for row in each.flicks)
    games = ((each.setting.label, *row) for each in results for row in each.games)
    folder.write("flicks.csv", _table(("table", *FlickRow._fields), flicks))
    if sweep.games:
        folder.write("games.csv", _table(("table", *GameRow._fields), games))
    folder.write("figures.csv", _figure_table(entry))
    folder.write("figures.json", (json.dumps(summary, indent=1) + "\n").encode())
    for setting in sweep.settings:
        folder.write(f"table-{setting.number + 1}.toml", setting.text.encode())
    if has("tune"):
        plots = extra("cubacube.shell.tuning.plots", "tune")
        for name, picture in plots.painted(results, summary):
            folder.write(name, picture)
    return summary


def _results(sweep: Sweep, folder: Folder[Job, Rows]) -> Sequence[Result]:
    """Return the rows of all jobs, grouped by table, in the order of the jobs."""
    flicks: dict[int, list[FlickRow]] = {each.number: [] for each in sweep.settings}
    games: dict[int, list[GameRow]] = {each.number: [] for each in sweep.settings}
    for job in sweep.jobs:
        rows: Any = folder.rows(job)
        (games if isinstance(job, GameJob) else flicks)[job.setting].extend(rows)
    return [
        Result(
            each,
            parse_level(each.text, each.label),
            tuple(flicks[each.number]),
            tuple(games[each.number]),
        )
        for each in sweep.settings
    ]


def _figure_table(entry: Sequence[Told]) -> bytes:
    """Return a CSV table with a line for each figure of each table in the sweep.

    Each line also has the varied values of the table.
    """
    keys = list(dict.fromkeys(key for each in entry for key in each["values"]))
    head = ("table", *keys, "figure", "count", "value", "low", "high")
    return _table(head, _figure_rows(entry, keys))


def _figure_rows(entry: Sequence[Told], keys: Sequence[str]) -> Iterator[tuple[Any, ...]]:
    for each in entry:
        varied = [each["values"].get(key, "") for key in keys]
        for name, figure in each["figures"].items():
            numbers = (figure.get(part, "") for part in ("count", "value", "low", "high"))
            yield (each["label"], *varied, name, *numbers)


def _table(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> bytes:
    """Return a CSV table; booleans become 1 and 0."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(
        [int(value) if isinstance(value, bool) else value for value in row] for row in rows
    )
    return text.getvalue().encode()
