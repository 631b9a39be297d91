"""Synthesise a die that slides on cloth: three loops, which the game mixes by speed."""

from typing import Final

import numpy as np

from sounds.noise import band, grains, rough
from sounds.tape import Floats, chance, times

SECONDS: Final = 2.4
BANDS_HZ: Final = {
    "slide_low": (110.0, 520.0),
    "slide_middle": (380.0, 1700.0),
    "slide_high": (1300.0, 5200.0),
}
"""Frequency band of each loop; a faster die passes more threads and sounds higher."""


def slide(name: str) -> Floats:
    """Synthesise one loop: noise modulated by the weave, and crackling fibres."""
    draw, (low, high) = chance(name), BANDS_HZ[name]
    rub = band(draw, SECONDS, low, high) * rough(draw, SECONDS, 38, 0.28)
    t = times(0.012)
    fibre = np.sin(2 * np.pi * np.sqrt(low * high) * t) * np.exp(-t / 0.0022)
    crackle = grains(draw, SECONDS, 420, fibre)
    sound = rub + 0.45 * crackle
    centred: Floats = sound - sound.mean()
    return centred
