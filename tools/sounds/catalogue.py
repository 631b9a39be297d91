"""Every sound of the game: its synthesis, loudness, and whether it loops."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np

from sounds import ambience, dice, felt, signs, things
from sounds.tape import RATE, Floats, faded

PEAK: Final = 0.8
"""Maximum sample; leaves headroom for the encoder and the mixer."""
WINDOW_S: Final = 0.05
"""Length of the window in which loudness is measured."""

LOWEST_HZ: Final = 28.0
LEAD_S: Final = 0.004
"""Silence at the start of each sound; without it, the encoder is heard before the hit."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """How to make a sound. `loud_db` is the level of its loudest part, or of a whole loop."""

    make: Callable[[str], Floats]
    loud_db: float
    loop: bool = False


def _hits() -> dict[str, Recipe]:
    """Return recipes for hits, with several variants of each kind."""
    found: dict[str, Recipe] = {}
    for number in (1, 2, 3):
        for name, hardness in dice.HARDNESS.items():
            found[f"die_{name}_{number}"] = Recipe(partial(dice.hit, hardness=hardness), -19)
        found[f"tumble_{number}"] = Recipe(dice.knock, -21)
        found[f"pull_{number}"] = Recipe(partial(dice.pull, pitch=0.8 + 0.25 * number), -34)
    for number in (1, 2):
        for stuff, body in (("wood", dice.BLOCK), ("stone", dice.STONE)):
            for name, hardness in (("soft", 0.1), ("hard", 0.9)):
                make = partial(dice.hit, hardness=hardness, body=body)
                found[f"{stuff}_{name}_{number}"] = Recipe(make, -18)
    return found


RECIPES: Final[dict[str, Recipe]] = {
    **_hits(),
    "flick_soft": Recipe(partial(dice.flick, hardness=0.1), -22),
    "flick_hard": Recipe(partial(dice.flick, hardness=0.9), -19),
    "slide_low": Recipe(felt.slide, -24, loop=True),
    "slide_middle": Recipe(felt.slide, -24, loop=True),
    "slide_high": Recipe(felt.slide, -26, loop=True),
    "dice_cup": Recipe(dice.cup, -21),
    "dice_throw": Recipe(dice.spill, -20),
    "chime": Recipe(signs.chime, -20),
    "gain": Recipe(signs.gain, -22),
    "damage": Recipe(signs.damage, -18),
    "breakdown": Recipe(signs.breakdown, -20),
    "repaired": Recipe(signs.repaired, -24),
    "cash": Recipe(signs.cash, -24),
    "cop": Recipe(signs.cop, -27),
    "skull": Recipe(signs.skull, -20),
    "spoilt": Recipe(signs.spoilt, -22),
    "fanfare": Recipe(signs.fanfare, -21),
    "mishap": Recipe(signs.mishap, -20),
    "turning": Recipe(signs.turning, -22),
    "win": Recipe(signs.win, -18),
    "lose": Recipe(signs.lose, -19),
    "card": Recipe(things.card, -25),
    "shuffle": Recipe(things.shuffle, -25),
    "pawn": Recipe(things.pawn, -23),
    "sombrero": Recipe(things.sombrero, -22),
    "drill": Recipe(things.drill, -24),
    "pencil": Recipe(things.pencil, -28),
    "curtain": Recipe(things.curtain, -24),
    "ambience_race": Recipe(ambience.race, -33, loop=True),
    "ambience_smugglers": Recipe(ambience.smugglers, -33, loop=True),
    "ambience_couriers": Recipe(ambience.couriers, -33, loop=True),
    "ambience_cobbers": Recipe(ambience.cobbers, -33, loop=True),
    "ambience_marketeers": Recipe(ambience.marketeers, -33, loop=True),
    "ambience_atacama": Recipe(ambience.atacama, -34, loop=True),
    "ambience_calavera": Recipe(ambience.calavera, -33, loop=True),
    "ambience_caramba": Recipe(ambience.caramba, -33, loop=True),
}


def made(name: str) -> Floats:
    """Return a sound by its name, at its level.

    Raises:
        KeyError: There is no such sound.
    """
    recipe = RECIPES[name]
    sound = recipe.make(name)
    sound = sound - sound.mean(axis=0) if recipe.loop else _framed(sound)
    level = 10 ** (recipe.loud_db / 20) / loudness(sound, recipe.loop)
    return sound * min(level, PEAK / float(np.max(np.abs(sound))))


def _framed(sound: Floats) -> Floats:
    """Remove inaudibly low frequencies, and add a moment of silence at both ends."""
    room = np.pad(sound, round(0.1 * RATE))
    hz = np.fft.rfftfreq(len(room), 1 / RATE)
    room = np.fft.irfft(np.fft.rfft(room) * hz**2 / (hz**2 + LOWEST_HZ**2), len(room))
    lead, tail = round((0.1 - LEAD_S) * RATE), round((0.1 - 2 * LEAD_S) * RATE)
    return faded(room[lead : len(room) - tail], LEAD_S / 2)


def loudness(sound: Floats, loop: bool) -> float:
    """Return the level of the loudest part of a sound, or of a whole loop."""
    mono = sound if sound.ndim == 1 else np.sqrt(np.mean(sound**2, axis=1))
    if loop:
        return float(np.sqrt(np.mean(mono**2)))
    window = min(len(mono), round(WINDOW_S * RATE))
    power = np.convolve(mono**2, np.ones(window) / window)
    return float(np.sqrt(np.max(power)))
