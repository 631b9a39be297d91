"""Bind the function of a computer player level to the parameters that it needs.

The search budget of a level counts trials, never seconds. So a level with the same budget
makes the same choices on every machine.
"""

from collections.abc import Callable
from math import ceil
from typing import Any, Generic, TypeVar

from cubacube.kit.thinking import Counts
from cubacube.rules import frozen

T = TypeVar("T")


@frozen
class Minded(Generic[T]):
    """The function of a computer player level, bound to its first arguments, the `minds`."""

    does: Callable[..., T]
    minds: tuple[Any, ...]

    def __call__(self, *asked: Any) -> T:
        """Call the function once, with the `minds` followed by the arguments `asked`."""
        return self.does(*self.minds, *asked)

    def thinking(self, share: float) -> "Minded[T]":
        """Return the same level with its search budget multiplied by `share`, from 0 to 1."""
        minds = (each.thinking(share) if isinstance(each, Counts) else each for each in self.minds)
        return Minded(self.does, tuple(minds))


def of_share(count: int, share: float) -> int:
    """Return `count` times `share`, rounded up: a positive count stays positive."""
    return ceil(count * share)
