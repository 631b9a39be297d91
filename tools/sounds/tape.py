"""Samples, levels and fades, and a stereo buffer on which sounds are mixed."""

from math import sqrt
from typing import Final, TypeAlias
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Chance: TypeAlias = np.random.Generator

RATE: Final = 44100
"""Samples per second."""


def times(seconds: float) -> Floats:
    """Return the times of the samples of a sound."""
    found: Floats = np.arange(round(seconds * RATE)) / RATE
    return found


def chance(name: str) -> Chance:
    """Return the random generator of a sound, seeded by its name."""
    return np.random.default_rng(crc32(name.encode()))


def faded(sound: Floats, in_s: float = 0.0005, out_s: float = 0.01) -> Floats:
    """Fade a sound in and out, so that its ends do not click."""
    shape = np.ones(len(sound))
    rise, fall = max(1, round(in_s * RATE)), max(1, round(out_s * RATE))
    shape[:rise] = np.sin(np.linspace(0, np.pi / 2, rise)) ** 2
    shape[-fall:] *= np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    shaped: Floats = sound * (shape if sound.ndim == 1 else shape[:, None])
    return shaped


def swell(seconds: float, rise_s: float, fall_s: float) -> Floats:
    """Return an envelope that rises to one and decays exponentially."""
    t = times(seconds)
    level: Floats = np.minimum(1, t / rise_s) * np.exp(-np.maximum(0, t - rise_s) / fall_s)
    return level


def padded(sound: Floats, seconds: float) -> Floats:
    """Pad a sound with silence, or cut it, to the given length."""
    room = np.zeros(round(seconds * RATE))
    length = min(len(room), len(sound))
    room[:length] = sound[:length]
    return room


class Tape:
    """A stereo buffer; in a loop, sounds that pass the end wrap to the start."""

    def __init__(self, seconds: float, *, loop: bool = False) -> None:
        self.samples: Floats = np.zeros((round(seconds * RATE), 2))
        self._loop = loop

    def put(self, at_s: float, sound: Floats, gain: float = 1.0, pan: float = 0.0) -> None:
        """Mix in a mono sound at a time; `pan` runs from -1, left, to 1, right."""
        sides = gain * np.array([sqrt((1 - pan) / 2), sqrt((1 + pan) / 2)]) * sqrt(2)
        length = len(self.samples)
        places = round(at_s * RATE) + np.arange(len(sound))
        if self._loop:
            np.add.at(self.samples, places % length, sound[:, None] * sides)
        else:
            inside = places < length
            self.samples[places[inside]] += sound[inside, None] * sides

    @property
    def middle(self) -> Floats:
        """Both channels mixed to one."""
        mixed: Floats = self.samples.mean(axis=1)
        return mixed
