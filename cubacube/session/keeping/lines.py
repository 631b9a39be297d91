"""One line of a match file: JSON with a sum over itself and all lines before it.

So no line can be changed, lost or doubled unseen, and the only line that may be torn is the last.
"""

import json
import re
from typing import Any, TypeAlias
from zlib import crc32

from cubacube.session.files.codec import canonical

LONGEST_LINE = 256 * 1024
"""Bytes; the level's text in the first line is the longest thing in a file."""

Sum: TypeAlias = int
"""CRC-32 over the words of all lines so far; that of an empty file is 0."""

_HEAD = re.compile(rb'\{"sum":"([0-9a-f]{8})",')
_KEY = re.compile(rb'\{"([a-z]{1,20})":')
_HEAD_LENGTH = len(b'{"sum":"01234567",')


class LineError(ValueError):
    """A line is not what was written; the text says why."""


def written(content: dict[str, Any], before: Sum) -> tuple[bytes, Sum]:
    """A line with its end, and the sum with it."""
    words = canonical(content).encode("ascii")
    total = crc32(words, before)
    return b'{"sum":"%08x",%b\n' % (total, words[1:]), total


def checked(line: bytes, before: Sum) -> tuple[bytes, Sum]:
    """The words of a line without its sum, and the sum with it.

    Raises:
        LineError: It is no line of ours, or was changed, or one before it is missing.
    """
    if len(line) > LONGEST_LINE:
        raise LineError(f"longer than {LONGEST_LINE} bytes")
    head = _HEAD.match(line)
    if head is None:
        raise LineError("no line of a match")
    words = b"{" + line[_HEAD_LENGTH:]
    total = crc32(words, before)
    if int(head[1], 16) != total:
        raise LineError("its sum is wrong: it was changed, or a line before it is missing")
    return words, total


def last_sum(lines: bytes) -> Sum | None:
    """What the last of some lines says the sum is; None if it is no whole line of ours."""
    last, end, more = lines.rpartition(b"\n")
    head = _HEAD.match(last.rpartition(b"\n")[2]) if end and not more else None
    return int(head[1], 16) if head else None


def key_of(words: bytes) -> str:
    """The key of a line, not parsed.

    Raises:
        LineError: There is none.
    """
    found = _KEY.match(words)
    if found is None:
        raise LineError("not one key with its value")
    return found[1].decode("ascii")


def parsed(words: bytes) -> tuple[str, Any]:
    """The one key of a line, and its value.

    Raises:
        LineError: It is no JSON object with one key.
    """
    try:
        content = json.loads(words)
    except (ValueError, RecursionError) as error:
        raise LineError("no JSON") from error
    if not isinstance(content, dict) or len(content) != 1:
        raise LineError("not one key with its value")
    ((key, value),) = content.items()
    return key, value
