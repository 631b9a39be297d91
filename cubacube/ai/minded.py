"""A level of computer player: what it does, and the minds it does it with.

How much it thinks is counted in what it tries, never in seconds, so the same share of that gives
the same choices on every machine.
"""

from collections.abc import Callable
from math import ceil
from typing import Any, Generic, TypeVar

from cubacube.kit.thinking import Counts
from cubacube.rules import frozen

T = TypeVar("T")


@frozen
class Minded(Generic[T]):
    """What a level does when it is asked, bound to its minds: they come before what is asked."""

    does: Callable[..., T]
    minds: tuple[Any, ...]

    def __call__(self, *asked: Any) -> T:
        """What it does."""
        return self.does(*self.minds, *asked)

    def thinking(self, share: float) -> "Minded[T]":
        """The same level with that share of all it counts; what it knows stays as it is."""
        minds = (each.thinking(share) if isinstance(each, Counts) else each for each in self.minds)
        return Minded(self.does, tuple(minds))


def of_share(count: int, share: float) -> int:
    """That share of a count, rounded up: what is tried at all is tried once at least."""
    return ceil(count * share)
