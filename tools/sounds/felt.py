"""A die slides on cloth: three loops, from dull to bright, which the game mixes by speed."""

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
"""Threads pass under the edge faster, and so higher, the faster the die is."""


def slide(name: str) -> Floats:
    """One layer: noise that trembles with the weave, and fibres that give way one by one."""
    draw, (low, high) = chance(name), BANDS_HZ[name]
    rub = band(draw, SECONDS, low, high) * rough(draw, SECONDS, 38, 0.28)
    t = times(0.012)
    fibre = np.sin(2 * np.pi * np.sqrt(low * high) * t) * np.exp(-t / 0.0022)
    crackle = grains(draw, SECONDS, 420, fibre)
    sound = rub + 0.45 * crackle
    centred: Floats = sound - sound.mean()
    return centred
