"""Pack a text into one string to copy and paste: prefix, checksum, compressed content."""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cubacube.session.files.budget import Budget
from cubacube.session.language.translation import _

_SUM_BYTES = 4
_BARE = -zlib.MAX_WBITS
"""The window of zlib for compressed data without a header and a checksum."""
_WORD = re.compile(r"[A-Za-z0-9_-]*={0,2}")


class PackedError(ValueError):
    """A string cannot be unpacked; the message says why."""


def packed(mark: str, content: bytes, dictionary: bytes = b"") -> str:
    """Pack `content` into a string that begins with `mark`.

    With a `dictionary` of what is frequent in such contents, the string is much shorter. It is then
    compressed without zlib's header and checksum, as it has its own.
    """
    engine = (
        zlib.compressobj(9, wbits=_BARE, zdict=dictionary) if dictionary else zlib.compressobj(9)
    )
    deflated = engine.compress(content) + engine.flush()
    whole = zlib.crc32(content).to_bytes(_SUM_BYTES, "big") + deflated
    return mark + urlsafe_b64encode(whole).decode("ascii").rstrip("=")


def unpacked(mark: str, word: str, budget: Budget, dictionary: bytes = b"") -> bytes:
    """Return the content of a packed string; white space in it is ignored.

    `dictionary` is the one that it was packed with.

    Raises:
        PackedError: The prefix is wrong, or the string is damaged or too long.
    """
    letters = "".join(word.split())
    if not letters.startswith(mark):
        raise PackedError(_("it does not start with {mark}").format(mark=mark))
    if len(letters) > budget.letters:
        raise PackedError(_("it has more than {most} characters").format(most=budget.letters))
    body = letters[len(mark) :]
    if not _WORD.fullmatch(body):
        raise PackedError(_("it has characters that a code cannot have"))
    bare = body.rstrip("=")
    if len(bare) % 4 == 1:
        raise PackedError(_("a part of it is changed or missing"))
    whole = urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    content = _inflated(whole[_SUM_BYTES:], budget.bytes, dictionary)
    if zlib.crc32(content).to_bytes(_SUM_BYTES, "big") != whole[:_SUM_BYTES]:
        raise PackedError(_("its checksum is wrong: a part of it is changed or missing"))
    return content


def _inflated(deflated: bytes, most_bytes: int, dictionary: bytes) -> bytes:
    """Decompress data.

    Raises:
        PackedError: It is damaged, or holds more than `most_bytes`.
    """
    engine = zlib.decompressobj(_BARE, dictionary) if dictionary else zlib.decompressobj()
    try:
        content = engine.decompress(deflated, most_bytes)
    except zlib.error as error:
        raise PackedError(_("a part of it is changed or missing")) from error
    if engine.unconsumed_tail:
        raise PackedError(_("it unpacks to more than {most} bytes").format(most=most_bytes))
    if not engine.eof:
        raise PackedError(_("its end is missing"))
    return content
