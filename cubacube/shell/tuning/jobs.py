"""Split a sweep into jobs; each contains all it needs to run on any machine."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from cubacube.ai.flicking.flick_row import FlickRow
from cubacube.ai.flicking.trials import trials
from cubacube.rules import frozen
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import parse_level
from cubacube.session.play.dealer import stream
from cubacube.session.play.setup import LARGEST_SEED
from cubacube.shell.tuning.games import GameRow, played
from cubacube.shell.tuning.heat_map import mapped
from cubacube.shell.tuning.result_line import line_of, result_in
from cubacube.shell.tuning.settings import SweptTable
from cubacube.table.level import Level

CHUNK = 200
"""Maximum number of flicks in one job, for thrown tables and for the heat map."""
_ROWS = "rows"

Rows: TypeAlias = list[FlickRow] | list[GameRow]


@frozen
class FlickJob:
    """Flicks on one randomly thrown table."""

    setting: int
    text: str
    seed: int
    chunk: int
    count: int

    @property
    def name(self) -> str:
        """Name that is unique within a sweep."""
        return f"{self.setting:04}-flicks-{self.chunk:06}"

    def rows(self) -> list[FlickRow]:
        """Run the job."""
        rng = stream(self.seed, f"flicks {self.setting} {self.chunk}")
        return list(trials(_level(self.text), load_cards(), self.chunk, rng, self.count))


@frozen
class MapJob:
    """Part of the heat map, from flick number `first` on."""

    setting: int
    text: str
    first: int
    count: int

    @property
    def name(self) -> str:
        """Name that is unique within a sweep."""
        return f"{self.setting:04}-map-{self.first:06}"

    def rows(self) -> list[FlickRow]:
        """Run the job."""
        return list(mapped(_level(self.text), self.first, self.count))


@frozen
class GameJob:
    """One game."""

    setting: int
    text: str
    seed: int
    game: str
    number: int
    count: int = 1

    @property
    def name(self) -> str:
        """Name that is unique within a sweep."""
        return f"{self.setting:04}-{self.game}-{self.number:06}"

    def rows(self) -> list[GameRow]:
        """Run the job."""
        rng = stream(self.seed, f"{self.game} {self.setting} {self.number}")
        return [played(self.game, self.text, rng.randint(0, LARGEST_SEED))]


Job: TypeAlias = FlickJob | MapJob | GameJob


def jobs(
    settings: Sequence[SweptTable], flick_count: int, games: Sequence[tuple[str, int]], seed: int
) -> Iterator[Job]:
    """Yield all jobs of a sweep; games come first, as they take longest."""
    for which, count in games:
        for number in range(count):
            for each in settings:
                yield GameJob(each.number, each.text, seed, which, number)
    for chunk, count in enumerate(_chunks(flick_count)):
        for each in settings:
            yield FlickJob(each.number, each.text, seed, chunk, count)
            yield MapJob(each.number, each.text, chunk * CHUNK, count)


def do(job: Job) -> bytes:
    """Run a job and return its rows as one line with a checksum."""
    return line_of(_ROWS, job.rows())


def rows_of(job: Job, line: bytes) -> Rows | None:
    """Parse a line written by `do`; None if it is not a valid result of this job."""
    kind = list[GameRow] if isinstance(job, GameJob) else list[FlickRow]
    rows: Rows | None = result_in(line, _ROWS, kind)
    return rows if rows is not None and len(rows) == job.count else None


def _chunks(count: int) -> Iterator[int]:
    """Yield the number of flicks in each chunk."""
    for first in range(0, count, CHUNK):
        yield min(CHUNK, count - first)


@lru_cache(maxsize=16)
def _level(text: str) -> Level:
    """Parse a valid level; cached because many jobs of a worker use the same one."""
    return parse_level(text, "level")
