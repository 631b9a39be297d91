"""Run estimates in separate processes, so that no frame waits for one."""

from concurrent.futures import Executor, Future
from itertools import takewhile
from typing import Final, Protocol

from cubacube.rules import frozen
from cubacube.session.play.apart import pool_of
from cubacube.session.workshop.estimate import (
    FIRST,
    TABLES,
    DriveEstimate,
    Part,
    Trials,
    estimate,
    get_ready,
    part,
)
from cubacube.table.level import Level

_PROCESSES: Final = 2
_AHEAD: Final = 2 * _PROCESSES
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
        """Start the estimate of a level, and cancel what is queued for the one before."""
        for each in self._parts:
            each.cancel()
        self._level, self._told, self._parts = level, 0, []
        self._go_on(level)

    def answer(self) -> Answer | None:
        """Return the estimate if more tables are done, otherwise None."""
        if self._level is None:
            return None
        self._go_on(self._level)
        done = [each.result() for each in takewhile(Future.done, self._parts)]
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
