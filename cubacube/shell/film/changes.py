"""Find the pixels that change between two frames; films store only those."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from cubacube.shell.film.frames import FilmFrame, Size

Pixels: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.bool_]


def pixels(frame: FilmFrame, size: Size) -> Pixels:
    """Return the picture as an array of shape (height, width, 3)."""
    width, height = size
    return np.frombuffer(frame.rgb, np.uint8).reshape(height, width, 3)


def changed(before: Pixels | None, now: Pixels) -> Mask:
    """Return a mask of changed pixels; all are changed if there was no picture before."""
    if before is None:
        return np.ones(now.shape[:2], np.bool_)
    mask: Mask = (before != now).any(axis=2)
    return mask


def box_of(mask: Mask) -> tuple[int, int, int, int]:
    """Return the bounding box (left, top, right, bottom) of the mask, which must not be empty."""
    rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    return int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1
