"""Who counts what they try: computer players, and what they think with."""

from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class Counts(Protocol):
    """What counts what it tries, and so can try more or less."""

    def thinking(self, share: float, /) -> Any:
        """The same with that share of its counts; 1 changes nothing."""
        ...
