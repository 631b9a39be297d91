"""A stretch of painting: what does not fit into the time of a frame is painted in the next ones.

Whoever draws needs not know of it. A picture that is missing when the time is up is not made; the
drawing is given up, and begun anew in the next frame, which finds all that was made before. So the
finished picture is the same whatever the machine is like.
"""

from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import TypeAlias

from cubacube.scenes.canvas.background import PATIENCE_S

Clock: TypeAlias = Callable[[], float]
"""Seconds since some moment."""


class OutOfTimeError(Exception):
    """The time of a stint is up, and there is more to paint."""


class PaintBudget:
    """At least one picture is made in it, so that many stints come to an end; none in 0 s."""

    def __init__(self, seconds: float, clock: Clock = perf_counter) -> None:
        """The time runs from the first picture on: what is only copied was paid for before."""
        self._seconds = seconds
        self._clock = clock
        self._until: float | None = None
        self._made = seconds <= 0

    def begin(self) -> None:
        """A picture is missing.

        Raises:
            OutOfTimeError: It must wait.
        """
        if self._until is None:
            self._until = self._clock() + self._seconds
        if self._made and self._clock() >= self._until:
            raise OutOfTimeError

    def wait(self, done: Callable[[float | None], bool]) -> None:
        """Wait a little for what is made elsewhere; until it is `done` if there is time for all.

        Raises:
            OutOfTimeError: It must wait.
        """
        if not done(None if self._seconds == inf else PATIENCE_S):
            raise OutOfTimeError

    def end(self) -> None:
        """A picture is made."""
        self._made = True
