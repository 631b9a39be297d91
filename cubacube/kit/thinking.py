"""Search budgets of computer players."""

from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class Counts(Protocol):
    """Something with a search budget, counted in trials, that can be scaled."""

    def thinking(self, share: float, /) -> Any:
        """Return the same with a share of its budget; 1 changes nothing."""
        ...
