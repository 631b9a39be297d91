"""The instruments of a small Cuban band: claves, guiro, maracas, bongos, marimbula, tres."""

import numpy as np

from sounds.modes import bar, detuned, plucked, struck
from sounds.noise import band, puff
from sounds.tape import RATE, Chance, Floats, faded, times


def claves(draw: Chance) -> Floats:
    """Synthesise two sticks of hard wood."""
    wood = ((2480, 1, 0.028), (4150, 0.25, 0.012), (6900, 0.1, 0.006))
    sound = struck(detuned(draw, wood, 0.004), 0.18, 0.00025)
    return faded(sound / np.max(np.abs(sound)))


def guiro(draw: Chance, seconds: float) -> Floats:
    """Synthesise a stick that scrapes the notches of a gourd, ever faster."""
    count = round(seconds * RATE)
    sound = np.zeros(count + RATE // 4)
    notch = struck(((2650, 1, 0.0035), (3900, 0.7, 0.0025), (5600, 0.4, 0.002)), 0.03, 0.0002)
    notch /= np.max(np.abs(notch))
    at_s, step_s = 0.0, 0.0135
    while at_s < seconds:
        at = round(at_s * RATE)
        loud = np.sin(np.pi * min(1.0, 0.15 + at_s / seconds)) ** 0.5 * draw.uniform(0.7, 1.0)
        sound[at : at + len(notch)] += loud * notch
        at_s += step_s * draw.uniform(0.9, 1.1)
        step_s *= 0.985
    found: Floats = sound[: count + round(0.03 * RATE)]
    return faded(found)


def maraca(draw: Chance, loud: float = 1.0) -> Floats:
    """Synthesise seeds that hit the wall of a gourd, spread in time."""
    t = times(0.085)
    level = np.minimum(1, t / 0.012) * np.exp(-np.maximum(0, t - 0.012) / 0.018)
    return faded(loud * 0.3 * band(draw, 0.085, 4200, 11000) * level)


def bongo(hz: float) -> Floats:
    """Synthesise a small drum; its pitch falls a little as it fades."""
    t = times(0.34)
    turns = np.cumsum(hz * (1 + 0.16 * np.exp(-t / 0.018))) / RATE
    skin = np.sin(2 * np.pi * turns) * np.exp(-t / 0.075)
    rim = np.sin(2 * np.pi * 1.59 * turns) * np.exp(-t / 0.035)
    slap = puff(np.random.default_rng(round(hz)), 0.34, (900, 4500), 0.005)
    return faded(skin + 0.4 * rim + 0.10 * slap, 0.0008)


def marimbula(hz: float) -> Floats:
    """Synthesise a plucked steel tongue on a wooden box, the bass of the son."""
    tongue = ((hz, 1.0, 0.34), (hz * 2.01, 0.22, 0.16), (hz * 6.27, 0.10, 0.03), (85, 0.3, 0.05))
    sound = struck(tongue, 1.2, 0.004)
    return faded(sound / np.max(np.abs(sound)), 0.002, 0.1)


def tres(draw: Chance, hz: float, seconds: float) -> Floats:
    """Synthesise two steel strings an octave apart."""
    sound = plucked(draw, hz, seconds, 0.7) + 0.6 * plucked(draw, 2 * hz, seconds, 0.5)
    return faded(sound * np.exp(-times(seconds) / 0.42), 0.001, 0.06)


def guitar(draw: Chance, hz: float, seconds: float) -> Floats:
    """Synthesise one gut string."""
    return faded(plucked(draw, hz, seconds, 1.2) * np.exp(-times(seconds) / 0.6), 0.001, 0.08)


def marimba(hz: float) -> Floats:
    """Synthesise a rosewood bar, struck softly."""
    return faded(bar(hz, 0.22, 0.16), 0.001, 0.05)


def bell(draw: Chance) -> Floats:
    """Synthesise a distant cow bell."""
    metal = ((562, 1, 0.06), (845, 0.9, 0.05), (1480, 0.35, 0.03), (2290, 0.25, 0.02))
    sound = struck(detuned(draw, metal, 0.003), 0.35, 0.0005)
    return faded(sound / np.max(np.abs(sound)), 0.0005, 0.05)
