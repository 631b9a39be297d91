"""Time budget for painting: what does not fit into one frame is painted in the next.

Drawing code need not know about it. When the time is up, a missing picture is not made and
the drawing is aborted. The next frame starts the drawing again and finds all pictures made
so far. A slow machine needs more frames, but its finished screen looks the same.
"""

from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import TypeAlias

from cubacube.scenes.canvas.background import PATIENCE_S

Clock: TypeAlias = Callable[[], float]
"""A function that returns the seconds since an arbitrary moment."""


class OutOfTimeError(Exception):
    """The time budget is used up, and there is more to paint."""


class PaintBudget:
    """A time budget for painting; with any budget above 0 s, at least one picture is made.

    So painting comes to an end after enough frames, however short the time for each frame is.
    A budget of 0 s makes no picture at all.
    """

    def __init__(self, seconds: float, clock: Clock = perf_counter) -> None:
        """Set the budget; its time starts when the first missing picture is made.

        Drawing cached pictures before that does not count.
        """
        self._seconds = seconds
        self._clock = clock
        self._until: float | None = None
        self._made = seconds <= 0

    def begin(self) -> None:
        """Check that there is time to make a missing picture.

        Raises:
            OutOfTimeError: The picture must be made in another frame.
        """
        if self._until is None:
            self._until = self._clock() + self._seconds
        if self._made and self._clock() >= self._until:
            raise OutOfTimeError

    def wait(self, done: Callable[[float | None], bool]) -> None:
        """Wait briefly for background work.

        If the budget has no time limit, wait until the work is done.

        Raises:
            OutOfTimeError: The work is not done yet.
        """
        if not done(None if self._seconds == inf else PATIENCE_S):
            raise OutOfTimeError

    def end(self) -> None:
        """Record that a picture was made."""
        self._made = True
