"""Estimates are made in a process of their own, so that no frame waits for one."""

from concurrent.futures import Future, ProcessPoolExecutor
from typing import Protocol

from cubacube.session.play.apart import pool_of
from cubacube.session.workshop.estimate import Estimate, estimate
from cubacube.table.level import Level


class Estimator(Protocol):
    """Is asked about one level after the other; what was asked before is forgotten."""

    def ask(self, level: Level, /) -> None:
        """Begin to think about a level."""
        ...

    def answer(self) -> tuple[Level, Estimate | None] | None:
        """A level and what was found out about it, once; None as long as nothing is known."""
        ...

    def close(self) -> None:
        """Nobody asks any more."""
        ...


class AtOnce:
    """Thinks when the answer is looked for."""

    def __init__(self) -> None:
        self._level: Level | None = None

    def ask(self, level: Level) -> None:
        """Keep the question."""
        self._level = level

    def answer(self) -> tuple[Level, Estimate | None] | None:
        """The answer to the last question."""
        level, self._level = self._level, None
        return None if level is None else (level, estimate(level))

    def close(self) -> None:
        """Nothing goes on."""


class Apart:
    """Thinks in another process, which is started with the first question."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._wanted: Level | None = None
        """The last question, not asked yet."""
        self._asked: tuple[Level, Future[Estimate | None]] | None = None

    def ask(self, level: Level) -> None:
        """Ask it when the question before is answered."""
        self._wanted = level
        self._go_on()

    def answer(self) -> tuple[Level, Estimate | None] | None:
        """What has come from the process."""
        found = None
        if self._asked is not None and self._asked[1].done():
            level, future = self._asked
            self._asked = None
            found = level, future.result()
        self._go_on()
        return found

    def close(self) -> None:
        """What is still thought about is given up."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._asked = self._wanted = None

    def _go_on(self) -> None:
        if self._wanted is None or self._asked is not None:
            return
        if self._pool is None:
            self._pool = pool_of(1, heeds_ctrl_c=False)
        self._asked = self._wanted, self._pool.submit(estimate, self._wanted)
        self._wanted = None
