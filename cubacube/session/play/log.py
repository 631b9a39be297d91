"""A record that only grows: adding to it copies nothing, and nobody sees what another adds."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Log(Sequence[T], Generic[T]):
    """So many of the first entries of a list that all younger logs of the same line share.

    The youngest adds at the end of the list; an older one, behind which another has already added,
    begins a list of its own. So a line of logs costs as much as its last one.
    """

    __slots__ = ("_length", "_shared")

    def __init__(self, entries: Iterable[T] = ()) -> None:
        self._shared = list(entries)
        self._length = len(self._shared)

    def added(self, *entries: T) -> "Log[T]":
        """This log and these entries; the log itself stays as it is."""
        if not entries:
            return self
        branch = self if self._length == len(self._shared) else self._copy()
        branch._shared.extend(entries)
        return _line(branch._shared, self._length + len(entries))

    def first(self, count: int) -> "Log[T]":
        """So many of the first entries."""
        return _line(self._shared, min(count, self._length))

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...
    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        """One entry, or some of them."""
        places = range(self._length)[index]
        if isinstance(places, int):
            return self._shared[places]
        return tuple(self._shared[place] for place in places)

    def __len__(self) -> int:
        """How many entries there are."""
        return self._length

    def __iter__(self) -> Iterator[T]:
        """From the oldest to the newest."""
        return (self._shared[place] for place in range(self._length))

    def __eq__(self, other: object) -> bool:
        """Whether the entries are the same; those of one line need not be looked at."""
        if not isinstance(other, Log):
            return NotImplemented
        if self._length != other._length:
            return False
        return self._shared is other._shared or tuple(self) == tuple(other)

    def __hash__(self) -> int:
        """By all entries."""
        return hash(tuple(self))

    def __repr__(self) -> str:
        """As it could be made anew."""
        return f"Log({list(self)!r})"

    def _copy(self) -> "Log[T]":
        return Log(self)


def _line(shared: list[T], length: int) -> Log[T]:
    log: Log[T] = Log()
    log._shared, log._length = shared, length
    return log
