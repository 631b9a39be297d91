"""Animation timelines: stages one after the other, each with its seconds."""

from collections.abc import Iterator
from typing import Generic, TypeVar

from cubacube.rules import frozen

T = TypeVar("T")


@frozen
class Timeline(Generic[T]):
    """The stages of an animation and their seconds; a stage of 0 seconds is never shown."""

    stages: tuple[tuple[T, float], ...]

    @property
    def seconds(self) -> float:
        """Total duration in seconds."""
        return sum(seconds for _what, seconds in self.stages)

    def begun(self, at_s: float) -> Iterator[tuple[T, float]]:
        """Yield every stage that has begun at time `at_s`, with its progress from 0 to 1."""
        begins_s = 0.0
        for what, seconds in self.stages:
            if seconds and at_s >= begins_s:
                yield what, min(1.0, (at_s - begins_s) / seconds)
            begins_s += seconds

    def share(self, wanted: T, at_s: float) -> float:
        """Return the progress of a stage at `at_s`; 0 before it begins.

        A stage that is not in the timeline also has progress 0.
        """
        return next((share for what, share in self.begun(at_s) if what == wanted), 0.0)
