"""Every sound of the game: its synthesis, its group, and whether it loops."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, TypeAlias

import numpy as np

from cubacube.scenes.sound.medley import SECTIONS
from sounds import ambience, dice, felt, signs, things
from sounds.measure import LEAD_IN_S, lufs
from sounds.tape import RATE, Floats, faded

PEAK: Final = 0.8
"""Maximum sample; leaves headroom for the encoder and the mixer."""
LOWEST_HZ: Final = 28.0
Group: TypeAlias = Literal["music", "dice", "sign", "thing", "slide", "pull"]
LUFS: Final[dict[Group, float]] = {
    "music": -31,
    "dice": -27,
    "sign": -25,
    "thing": -29,
    "slide": -24,
    "pull": -42,
}
"""Loudness of each group; no sound is more than 3 LU away from that of its group."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """How to make a sound; it is `over` LU louder than its group."""

    make: Callable[[str], Floats]
    group: Group
    over: float = 0.0

    @property
    def loop(self) -> bool:
        """Whether the sound is repeated, or joined to others of its kind."""
        return self.group in ("music", "slide")

    @property
    def lufs(self) -> float:
        """The loudness of the finished sound."""
        return LUFS[self.group] + self.over


def _hits() -> dict[str, Recipe]:
    """Return recipes for hits, with several variants of each kind."""
    found: dict[str, Recipe] = {}
    over = {"soft": -1.5, "middle": 0.5, "hard": 1.5}
    for number in (1, 2, 3):
        for name, hardness in dice.HARDNESS.items():
            make = partial(dice.hit, hardness=hardness)
            found[f"die_{name}_{number}"] = Recipe(make, "dice", over[name])
        found[f"tumble_{number}"] = Recipe(dice.knock, "dice", -2.5)
        found[f"pull_{number}"] = Recipe(partial(dice.pull, pitch=0.8 + 0.25 * number), "pull")
    for number in (1, 2):
        for stuff, body in (("wood", dice.BLOCK), ("stone", dice.STONE)):
            for name, hardness in (("soft", 0.1), ("hard", 0.9)):
                make = partial(dice.hit, hardness=hardness, body=body)
                found[f"{stuff}_{name}_{number}"] = Recipe(make, "dice", over[name])
    return found


RECIPES: Final[dict[str, Recipe]] = {
    **_hits(),
    "flick_soft": Recipe(partial(dice.flick, hardness=0.1), "dice", -2.5),
    "flick_hard": Recipe(partial(dice.flick, hardness=0.9), "dice"),
    "slide_low": Recipe(felt.slide, "slide", -1),
    "slide_middle": Recipe(felt.slide, "slide"),
    "slide_high": Recipe(felt.slide, "slide"),
    "dice_cup": Recipe(dice.cup, "dice"),
    "dice_throw": Recipe(dice.spill, "dice", 2),
    "chime": Recipe(signs.chime, "sign", 2),
    "gain": Recipe(signs.gain, "sign", -1),
    "damage": Recipe(signs.damage, "sign"),
    "breakdown": Recipe(signs.breakdown, "sign"),
    "repaired": Recipe(signs.repaired, "sign", -2),
    "cash": Recipe(signs.cash, "sign"),
    "cop": Recipe(signs.cop, "sign", 2.5),
    "skull": Recipe(signs.skull, "sign", 1),
    "spoilt": Recipe(signs.spoilt, "sign", -1.5),
    "fanfare": Recipe(signs.fanfare, "sign", 1.5),
    "mishap": Recipe(signs.mishap, "sign"),
    "turning": Recipe(signs.turning, "sign"),
    "win": Recipe(signs.win, "sign", 2.5),
    "lose": Recipe(signs.lose, "sign", 1),
    "card": Recipe(things.card, "thing"),
    "shuffle": Recipe(things.shuffle, "thing"),
    "pawn": Recipe(things.pawn, "thing", -2),
    "sombrero": Recipe(things.sombrero, "thing"),
    "drill": Recipe(things.drill, "thing", 2),
    "pencil": Recipe(things.pencil, "thing", -1),
    "curtain": Recipe(things.curtain, "thing", 1.5),
    "undo": Recipe(things.undo, "thing"),
    "redo": Recipe(things.redo, "thing"),
    **{
        f"ambience_{play.__name__}_{number}": Recipe(play, "music")
        for play in ambience.GAMES
        for number in range(1, SECTIONS + 1)
    },
}


def made(name: str) -> Floats:
    """Return a sound by its name, at its level.

    Raises:
        KeyError: There is no such sound.
    """
    recipe = RECIPES[name]
    sound = recipe.make(name)
    sound = sound - sound.mean(axis=0) if recipe.loop else _framed(sound)
    level = 10 ** ((recipe.lufs - lufs(sound, recipe.loop)) / 20)
    return sound * min(level, PEAK / float(np.max(np.abs(sound))))


def _framed(sound: Floats) -> Floats:
    """Remove inaudibly low frequencies, and add a moment of silence at both ends."""
    room = np.pad(sound, round(0.1 * RATE))
    hz = np.fft.rfftfreq(len(room), 1 / RATE)
    room = np.fft.irfft(np.fft.rfft(room) * hz**2 / (hz**2 + LOWEST_HZ**2), len(room))
    lead, tail = round((0.1 - LEAD_IN_S) * RATE), round((0.1 - 2 * LEAD_IN_S) * RATE)
    return faded(room[lead : len(room) - tail], LEAD_IN_S / 2)
