"""Quiet background music: a few short sections for each game, to be played in any order."""

from collections.abc import Callable
from typing import Final

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
    first, fourth, fifth = (0, MAJOR), (5, MAJOR), (7, SEVENTH)
    groove = Groove(
        name,
        98,
        (
            (first, fourth, fifth, fourth),
            (first, (9, MINOR), (2, MINOR), fourth),
            (first, first, fifth, fourth),
            (first, fifth, (9, MINOR), fourth),
        ),
        4,
    )
    clave(groove, 0.30)
    groove.rest(3)
    maracas(groove, 0.28)
    groove.rest(2)
    martillo(groove, 0.16)
    groove.rest()
    tumbao(groove, 0.55)
    groove.rest(4)
    montuno(groove, 0.17)
    groove.rest(1, 2)
    ways = (
        ((0, 4), (1.5, 3), (4, 4), (5.5, 5), (8, 3), (9.5, 2)),
        ((0, 5), (3, 4), (6, 3), (9, 4)),
    )
    melody(groove, 0.16, ways)
    return groove.tape.samples


def smugglers(name: str) -> Floats:
    """Synthesise a bolero, late at night."""
    first, last = (9, MINOR), (9, MINOR)
    groove = Groove(
        name,
        80,
        (
            (first, (2, MINOR), (4, SEVENTH), last),
            (first, (5, MAJOR), (4, SEVENTH), last),
            (first, (7, MAJOR), (5, MAJOR), last),
            (first, (2, MINOR), (7, MAJOR), last),
        ),
        4,
    )
    maracas(groove, 0.22)
    broken(groove, 0.26, ((0, 0), (0.5, 1), (1, 2), (1.5, 3), (2, 2), (2.5, 1), (3, 4), (3.5, 2)))
    for beat in groove.each(1, (0, 3)):
        groove.at(beat, marimbula(groove.note(int(beat // 4), 0)), 0.5)
    groove.rest(2)
    for beat in groove.each(1, (1.5, 2, 3.5)):
        groove.at(beat, bongo(392), 0.10, 0.3)
    groove.rest(3)
    for beat in groove.each(2, (0, 3, 6)):
        groove.at(beat, claves(groove.hand(beat)), 0.14, -0.4)
    groove.rest(1)
    ways = (((2, 3), (6, 4), (10, 3)), ((0, 4), (3, 3), (4, 2), (8, 3)), ((1, 2), (5, 3), (9, 4)))
    melody(groove, 0.12, ways)
    return groove.tape.samples


def couriers(name: str) -> Floats:
    """Synthesise a fast guaracha."""
    first, last = (9, MINOR), (4, SEVENTH)
    groove = Groove(
        name,
        116,
        (
            (first, (7, MAJOR), (5, MAJOR), last),
            (first, (2, MINOR), (9, MINOR), last),
            (first, (5, MAJOR), (7, MAJOR), last),
            (first, (9, MINOR), (2, MINOR), last),
        ),
        4,
    )
    clave(groove, 0.28)
    groove.rest(2)
    scraped(groove, 0.13)
    groove.rest(4)
    martillo(groove, 0.17)
    groove.rest()
    tumbao(groove, 0.52)
    ways = (
        ((0, 3), (1.5, 2), (3, 1), (8, 4), (9.5, 3), (11, 2)),
        ((0, 3), (1, 4), (3, 2), (5, 3), (6.5, 4), (8, 5), (10, 3)),
        ((0, 1), (0.5, 2), (1, 3), (4, 4), (5.5, 3), (8, 2), (9.5, 3), (11, 4)),
        ((2, 5), (3.5, 4), (6, 3), (7.5, 2), (10, 3), (11.5, 2)),
    )
    melody(groove, 0.20, ways, ((12, 1), (13.5, 2)))
    return groove.tape.samples


def cobbers(name: str) -> Floats:
    """Synthesise a duet of two guitars."""
    first, last = (7, MAJOR), (2, SEVENTH)
    groove = Groove(
        name,
        92,
        (
            (first, (0, MAJOR), (2, SEVENTH), last),
            (first, (4, MINOR), (9, MINOR), last),
            (first, (9, MINOR), (0, MAJOR), last),
            (first, first, (0, MAJOR), last),
        ),
        4,
    )
    clave(groove, 0.24)
    groove.rest(3)
    maracas(groove, 0.24)
    groove.rest()
    tumbao(groove, 0.5)
    groove.rest(2)
    montuno(groove, 0.15, -0.45)
    groove.rest(4)
    broken(groove, 0.16, ((0, 3), (1, 2), (2, 4), (2.5, 3), (3.5, 2)), 0.45)
    return groove.tape.samples


def marketeers(name: str) -> Floats:
    """Synthesise a cha-cha-cha at the market."""
    first, last = (5, MAJOR), (0, SEVENTH)
    groove = Groove(
        name,
        108,
        (
            (first, (2, MINOR), (7, MINOR), last),
            (first, (9, MINOR), (7, MINOR), last),
            (first, (10, MAJOR), (7, MINOR), last),
            (first, first, (10, MAJOR), last),
        ),
        4,
    )
    groove.rest(3)
    scraped(groove, 0.15)
    groove.rest()
    tumbao(groove, 0.5)
    groove.rest(2)
    martillo(groove, 0.12)
    groove.rest(4)
    for beat in groove.each(1, (0, 1, 2, 3)):
        groove.at(beat, bell(groove.hand(beat)), 0.05, -0.5)
    groove.rest()
    ways = (
        ((0, 2), (1, 3), (1.5, 4), (4, 3), (8, 4), (9, 3)),
        ((0, 4), (2, 3), (4, 2), (5, 3), (8, 2), (9.5, 1)),
        ((1, 3), (1.5, 3), (3, 4), (5, 4), (5.5, 3), (8, 3), (10, 2)),
        ((0, 3), (3.5, 2), (4, 3), (7.5, 4), (8, 5), (11, 3)),
    )
    melody(groove, 0.22, ways, ((12, 2), (13.5, 1)))
    return groove.tape.samples


def atacama(name: str) -> Floats:
    """Synthesise desert wind and a guitar behind a hut."""
    first, last = (4, MINOR), (2, MAJOR)
    groove = Groove(
        name,
        66,
        (
            (first, (0, MAJOR), last),
            (first, (9, MINOR), last),
            (first, (7, MAJOR), last),
            (first, first, last),
        ),
        4,
    )
    for side, seed in ((-0.7, "west"), (0.7, "east")):
        draw = chance(f"{groove.game} {seed}")
        wind = band(draw, groove.seconds, 190, 620) * rough(draw, groove.seconds, 0.3, 0.45)
        groove.tape.put(0.0, wind, 0.035, side)
    broken(groove, 0.26, ((0, 0), (1, 2), (1.5, 3), (2.5, 4)))
    groove.rest(3)
    drum = struck(((72, 1, 0.12), (118, 0.5, 0.08)), 0.6, 0.006)
    for beat in groove.each(1, (0, 2.75)):
        groove.at(beat, faded(drum / np.max(np.abs(drum)), out_s=0.1), 0.22)
    return groove.tape.samples


def calavera(name: str) -> Floats:
    """Synthesise a marimba and two bones on the Day of the Dead."""
    first, last = (2, MINOR), (9, SEVENTH)
    groove = Groove(
        name,
        104,
        (
            (first, first, (10, MAJOR), last, first, last),
            (first, (7, MINOR), first, (10, MAJOR), (10, MAJOR), last),
            (first, (5, MAJOR), (10, MAJOR), (10, MAJOR), first, last),
            (first, last, first, (7, MINOR), first, last),
        ),
        3,
    )
    groove.rest(3)
    bone = struck(((930, 1, 0.03), (2190, 0.5, 0.015)), 0.15, 0.0005)
    for beat in groove.each(2, (0, 1.5, 2.5, 4, 5)):
        groove.at(beat, faded(bone / np.max(np.abs(bone))), 0.13, -0.4)
    groove.rest()
    for bar in range(groove.bars):
        groove.at(3 * bar, marimbula(groove.note(bar, 0)), 0.42)
    way = [(3 * bar + at, step) for bar in range(6) for at, step in ((1, 1), (1.5, 2), (2, 3))]
    melody(groove, 0.15, (way,), way[-3:])
    ways = (
        ((0, 6), (3, 5), (6, 4), (9, 5), (12, 6)),
        ((0, 4), (1.5, 5), (3, 6), (6, 7), (7.5, 6), (9, 5), (12, 4)),
        ((2, 5), (5, 6), (8, 5), (11, 4), (14, 5)),
        ((0, 7), (3, 6), (4.5, 5), (6, 6), (9, 4), (12, 5)),
    )
    melody(groove, 0.2, ways, ((15, 7),))
    return groove.tape.samples


def caramba(name: str) -> Floats:
    """Synthesise 3/4 against 6/8 time, as on a ranch."""
    first, fifth, fourth = (7, MAJOR), (2, SEVENTH), (0, MAJOR)
    groove = Groove(
        name,
        132,
        (
            (first, first, fifth, fifth, fifth, fifth, first, first),
            (first, fourth, first, fifth, fourth, fourth, fifth, first),
            (first, first, fourth, fourth, fifth, fifth, first, first),
            (first, fifth, first, fifth, fourth, fifth, first, first),
        ),
        3,
    )
    for bar in range(groove.bars):
        groove.at(3 * bar, marimbula(groove.note(bar, 0)), 0.45)
        groove.at(3 * bar + (2 if bar % 2 == 0 else 1.5), marimbula(groove.note(bar, 2)), 0.35)
    groove.rest(3)
    strum = ((0.5, 2), (1, 3), (1.04, 4), (1.5, 3), (2, 2), (2.04, 4), (2.5, 3))
    broken(groove, 0.15, strum, -0.3)
    groove.rest(2)
    maracas(groove, 0.16)
    groove.rest()
    ways = (
        ((0, 4), (1.5, 3), (3, 2), (6, 3), (7.5, 4), (9, 5), (12, 4), (18, 2)),
        ((0, 2), (1, 3), (2, 4), (3, 5), (6, 4), (9, 3), (12, 3), (13.5, 4), (15, 5), (18, 4)),
        ((0, 5), (3, 4), (4.5, 3), (6, 4), (10, 5), (12, 6), (15, 5), (16.5, 4), (18, 3)),
        ((1, 3), (2, 4), (4, 3), (5, 2), (7, 3), (8, 4), (12, 5), (15, 3), (19, 2)),
    )
    melody(groove, 0.15, ways, ((21, 2),))
    return groove.tape.samples


GAMES: Final[tuple[Callable[[str], Floats], ...]] = (
    race,
    smugglers,
    couriers,
    cobbers,
    marketeers,
    atacama,
    calavera,
    caramba,
)
