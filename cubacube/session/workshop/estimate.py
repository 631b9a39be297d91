"""Estimate how a level plays, from several hundred simulated drives."""

import logging
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future
from itertools import takewhile
from random import Random
from typing import Protocol, TypeAlias

from cubacube.kit.cards import Cards
from cubacube.rules import frozen
from cubacube.session.files.cards import load_cards
from cubacube.session.play.apart import InlineExecutor, pool_of
from cubacube.session.play.dealer import stream
from cubacube.session.workshop.intervals import Interval, of_count, of_share
from cubacube.session.workshop.sample import Sample
from cubacube.table import TableError
from cubacube.table.level import Level

_log = logging.getLogger(__name__)

TABLES = 16
"""Number of random tables, each with all dice thrown."""
FIRST = 4
"""Number of tables before the first result is shown."""
FLICKS = 25
"""Number of flicks on each table."""
SEED = 1


class Trial(Protocol):
    """The result of one flick."""

    @property
    def throw(self) -> int:
        """The number of the random table on which the flick was made."""

    @property
    def aimed(self) -> bool:
        """Whether it was a drive at a Gate."""

    @property
    def clean(self) -> bool:
        """Whether it crossed the Gate without any Damage."""

    @property
    def damage(self) -> int:
        """Number of Damage tokens that it cost."""

    @property
    def tumbled(self) -> int:
        """Number of dice that rolled over."""

    @property
    def left(self) -> int:
        """Number of dice that left the area."""


Trials: TypeAlias = Callable[[Level, Cards, int, Random, int], Iterable[Trial]]
"""Makes flicks with random errors and yields their results.

The arguments are the level, the cards, the table number, the rng, and the number of
flicks.
"""


Part: TypeAlias = tuple[Trial, ...] | None
"""The results of all drives at Gates on one random table.

None if the dice of the table never stop, or find no place.
"""


@frozen
class Average:
    """A mean with its 95 % interval."""

    mean: float
    interval: Interval


@frozen
class DriveEstimate:
    """Averages over drives through open Gates, all made with the same aiming noise."""

    drives: int
    clean: Average
    """The fraction of drives, 0 to 1, that crossed without any Damage."""
    damage: Average
    """Damage tokens per drive."""
    tumbles: Average
    """Dice that rolled over per drive."""
    left: Average
    """Dice that left the area per drive."""


def get_ready(_trials: Trials) -> None:
    """Prepare a process for estimates: load the cards and the code that every estimate needs.

    `_trials` is not called. Passing it makes the process import the module of that function.
    """
    load_cards()


def part(level: Level, trials: Trials, number: int) -> Part:
    """Simulate the drives on table `number`; the same random numbers are used for every level."""
    rng = stream(SEED, f"flicks 0 {number}")
    try:
        made = tuple(trials(level, load_cards(), number, rng, FLICKS))
    except TableError:
        return None
    return tuple(each for each in made if each.aimed)


def estimate(parts: Sequence[Part]) -> DriveEstimate | None:
    """Combine the drives of some tables; None if a table failed or drives are too few."""
    drives = [drive for each in parts if each is not None for drive in each]
    if len(drives) < 2 or None in parts:
        return None

    def average(
        of: Callable[[Trial], float], interval: Callable[[Sample], Interval] = of_count
    ) -> Average:
        sample = Sample(tuple(map(of, drives)), tuple(drive.throw for drive in drives))
        return Average(sample.mean, interval(sample))

    return DriveEstimate(
        len(drives),
        average(lambda drive: drive.clean, of_share),
        average(lambda drive: drive.damage),
        average(lambda drive: drive.tumbled),
        average(lambda drive: drive.left),
    )


_PROCESSES = 2
_AHEAD = 2 * _PROCESSES
"""Number of tables that are queued at once.

It is small because the program, when it ends, waits for all queued tables.
"""


@frozen
class Answer:
    """The estimate of a level so far."""

    level: Level
    found: DriveEstimate | None
    """The estimate; None if the dice never stop or find no place on this level."""
    whole: bool = True
    """Whether the estimate is complete."""


class Estimator(Protocol):
    """Estimates one level at a time; a new request replaces the one before."""

    def ask(self, level: Level, /) -> None:
        """Start the estimate of a level."""
        ...

    def answer(self) -> Answer | None:
        """Return the estimate if it has changed since the last call, otherwise None."""
        ...

    def close(self) -> None:
        """Stop estimating."""
        ...


class EstimatorProcess:
    """Estimates table by table in processes that start before the first request.

    The first tables give an answer, and each further table improves it. Tables are added to the
    answer in the order of their numbers. So an answer does not depend on which process finishes
    first.
    """

    def __init__(self, trials: Trials) -> None:
        self._trials = trials
        self._pool: Executor | None = pool_of(_PROCESSES, heeds_ctrl_c=False)
        for _ in range(_PROCESSES):
            self._pool.submit(get_ready, trials)
        self._level: Level | None = None
        self._parts: list[Future[Part]] = []
        self._told = 0
        """Number of tables in the last answer."""

    def ask(self, level: Level) -> None:
        """Estimate a level from the next answer on; drop what is queued of the previous one."""
        for each in self._parts:
            each.cancel()
        self._level, self._told, self._parts = level, 0, []

    def answer(self) -> Answer | None:
        """Return the estimate if more tables are done, otherwise None.

        If a process has ended, by a lack of memory for example, this one tests all tables again.
        """
        if self._level is None:
            return None
        try:
            self._go_on(self._level)
            done = [each.result() for each in takewhile(Future.done, self._parts)]
        except BrokenExecutor as fault:
            _log.warning("a process that tests tables has ended: %s", fault)
            self._pool = InlineExecutor()
            self.ask(self._level)
            return None
        if len(done) < FIRST or len(done) == self._told:
            return None
        self._told, whole = len(done), len(done) == TABLES or None in done
        answer = Answer(self._level, estimate(done), whole)
        if whole:
            self._level, self._parts = None, []
        return answer

    def _go_on(self, level: Level) -> None:
        """Queue some more tables."""
        assert self._pool is not None, "nobody asks who was closed"
        open_ones = sum(not each.done() for each in self._parts)
        for number in range(len(self._parts), min(TABLES, len(self._parts) + _AHEAD - open_ones)):
            self._parts.append(self._pool.submit(part, level, self._trials, number))

    def close(self) -> None:
        """Cancel what is queued, and shut the processes down."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._level = None
        self._parts = []
