"""Write the results of a sweep as CSV tables."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from cubacube.ai.flicking.trials import FlickRow
from cubacube.shell.tuning.figures import Result, Told
from cubacube.shell.tuning.games import GameRow


def flick_table(results: Sequence[Result]) -> bytes:
    """Return a CSV table with a line for each flick."""
    rows = ((each.setting.label, *row) for each in results for row in each.flicks)
    return _table(("table", *FlickRow._fields), rows)


def game_table(results: Sequence[Result]) -> bytes:
    """Return a CSV table with a line for each game."""
    rows = ((each.setting.label, *row) for each in results for row in each.games)
    return _table(("table", *GameRow._fields), rows)


def figure_table(entry: Sequence[Told]) -> bytes:
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
