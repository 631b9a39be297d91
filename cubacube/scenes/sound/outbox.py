"""The sounds that a scene wants; the owner of the speaker collects them once per frame."""

from collections import deque
from typing import Protocol, runtime_checkable

from cubacube.rules import frozen
from cubacube.scenes.sound.score import Score

_MOST_CUES = 12
"""Maximum number of stored cues, in case nobody collects them."""
_PULLS = 14
"""Number of power steps of a pull; a sound is played when a higher step is reached."""


@frozen
class Cue:
    """A sound for an event, to be played after `late_s` seconds."""

    sound: str
    volume: float = 1.0
    late_s: float = 0.0


@frozen
class FrameSounds:
    """The sounds of one frame: cues, the current film and its time, and the ambience.

    `volume` scales all of it, 0 .. 1.
    """

    cues: tuple[Cue, ...] = ()
    score: Score | None = None
    at_s: float = 0.0
    ambience: str = ""
    volume: float = 1.0


class Outbox:
    """Collects the sounds of one scene."""

    def __init__(self, ambience: str = "", volume: float = 1.0) -> None:
        self.ambience, self.volume = ambience, volume
        self._cues: deque[Cue] = deque(maxlen=_MOST_CUES)
        self._film: tuple[Score | None, float] = (None, 0.0)
        self._pulled = 0

    def cue(self, sound: str, volume: float = 1.0, late_s: float = 0.0) -> None:
        """Add a sound for an event."""
        self._cues.append(Cue(sound, volume, late_s))

    def film(self, score: Score, at_s: float) -> None:
        """Set the film that is playing; it must be set again in every frame."""
        self._film = score, at_s

    def pull(self, power: float) -> None:
        """Play the sound of a pull if its power, 0 .. 1, has increased by a step."""
        step = round(power * _PULLS)
        if step > self._pulled:
            self.cue(f"pull_{1 + step % 3}", 0.4 + 0.6 * power)
        self._pulled = step

    def taken(self) -> FrameSounds:
        """Return everything collected so far and clear it."""
        heard = FrameSounds(tuple(self._cues), *self._film, self.ambience, self.volume)
        self._cues.clear()
        self._film = (None, 0.0)
        return heard


@runtime_checkable
class Audible(Protocol):
    """A scene with sound."""

    @property
    def outbox(self) -> Outbox:
        """The sounds that the scene wants."""
        ...
