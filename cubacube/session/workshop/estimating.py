"""Estimates are made in processes of their own, so that no frame waits for one."""

from concurrent.futures import Future, ProcessPoolExecutor
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
"""So many tables are asked for at once: a program that ends waits for them."""


@frozen
class Answer:
    """What was found out about a level by now."""

    level: Level
    found: DriveEstimate | None
    """None: dice find no rest or place on it."""
    whole: bool = True
    """Whether nothing more comes."""


class Estimator(Protocol):
    """Is asked about one level after the other; what was asked before is forgotten."""

    def ask(self, level: Level, /) -> None:
        """Begin to think about a level."""
        ...

    def answer(self) -> Answer | None:
        """What is known of the last level since it was looked last; None if nothing new is."""
        ...

    def close(self) -> None:
        """Nobody asks any more."""
        ...


class EstimatorProcess:
    """Thinks in other processes, which are started before anything is asked, table by table.

    The first tables give an answer, every further one a better one. Answers are of all tables up to
    a number, so that so many drives always say the same, whichever process was faster.
    """

    def __init__(self, trials: Trials) -> None:
        self._trials = trials
        self._pool: ProcessPoolExecutor | None = pool_of(_PROCESSES, heeds_ctrl_c=False)
        for _ in range(_PROCESSES):
            self._pool.submit(get_ready, trials)
        self._level: Level | None = None
        self._parts: list[Future[Part]] = []
        self._told = 0
        """So many tables were in the last answer."""

    def ask(self, level: Level) -> None:
        """Ask it at once; what has not begun of the question before is not done any more."""
        for each in self._parts:
            each.cancel()
        self._level, self._told, self._parts = level, 0, []
        self._go_on(level)

    def answer(self) -> Answer | None:
        """What has come from the processes."""
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
        """Ask for some tables more."""
        assert self._pool is not None, "nobody asks who was closed"
        open_ones = sum(not each.done() for each in self._parts)
        for number in range(len(self._parts), min(TABLES, len(self._parts) + _AHEAD - open_ones)):
            self._parts.append(self._pool.submit(part, level, self._trials, number))

    def close(self) -> None:
        """What is still thought about is given up."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._level = None
        self._parts = []
