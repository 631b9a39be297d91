"""Describe declared types and their ranges in words, without importing pydantic."""

from dataclasses import fields
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

from annotated_types import Interval, Len

Place: TypeAlias = tuple[int | str, ...]
"""The keys and indices that lead to a value."""


def allowed(kind: Any) -> str:
    """Describe in words which values a declared type allows."""
    bare = bare_kind(kind)
    marks = getattr(kind, "__metadata__", ())
    if get_origin(bare) is Literal:
        return " or ".join(f'"{each}"' for each in get_args(bare))
    if bare is bool:
        return "true or false"
    for mark in marks:
        if isinstance(mark, Interval):
            least, most = f"{mark.ge:g}", f"{mark.le:g}"
            noun = "a whole number" if bare is int else "a number"
            return least if least == most else f"{noun} from {least} to {most}"
        if isinstance(mark, Len) and bare is str:
            many = f"a text of {mark.min_length} to {mark.max_length} characters"
            return "a single letter" if mark.max_length == 1 else many
        if isinstance(mark, Len):
            fewest = "" if mark.min_length == mark.max_length else f"{mark.min_length} to "
            return f"a list of {fewest}{mark.max_length} tables"
    return f"a table with the keys {', '.join(each.name for each in fields(bare))}"


def kind_at(cls: type, place: Place) -> Any:
    """Return the declared type at a place within `cls`."""
    kind: Any = cls
    for part in place:
        bare = bare_kind(kind)
        if isinstance(part, int):
            kind = get_args(bare)[0]
        else:
            kind = get_type_hints(bare, include_extras=True)[part]
    return kind


def bare_kind(kind: Any) -> Any:
    """Return a declared type without its range and without an optional None."""
    if get_origin(kind) is Annotated:
        return get_args(kind)[0]
    if isinstance(kind, UnionType):
        return next(each for each in get_args(kind) if each is not NoneType)
    return kind
