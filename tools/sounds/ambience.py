"""Quiet background music: a loop of a few bars for each game."""

import numpy as np

from sounds.groove import (
    MAJOR,
    MINOR,
    SEVENTH,
    Groove,
    broken,
    clave,
    maracas,
    martillo,
    melody,
    montuno,
    scraped,
    tumbao,
)
from sounds.modes import struck
from sounds.noise import band, rough
from sounds.percussion import bell, bongo, claves, marimbula
from sounds.tape import Floats, chance, faded


def race(name: str) -> Floats:
    """Synthesise a son from a roadside bar."""
    chords = ((0, MAJOR), (5, MAJOR), (7, SEVENTH), (5, MAJOR))
    groove = Groove(name, 98, chords * 2, 4)
    clave(groove, 0.30)
    maracas(groove, 0.28)
    martillo(groove, 0.16)
    tumbao(groove, 0.55)
    montuno(groove, 0.17)
    return groove.tape.samples


def smugglers(name: str) -> Floats:
    """Synthesise a bolero, late at night."""
    chords = ((9, MINOR), (2, MINOR), (4, SEVENTH), (9, MINOR))
    groove = Groove(name, 80, chords, 4)
    maracas(groove, 0.22)
    broken(groove, 0.26, ((0, 0), (0.5, 1), (1, 2), (1.5, 3), (2, 2), (2.5, 1), (3, 4), (3.5, 2)))
    for beat in groove.each(1, (0, 3)):
        groove.at(beat, marimbula(groove.note(int(beat // 4), 0)), 0.5)
    for beat in groove.each(1, (1.5, 2, 3.5)):
        groove.at(beat, bongo(392), 0.10, 0.3)
    for beat in groove.each(2, (0, 3, 6)):
        groove.at(beat, claves(groove.draw), 0.14, -0.4)
    return groove.tape.samples


def couriers(name: str) -> Floats:
    """Synthesise a fast guaracha."""
    chords = ((9, MINOR), (7, MAJOR), (5, MAJOR), (4, SEVENTH))
    groove = Groove(name, 116, chords * 2, 4)
    clave(groove, 0.28)
    scraped(groove, 0.13)
    martillo(groove, 0.17)
    tumbao(groove, 0.52)
    way = ((0, 3), (1.5, 2), (3, 1), (8, 4), (9.5, 3), (11, 2), (16, 3), (17, 4), (19, 2), (28, 1))
    melody(groove, 0.20, way)
    return groove.tape.samples


def cobbers(name: str) -> Floats:
    """Synthesise a duet of two guitars."""
    chords = ((7, MAJOR), (0, MAJOR), (2, SEVENTH), (7, MAJOR))
    groove = Groove(name, 92, chords * 2, 4)
    clave(groove, 0.24)
    maracas(groove, 0.24)
    tumbao(groove, 0.5)
    montuno(groove, 0.15, -0.45)
    broken(groove, 0.16, ((0, 3), (1, 2), (2, 4), (2.5, 3), (3.5, 2)), 0.45)
    return groove.tape.samples


def marketeers(name: str) -> Floats:
    """Synthesise a cha-cha-cha at the market."""
    chords = ((5, MAJOR), (2, MINOR), (7, MINOR), (0, SEVENTH))
    groove = Groove(name, 108, chords * 2, 4)
    scraped(groove, 0.15)
    tumbao(groove, 0.5)
    martillo(groove, 0.12)
    for beat in groove.each(1, (0, 1, 2, 3)):
        groove.at(beat, bell(groove.draw), 0.05, -0.5)
    way = ((0, 2), (1, 3), (1.5, 4), (4, 3), (8, 4), (9, 3), (12, 2), (13.5, 1), (16, 2), (20, 4))
    melody(groove, 0.22, way)
    return groove.tape.samples


def atacama(name: str) -> Floats:
    """Synthesise desert wind and a guitar behind a hut."""
    chords = ((4, MINOR), (0, MAJOR), (7, MAJOR), (2, MAJOR))
    groove = Groove(name, 66, chords, 4)
    for side, seed in ((-0.7, "west"), (0.7, "east")):
        draw = chance(f"{name} {seed}")
        wind = band(draw, groove.seconds, 190, 620) * rough(draw, groove.seconds, 0.3, 0.45)
        groove.tape.put(0.0, wind, 0.035, side)
    broken(groove, 0.26, ((0, 0), (1, 2), (1.5, 3), (2.5, 4)))
    drum = struck(((72, 1, 0.12), (118, 0.5, 0.08)), 0.6, 0.006)
    for beat in groove.each(1, (0, 2.75)):
        groove.at(beat, faded(drum / np.max(np.abs(drum)), out_s=0.1), 0.22)
    return groove.tape.samples


def calavera(name: str) -> Floats:
    """Synthesise a marimba and two bones on the Day of the Dead."""
    chords = ((2, MINOR), (2, MINOR), (10, MAJOR), (9, SEVENTH))
    groove = Groove(name, 104, chords * 2, 3)
    bone = struck(((930, 1, 0.03), (2190, 0.5, 0.015)), 0.15, 0.0005)
    for beat in groove.each(2, (0, 1.5, 2.5, 4, 5)):
        groove.at(beat, faded(bone / np.max(np.abs(bone))), 0.13, -0.4)
    for bar in range(groove.bars):
        groove.at(3 * bar, marimbula(groove.note(bar, 0)), 0.42)
    way = [(3 * bar + beat, step) for bar in range(8) for beat, step in ((1, 1), (1.5, 2), (2, 3))]
    melody(groove, 0.15, way)
    melody(groove, 0.2, ((0, 6), (3, 5), (6, 4), (9, 5), (12, 6), (15, 7), (18, 5), (21, 4)))
    return groove.tape.samples


def caramba(name: str) -> Floats:
    """Synthesise 3/4 against 6/8 time, as on a ranch."""
    chords = ((7, MAJOR), (7, MAJOR), (2, SEVENTH), (2, SEVENTH))
    groove = Groove(name, 132, (*chords, (2, SEVENTH), (2, SEVENTH), (7, MAJOR), (7, MAJOR)), 3)
    for bar in range(groove.bars):
        groove.at(3 * bar, marimbula(groove.note(bar, 0)), 0.45)
        groove.at(3 * bar + (2 if bar % 2 == 0 else 1.5), marimbula(groove.note(bar, 2)), 0.35)
    strum = ((0.5, 2), (1, 3), (1.04, 4), (1.5, 3), (2, 2), (2.04, 4), (2.5, 3))
    broken(groove, 0.15, strum, -0.3)
    maracas(groove, 0.16)
    melody(groove, 0.15, ((0, 4), (1.5, 3), (3, 2), (6, 3), (7.5, 4), (9, 5), (12, 4), (18, 2)))
    return groove.tape.samples
