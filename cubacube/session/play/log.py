"""A sequence that only grows at its end; its versions share their memory."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Log(Sequence[T], Generic[T]):
    """A list of entries that shares its memory with other logs of the same match.

    Several logs can use one common list; each log knows how many entries belong to it. The
    longest log appends to the common list. A shorter log first copies its entries to a new
    list. So all logs together need little more memory than the longest one.
    """

    __slots__ = ("_length", "_shared")

    def __init__(self, entries: Iterable[T] = ()) -> None:
        self._shared = list(entries)
        self._length = len(self._shared)

    def added(self, *entries: T) -> "Log[T]":
        """Return a log with these entries appended; this log does not change."""
        if not entries:
            return self
        branch = self if self._length == len(self._shared) else self._copy()
        branch._shared.extend(entries)
        return _line(branch._shared, self._length + len(entries))

    def first(self, count: int) -> "Log[T]":
        """Return a log of the first `count` entries."""
        return _line(self._shared, min(count, self._length))

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...
    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        """Return one entry, or a tuple of entries for a slice."""
        places = range(self._length)[index]
        if isinstance(places, int):
            return self._shared[places]
        return tuple(self._shared[place] for place in places)

    def __len__(self) -> int:
        """Return the number of entries."""
        return self._length

    def __iter__(self) -> Iterator[T]:
        """Iterate from the oldest entry to the newest."""
        return (self._shared[place] for place in range(self._length))

    def __eq__(self, other: object) -> bool:
        """Return whether both logs have equal entries.

        Logs of the same length that share a list are equal, so their entries are not compared.
        """
        if not isinstance(other, Log):
            return NotImplemented
        if self._length != other._length:
            return False
        return self._shared is other._shared or tuple(self) == tuple(other)

    def __hash__(self) -> int:
        """Return a hash of all entries."""
        return hash(tuple(self))

    def __repr__(self) -> str:
        """Return an expression that creates the log."""
        return f"Log({list(self)!r})"

    def _copy(self) -> "Log[T]":
        return Log(self)


def _line(shared: list[T], length: int) -> Log[T]:
    log: Log[T] = Log()
    log._shared, log._length = shared, length
    return log
