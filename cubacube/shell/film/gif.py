"""Write a film as GIF, frame by frame: Pillow would hold all frames in memory."""

from collections.abc import Iterable
from pathlib import Path
from struct import pack

import numpy as np
from PIL import Image
from PIL.GifImagePlugin import getdata

from cubacube.shell.film.changes import Mask, Pixels, box_of, changes
from cubacube.shell.film.frames import FilmFrame, Size

_UNCHANGED = 255
"""Transparent palette index, used for unchanged pixels."""
_FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END = b";"


def write(path: Path, size: Size, frames: Iterable[FilmFrame], step_ms: int) -> None:
    """Write the film to a file; steps must be whole hundredths of a second.

    Raises:
        OSError: It cannot be written.
    """
    with path.open("wb") as file:
        file.write(b"GIF89a" + pack("<HHBBB", *size, 0, 0, 0) + _FOR_EVER)
        for now, mask, steps in changes(frames, size):
            file.write(_framed(now, mask, steps * step_ms))
        file.write(_END)


def _framed(now: Pixels, mask: Mask, milliseconds: int) -> bytes:
    """Return the changed pixels as a GIF frame with its own palette."""
    left, top, right, foot = box_of(mask)
    whole = Image.fromarray(now[top:foot, left:right])
    # The other methods paint the few pixels of a die in a neighbouring colour.
    part = whole.quantize(_UNCHANGED, Image.Quantize.FASTOCTREE)
    indices = np.where(mask[top:foot, left:right], np.asarray(part), np.uint8(_UNCHANGED))
    picture = Image.frombytes("P", part.size, indices.tobytes())
    colours = part.getpalette() or []
    picture.putpalette(colours + [0] * (3 * 256 - len(colours)))
    words = {"duration": milliseconds, "transparency": _UNCHANGED, "include_color_table": True}
    return b"".join(getdata(picture, (left, top), **words))
