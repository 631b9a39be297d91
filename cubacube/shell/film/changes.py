"""Find the pixels that change between two frames; films store only those."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from cubacube.shell.film.frames import FilmFrame, Size

Pixels: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.bool_]


def changes(frames: Iterable[FilmFrame], size: Size) -> Iterator[tuple[Pixels, Mask, int]]:
    """Yield, for each frame, its pixels, which of them are new, and its number of steps.

    The pixels have the shape (height, width, 3). In the first frame all of them are new.
    """
    width, height = size
    before = None
    for frame in frames:
        now = np.frombuffer(frame.rgb, np.uint8).reshape(height, width, 3)
        everywhere = np.ones((height, width), np.bool_)
        yield now, everywhere if before is None else (before != now).any(axis=2), frame.steps
        before = now


def box_of(mask: Mask) -> tuple[int, int, int, int]:
    """Return the bounding box (left, top, right, bottom) of the mask, which must not be empty."""
    rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    return int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1
