"""Search budgets of computer players."""

from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class Counts(Protocol):
    """Something with a search budget that can be scaled, such as a computer player."""

    def thinking(self, share: float, /) -> Any:
        """Return this object with a fraction of its search budget; 1 changes nothing."""
        ...
