"""What has changed from one picture to the next: films hold only that."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from cubacube.shell.film.frames import FilmFrame, Size

Pixels: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.bool_]


def pixels(frame: FilmFrame, size: Size) -> Pixels:
    """The picture as lines of pixels of three colours."""
    width, height = size
    return np.frombuffer(frame.rgb, np.uint8).reshape(height, width, 3)


def changed(before: Pixels | None, now: Pixels) -> Mask:
    """Which pixels are others now; all of them if there was nothing before."""
    if before is None:
        return np.ones(now.shape[:2], np.bool_)
    mask: Mask = (before != now).any(axis=2)
    return mask


def box_of(mask: Mask) -> tuple[int, int, int, int]:
    """Left, top, right and foot of all pixels that have changed; there is one."""
    rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    return int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1
