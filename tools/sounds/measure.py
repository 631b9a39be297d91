"""Measure sounds."""

from math import log10
from pathlib import Path
from typing import Final

import numpy as np

from sounds.catalogue import LEAD_S, loudness
from sounds.tape import RATE, Floats

LEAD_IN_S: Final = LEAD_S
"""Silence at the start of every file."""
_STEP_S: Final = 0.002
_FAINT, _RISE = 0.0005, 1.35


def decibels(level: float) -> float:
    """Convert a level to decibels relative to full scale."""
    return 20 * log10(max(level, 1e-6))


def heading() -> str:
    """Return the heading of the table."""
    return f"{'sound':22}{'s':>7}{'peak dB':>9}{'loud dB':>9}{'mean':>9}{'ends':>9}{'KiB':>7}"


def row(path: Path, sound: Floats, *, loop: bool) -> str:
    """Return one line of the table."""
    ends = seam(sound) if loop else float(np.max(np.abs(sound[[0, -1]])))
    return (
        f"{path.stem:22}{len(sound) / RATE:7.2f}{decibels(float(np.max(np.abs(sound)))):9.1f}"
        f"{decibels(loudness(sound, loop)):9.1f}{abs(float(sound.mean())):9.5f}{ends:9.4f}"
        f"{path.stat().st_size / 1024:7.1f}"
    )


def seam(sound: Floats) -> float:
    """Return the step from a loop's end to its start, relative to the largest step inside."""
    step = float(np.max(np.abs(sound[0] - sound[-1])))
    return step / float(np.max(np.abs(np.diff(sound, axis=0))))


def onsets(sound: Floats) -> list[float]:
    """Return the times in seconds at which the sound becomes much louder within two ms.

    High frequencies count most.
    """
    step = round(_STEP_S * RATE)
    steep = np.abs(np.diff(sound, 2, axis=0)).max(axis=1)
    peaks = steep[: len(steep) // step * step].reshape(-1, step).max(axis=1)
    before = np.array([peaks[max(0, k - 5) : max(1, k)].max() for k in range(len(peaks))])
    rising = (peaks > _FAINT) & (peaks > _RISE * before)
    return [float(k) * step / RATE for k in np.flatnonzero(rising)]
