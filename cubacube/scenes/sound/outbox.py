"""What a scene wants to be heard; whoever owns the loudspeaker takes it once in a frame."""

from collections import deque
from typing import Final, Protocol, runtime_checkable

from cubacube.rules import frozen
from cubacube.scenes.sound.score import Score

_MOST_CUES: Final = 12
"""Where nobody listens they do not pile up."""
_PULLS: Final = 14
"""So many times a pull is heard until it is as long as can be."""


@frozen
class Cue:
    """A sound for something that happened, so many seconds from now."""

    sound: str
    volume: float = 1.0
    late_s: float = 0.0


@frozen
class FrameSounds:
    """Of one frame: what happened, how far which film is, and what plays beside it.

    `volume` is how loud all of it is, 0 .. 1.
    """

    cues: tuple[Cue, ...] = ()
    score: Score | None = None
    at_s: float = 0.0
    ambience: str = ""
    volume: float = 1.0


class Outbox:
    """One for each scene that is heard."""

    def __init__(self, ambience: str = "", volume: float = 1.0) -> None:
        self.ambience, self.volume = ambience, volume
        self._cues: deque[Cue] = deque(maxlen=_MOST_CUES)
        self._film: tuple[Score | None, float] = (None, 0.0)
        self._pulled = 0

    def cue(self, sound: str, volume: float = 1.0, late_s: float = 0.0) -> None:
        """Something happened."""
        self._cues.append(Cue(sound, volume, late_s))

    def film(self, score: Score, at_s: float) -> None:
        """A film goes on; it is silent in frames that do not say so."""
        self._film = score, at_s

    def pull(self, power: float) -> None:
        """Somebody pulls a die back so far, 0 .. 1; it is heard when that is more than before."""
        step = round(power * _PULLS)
        if step > self._pulled:
            self.cue(f"pull_{1 + step % 3}", 0.4 + 0.6 * power)
        self._pulled = step

    def taken(self) -> FrameSounds:
        """What there is, for once."""
        heard = FrameSounds(tuple(self._cues), *self._film, self.ambience, self.volume)
        self._cues.clear()
        self._film = (None, 0.0)
        return heard


@runtime_checkable
class Audible(Protocol):
    """A scene that is heard."""

    @property
    def outbox(self) -> Outbox:
        """What it wants to be heard."""
        ...
