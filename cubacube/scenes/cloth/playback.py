"""The base class for playing moving dice at real speed or slowly; it can be skipped."""

from abc import ABC, abstractmethod
from typing import Final

from cubacube.kit.orientation import Way
from cubacube.kit.shot import Pose
from cubacube.rules import frozen
from cubacube.scenes.sound.score import SILENT, Score

SLOW: Final = 0.2
"""The speed of slow motion, relative to real speed."""


@frozen
class Shown:
    """A die as it is drawn now.

    While the die rolls over, `before` is the old orientation and `way` the direction.
    """

    pose: Pose
    before: int | None = None
    way: Way = "east"
    progress: float = 0.0


class Playback(ABC):
    """Plays moving dice for `seconds`; `at_s` is the present time in the playback."""

    def __init__(self, seconds: float, score: Score = SILENT) -> None:
        """Prepare a playback of `seconds`; `score` holds its sounds."""
        self.seconds, self.score = seconds, score
        self.at_s = 0.0
        self.slow = False

    @property
    def over(self) -> bool:
        """Whether the end is reached."""
        return self.at_s >= self.seconds

    @property
    def pace(self) -> float:
        """The current speed, 1.0 for real speed."""
        return SLOW if self.slow else 1.0

    def update(self, seconds: float) -> None:
        """Advance the time."""
        self.at_s = min(self.seconds, self.at_s + seconds * self.pace)

    def skip(self) -> None:
        """Jump to the end."""
        self.at_s = self.seconds

    @abstractmethod
    def shown(self) -> tuple[Shown, ...]:
        """Return all dice at this moment."""
