"""Sounds of paper, Pawns, hats, pencils, drills and a curtain."""

import numpy as np

from sounds.modes import detuned, struck
from sounds.noise import band, puff, sweep
from sounds.tape import RATE, Chance, Floats, Tape, chance, faded, swell, times


def card(name: str) -> Floats:
    """Synthesise a card that is drawn across others and put down."""
    draw = chance(name)
    t = times(0.2)
    swish = sweep(draw, 1800 + 9000 * t, 0.9) * np.sin(np.pi * t / 0.2) ** 2
    tape = Tape(0.34)
    tape.put(0.0, swish, 0.3)
    tape.put(0.17, _slap(draw), 0.8)
    return faded(tape.middle)


def shuffle(name: str) -> Floats:
    """Synthesise a riffle shuffle."""
    draw, tape = chance(name), Tape(0.95)
    at_s = 0.0
    for number in range(34):
        tape.put(at_s, _slap(draw), draw.uniform(0.25, 0.6) * (0.6 + 0.4 * number / 34))
        at_s += 0.021 * draw.uniform(0.6, 1.2)
    tape.put(at_s + 0.05, _slap(draw), 1.0)
    return faded(tape.middle)


def _slap(draw: Chance) -> Floats:
    """Synthesise paper that lands on paper."""
    paper = puff(draw, 0.05, (900, 6500), 0.006)
    body = struck(((240, 1, 0.012), (520, 0.5, 0.008)), 0.05, 0.001)
    return faded(0.35 * paper + 0.5 * body / np.max(np.abs(body)))


def undo(name: str) -> Floats:
    """Synthesise a step back: a card is drawn away, and two soft knocks fall."""
    return _step(name, 6400.0, (784.0, 523.0))


def redo(name: str) -> Floats:
    """Synthesise a step forward: a card comes back, and two soft knocks rise."""
    return _step(name, 1600.0, (523.0, 784.0))


def _step(name: str, start_hz: float, knocks_hz: tuple[float, float]) -> Floats:
    draw, t, tape = chance(name), times(0.16), Tape(0.42)
    swish = sweep(draw, start_hz + (8000 - 2 * start_hz) * t / 0.16, 0.9)
    tape.put(0.0, swish * np.sin(np.pi * t / 0.16) ** 2, 0.12)
    for at_s, hz in zip((0.04, 0.14), knocks_hz, strict=True):
        wood = struck(((hz, 1, 0.05), (2.7 * hz, 0.2, 0.02)), 0.25, 0.0012)
        tape.put(at_s, wood / np.max(np.abs(wood)), 0.6)
    return faded(tape.middle, out_s=0.05)


def pawn(name: str) -> Floats:
    """Synthesise a small wooden piece that is set down."""
    draw = chance(name)
    body = ((520, 1, 0.022), (1270, 0.7, 0.014), (2350, 0.4, 0.008))
    sound = struck(detuned(draw, body, 0.03), 0.14, 0.0008)
    return faded(sound / np.max(np.abs(sound)) + 0.08 * puff(draw, 0.14, (600, 3500), 0.006))


def sombrero(name: str) -> Floats:
    """Synthesise a straw hat that is thrown: air, a soft landing and a rustle."""
    draw, tape = chance(name), Tape(0.6)
    t = times(0.24)
    air = sweep(draw, 700 + 500 * np.sin(np.pi * t / 0.24), 0.8) * np.sin(np.pi * t / 0.24) ** 2
    tape.put(0.0, air, 0.16)
    land = struck(((118, 1, 0.05), (203, 0.7, 0.035), (371, 0.4, 0.02)), 0.3, 0.004)
    tape.put(0.22, faded(land / np.max(np.abs(land))), 0.9)
    for number in range(9):
        tape.put(0.23 + 0.016 * number, puff(draw, 0.04, (2500, 8000), 0.006), 0.11 - 0.01 * number)
    return faded(tape.middle)


def drill(name: str) -> Floats:
    """Synthesise a drill in stone: a motor, grit, and the stop."""
    draw, seconds = chance(name), 1.05
    t = times(seconds)
    speed_hz = 46 + 38 * np.minimum(1, t / 0.22) - 9 * np.clip((t - 0.35) / 0.4, 0, 1)
    speed_hz *= np.where(t > 0.82, np.maximum(0.25, 1 - (t - 0.82) / 0.24), 1)
    phase = 2 * np.pi * np.cumsum(speed_hz) / RATE
    motor = sum(np.sin(number * phase + number) / number**1.25 for number in range(1, 13))
    grit = band(draw, seconds, 900, 4600) * (0.55 + 0.45 * np.sin(phase * 2) ** 3)
    level = np.minimum(1, t / 0.06) * np.where(t > 0.85, np.exp(-(t - 0.85) / 0.07), 1)
    bites = np.clip((t - 0.2) / 0.15, 0, 1)
    return faded((0.55 * motor + 0.42 * bites * grit) * level, 0.004, 0.05)


def pencil(name: str) -> Floats:
    """Synthesise a pencil cross on paper: two strokes."""
    draw, tape = chance(name), Tape(0.36)
    for at_s, seconds, tone in ((0.0, 0.11, 1.0), (0.17, 0.13, 1.15)):
        t = times(seconds)
        stroke = band(draw, seconds, 1500 * tone, 6500) * np.sin(np.pi * t / seconds)
        tape.put(at_s, stroke * (0.7 + 0.3 * np.sin(2 * np.pi * 70 * t)), 0.5)
        tape.put(at_s, struck(((330, 1, 0.01),), 0.05, 0.001), 0.25)
    return faded(tape.middle)


def curtain(name: str) -> Floats:
    """Synthesise a heavy curtain: cloth, and rings on a rod."""
    draw, seconds = chance(name), 1.0
    cloth = band(draw, seconds, 160, 1500) * swell(seconds, 0.32, 0.22)
    tape = Tape(seconds)
    tape.put(0.0, cloth, 0.5)
    ring = ((2900, 1, 0.02), (4700, 0.7, 0.014), (6900, 0.4, 0.009))
    for number in range(13):
        at_s = 0.05 + 0.052 * number + draw.uniform(0, 0.02)
        sound = struck(detuned(draw, ring, 0.1), 0.12, 0.0003)
        tape.put(at_s, faded(sound / np.max(np.abs(sound))), draw.uniform(0.08, 0.22))
    return faded(tape.middle, 0.01, 0.1)
