"""Measure sounds; loudness in LUFS by ITU-R BS.1770-4, of a file as it is played at full volume."""

from math import log10
from pathlib import Path
from typing import Final

import numpy as np

from sounds.tape import RATE, Floats

LEAD_IN_S: Final = 0.004
"""Silence at the start of every file; without it, the encoder is heard before the hit."""
BLOCK_S: Final = 0.4
"""Length of the blocks in which loudness is measured."""
_OFFSET_DB: Final = -0.691
_SILENT_LUFS, _GATE_DB = -70.0, -10.0
_SHELF_HZ, _SHELF_Q, _SHELF_DB = 1681.974450955533, 0.7071752369554196, 3.999843853973347
_PASS_HZ, _PASS_Q = 38.13547087602444, 0.5003270373238773
"""The two filters of the K-weighting: a high shelf for the head, and a high pass."""
_STEP_S: Final = 0.002
_FAINT, _RISE = 0.0005, 1.35


def decibels(level: float) -> float:
    """Convert a level to decibels relative to full scale."""
    return 20 * log10(max(level, 1e-6))


def k_weights(hz: Floats) -> Floats:
    """Return the gain of the K-weighting at these frequencies."""
    back = np.exp(-2j * np.pi * hz / RATE)

    def filtered(edge_hz: float, q: float, high: float, middle: float, low: float) -> Floats:
        """Return the gain of a second-order filter with these gains above, at, below its edge."""
        k = np.tan(np.pi * edge_hz / RATE)
        top = (
            high + middle * k / q + low * k * k,
            2 * (low * k * k - high),
            high - middle * k / q + low * k * k,
        )
        foot = 1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k
        gain: Floats = np.abs(np.polyval(top[::-1], back) / np.polyval(foot[::-1], back))
        return gain

    high = 10 ** (_SHELF_DB / 20)
    shelf = filtered(_SHELF_HZ, _SHELF_Q, high, high**0.4996667741545416, 1.0)
    k = np.tan(np.pi * _PASS_HZ / RATE)  # the standard leaves the pass band of this filter unscaled
    found: Floats = shelf * filtered(_PASS_HZ, _PASS_Q, 1 + k / _PASS_Q + k * k, 0.0, 0.0)
    return found


def lufs(sound: Floats, loop: bool) -> float:
    """Return the integrated loudness of a loop, or of the loudest 400 ms of another sound.

    `sound` has one row per sample, with one or two channels.
    """
    block = round(BLOCK_S * RATE)
    sides = sound.reshape(len(sound), -1)
    if not loop:
        sides = np.pad(sides, ((block, block), (0, 0)))
    hz: Floats = np.fft.rfftfreq(len(sides), 1 / RATE).astype(np.float64)
    gains = k_weights(hz)[:, None]
    heard = np.fft.irfft(np.fft.rfft(sides, axis=0) * gains, len(sides), axis=0)
    power = np.sum(heard**2, axis=1)
    if loop:
        power = np.concatenate([power, power[:block]])
    sums = np.concatenate([[0.0], np.cumsum(power)])
    blocks = np.maximum((sums[block:] - sums[:-block])[:: block // 40] / block, 1e-12)
    if not loop:
        return _loudness(float(blocks.max()))
    loud = blocks[blocks > 10 ** ((_SILENT_LUFS - _OFFSET_DB) / 10)]
    return _loudness(float(loud[loud > loud.mean() * 10 ** (_GATE_DB / 10)].mean()))


def _loudness(power: float) -> float:
    return _OFFSET_DB + 10 * log10(power)


def heading() -> str:
    """Return the heading of the table."""
    return f"{'sound':22}{'s':>7}{'peak dB':>9}{'LUFS':>9}{'mean':>9}{'ends':>9}{'KiB':>7}"


def row(path: Path, sound: Floats, *, loop: bool) -> str:
    """Return one line of the table."""
    ends = seam(sound) if loop else float(np.max(np.abs(sound[[0, -1]])))
    return (
        f"{path.stem:22}{len(sound) / RATE:7.2f}{decibels(float(np.max(np.abs(sound)))):9.1f}"
        f"{lufs(sound, loop):9.1f}{abs(float(sound.mean())):9.5f}{ends:9.4f}"
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
