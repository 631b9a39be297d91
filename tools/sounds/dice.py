"""Resin dice on a cloth: hits on dice, obstacles, the table and the finger."""

from typing import Final

import numpy as np

from sounds.modes import Mode, detuned, struck
from sounds.noise import band, puff
from sounds.tape import Chance, Floats, Tape, chance, faded, padded, swell, times

RESIN: Final[tuple[Mode, ...]] = (
    (2150, 1.0, 0.013),
    (3480, 0.85, 0.010),
    (5230, 0.7, 0.007),
    (7900, 0.55, 0.005),
    (10600, 0.4, 0.0035),
)
"""A small stiff cube: high, close modes that fade at once."""
BOARD: Final[tuple[Mode, ...]] = ((185, 1.0, 0.030), (305, 0.7, 0.022), (440, 0.4, 0.015))
"""The table under the cloth."""
BLOCK: Final[tuple[Mode, ...]] = (
    (640, 1.0, 0.042),
    (1190, 0.8, 0.030),
    (1930, 0.55, 0.019),
    (3150, 0.4, 0.011),
    (4700, 0.2, 0.006),
)
"""A wooden block on the table."""
STONE: Final[tuple[Mode, ...]] = (
    (1480, 1.0, 0.020),
    (2630, 0.9, 0.017),
    (4210, 0.7, 0.012),
    (6350, 0.45, 0.008),
)
"""A heavy, hard stone on the table."""
TUMBLING: Final[tuple[Mode, ...]] = (
    (235, 1.0, 0.024),
    (390, 0.8, 0.017),
    (620, 0.5, 0.012),
    (1480, 0.3, 0.006),
    (2900, 0.18, 0.004),
)
"""An edge of a die on cloth over wood."""
HARDNESS: Final = {"soft": 0.0, "middle": 0.5, "hard": 1.0}


def hit(name: str, hardness: float, body: tuple[Mode, ...] = RESIN) -> Floats:
    """Synthesise the hit of a die on `body`.

    A harder hit has a shorter contact, more of a tick and less of the table.
    """
    draw = chance(name)
    contact_s = 0.0009 * (0.2**hardness)
    seconds = 0.22 if body is BLOCK else 0.14
    sound = struck(detuned(draw, body, 0.05), seconds, contact_s)
    sound /= np.max(np.abs(sound))
    table = struck(detuned(draw, BOARD, 0.06), seconds, 0.0015)
    sound += (0.5 - 0.25 * hardness) * table / np.max(np.abs(table))
    tick = puff(draw, seconds, (2500 + 2500 * hardness, 12000), 0.0012)
    sound += (0.05 + 0.16 * hardness) * tick
    return faded(sound, 0.0002)


def knock(name: str) -> Floats:
    """Synthesise an edge of a die that lands on the cloth."""
    draw = chance(name)
    sound = struck(detuned(draw, TUMBLING, 0.07), 0.13, 0.0013)
    sound = sound / np.max(np.abs(sound)) + 0.10 * puff(draw, 0.13, (300, 2600), 0.008)
    return faded(sound)


def flick(name: str, hardness: float) -> Floats:
    """Synthesise a fingernail that flicks a die, and the rustle of the cloth."""
    draw = chance(name)
    nail = ((1150, 1.0, 0.006), (2050, 0.8, 0.004), (3600, 0.6, 0.003), (6100, 0.35, 0.002))
    sound = struck(detuned(draw, nail, 0.04), 0.2, 0.0008 - 0.0005 * hardness)
    sound = sound / np.max(np.abs(sound))
    rub = band(draw, 0.2, 500, 2200 + 2400 * hardness) * swell(0.2, 0.004, 0.011)
    body = struck(detuned(draw, BOARD, 0.05), 0.2, 0.002)
    return faded(sound + (0.12 + 0.06 * hardness) * rub + 0.45 * body / np.max(np.abs(body)))


def pull(name: str, pitch: float) -> Floats:
    """Synthesise one step more power: fingers press and the cloth gives way."""
    draw = chance(name)
    creak = band(draw, 0.07, 240 * pitch, 900 * pitch) * np.sin(np.pi * times(0.07) / 0.07) ** 2
    tick = padded(struck(((900 * pitch, 1, 0.004), (1700 * pitch, 0.5, 0.003)), 0.03, 0.0006), 0.07)
    return faded(0.25 * creak + 0.5 * tick / np.max(np.abs(tick)))


def cup(name: str) -> Floats:
    """Synthesise dice that are shaken in a leather cup and poured on the table."""
    draw, tape = chance(name), Tape(1.3)
    for shake in range(4):
        for _ in range(6):
            at_s = 0.04 + 0.155 * shake + abs(draw.normal(0, 0.028))
            tape.put(at_s, _in_cup(draw), draw.uniform(0.25, 0.6))
    _spill(draw, tape, (0.68, 6, 0.34), 0.9)
    return faded(tape.middle)


def spill(name: str) -> Floats:
    """Synthesise many dice that are thrown outwards from the middle of the cloth."""
    draw, tape = chance(name), Tape(1.45)
    _spill(draw, tape, (0.0, 26, 0.95), 0.8)
    rub = band(draw, 1.45, 250, 1500) * swell(1.45, 0.05, 0.33)
    return faded(tape.middle + 0.09 * rub)


def _in_cup(draw: Chance) -> Floats:
    """Synthesise a die on the wall of the cup: as loud as a hit, but lower."""
    walls = ((410, 1.0, 0.016), (760, 0.8, 0.012), (1350, 0.6, 0.009), (2300, 0.5, 0.006))
    sound = struck(detuned(draw, walls, 0.15), 0.08, 0.0006)
    return faded(sound / np.max(np.abs(sound)))


def _spill(draw: Chance, tape: Tape, when: tuple[float, int, float], gain: float) -> None:
    """Add knocks and clicks to the tape, ever softer and rarer.

    `when` is the start in seconds, the count and the duration in seconds.
    """
    begin_s, count, lasts_s = when
    for number in range(count):
        share = (number / count) ** 1.4
        at_s = begin_s + lasts_s * share + draw.uniform(0, 0.03)
        softer = gain * (1 - 0.75 * share) * draw.uniform(0.6, 1.0)
        name = f"spill {number} {draw.integers(1 << 30)}"
        if draw.random() < 0.65:
            tape.put(at_s, knock(name), softer)
        else:
            tape.put(at_s, hit(name, 0.5 * (1 - share)), 0.5 * softer)
