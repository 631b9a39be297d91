"""How long something is shown: stages one after the other, each with its seconds."""

from collections.abc import Iterator
from typing import Generic, TypeVar

from cubacube.rules import frozen

T = TypeVar("T")


@frozen
class Timeline(Generic[T]):
    """What is shown in each stage, and for how many seconds; what takes none is never shown."""

    stages: tuple[tuple[T, float], ...]

    @property
    def seconds(self) -> float:
        """All of it."""
        return sum(seconds for _what, seconds in self.stages)

    def begun(self, at_s: float) -> Iterator[tuple[T, float]]:
        """Every stage that has begun by then, and how much of it is over: 0 .. 1."""
        begins_s = 0.0
        for what, seconds in self.stages:
            if seconds and at_s >= begins_s:
                yield what, min(1.0, (at_s - begins_s) / seconds)
            begins_s += seconds

    def share(self, wanted: T, at_s: float) -> float:
        """How much of a stage is over by then; 0 if it has not begun or never comes."""
        return next((share for what, share in self.begun(at_s) if what == wanted), 0.0)
