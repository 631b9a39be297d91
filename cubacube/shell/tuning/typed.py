"""Rows that were written down, read again as what they are declared to be."""

from math import isfinite
from typing import Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

R = TypeVar("R")

_LARGEST: Final = 10**15
"""No whole number that is measured or counted is as large."""


def typed(kind: type[R], values: Any) -> R | None:
    """The named tuple of this kind with these values; None if they are none of one."""
    hints = get_type_hints(kind)
    if not isinstance(values, list) or len(values) != len(hints):
        return None
    if not all(_fits(*each) for each in zip(hints.values(), values, strict=True)):
        return None
    return kind(*(tuple(each) if isinstance(each, list) else each for each in values))


def _fits(kind: Any, value: Any) -> bool:
    """Whether a value of JSON is of a declared type."""
    if get_origin(kind) is Literal:
        return value in get_args(kind)
    if get_origin(kind) is tuple:
        item = get_args(kind)[0]
        return isinstance(value, list) and all(_fits(item, each) for each in value)
    if type(value) is int and abs(value) > _LARGEST:
        return False
    if kind is float:
        return type(value) in {int, float} and isfinite(value)
    return type(value) is kind
