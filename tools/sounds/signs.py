"""Sounds of good and bad results: chimes, coins, dents, a whistle, and match ends."""

from typing import Final

import numpy as np

from sounds.modes import bar, detuned, struck
from sounds.noise import band, puff
from sounds.percussion import bongo, claves, marimbula
from sounds.tape import RATE, Floats, Tape, chance, faded, swell, times

C5: Final = 523.25


def note(semitones: float) -> float:
    """Return the frequency in Hz of a note the given semitones above C5."""
    return C5 * 2 ** (semitones / 12)


def bars(seconds: float, notes: tuple[tuple[float, float, float], ...], ring_s: float) -> Floats:
    """Synthesise wooden bars in turn; `notes` holds start, semitones and gain."""
    tape = Tape(seconds)
    for at_s, semitones, gain in notes:
        tape.put(at_s, bar(note(semitones), ring_s), gain)
    return faded(tape.middle, out_s=0.08)


def chime(name: str) -> Floats:
    """Synthesise a crossed Gate: three bars, the last one rings."""
    del name
    return bars(1.35, ((0.0, 7, 0.8), (0.085, 12, 0.85), (0.17, 19, 1.0)), 0.26)


def gain(name: str) -> Floats:
    """Synthesise a gain: two short bars."""
    del name
    return bars(0.75, ((0.0, 9, 0.8), (0.095, 14, 1.0)), 0.15)


def damage(name: str) -> Floats:
    """Synthesise a dent in tin: a thud, rattling plates and splinters."""
    draw, seconds = chance(name), 0.6
    tin = [
        (hz, 1 / (1 + number * 0.35), 0.10 / (1 + number * 0.5))
        for number, hz in enumerate((173, 287, 431, 702, 968, 1403, 2117, 3290))
    ]
    sound = struck(detuned(draw, tin, 0.03), seconds, 0.0012)
    sound = sound / np.max(np.abs(sound)) + 0.30 * puff(draw, seconds, (700, 5200), 0.028)
    bent = struck(detuned(draw, tin[2:], 0.08), seconds, 0.0007)
    late = np.concatenate([np.zeros(round(0.055 * RATE)), bent])[: len(sound)]
    return faded(sound + 0.45 * late / np.max(np.abs(late)), out_s=0.05)


def breakdown(name: str) -> Floats:
    """Synthesise an engine that stutters, stops and lets off steam."""
    draw, tape = chance(name), Tape(2.0)
    at_s, pause_s = 0.0, 0.055
    while at_s < 0.95:
        beat = struck(((68, 1, 0.035), (131, 0.8, 0.03), (264, 0.4, 0.02)), 0.13, 0.004)
        beat = beat / np.max(np.abs(beat)) + 0.2 * puff(draw, 0.13, (200, 1900), 0.016)
        tape.put(at_s, faded(beat), draw.uniform(0.65, 1.0) * (1 - 0.35 * at_s))
        at_s += pause_s * draw.uniform(0.85, 1.5)
        pause_s *= 1.13
    steam = band(draw, 1.1, 2600, 8200) * swell(1.1, 0.09, 0.26)
    tape.put(0.82, steam, 0.16)
    return faded(tape.middle, out_s=0.15)


def repaired(name: str) -> Floats:
    """Synthesise a ratchet, and a nut that is tight."""
    draw, tape = chance(name), Tape(0.75)
    for number in range(7):
        tooth = struck(detuned(draw, ((1900, 1, 0.006), (3300, 0.8, 0.004)), 0.04), 0.04, 0.0003)
        tape.put(0.045 * number, faded(tooth / np.max(np.abs(tooth))), 0.35 + 0.05 * number)
    tight = struck(((820, 1, 0.05), (2210, 0.6, 0.035), (4020, 0.4, 0.02)), 0.3, 0.0006)
    tape.put(0.40, faded(tight / np.max(np.abs(tight)), out_s=0.05), 0.8)
    return faded(tape.middle)


def cash(name: str) -> Floats:
    """Synthesise coins that fall into a hand."""
    draw, tape = chance(name), Tape(0.85)
    coin = ((3150, 0.7, 0.055), (5270, 1.0, 0.045), (7420, 0.7, 0.03), (9800, 0.4, 0.02))
    for at_s in (0.0, 0.05, 0.13, 0.18, 0.29, 0.35):
        ring = struck(detuned(draw, coin, 0.07), 0.3, 0.0002)
        tape.put(at_s + draw.uniform(0, 0.012), faded(ring, out_s=0.05), draw.uniform(0.4, 1.0))
    return faded(tape.middle, out_s=0.1)


def cop(name: str) -> Floats:
    """Synthesise a Cop's warning: a short and a long blow on a whistle with a pea."""
    draw, tape = chance(name), Tape(0.95)
    for at_s, seconds in ((0.0, 0.17), (0.24, 0.62)):
        t = times(seconds)
        pea = 1 + 0.016 * np.sin(2 * np.pi * 31 * t)
        turns = 2 * np.pi * np.cumsum(pea) / RATE
        blown = np.sin(2350 * turns) + 0.5 * np.sin(2720 * turns) + 0.10 * np.sin(4700 * turns)
        tremble = 0.68 + 0.32 * np.sin(2 * np.pi * 31 * t + 0.7)
        air = 0.07 * band(draw, seconds, 2000, 6500)
        level = np.minimum(1, t / 0.03) * np.minimum(1, (seconds - t) / 0.09)
        tape.put(at_s, (blown * tremble + air) * level)
    return faded(tape.middle, 0.004, 0.03)


def skull(name: str) -> Floats:
    """Synthesise hollow bone knocks, ever lower, over a dark tone."""
    draw, tape = chance(name), Tape(1.1)
    for number, semitones in enumerate((-9, -10, -14, -15)):
        hz = note(semitones)
        bone = struck(
            detuned(draw, ((hz, 1, 0.05), (hz * 2.4, 0.6, 0.025), (hz * 4.7, 0.3, 0.012)), 0.01),
            0.3,
            0.0005,
        )
        tape.put(0.09 * number, faded(bone / np.max(np.abs(bone)), out_s=0.05), 0.9)
    dark = struck(((73.4, 1, 0.3), (110, 0.5, 0.24), (155.6, 0.35, 0.2)), 1.05, 0.006)
    tape.put(0.03, dark / np.max(np.abs(dark)), 0.45)
    return faded(tape.middle, 0.002, 0.15)


def spoilt(name: str) -> Floats:
    """Synthesise a failure: two low knocks, the second one lower."""
    del name
    tape = Tape(0.55)
    tape.put(0.0, bongo(205), 0.9)
    tape.put(0.15, bongo(152), 1.0)
    return faded(tape.middle, out_s=0.06)


def win(name: str) -> Floats:
    """Synthesise a win: claves, then bars, then a chord."""
    tape = Tape(3.1)
    for at_s in (0.0, 0.27, 0.54):
        tape.put(at_s, claves(chance(name)), 0.4)
    for at_s, semitones in ((0.54, 0), (0.675, 4), (0.81, 7), (0.945, 12), (1.215, 9), (1.35, 12)):
        tape.put(at_s, bar(note(semitones), 0.24), 0.75)
    for semitones, late_s in ((0, 0.0), (4, 0.02), (7, 0.04), (12, 0.06), (16, 0.09)):
        tape.put(1.62 + late_s, bar(note(semitones), 0.34), 0.75)
    for at_s, semitones in ((0.54, -24), (1.08, -17), (1.62, -24)):
        tape.put(at_s, marimbula(note(semitones)), 0.7)
    return faded(tape.middle, out_s=0.3)


def lose(name: str) -> Floats:
    """Synthesise a loss: bars that go down; the last one rings alone."""
    del name
    tape = Tape(2.3)
    for at_s, semitones in ((0.0, 3), (0.28, 0), (0.56, -4), (0.95, -9)):
        tape.put(at_s, bar(note(semitones), 0.3), 0.8)
    tape.put(0.95, marimbula(note(-21)), 0.8)
    return faded(tape.middle, out_s=0.3)


def fanfare(name: str) -> Floats:
    """Synthesise a success for a ribbon: claves and rising bars."""
    tape = Tape(1.3)
    tape.put(0.0, claves(chance(name)), 0.4)
    for at_s, semitones in ((0.0, 0), (0.11, 4), (0.22, 7), (0.36, 12), (0.37, 16)):
        tape.put(at_s, bar(note(semitones), 0.26), 0.7)
    tape.put(0.36, marimbula(note(-24)), 0.6)
    return faded(tape.middle, out_s=0.2)


def mishap(name: str) -> Floats:
    """Synthesise a failure for a ribbon: falling bongos, then a low string."""
    del name
    tape = Tape(1.4)
    for at_s, hz in ((0.0, 260), (0.09, 225), (0.18, 190), (0.30, 150)):
        tape.put(at_s, bongo(hz), 0.8)
    for at_s, semitones in ((0.30, -21), (0.33, -20)):
        tape.put(at_s, marimbula(note(semitones)), 0.7)
    return faded(tape.middle, out_s=0.25)


def turning(name: str) -> Floats:
    """Synthesise a turning point for a ribbon: a bongo roll that grows, then a chord."""
    draw, tape = chance(name), Tape(1.3)
    for number in range(9):
        tape.put(0.055 * number, bongo(draw.uniform(196, 210)), 0.25 + 0.07 * number)
    tape.put(0.52, claves(chance(name)), 0.5)
    for semitones in (-5, 2, 7):
        tape.put(0.52, bar(note(semitones), 0.3), 0.6)
    return faded(tape.middle, out_s=0.2)
