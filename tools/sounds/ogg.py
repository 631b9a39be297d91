"""Write Ogg Vorbis files, but only if their samples have changed."""

from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from sounds.tape import RATE, Floats

WORSE: Final = 0.75
"""Compression from 0 (best quality) to 1; quiet sounds need little precision."""


def keep(path: Path, sound: Floats, worse: float = WORSE) -> bool:
    """Write a sound unless the file already has the same samples; return whether it did.

    `worse` is the compression. Two files with the same samples differ, because each Ogg stream
    has a random serial number.
    """
    fresh = path.with_name(f".{path.stem}.new.ogg")
    soundfile.write(fresh, sound, RATE, format="OGG", subtype="VORBIS", compression_level=worse)
    if path.exists() and np.array_equal(samples(path), samples(fresh)):
        fresh.unlink()
        return False
    fresh.replace(path)
    return True


def samples(path: Path) -> Floats:
    """Return the samples of a file, one column per channel."""
    found: Floats = soundfile.read(path, always_2d=True)[0]
    return found
