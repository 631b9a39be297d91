"""Work that is done beside the window, by a thread of its own."""

from collections.abc import Callable
from threading import Thread
from typing import Final, Generic, TypeVar

T = TypeVar("T")
PATIENCE_S: Final = 0.004
"""So long a frame may wait for it."""


class BackgroundTask(Generic[T]):
    """Python gives way to the window's thread every few milliseconds, pygame while it decodes."""

    def __init__(self, work: Callable[[], T]) -> None:
        """The program may end in the middle of the work."""
        self._work = work
        self._came: T
        self._fault: BaseException | None = None
        self._thread = Thread(target=self._do, daemon=True)
        self._thread.start()

    def done(self, seconds: float | None) -> bool:
        """Whether it is done; wait so long for it, or until it is."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def result(self) -> T:
        """What came of it, once it is done; what was raised in it is raised here."""
        if self._fault is not None:
            raise self._fault
        return self._came

    def _do(self) -> None:
        try:
            self._came = self._work()
        except BaseException as fault:
            self._fault = fault  # raised for whoever asks for the result
