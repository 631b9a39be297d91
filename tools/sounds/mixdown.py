"""Render the sounds of a film to an array, without a sound device.

`Speaker` decides what is heard, frame by frame, exactly as in the game. The device here
only adds up the sounds, so measurements match what a player hears.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Final

import numpy as np
import pygame

from cubacube.scenes.sound.mixer import LAYERS
from cubacube.scenes.sound.outbox import FrameSounds
from cubacube.scenes.sound.score import Score
from cubacube.scenes.sound.speaker import VOICES, Sides, Speaker
from cubacube.scenes.sound.volumes import Volumes
from cubacube.session.shipped import folder
from sounds.tape import RATE, Floats

FRAME_S: Final = 1 / 60
LOUD: Final = Volumes(master=1.0)


@cache
def shipped(name: str) -> Floats:
    """Load a sound of assets/sounds as the game plays it, in stereo."""
    if pygame.mixer.get_init() is None:
        pygame.mixer.init(RATE, -16, 2)
    raw = pygame.mixer.Sound(folder("assets") / "sounds" / f"{name}.ogg").get_raw()
    found: Floats = np.frombuffer(raw, np.int16).reshape(-1, 2) / 32768
    return found


@dataclass
class Begun:
    """A sound that a voice has started, with its first and last sample."""

    at: int
    sound: str
    sides: Sides
    end: int


@dataclass
class Tape:
    """An audio device that records; `frame` is the current frame."""

    frame: int = 0
    begun: list[Begun] = field(default_factory=list)
    rubbing: list[tuple[tuple[float, float, float], Sides]] = field(default_factory=list)
    _busy: dict[int, Begun] = field(default_factory=dict)

    @property
    def at(self) -> int:
        """The current sample."""
        return round(self.frame * FRAME_S * RATE)

    def seconds(self, sound: str) -> float:
        """Return the length of a sound."""
        return len(shipped(sound)) / RATE

    def play(self, voice: int, sound: str, sides: Sides) -> None:
        """Start a sound, and stop what the voice was playing."""
        assert 0 <= voice < VOICES, voice
        if voice in self._busy:
            self._busy[voice].end = min(self._busy[voice].end, self.at)
        self._busy[voice] = Begun(self.at, sound, sides, self.at + len(shipped(sound)))
        self.begun.append(self._busy[voice])

    def rub(self, layers: tuple[float, float, float], sides: Sides) -> None:
        """Record the sliding sound of this frame."""
        self.rubbing.append((layers, sides))

    def music(self, name: str, volume: float, following: Callable[[], int]) -> None:
        """Ignore music: a film has none."""

    def mixed(self) -> Floats:
        """Return the stereo mix of everything recorded."""
        length = round(len(self.rubbing) * FRAME_S * RATE)
        tape = np.zeros((length, 2))
        for each in self.begun:
            part = shipped(each.sound)[: min(each.end, length) - each.at] * each.sides
            tape[each.at : each.at + len(part)] += part
        for number, name in enumerate(LAYERS):
            loop = shipped(name)[np.arange(length) % len(shipped(name))]
            levels = np.array(
                [[each[0][number] * side for side in each[1]] for each in self.rubbing]
            )
            frames = (np.arange(length) / (FRAME_S * RATE)).astype(int)
            tape += loop * levels[np.minimum(frames, len(levels) - 1)]
        return tape


def mixdown(score: Score, seconds: float, rate: float = 1.0, volumes: Volumes = LOUD) -> Floats:
    """Render a film at `rate` times its speed, and the sounds that ring on after it.

    `seconds` is the length of the whole result.
    """
    tape = Tape()
    speaker = Speaker(tape, volumes)
    end_s = score.slides[-1].at_s if score.slides else 0.0
    end_s = max([end_s, *(hit.at_s for hit in score.hits)])
    for frame in range(round(seconds / FRAME_S)):
        tape.frame, at_s = frame, frame * FRAME_S * rate
        shown = at_s <= end_s + FRAME_S * rate
        speaker.hear(FrameSounds(score=score if shown else None, at_s=min(at_s, end_s)), FRAME_S)
    return tape.mixed()
