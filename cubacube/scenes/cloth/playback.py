"""What plays something on the cloth, at real speed, slowly, or skipped."""

from abc import ABC, abstractmethod
from typing import Final

from cubacube.kit.orientation import Way
from cubacube.kit.shot import Pose
from cubacube.rules import frozen
from cubacube.scenes.sound.score import SILENT, Score

SLOW: Final = 0.2
"""How fast it plays in slow motion."""


@frozen
class Shown:
    """A die as it is shown now; `before` is the face that goes while it turns `way`."""

    pose: Pose
    before: int | None = None
    way: Way = "east"
    progress: float = 0.0


class Playback(ABC):
    """It is at `at_s` of so many `seconds`."""

    def __init__(self, seconds: float, score: Score = SILENT) -> None:
        """`score` is what is heard of it."""
        self.seconds, self.score = seconds, score
        self.at_s = 0.0
        self.slow = False

    @property
    def over(self) -> bool:
        """Whether everything has been shown."""
        return self.at_s >= self.seconds

    @property
    def pace(self) -> float:
        """How fast it plays now."""
        return SLOW if self.slow else 1.0

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.at_s = min(self.seconds, self.at_s + seconds * self.pace)

    def skip(self) -> None:
        """Go to the end."""
        self.at_s = self.seconds

    @abstractmethod
    def shown(self) -> tuple[Shown, ...]:
        """All dice at this moment."""
