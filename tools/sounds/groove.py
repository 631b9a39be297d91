"""Bars of music that go round: beats, chords, and the hands of the players."""

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
"""Its lowest note in semitones above a deep C, and the notes above that one."""

LOW_C: Final = 65.41
MAJOR, MINOR, SEVENTH = (0, 4, 7), (0, 3, 7), (0, 4, 10)
SON_CLAVE: Final = (0, 1.5, 3, 5, 6)
"""The beats of two bars: three strokes, then two."""
HAND_S: Final = 0.005
"""Nobody plays better in time than this."""


class Groove:
    """So many bars of so many beats, with one chord a bar, again and again."""

    def __init__(self, name: str, per_minute: float, chords: tuple[Chord, ...], beats: int) -> None:
        self.draw = chance(name)
        self.chords, self.beats = chords, beats
        self.bars = len(chords)
        self._beat_s = 60 / per_minute
        self.seconds = self.bars * beats * self._beat_s
        self.tape = Tape(self.seconds, loop=True)

    def at(self, beat: float, sound: Floats, gain: float, pan: float = 0.0) -> None:
        """Play something on a beat, counted from the first one, by hand."""
        late_s = self.draw.normal(0, HAND_S)
        loud = gain * self.draw.uniform(0.85, 1.1)
        self.tape.put(beat * self._beat_s + late_s, sound, loud, pan)

    def each(self, bars: int, beats: Iterable[float]) -> Iterable[float]:
        """These beats of every so many bars."""
        for first in range(0, self.bars, bars):
            for beat in beats:
                yield first * self.beats + beat

    def note(self, bar: int, step: int, octave: int = 0) -> float:
        """The pitch of one note of a bar's chord, in Hz; steps beyond it go on an octave higher."""
        root, notes = self.chords[bar % self.bars]
        up = 12 * (octave + step // len(notes))
        return LOW_C * 2 ** ((root + notes[step % len(notes)] + up) / 12)


def clave(groove: Groove, gain: float, pan: float = -0.35) -> None:
    """The clave of the son."""
    for beat in groove.each(2, SON_CLAVE):
        groove.at(beat, claves(groove.draw), gain, pan)


def maracas(groove: Groove, gain: float, step: float = 0.5, pan: float = 0.5) -> None:
    """Seeds on every half beat, louder on the beat."""
    beat = 0.0
    while beat < groove.bars * groove.beats:
        loud = 1.0 if beat % 1 == 0 else 0.6
        groove.at(beat, maraca(groove.draw, loud), gain, pan)
        beat += step


def martillo(groove: Groove, gain: float, pan: float = 0.3) -> None:
    """The bongos' hammer: high drum in eighths, the low one on the last beat."""
    for beat in groove.each(1, (0, 1, 2)):
        groove.at(beat, bongo(415), gain, pan)
    for beat in groove.each(1, (0.5, 1.5, 2.5)):
        groove.at(beat, bongo(440), 0.35 * gain, pan)
    for beat in groove.each(1, (3,)):
        groove.at(beat, bongo(262), gain, pan - 0.15)
    for beat in groove.each(1, (3.5,)):
        groove.at(beat, bongo(415), 0.5 * gain, pan)


def tumbao(groove: Groove, gain: float) -> None:
    """The bass before the beat: the fifth on the half of two, the next root on four."""
    for bar in range(groove.bars):
        first = bar * groove.beats
        groove.at(first + 1.5, marimbula(groove.note(bar, 2)), gain)
        groove.at(first + 3, marimbula(groove.note(bar + 1, 0)), gain)


def scraped(groove: Groove, gain: float, pan: float = 0.45) -> None:
    """The guiro of the cha-cha-cha: one long, two short."""
    for beat in groove.each(1, (0, 2)):
        groove.at(beat, guiro(groove.draw, 0.30), gain, pan)
    for beat in groove.each(1, (1, 1.5, 3, 3.5)):
        groove.at(beat, guiro(groove.draw, 0.06), 0.7 * gain, pan)


def montuno(groove: Groove, gain: float, pan: float = -0.2) -> None:
    """The tres goes up and down the chord between the beats."""
    way = ((0, 0), (0.5, 1), (1.5, 2), (2, 1), (2.5, 3), (3.5, 1))
    for bar in range(groove.bars):
        for beat, step in way:
            string = tres(groove.draw, groove.note(bar, step, 2), 0.5)
            groove.at(bar * groove.beats + beat, string, gain, pan)


def broken(
    groove: Groove, gain: float, way: Iterable[tuple[float, int]], pan: float = -0.2
) -> None:
    """A guitar plays the notes of the chord one by one: beat and step."""
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
    """Beats, counted from the first bar on, and steps of the chord of that moment."""
    for beat, step in way:
        bar = int(beat // groove.beats)
        groove.at(beat, voice(groove.note(bar, step, 2)), gain, 0.1)
