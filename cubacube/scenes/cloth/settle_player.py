"""Dice go where a log says that they came to lie, when nobody knows how they got there."""

from collections.abc import Sequence

from cubacube.kit.shot import Pose
from cubacube.scenes.cloth.film_player import SLOW, Shown, gliding

_SECONDS = 0.8


class SettlePlayer:
    """They glide straight there."""

    def __init__(self, before: Sequence[Pose], rest: Sequence[Pose]) -> None:
        self._pairs = tuple(zip(before, rest, strict=True))
        self.at_s = 0.0
        self.slow = False

    @property
    def over(self) -> bool:
        """Whether all dice lie."""
        return self.at_s >= _SECONDS

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.at_s = min(_SECONDS, self.at_s + seconds * (SLOW if self.slow else 1.0))

    def skip(self) -> None:
        """Go to the end."""
        self.at_s = _SECONDS

    def shown(self) -> tuple[Shown, ...]:
        """All dice at this moment."""
        share = self.at_s / _SECONDS
        return tuple(Shown(gliding(before, rest, share)) for before, rest in self._pairs)
