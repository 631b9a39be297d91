"""Draw a sound as a picture."""

from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image

from sounds.tape import RATE, Floats

WIDTH: Final = 900
WAVE_HEIGHT: Final = 200
PITCH_HEIGHT: Final = 300
BLOCK: Final = 1024
LOWEST_DB: Final = -90.0
HIGHEST_HZ: Final = 16000


def draw(sound: Floats, path: Path) -> None:
    """Draw the waveform above and the spectrogram below, low frequencies at the bottom."""
    mono = sound if sound.ndim == 1 else sound.mean(axis=1)
    picture = np.vstack([_wave(mono), _pitches(mono)])
    Image.fromarray(picture.astype(np.uint8)).save(path)


def _wave(mono: Floats) -> Floats:
    """Draw the range of samples in each column."""
    picture = np.full((WAVE_HEIGHT, WIDTH), 20.0)
    middle = WAVE_HEIGHT / 2
    for column, part in enumerate(np.array_split(mono, WIDTH)):
        if len(part):
            top, foot = middle - part.max() * middle, middle - part.min() * middle
            picture[int(top) : int(foot) + 1, column] = 230
    return picture


def _pitches(mono: Floats) -> Floats:
    """Draw the spectrogram; brighter is louder."""
    room = np.concatenate([mono, np.zeros(BLOCK)])
    begins = np.linspace(0, len(mono) - 1, WIDTH).astype(int)
    blocks = room[begins[:, None] + np.arange(BLOCK)] * np.hanning(BLOCK)
    levels = 20 * np.log10(np.abs(np.fft.rfft(blocks, axis=1)) / (BLOCK / 4) + 1e-9)
    bins = np.geomspace(60, HIGHEST_HZ, PITCH_HEIGHT) / (RATE / BLOCK)
    picture: Floats = np.clip(1 - levels[:, bins.astype(int)] / LOWEST_DB, 0, 1).T[::-1] * 255
    return picture
