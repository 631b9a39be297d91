"""Puzzles: tables with thrown dice on which only very few flicks reach the goal."""

from collections.abc import Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated

from annotated_types import Interval, Len

from cubacube.rules import frozen
from cubacube.session.files.levels import level_names
from cubacube.session.households.practised import MadeFlick
from cubacube.session.settings.model import Preview
from cubacube.session.shipped import folder
from cubacube.shell.learning.lesson import Exercise, LessonError, read_script
from cubacube.shell.practice.drill import Medal, Task

MOST_STARS = 5
PREVIEW: Preview = "direction"
"""Preview while aiming; with the whole path there would be nothing to solve."""
_SEATS = "human:Ana,bot:0:Bruno,bot:0:Carla"
_OPTIONS = "races=1"
_MEDALS: tuple[tuple[int, Medal], ...] = ((1, "gold"), (3, "silver"), (10, "bronze"))
"""Maximum number of tries for each medal."""


@frozen
class Found:
    """One puzzle as found by the search; `level` and `seed` produce its table.

    `flick` solves the puzzle. The search repeated it with random errors of 3.5 degrees in
    direction and 8 % in strength. `percent` is the percentage of these tries that succeeded.
    `stars` is the difficulty computed from `percent`.
    """

    level: Annotated[str, Len(1, 24)]
    seed: Annotated[int, Interval(ge=0, le=999_999)]
    stars: Annotated[int, Interval(ge=1, le=MOST_STARS)]
    percent: Annotated[int, Interval(ge=1, le=100)]
    flick: MadeFlick


@frozen
class PuzzleKind:
    """All puzzles with the same task, and the texts for it."""

    game: Annotated[str, Len(1, 20)]
    order: Annotated[int, Interval(ge=1, le=100)]
    task: Task
    title: Annotated[str, Len(1, 24)]
    say: Annotated[str, Len(1, 230)]
    done: Annotated[str, Len(1, 230)]
    puzzles: Annotated[tuple[Found, ...], Len(0, 100)] = ()


@frozen
class Puzzle:
    """One puzzle; the flick may pass through any Gate that may be declared."""

    kind: PuzzleKind
    found: Found
    gate: tuple[str, ...] = ()
    symbol: str = ""

    @property
    def name(self) -> str:
        """Unique name."""
        return f"{self.kind.task}-{self.found.level}-{self.found.seed}"

    @property
    def task(self) -> Task:
        """The task of the flick."""
        return self.kind.task

    @property
    def exercise(self) -> Exercise:
        """The exercise: its table and texts, without undo and without trying out flicks."""
        return Exercise(
            self.kind.title,
            self.kind.say,
            self.kind.done,
            seats=_SEATS,
            options=_OPTIONS,
            seed=self.found.seed,
            level=self.found.level,
            strict=True,
        )


def medal_for(tries: int) -> Medal | None:
    """Return the medal for solving a puzzle with this number of tries."""
    return next((medal for most, medal in _MEDALS if tries <= most), None)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles, easy ones first.

    Raises:
        LessonError: A file has faults.
    """
    kinds = [read_kind(path) for path in sorted(folder("assets").glob("puzzles/*.toml"))]
    found = [Puzzle(kind, each) for kind in kinds for each in kind.puzzles]
    return tuple(sorted(found, key=lambda each: (each.found.stars, each.kind.order)))


def read_kind(path: Path) -> PuzzleKind:
    """Read the puzzles of one task from a file.

    Raises:
        LessonError: The file has faults.
    """
    kind = read_script(path, PuzzleKind)
    if kind.task == "turn_up":
        raise LessonError(f"{path.name}: task: a puzzle cannot have the task turn_up")
    places, levels = [(each.level, each.seed) for each in kind.puzzles], level_names()
    for number, place in enumerate(places):
        key = f"{path.name}: puzzles[{number}]"
        if place[0] not in levels:
            raise LessonError(f"{key}.level: must be a level that comes with the game")
        if place in places[:number]:
            raise LessonError(f"{key}.seed: this table is listed twice")
    return kind


def of_the_day(day: date, all_: Sequence[Puzzle]) -> Puzzle:
    """Return the puzzle of a day; it is the same for everybody who has the same puzzles.

    A puzzle returns only after every other puzzle has had its day.
    """
    order = sorted(all_, key=lambda each: sha256(each.name.encode()).digest())
    return order[day.toordinal() % len(order)]
