"""Cancel work that runs in a thread: the work asks, often, whether it was cancelled."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import RLock
from typing import TypeVar

T = TypeVar("T")


class CancelledError(Exception):
    """The work was cancelled; nobody waits for its result."""


class Cancellation:
    """Belongs to one piece of work; any thread may cancel it."""

    def __init__(self) -> None:
        self.lock = RLock()
        self.is_cancelled = False

    def cancel(self) -> None:
        """Cancel the work; wait for a part of it that must not be cancelled."""
        with self.lock:
            self.is_cancelled = True

    def run(self, work: Callable[[], T]) -> T:
        """Do the work in this thread.

        Raises:
            CancelledError: It was cancelled.
        """
        before = _current.set(self)
        try:
            return work()
        finally:
            _current.reset(before)


_current: ContextVar[Cancellation | None] = ContextVar("current", default=None)
"""The cancellation of the work that this thread does; None if it cannot be cancelled."""


def check_cancelled() -> None:
    """Stop here if the current work was cancelled.

    Raises:
        CancelledError: It was cancelled.
    """
    cancellation = _current.get()
    if cancellation is not None and cancellation.is_cancelled:
        raise CancelledError


@contextmanager
def uncancelled() -> Iterator[None]:
    """Do something that others notice: wholly, or not at all if the work was cancelled before.

    Raises:
        CancelledError: The current work was cancelled.
    """
    cancellation = _current.get()
    if cancellation is None:
        yield
        return
    with cancellation.lock:
        check_cancelled()
        yield
