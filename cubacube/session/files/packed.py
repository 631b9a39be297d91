"""A text as one word to copy and paste: its kind and version, deflated, with a checksum."""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

_SUM_BYTES = 4
_WORD = re.compile(r"[A-Za-z0-9_-]*={0,2}")


class PackedError(ValueError):
    """A word holds nothing that was packed; the text says why."""


def packed(mark: str, content: bytes) -> str:
    """A word that begins with `mark` and holds `content`."""
    whole = zlib.crc32(content).to_bytes(_SUM_BYTES, "big") + zlib.compress(content, 9)
    return mark + urlsafe_b64encode(whole).decode("ascii").rstrip("=")


def unpacked(mark: str, word: str, most_letters: int, most_bytes: int) -> bytes:
    """What such a word holds; spaces and line ends in it do not matter.

    Raises:
        PackedError: It is no such word, was changed, or is or holds too much.
    """
    letters = "".join(word.split())
    if not letters.startswith(mark):
        raise PackedError(f"it does not begin with {mark}")
    if len(letters) > most_letters:
        raise PackedError(f"it has more than {most_letters} letters")
    body = letters[len(mark) :]
    if not _WORD.fullmatch(body):
        raise PackedError("it has letters that no code has")
    bare = body.rstrip("=")
    if len(bare) % 4 == 1:
        raise PackedError("some of it is changed or missing")
    whole = urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    content = _inflated(whole[_SUM_BYTES:], most_bytes)
    if zlib.crc32(content).to_bytes(_SUM_BYTES, "big") != whole[:_SUM_BYTES]:
        raise PackedError("its sum is wrong, some of it is changed or missing")
    return content


def _inflated(deflated: bytes, most_bytes: int) -> bytes:
    """What was deflated, if it is not too much."""
    engine = zlib.decompressobj()
    try:
        content = engine.decompress(deflated, most_bytes)
    except zlib.error as error:
        raise PackedError("some of it is changed or missing") from error
    if engine.unconsumed_tail or not engine.eof:
        raise PackedError("too much is in it, or its end is missing")
    return content
