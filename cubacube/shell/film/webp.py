"""Write a film as WebP, frame by frame: Pillow would hold all frames in memory."""

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from struct import pack

from PIL import Image

from cubacube.session.language.translation import _
from cubacube.shell.film.changes import Mask, Pixels, box_of, changes
from cubacube.shell.film.frames import FilmFrame, Size

_QUALITY = 80
_METHOD = 2
"""Compression effort, 0 to 6; higher values hardly make films smaller."""
_IS_FILM, _OPAQUE = 2, 2
"""Flag bits: `_IS_FILM` marks an animated file, `_OPAQUE` a frame that does not blend."""
_HEAD = 12
"""Size of the file header in bytes: `RIFF`, the length of the rest, and `WEBP`."""
_LONGEST = 2**32 - 10
"""Maximum file size in bytes."""


def write(path: Path, size: Size, frames: Iterable[FilmFrame], step_ms: int) -> None:
    """Write the film to a file.

    Raises:
        OSError: It cannot be written, or would be longer than 4 GB.
    """
    width, height = size
    with path.open("wb") as file:
        file.write(bytes(_HEAD))
        canvas = pack("<I", _IS_FILM) + _three(width - 1) + _three(height - 1)
        file.write(_chunk(b"VP8X", canvas) + _chunk(b"ANIM", bytes(6)))
        for now, mask, steps in changes(frames, size):
            file.write(_framed(now, mask, steps * step_ms))
        length = file.tell()
        if length > _LONGEST:
            raise OSError(_("the film is too large for WebP: use a smaller --size or .mp4"))
        file.seek(0)
        file.write(b"RIFF" + pack("<I", length - 8) + b"WEBP")


def _framed(now: Pixels, mask: Mask, milliseconds: int) -> bytes:
    """Return the changed area as an animation frame that begins at even coordinates."""
    left, top, right, foot = box_of(mask)
    left, top = left - left % 2, top - top % 2
    file = BytesIO()
    part = Image.fromarray(now[top:foot, left:right])
    part.save(file, "WEBP", quality=_QUALITY, method=_METHOD)
    sides = (left // 2, top // 2, right - left - 1, foot - top - 1, milliseconds)
    place = b"".join(map(_three, sides)) + bytes([_OPAQUE])
    return _chunk(b"ANMF", place + file.getvalue()[_HEAD:])


def _three(number: int) -> bytes:
    """Encode a number in three bytes, little-endian."""
    return number.to_bytes(3, "little")


def _chunk(name: bytes, content: bytes) -> bytes:
    """Return a RIFF chunk, padded to an even number of bytes."""
    return name + pack("<I", len(content)) + content + bytes(len(content) % 2)
