"""Move dice straight to their saved places, when the real film is unknown."""

from collections.abc import Sequence

from cubacube.kit.shot import Pose
from cubacube.scenes.cloth.film_player import gliding
from cubacube.scenes.cloth.playback import Playback, Shown

_SECONDS = 0.8


class SettlePlayer(Playback):
    """Lets all dice glide straight to the poses in which they rest."""

    def __init__(self, before: Sequence[Pose], rest: Sequence[Pose]) -> None:
        super().__init__(_SECONDS)
        self._pairs = tuple(zip(before, rest, strict=True))

    def shown(self) -> tuple[Shown, ...]:
        """Return all dice at this moment."""
        share = self.at_s / self.seconds
        return tuple(Shown(gliding(before, rest, share)) for before, rest in self._pairs)
