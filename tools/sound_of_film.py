"""Write the sounds of a turn's flicks to a WAV file, for listening or measuring.

    python tools/sound_of_film.py turn.wav --seed 7 --turn 3 --speed 0.2

Computer players play the Race until that turn is over. The sounds of its flicks are written
one after the other, with silence before, between and after them. A table shows for each
impact its time, its change of speed, and the time and level of the nearest sound onset. The
last line shows the peak level where nothing moves.
"""

import argparse
import os
import wave
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import numpy as np
from sounds.measure import LEAD_IN_S, decibels, onsets
from sounds.mixdown import mixdown
from sounds.tape import RATE, Floats

from cubacube.games.catalogue import game
from cubacube.kit.events import TurnBegan
from cubacube.kit.shot import AnyShot
from cubacube.scenes.cloth.film_score import FAINTEST_MM_S, film_score
from cubacube.scenes.cloth.impacts import impacts
from cubacube.scenes.flicking.effects import crosses
from cubacube.scenes.sound.score import Score
from cubacube.session.play.begin import answer, begin
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.match import Match
from cubacube.session.play.players import computers
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.table.film import Film

SILENCE_S: Final = 1.0
RINGS_S: Final = 0.45
"""Seconds after which even the last sound has ended; a chime takes longer."""
CHIME_S: Final = 1.4


@dataclass
class Filmed:
    """One flick and its sounds."""

    film: Film
    score: Score
    hits: list[tuple[float, float]]
    """Time and change of speed in mm/s of each impact."""

    @property
    def rings_s(self) -> float:
        """Seconds of sound after the end of the film."""
        return CHIME_S if any(hit.sound == "chime" for hit in self.score.hits) else RINGS_S


def main() -> None:
    """Write the file and print the table."""
    parser = argparse.ArgumentParser(description="What is heard of a turn of the Race.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--turn", type=int, default=1, help="the first is 1")
    parser.add_argument("--speed", type=float, default=1.0, help="0.2 is slow motion")
    words = parser.parse_args()
    parts = [np.zeros((round(SILENCE_S * RATE), 2))]
    at_s, quiet = SILENCE_S, 0.0
    print(f"{'flick':>5}{'at s':>9}{'mm/s':>8}{'heard s':>9}{'off ms':>8}{'peak dB':>9}")
    for number, each in enumerate(flicks(words.seed, words.turn), 1):
        lasts_s = each.film.seconds / words.speed
        length_s = lasts_s + each.rings_s + SILENCE_S
        sound = mixdown(each.score, length_s, words.speed)
        for line in told(each, sound, words.speed, at_s):
            print(f"{number:5}{line}")
        quiet = max(quiet, float(np.abs(sound[round((lasts_s + each.rings_s) * RATE) :]).max()))
        parts.append(sound)
        at_s += len(sound) / RATE
    write(words.file, np.concatenate(parts))
    print(f"{words.file}: {at_s:.2f} s; where nothing moves {decibels(quiet):.1f} dB")


def flicks(seed: int, turn: int) -> Iterator[Filmed]:
    """Yield the flicks of a turn between two computer players."""
    race = game("race")
    seats = tuple(SeatEntry(f"Bot {seat}", SIDES[seat], 1) for seat in range(2))
    match, dealer = begin(race, MatchSetup("race", seats, level=race.level or "", seed=seed))
    players = computers(race, seats, seed, dealer.what_if)
    begun = 0
    while begun <= turn and (asked := match.rules.choices(match.state)):
        choice = asked[0]
        if isinstance(choice, AnyShot) and begun == turn:
            yield _filmed(match, dealer, choice)
        match = match.play(answer(match, dealer, players))
        begun += sum(isinstance(event, TurnBegan) for event in match.turns[-1].events)


def _filmed(match: Match[Any], dealer: Dealer, choice: AnyShot) -> Filmed:
    shot, film = dealer.film(choice)
    crossed = any(map(crosses, match.play(shot).turns[-1].events))
    score = film_score(film, shot, dealer.level, crossed=crossed)
    met = [(each.at_s, each.change_mm_s) for each in impacts(film, dealer.level)]
    return Filmed(film, score, [(0.0, float(shot.flick.speed_mm_s)), *met])


def told(each: Filmed, sound: Floats, speed: float, begins_s: float) -> Iterator[str]:
    """Yield a line for every impact that is hard enough to be heard."""
    heard = np.array(onsets(sound)) - LEAD_IN_S
    for at_s, change in each.hits:
        if change < FAINTEST_MM_S:
            continue
        seen_s = at_s / speed
        nearest = float(heard[np.argmin(np.abs(heard - seen_s))])
        part = sound[round(nearest * RATE) if nearest > 0 else 0 :][: round(0.03 * RATE)]
        yield (
            f"{begins_s + seen_s:9.3f}{change:8.0f}{begins_s + nearest:9.3f}"
            f"{1000 * (nearest - seen_s):8.1f}{decibels(float(np.abs(part).max())):9.1f}"
        )


def write(path: Path, sound: Floats) -> None:
    """Write a stereo file with 16 bits."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((np.clip(sound, -1, 1) * 32767).astype("<i2").tobytes())


if __name__ == "__main__":
    main()
