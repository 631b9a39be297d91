"""Filtered noise for rubbing, rustling and wind."""

import numpy as np

from sounds.tape import RATE, Chance, Floats, times


def band(draw: Chance, seconds: float, low_hz: float, high_hz: float) -> Floats:
    """Return noise between two frequencies with soft limits; it loops without a seam."""
    count = round(seconds * RATE)
    white = np.fft.rfft(draw.standard_normal(count))
    hz = np.maximum(np.fft.rfftfreq(count, 1 / RATE), 1e-3)
    gain = 1 / np.sqrt((1 + (low_hz / hz) ** 4) * (1 + (hz / high_hz) ** 4))
    found: Floats = np.fft.irfft(white * gain, count)
    return found / np.std(found)


def rough(draw: Chance, seconds: float, hz: float, depth: float) -> Floats:
    """Return a level that fluctuates around one at about `hz`; it loops without a seam.

    It is never negative.
    """
    found: Floats = np.maximum(0, 1 + depth * band(draw, seconds, hz / 2, hz))
    return found


def grains(draw: Chance, seconds: float, per_s: float, grain: Floats) -> Floats:
    """Return noise of many small grains per second; it loops without a seam."""
    count = round(seconds * RATE)
    hits = np.zeros(count)
    places = draw.integers(0, count, round(per_s * seconds))
    np.add.at(hits, places, draw.uniform(0.3, 1.0, len(places)) * draw.choice([-1, 1], len(places)))
    found: Floats = np.fft.irfft(np.fft.rfft(hits) * np.fft.rfft(grain, count), count)
    return found / np.std(found)


def sweep(draw: Chance, hz: Floats, width: float) -> Floats:
    """Return noise around a moving frequency.

    `hz` holds a frequency per sample; `width` is the bandwidth as a share of it.
    """
    noise = draw.standard_normal(len(hz))
    found = np.zeros(len(hz))
    low = middle = 0.0
    tune = 2 * np.sin(np.pi * np.minimum(hz, RATE / 6.5) / RATE)
    for at in range(len(hz)):
        low += tune[at] * middle
        middle += tune[at] * (noise[at] - low - width * middle)
        found[at] = middle
    return found / np.std(found)


def puff(draw: Chance, seconds: float, band_hz: tuple[float, float], fall_s: float) -> Floats:
    """Return a short burst of noise that fades."""
    found: Floats = band(draw, seconds, *band_hz) * np.exp(-times(seconds) / fall_s)
    return found
