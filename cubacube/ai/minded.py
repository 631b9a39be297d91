"""A level of computer player: a function bound to the data that it needs.

Its search budget is counted in trials, never in seconds. So the same share of it gives the
same choices on every machine.
"""

from collections.abc import Callable
from math import ceil
from typing import Any, Generic, TypeVar

from cubacube.kit.thinking import Counts
from cubacube.rules import frozen

T = TypeVar("T")


@frozen
class Minded(Generic[T]):
    """The function of a level, bound to its first arguments, the `minds`."""

    does: Callable[..., T]
    minds: tuple[Any, ...]

    def __call__(self, *asked: Any) -> T:
        """Call the function with the minds first and then these arguments."""
        return self.does(*self.minds, *asked)

    def thinking(self, share: float) -> "Minded[T]":
        """Return the same level with a share of its search budget; its knowledge stays the same."""
        minds = (each.thinking(share) if isinstance(each, Counts) else each for each in self.minds)
        return Minded(self.does, tuple(minds))


def of_share(count: int, share: float) -> int:
    """Return a share of a count, rounded up so that a positive count stays positive."""
    return ceil(count * share)
