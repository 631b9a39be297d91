"""Plays what scenes want to be heard: whenever a frame passes, and never more than it can."""

from math import cos, pi, sin
from typing import Final, Protocol

from cubacube.scenes.sound.outbox import FrameSounds
from cubacube.scenes.sound.score import SILENT, STILL, Score
from cubacube.scenes.sound.volumes import Volumes

VOICES: Final = 16
"""So many sounds at once; a louder one takes the place of the one that is quietest."""
AHEAD_S: Final = 1 / 120
"""A frame plays what comes in its middle: half of a frame too early, half of it too late."""
CROWD_S: Final = 0.02
"""Hits within this time make each other quieter, so that a pack is not louder than the rest."""
BRIGHTEST_MM_S: Final = 1600.0
SKIPS_FROM: Final = 20.0
"""Time that passes so many times as fast as it should was skipped: nothing of it is heard."""
FADE_S: Final = 1.5
"""How long music takes to come or go."""
FASTEST: Final = 16.0

Sides = tuple[float, float]
"""The levels of both loudspeakers."""


class Device(Protocol):
    """What makes the noise."""

    def seconds(self, sound: str) -> float:
        """How long a sound is; 0 if it cannot be played, or not yet."""
        ...

    def play(self, voice: int, sound: str, sides: Sides) -> None:
        """Begin a sound, in place of what this voice played."""
        ...

    def rub(self, layers: tuple[float, float, float], sides: Sides) -> None:
        """Let the three loops of sliding, from dull to bright, be so loud from now on."""
        ...

    def music(self, name: str, volume: float) -> None:
        """Let this loop be so loud from now on; without a name there is none."""
        ...


class Speaker:
    """One for the program."""

    def __init__(self, device: Device, volumes: Volumes | None = None) -> None:
        self.volumes = volumes or Volumes()
        self._device = device
        self._now_s = 0.0
        self._voices: list[tuple[float, float]] = [(0.0, 0.0)] * VOICES
        """Until when each is busy, and how loud."""
        self._waiting: list[tuple[float, str, float]] = []
        self._score: Score = SILENT
        self._film_s = 0.0
        self._heard_s = -1.0
        """Until when in the film hits were played."""
        self._crowd: list[float] = []
        """When hits were played of late."""
        self._playing, self._music_share = "", 0.0

    def set_volumes(self, volumes: Volumes) -> None:
        """From now on; what plays already follows at once, if it goes round."""
        self.volumes = volumes

    def hear(self, heard: FrameSounds, seconds: float) -> None:
        """Play what belongs to a frame that took so long."""
        self._now_s += seconds
        for cue in heard.cues:
            self._waiting.append((self._now_s + cue.late_s, cue.sound, cue.volume * heard.volume))
        due = [each for each in self._waiting if each[0] <= self._now_s]
        self._waiting = [each for each in self._waiting if each[0] > self._now_s]
        for _at_s, sound, volume in due:
            self._play(sound, volume, 0.0)
        self._follow(heard, seconds)
        self._beside(heard.ambience, seconds)

    def _follow(self, heard: FrameSounds, seconds: float) -> None:
        """A film goes on, is skipped, or is not there any more."""
        score = heard.score
        if score is None:
            self._score = SILENT
            self._device.rub((0.0, 0.0, 0.0), (0.0, 0.0))
            return
        if score is not self._score:
            self._score, self._film_s, self._heard_s = score, 0.0, -1.0
        passed = max(0.0, heard.at_s - self._film_s)
        rate = passed / seconds if seconds else 1.0
        self._film_s = heard.at_s
        until_s = heard.at_s + AHEAD_S * min(rate, FASTEST)
        if rate <= SKIPS_FROM:
            for hit in score.between(self._heard_s, until_s):
                self._hit(hit.sound, hit.volume * heard.volume, hit.pan)
        self._heard_s = max(self._heard_s, until_s)
        self._rub(rate, heard)

    def _rub(self, rate: float, heard: FrameSounds) -> None:
        """A film that goes slowly rubs slowly: quieter and duller."""
        slide = self._score.slide(heard.at_s) if 0 < rate <= SKIPS_FROM else STILL
        slower = min(1.0, rate)
        loud = slide.volume * slower**0.5 * self.volumes.of_effects * heard.volume
        low, middle, high = layers(slide.speed_mm_s * slower)
        self._device.rub((low * loud, middle * loud, high * loud), sides(slide.pan))

    def _hit(self, sound: str, volume: float, pan: float) -> None:
        self._crowd = [at_s for at_s in self._crowd if self._now_s - at_s <= CROWD_S]
        self._crowd.append(self._now_s)
        self._play(sound, volume / len(self._crowd) ** 0.5, pan)

    def _play(self, sound: str, volume: float, pan: float) -> None:
        lasts_s, loud = self._device.seconds(sound), volume * self.volumes.of_effects
        if not lasts_s or not loud:
            return
        voice = min(range(VOICES), key=self._rest)
        if self._rest(voice) > loud:
            return
        self._voices[voice] = self._now_s + lasts_s, loud
        left, right = sides(pan)
        self._device.play(voice, sound, (left * loud, right * loud))

    def _rest(self, voice: int) -> float:
        """How loud the rest of what a voice plays is taken to be; 0 if it is free."""
        until_s, loud = self._voices[voice]
        return loud if until_s > self._now_s else 0.0

    def _beside(self, name: str, seconds: float) -> None:
        """Music comes and goes slowly; another one begins when the last one has gone."""
        if self._music_share <= 0:
            self._playing = name
        way = 1 if name and name == self._playing else -1
        self._music_share = max(0.0, min(1.0, self._music_share + way * seconds / FADE_S))
        volume = self._music_share * self.volumes.of_ambience
        self._device.music(self._playing if volume > 0 else "", volume)


def sides(pan: float) -> Sides:
    """The levels of left and right: as loud together wherever it is."""
    turn = (pan + 1) * pi / 4
    return cos(turn), sin(turn)


def layers(speed_mm_s: float) -> tuple[float, float, float]:
    """How much of the dull, the middle and the bright loop there is; as loud together."""
    bright = min(1.0, speed_mm_s / BRIGHTEST_MM_S)
    if bright < 0.5:
        return cos(bright * pi), sin(bright * pi), 0.0
    return 0.0, sin(bright * pi), -cos(bright * pi)
