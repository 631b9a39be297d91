"""Sections of music: bars, beats, chords and instruments.

The sections of a game have the same length, and the same last bar with the same hand. So the end
of each one rings on into the start of every other, and they can follow in any order.
"""

from collections.abc import Callable, Iterable, Sequence
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
from sounds.tape import RATE, Chance, Floats, Tape, chance

Chord: TypeAlias = tuple[int, tuple[int, ...]]
"""The lowest note in semitones above a low C, and the chord's notes above the lowest."""

Way: TypeAlias = Sequence[tuple[float, int]]
"""Notes as beats and steps of a chord."""

LOW_C: Final = 65.41
MAJOR, MINOR, SEVENTH = (0, 4, 7), (0, 3, 7), (0, 4, 10)
SON_CLAVE: Final = (0, 1.5, 3, 5, 6)
"""Beats of the strokes in two bars: three in the first, two in the second."""
HAND_S: Final = 0.005
"""Standard deviation of the timing, to sound like a human player."""
BUFFER: Final = 512
"""Samples of a buffer of the mixer; a section fills whole buffers, so no gap follows it."""


class Groove:
    """A section of bars with equal numbers of beats and one chord each.

    `name` ends with the number of the section. `verses` holds the chords of each section; all
    of them begin with the same chord, and end with the same one.
    """

    def __init__(
        self, name: str, per_minute: float, verses: Sequence[Sequence[Chord]], beats: int
    ) -> None:
        game, _underscore, number = name.rpartition("_")
        self.game, self.verse = game, int(number) - 1
        self.chords, self.beats = verses[self.verse % len(verses)], beats
        self.bars = len(self.chords)
        samples = self.bars * beats * 60 / per_minute * RATE
        self.seconds = round(samples / BUFFER) * BUFFER / RATE
        self.tape = Tape(self.seconds, loop=True)
        self.turn = (self.bars - 1) * beats
        """The first beat of the last bar."""
        self._beat_s = self.seconds / self.bars / beats
        self._hands = chance(name), chance(game)
        self._rests = False

    def hand(self, beat: float) -> Chance:
        """Return the random generator for a beat: that of the section, or of the last bar."""
        return self._hands[beat >= self.turn]

    def rest(self, *sections: int) -> None:
        """Silence the following instruments in these sections, but not in the last bar."""
        self._rests = self.verse + 1 in sections

    def at(self, beat: float, sound: Floats, gain: float, pan: float = 0.0) -> None:
        """Play a sound on a beat, counted from the start, with human timing and loudness."""
        hand = self.hand(beat)
        late_s = hand.normal(0, HAND_S)
        loud = gain * hand.uniform(0.85, 1.1)
        if self._rests and beat < self.turn:
            return
        at_s = max(0.0, beat * self._beat_s + late_s)
        self.tape.put(at_s, sound, loud, pan)

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
        groove.at(beat, claves(groove.hand(beat)), gain, pan)


def maracas(groove: Groove, gain: float, step: float = 0.5, pan: float = 0.5) -> None:
    """Play maracas on every half beat, louder on the beat."""
    beat = 0.0
    while beat < groove.bars * groove.beats:
        loud = 1.0 if beat % 1 == 0 else 0.6
        groove.at(beat, maraca(groove.hand(beat), loud), gain, pan)
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
        groove.at(beat, guiro(groove.hand(beat), 0.30), gain, pan)
    for beat in groove.each(1, (1, 1.5, 3, 3.5)):
        groove.at(beat, guiro(groove.hand(beat), 0.06), 0.7 * gain, pan)


_MONTUNOS: Final = (
    ((0, 0), (0.5, 1), (1.5, 2), (2, 1), (2.5, 3), (3.5, 1)),
    ((0, 2), (0.5, 3), (1.5, 1), (2.5, 2), (3, 4), (3.5, 2)),
    ((0.5, 1), (1, 3), (1.5, 2), (2.5, 1), (3, 2), (3.5, 3)),
    ((0, 3), (1, 2), (1.5, 4), (2.5, 3), (3.5, 2)),
)


def montuno(groove: Groove, gain: float, pan: float = -0.2) -> None:
    """Play the tres: up and down the chord, mostly between the beats."""
    for bar in range(groove.bars):
        first = bar * groove.beats
        verse = 0 if first >= groove.turn else groove.verse
        for beat, step in _MONTUNOS[verse]:
            string = tres(groove.hand(first + beat), groove.note(bar, step, 2), 0.5)
            groove.at(first + beat, string, gain, pan)


def broken(groove: Groove, gain: float, way: Way, pan: float = -0.2) -> None:
    """Play the chord on a guitar note by note; `way` holds beats and steps of the chord.

    The steps of a bar are turned round by the number of the section, but not in the last bar.
    """
    for bar in range(groove.bars):
        first = bar * groove.beats
        turned = 0 if first >= groove.turn else groove.verse
        steps = [step for _beat, step in way]
        for number, (beat, _step) in enumerate(way):
            note = groove.note(bar, steps[(number + turned) % len(steps)], 1)
            string = guitar(groove.hand(first + beat), note, 1.1)
            groove.at(first + beat, string, gain, pan)


def melody(
    groove: Groove,
    gain: float,
    ways: Sequence[Way],
    end: Way = (),
    voice: Callable[[float], Floats] = marimba,
) -> None:
    """Play the melody of the section, and the same `end` in the last bar of each section.

    A melody holds beats from the start and steps of the bar's chord.
    """
    way = ways[groove.verse % len(ways)]
    for beat, step in (*(note for note in way if note[0] < groove.turn), *end):
        bar = int(beat // groove.beats)
        groove.at(beat, voice(groove.note(bar, step, 2)), gain, 0.1)
