"""Music loops: bars, beats, chords and instruments."""

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from sounds.percussion import (
    bongo,
    claves,
    guiro,
    guitar,
    maraca,
    marimba,
    marimbula,
    tres,
)
from sounds.tape import Floats, Tape, chance

Chord: TypeAlias = tuple[int, tuple[int, ...]]
"""The lowest note in semitones above a low C, and the chord's notes above the lowest."""

LOW_C: Final = 65.41
MAJOR, MINOR, SEVENTH = (0, 4, 7), (0, 3, 7), (0, 4, 10)
SON_CLAVE: Final = (0, 1.5, 3, 5, 6)
"""Beats of the strokes in two bars: three in the first, two in the second."""
HAND_S: Final = 0.005
"""Standard deviation of the timing, to sound like a human player."""


class Groove:
    """A loop of bars with equal numbers of beats and one chord each."""

    def __init__(self, name: str, per_minute: float, chords: tuple[Chord, ...], beats: int) -> None:
        self.draw = chance(name)
        self.chords, self.beats = chords, beats
        self.bars = len(chords)
        self._beat_s = 60 / per_minute
        self.seconds = self.bars * beats * self._beat_s
        self.tape = Tape(self.seconds, loop=True)

    def at(self, beat: float, sound: Floats, gain: float, pan: float = 0.0) -> None:
        """Play a sound on a beat, counted from the start, with human timing and loudness."""
        late_s = self.draw.normal(0, HAND_S)
        loud = gain * self.draw.uniform(0.85, 1.1)
        self.tape.put(beat * self._beat_s + late_s, sound, loud, pan)

    def each(self, bars: int, beats: Iterable[float]) -> Iterable[float]:
        """Yield these beats once in every `bars` bars."""
        for first in range(0, self.bars, bars):
            for beat in beats:
                yield first * self.beats + beat

    def note(self, bar: int, step: int, octave: int = 0) -> float:
        """Return the pitch of a note of a bar's chord in Hz; higher steps go up an octave."""
        root, notes = self.chords[bar % self.bars]
        up = 12 * (octave + step // len(notes))
        return LOW_C * 2 ** ((root + notes[step % len(notes)] + up) / 12)


def clave(groove: Groove, gain: float, pan: float = -0.35) -> None:
    """Play the clave of the son."""
    for beat in groove.each(2, SON_CLAVE):
        groove.at(beat, claves(groove.draw), gain, pan)


def maracas(groove: Groove, gain: float, step: float = 0.5, pan: float = 0.5) -> None:
    """Play maracas on every half beat, louder on the beat."""
    beat = 0.0
    while beat < groove.bars * groove.beats:
        loud = 1.0 if beat % 1 == 0 else 0.6
        groove.at(beat, maraca(groove.draw, loud), gain, pan)
        beat += step


def martillo(groove: Groove, gain: float, pan: float = 0.3) -> None:
    """Play the martillo of the bongos: the high drum, and the low one on the last beat."""
    for beat in groove.each(1, (0, 1, 2)):
        groove.at(beat, bongo(415), gain, pan)
    for beat in groove.each(1, (0.5, 1.5, 2.5)):
        groove.at(beat, bongo(440), 0.35 * gain, pan)
    for beat in groove.each(1, (3,)):
        groove.at(beat, bongo(262), gain, pan - 0.15)
    for beat in groove.each(1, (3.5,)):
        groove.at(beat, bongo(415), 0.5 * gain, pan)


def tumbao(groove: Groove, gain: float) -> None:
    """Play the bass: the fifth half a beat after beat two, the next root on beat four."""
    for bar in range(groove.bars):
        first = bar * groove.beats
        groove.at(first + 1.5, marimbula(groove.note(bar, 2)), gain)
        groove.at(first + 3, marimbula(groove.note(bar + 1, 0)), gain)


def scraped(groove: Groove, gain: float, pan: float = 0.45) -> None:
    """Play the guiro of the cha-cha-cha: one long, two short."""
    for beat in groove.each(1, (0, 2)):
        groove.at(beat, guiro(groove.draw, 0.30), gain, pan)
    for beat in groove.each(1, (1, 1.5, 3, 3.5)):
        groove.at(beat, guiro(groove.draw, 0.06), 0.7 * gain, pan)


def montuno(groove: Groove, gain: float, pan: float = -0.2) -> None:
    """Play the tres: up and down the chord, mostly between the beats."""
    way = ((0, 0), (0.5, 1), (1.5, 2), (2, 1), (2.5, 3), (3.5, 1))
    for bar in range(groove.bars):
        for beat, step in way:
            string = tres(groove.draw, groove.note(bar, step, 2), 0.5)
            groove.at(bar * groove.beats + beat, string, gain, pan)


def broken(
    groove: Groove, gain: float, way: Iterable[tuple[float, int]], pan: float = -0.2
) -> None:
    """Play the chord on a guitar note by note; `way` holds beats and steps of the chord."""
    steps = tuple(way)
    for bar in range(groove.bars):
        for beat, step in steps:
            string = guitar(groove.draw, groove.note(bar, step, 1), 1.1)
            groove.at(bar * groove.beats + beat, string, gain, pan)


def melody(
    groove: Groove,
    gain: float,
    way: Iterable[tuple[float, int]],
    voice: Callable[[float], Floats] = marimba,
) -> None:
    """Play a melody; `way` holds beats from the start and steps of the bar's chord."""
    for beat, step in way:
        bar = int(beat // groove.beats)
        groove.at(beat, voice(groove.note(bar, step, 2)), gain, 0.1)
