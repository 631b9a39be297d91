"""Play the sounds that scenes want, frame by frame, on a limited number of voices."""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Protocol

from cubacube.scenes.sound.medley import Medley
from cubacube.scenes.sound.outbox import FrameSounds
from cubacube.scenes.sound.score import SILENT, STILL, Score
from cubacube.scenes.sound.volumes import Volumes

VOICES = 16
"""The number of voices; a louder sound replaces the quietest one."""
AHEAD_S = 1 / 120
"""How early a hit may be played, in seconds: half a frame.

So a hit is played at most half a frame too early or too late.
"""
CROWD_S = 0.02
"""Hits within this time lower each other's volume, so that many at once are not too loud."""
BRIGHTEST_MM_S = 1600.0
SKIPS_FROM = 20.0
"""Speed factor above which a film counts as skipped and stays silent."""
FADE_S = 1.5
"""How long music takes to fade in or out."""
FASTEST = 16.0
WARNINGS = frozenset(("cop",))
"""Sounds that must be heard: music steps back while they play."""
DUCKED, DUCK_S = 0.25, 0.2
"""Share of the music's volume during a warning, and how long it takes to step back in full."""

Sides = tuple[float, float]
"""The volumes of the left and right channel."""


class Device(Protocol):
    """The sound output."""

    def seconds(self, sound: str) -> float:
        """Return the length of a sound; 0 if it cannot be played (yet)."""
        ...

    def play(self, voice: int, sound: str, sides: Sides) -> None:
        """Play a sound; it replaces the one that this voice is playing."""
        ...

    def rub(self, layers: tuple[float, float, float], sides: Sides) -> None:
        """Set the volumes of the three sliding loops, from dull to bright."""
        ...

    def music(self, name: str, volume: float, following: Callable[[], int]) -> None:
        """Play this music at this volume; an empty name stops it.

        `following` returns the number of the next section; it is called once for each section.
        """
        ...


class Speaker:
    """Plays all sounds of the program; there is one instance."""

    def __init__(self, device: Device, volumes: Volumes | None = None) -> None:
        self.volumes = volumes or Volumes()
        self._device = device
        self._now_s = 0.0
        self._voices: list[tuple[float, float]] = [(0.0, 0.0)] * VOICES
        """The end time and volume of each voice."""
        self._waiting: list[tuple[float, str, float]] = []
        self._score: Score = SILENT
        self._film_s = 0.0
        self._heard_s = -1.0
        """The time in the current film up to which its hits have been played, in seconds."""
        self._crowd: list[float] = []
        """The times of the latest hits."""
        self._playing, self._music_share = "", 0.0
        self._medley = Medley()
        self._warned_until_s, self._ducked = 0.0, 1.0

    def set_volumes(self, volumes: Volumes) -> None:
        """Set the volumes.

        Loops change at once; for all other sounds the volumes apply from the next sound on.
        """
        self.volumes = volumes

    def hear(self, heard: FrameSounds, seconds: float) -> None:
        """Play the sounds of a frame that took `seconds`."""
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
        """Play the sounds of the film up to now.

        Without a film, stop the sliding sound. A new film starts from its beginning. The sounds of
        a skipped part are left out.
        """
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
        """Play the sliding sound; a slower film sounds quieter and duller."""
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
        if sound in WARNINGS:
            self._warned_until_s = self._now_s + lasts_s
        left, right = sides(pan)
        self._device.play(voice, sound, (left * loud, right * loud))

    def _rest(self, voice: int) -> float:
        """Return the volume of a voice; 0 if it is free."""
        until_s, loud = self._voices[voice]
        return loud if until_s > self._now_s else 0.0

    def _beside(self, name: str, seconds: float) -> None:
        """Fade the music `name` in; if other music is playing, fade that out first.

        An empty `name` fades all music out. During a warning, music is quieter.
        """
        if self._music_share <= 0:
            self._playing = name
        way = 1 if name and name == self._playing else -1
        self._music_share = max(0.0, min(1.0, self._music_share + way * seconds / FADE_S))
        step = seconds / DUCK_S
        share = DUCKED if self._now_s < self._warned_until_s else 1.0
        self._ducked += max(-step, min(step, share - self._ducked))
        volume = self._music_share * self._ducked * self.volumes.of_ambience
        playing = self._playing if volume > 0 else ""
        self._device.music(playing, volume, self._medley.next_section)


def sides(pan: float) -> Sides:
    """Return the volumes of left and right, with constant power for every pan."""
    turn = (pan + 1) * pi / 4
    return cos(turn), sin(turn)


def layers(speed_mm_s: float) -> tuple[float, float, float]:
    """Return the volumes of the dull, middle and bright loop, with constant total power."""
    bright = min(1.0, speed_mm_s / BRIGHTEST_MM_S)
    if bright < 0.5:
        return cos(bright * pi), sin(bright * pi), 0.0
    return 0.0, sin(bright * pi), -cos(bright * pi)
