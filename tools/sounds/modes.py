"""Bodies that ring: a few damped modes, struck by something soft or hard, and strings."""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np

from sounds.tape import RATE, Chance, Floats, times

Mode: TypeAlias = tuple[float, float, float]
"""Its pitch in Hz, its gain, and how many seconds it takes to fall to a third."""

BAR: Final = 1.0, 2.756, 5.404, 8.933
"""The modes of a bar with free ends, over the first one: no overtones of a string."""


def struck(modes: Sequence[Mode], seconds: float, contact_s: float) -> Floats:
    """A body that was touched for so long: the shorter the contact, the brighter it rings.

    The force of the contact is half a sine, as between two elastic bodies.
    """
    t = times(seconds)
    ringing = np.zeros(len(t))
    for hz, gain, fall_s in modes:
        ringing += gain * np.sin(2 * np.pi * hz * t) * np.exp(-t / fall_s)
    pulse = np.sin(np.linspace(0, np.pi, max(3, round(contact_s * RATE))))
    found: Floats = np.convolve(ringing, pulse / pulse.sum())[: len(t)]
    return found


def bar(hz: float, ring_s: float, bright: float = 0.3) -> Floats:
    """A wooden or metal bar: higher modes are weaker and die sooner."""
    modes = [
        (hz * ratio, bright**number, ring_s / (1 + 2.2 * number))
        for number, ratio in enumerate(BAR)
        if hz * ratio < RATE / 2.5
    ]
    return struck(modes, 5 * ring_s, 0.0006)


def detuned(draw: Chance, modes: Sequence[Mode], share: float) -> list[Mode]:
    """The same kind of body, not the very same one."""
    return [
        (
            hz * (1 + share * draw.uniform(-1, 1)),
            gain * draw.uniform(0.75, 1.25),
            fall_s * draw.uniform(0.85, 1.15),
        )
        for hz, gain, fall_s in modes
    ]


def plucked(draw: Chance, hz: float, seconds: float, soft: float = 0.5) -> Floats:
    """A string of gut or steel: what was plucked goes round and loses its height bit by bit."""
    period = RATE / hz
    length = int(period - 0.5)
    string = draw.uniform(-1, 1, length)
    for _ in range(round(1 + 4 * soft)):
        string = (string + np.roll(string, 1)) / 2
    string = string - string.mean()
    share = period - 0.5 - length  # what is left of the period is a delay of a part of a sample
    count = round(seconds * RATE)
    rounds = [string]
    while sum(map(len, rounds)) < count:
        last = rounds[-1]
        before = np.concatenate([[rounds[-2][-1] if len(rounds) > 1 else last[-1]], last[:-1]])
        rounds.append(0.9965 * ((1 - share / 2 - 0.25) * last + (share / 2 + 0.25) * before))
    found: Floats = np.concatenate(rounds)[:count]
    found /= np.max(np.abs(found))
    return found
