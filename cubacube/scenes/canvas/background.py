"""Run work in a background thread, so that the window does not wait."""

from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

from cubacube.session.files.cancelling import Cancellation

T = TypeVar("T")
PATIENCE_S = 0.004
"""Longest time in seconds that a frame waits for background work."""


class BackgroundTask(Generic[T]):
    """A background thread that runs one function and keeps its result."""

    def __init__(self, work: Callable[[], T]) -> None:
        """Start the work in a daemon thread, which does not stop the program from ending.

        Where the system has no threads, the work is done at once.
        """
        self._work = work
        self._cancellation = Cancellation()
        self._came: T
        self._fault: BaseException | None = None
        self._thread = Thread(target=self._do, daemon=True)
        try:
            self._thread.start()
        except RuntimeError:  # this system has no threads
            self._do()

    def done(self, seconds: float | None) -> bool:
        """Return whether the work is done, after waiting up to `seconds` (None: until done)."""
        if self._thread.is_alive():
            self._thread.join(seconds)
        return not self._thread.is_alive()

    def result(self) -> T:
        """Return the result of the finished work, or raise the exception that the work raised."""
        if self._fault is not None:
            raise self._fault
        return self._came

    def cancel(self) -> None:
        """Stop the work as soon as it asks; its result is lost."""
        self._cancellation.cancel()

    def _do(self) -> None:
        try:
            self._came = self._cancellation.run(self._work)
        except BaseException as fault:
            self._fault = fault  # raised again in `result`
