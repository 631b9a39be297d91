"""Ogg Vorbis files, written only when what is in them would be heard to be another."""

from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from sounds.tape import RATE, Floats

WORSE: Final = 0.75
"""How far from the best the encoder works, 0 .. 1: what is quiet need not be exact."""


def keep(path: Path, sound: Floats) -> bool:
    """Write a sound, unless the file has the very same samples; whether it was written.

    Two files with the same samples differ: the format gives every stream a number by chance.
    """
    fresh = path.with_name(f".{path.stem}.new.ogg")
    soundfile.write(fresh, sound, RATE, format="OGG", subtype="VORBIS", compression_level=WORSE)
    if path.exists() and np.array_equal(samples(path), samples(fresh)):
        fresh.unlink()
        return False
    fresh.replace(path)
    return True


def samples(path: Path) -> Floats:
    """What is in a file, one column for each channel."""
    found: Floats = soundfile.read(path, always_2d=True)[0]
    return found
