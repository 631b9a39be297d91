"""Write rows of results as one line with a checksum, and read them back by their types."""

from functools import cache
from math import isfinite
from typing import Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

from cubacube.session.keeping.lines import LineError, checked, parsed, written

R = TypeVar("R")

_LARGEST: Final = 10**15
"""Bound for whole numbers; measured and counted values are smaller."""


def line_of(key: str, content: Any) -> bytes:
    """Return a line with a checksum; `content` holds the values of rows."""
    return written({key: content}, 0)[0]


def content_of(key: str, line: bytes) -> Any:
    """Return what `line_of` has written under this key; None if the line is not valid."""
    try:
        found, content = parsed(checked(line.rstrip(b"\n"), 0)[0])
    except LineError:
        return None
    return content if found == key else None


def typed(kind: type[R], values: Any) -> R | None:
    """Return a named tuple of type `kind` with these values; None if they do not fit."""
    row: Any = kind
    kinds = _declared(row)
    if not isinstance(values, list) or len(values) != len(kinds):
        return None
    if not all(map(_fits, kinds, values)):
        return None
    return kind(*(tuple(each) if isinstance(each, list) else each for each in values))


@cache
def _declared(kind: type) -> tuple[Any, ...]:
    """Return the types of the fields, cached because a sweep reads thousands of rows."""
    return tuple(get_type_hints(kind).values())


def _fits(kind: Any, value: Any) -> bool:
    """Whether a JSON value has the declared type."""
    if kind in (str, bool):
        return type(value) is kind
    if kind is int:
        return type(value) is int and abs(value) <= _LARGEST
    if kind is float:
        return (type(value) is float and isfinite(value)) or _fits(int, value)
    if get_origin(kind) is Literal:
        return value in get_args(kind)
    item = get_args(kind)[0]  # of a tuple of any length
    return isinstance(value, list) and all(_fits(item, each) for each in value)
