"""Save the results of the search, and write the puzzle files."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from cubacube.session.files.checked import build
from cubacube.session.files.door import write_whole
from cubacube.shell.practice.puzzle import Found, Puzzle, PuzzleKind

MOST_OF_STARS: Final = 8
"""Maximum number of puzzles of one kind with the same stars."""
MOST_OF_LEVEL: Final = 3
"""Maximum number of puzzles of one kind on one level."""
_BEGIN: Final = "\n[[puzzles]]\n"

Place = tuple[str, int]
"""A level and a seed."""


class Known:
    """Saved search results, one line per table, so that no table is searched twice."""

    def __init__(self, path: Path | None, kinds: Sequence[PuzzleKind]) -> None:
        self._path, self._kinds = path, {each.task: each for each in kinds}
        self.found: dict[Place, list[Puzzle]] = {}
        lines = path.read_text().splitlines() if path is not None and path.exists() else []
        for line in lines:
            self._read(json.loads(line))

    def keep(self, place: Place, puzzles: list[Puzzle]) -> None:
        """Save the puzzles found on a table."""
        self.found[place] = puzzles
        rows = [{"task": each.task, **asdict(each.found)} for each in puzzles]
        if self._path is not None:
            with self._path.open("a") as file:
                file.write(json.dumps({"level": place[0], "seed": place[1], "found": rows}) + "\n")

    def _read(self, line: dict[str, Any]) -> None:
        puzzles = [
            Puzzle(self._kinds[each.pop("task")], build(Found, each)) for each in line["found"]
        ]
        self.found[line["level"], line["seed"]] = puzzles


def chosen(tables: Iterable[Sequence[Puzzle]]) -> list[Puzzle]:
    """Choose the puzzles to ship from the results, in search order.

    At most the hardest puzzle of each table is taken, because one flick often solves
    several kinds. The numbers per level and per difficulty are limited for each kind.
    """
    count: Counter[tuple[str, object]] = Counter()
    kept = []
    for puzzles in tables:
        for each in sorted(puzzles, key=lambda puzzle: puzzle.found.percent)[:1]:
            hard, there = (each.task, each.found.stars), (each.task, each.found.level)
            if count[hard] < MOST_OF_STARS and count[there] < MOST_OF_LEVEL:
                count.update((hard, there))
                kept.append(each)
    return kept


def write(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write the puzzles of one kind below the head of its file."""
    head = path.read_text(encoding="utf-8").split(_BEGIN)[0].rstrip("\n") + "\n"
    order = sorted(puzzles, key=lambda each: (each.found.stars, -each.found.percent))
    rows = "".join(_BEGIN + "".join(_lines(each.found)) for each in order)
    write_whole(path, (head + rows).encode())


def _lines(found: Found) -> Iterator[str]:
    yield f'level = "{found.level}"\n'
    for name in ("seed", "stars", "percent"):
        yield f"{name} = {getattr(found, name)}\n"
    values = (f"{key} = {_value(value)}" for key, value in asdict(found.flick).items())
    yield f"flick = {{ {', '.join(values)} }}\n"


def _value(value: object) -> str:
    """Format a value as TOML, which equals JSON for these values."""
    return json.dumps(value)
