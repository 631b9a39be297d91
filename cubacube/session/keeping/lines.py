"""Match file lines: JSON with a checksum over this and all earlier lines.

So no line can be changed, lost or doubled unnoticed. Only the last line may be incomplete.
"""

import json
import re
from collections.abc import Iterator
from typing import Any, TypeAlias
from zlib import crc32

from cubacube.rules import frozen
from cubacube.session.files.budget import MATCH
from cubacube.session.files.cancelling import check_cancelled
from cubacube.session.files.codec import canonical
from cubacube.session.language.translation import _

Sum: TypeAlias = int
"""CRC-32 over the content of all lines so far; 0 for an empty file."""

_HEAD = re.compile(rb'\{"sum":"([0-9a-f]{8})",')
_KEY = re.compile(rb'\{"([a-z]{1,20})":')
_HEAD_LENGTH = len(b'{"sum":"01234567",')


class LineError(ValueError):
    """A line is invalid; the message says why."""


@frozen
class FilePosition:
    """A position between two lines: how many bytes precede it, and their checksum."""

    bytes: int = 0
    sum: Sum = 0


class CheckedLines:
    """The complete lines of a file without their checksums, which are checked one by one.

    An incomplete last line is skipped.
    """

    def __init__(self, content: bytes) -> None:
        self._content = content
        self.place = FilePosition()
        self.number = 0
        """Number of the line that was read last."""
        self.torn = False

    def __iter__(self) -> Iterator[bytes]:
        return self

    def __next__(self) -> bytes:
        check_cancelled()
        end = self._content.find(b"\n", self.place.bytes)
        if end < 0:
            self.torn = self.place.bytes < len(self._content)
            raise StopIteration
        self.number += 1
        if self.number > MATCH.lines:
            raise LineError(_("the file has more than {most} lines").format(most=MATCH.lines))
        words, total = checked(self._content[self.place.bytes : end], self.place.sum)
        self.place = FilePosition(end + 1, total)
        return words


def written(content: dict[str, Any], before: Sum) -> tuple[bytes, Sum]:
    """Return a line with its line end, and the new checksum."""
    words = canonical(content).encode("ascii")
    total = crc32(words, before)
    return b'{"sum":"%08x",%b\n' % (total, words[1:]), total


def checked(line: bytes, before: Sum) -> tuple[bytes, Sum]:
    """Return the content of a line without its checksum, and the new checksum.

    Raises:
        LineError: The line is invalid or was changed, or a line before it is missing.
    """
    if len(line) > MATCH.line_bytes:
        raise LineError(_("the line has more than {most} bytes").format(most=MATCH.line_bytes))
    head = _HEAD.match(line)
    if head is None:
        raise LineError(_("this is not a line of a match"))
    words = b"{" + line[_HEAD_LENGTH:]
    total = crc32(words, before)
    if int(head[1], 16) != total:
        raise LineError(_("its checksum is wrong: it was changed, or an earlier line is missing"))
    return words, total


def last_sum(lines: bytes) -> Sum | None:
    """Return the checksum in the last line, or None if that is not a complete line."""
    last, end, more = lines.rpartition(b"\n")
    head = _HEAD.match(last.rpartition(b"\n")[2]) if end and not more else None
    return int(head[1], 16) if head else None


def key_of(words: bytes) -> str:
    """Return the key of a line without parsing it.

    Raises:
        LineError: There is none.
    """
    found = _KEY.match(words)
    if found is None:
        raise LineError(_("this is not a line of a match"))
    return found[1].decode("ascii")


def parsed(words: bytes) -> tuple[str, Any]:
    """Return the only key of a line, and its value.

    Raises:
        LineError: It is not a JSON object with one key.
    """
    try:
        ((key, value),) = json.loads(words).items()
    except (AttributeError, RecursionError, ValueError) as error:
        raise LineError(_("this is not a line of a match")) from error
    return key, value


def beginning(lines: CheckedLines) -> Any:
    """Return the value of the first line, with which a match begins.

    Raises:
        LineError: There is no such line.
    """
    key, value = parsed(next(lines, b'{"":0}'))
    if key != "begin":
        raise LineError(_("a match must start here"))
    return value
