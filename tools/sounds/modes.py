"""Modal synthesis: bodies with a few damped modes, and plucked strings."""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np

from sounds.tape import RATE, Chance, Floats, times

Mode: TypeAlias = tuple[float, float, float]
"""Frequency in Hz, gain, and decay time in seconds (to 1/e)."""

BAR: Final = 1.0, 2.756, 5.404, 8.933
"""Mode frequencies of a free bar relative to the first; they are not harmonic."""


def struck(modes: Sequence[Mode], seconds: float, contact_s: float) -> Floats:
    """Synthesise a struck body: the shorter the contact, the brighter the sound.

    The force of the contact is half a sine wave, as between two elastic bodies.
    """
    t = times(seconds)
    ringing = np.zeros(len(t))
    for hz, gain, fall_s in modes:
        ringing += gain * np.sin(2 * np.pi * hz * t) * np.exp(-t / fall_s)
    pulse = np.sin(np.linspace(0, np.pi, max(3, round(contact_s * RATE))))
    found: Floats = np.convolve(ringing, pulse / pulse.sum())[: len(t)]
    return found


def bar(hz: float, ring_s: float, bright: float = 0.3) -> Floats:
    """Synthesise a wooden or metal bar; higher modes are weaker and fade sooner."""
    modes = [
        (hz * ratio, bright**number, ring_s / (1 + 2.2 * number))
        for number, ratio in enumerate(BAR)
        if hz * ratio < RATE / 2.5
    ]
    return struck(modes, 5 * ring_s, 0.0006)


def detuned(draw: Chance, modes: Sequence[Mode], share: float) -> list[Mode]:
    """Return the modes with random deviations, for a similar but different body."""
    return [
        (
            hz * (1 + share * draw.uniform(-1, 1)),
            gain * draw.uniform(0.75, 1.25),
            fall_s * draw.uniform(0.85, 1.15),
        )
        for hz, gain, fall_s in modes
    ]


def plucked(draw: Chance, hz: float, seconds: float, soft: float = 0.5) -> Floats:
    """Synthesise a plucked string; a delay loop dampens its high frequencies step by step."""
    period = RATE / hz
    length = int(period - 0.5)
    string = draw.uniform(-1, 1, length)
    for _ in range(round(1 + 4 * soft)):
        string = (string + np.roll(string, 1)) / 2
    string = string - string.mean()
    share = period - 0.5 - length  # the rest of the period is a fractional delay
    count = round(seconds * RATE)
    rounds = [string]
    while sum(map(len, rounds)) < count:
        last = rounds[-1]
        before = np.concatenate([[rounds[-2][-1] if len(rounds) > 1 else last[-1]], last[:-1]])
        rounds.append(0.9965 * ((1 - share / 2 - 0.25) * last + (share / 2 + 0.25) * before))
    found: Floats = np.concatenate(rounds)[:count]
    found /= np.max(np.abs(found))
    return found
