"""Write the result of a job as one line with a checksum, and read it back by its type."""

from typing import Any

from cubacube.session.files.codec import CodecError, decode
from cubacube.session.files.declared import values
from cubacube.session.keeping.lines import LineError, checked, parsed, written

_LARGEST = 10**15
"""Bound for whole numbers; measured and counted values are smaller."""


def line_of(key: str, result: object) -> bytes:
    """Return a line with a row, or with a list of rows; JSON writes a named tuple as a list."""
    return written({key: result}, 0)[0]


def result_in(line: bytes, key: str, kind: Any) -> Any:
    """Return the result of type `kind` that a line has under `key`; None if it is not valid."""
    try:
        found, content = parsed(checked(line.rstrip(b"\n"), 0)[0])
        result = decode(content, kind)
    except (LineError, CodecError):
        return None
    numbers = (abs(each) for _place, each in values(content) if isinstance(each, int))
    return result if found == key and max(numbers, default=0) <= _LARGEST else None
