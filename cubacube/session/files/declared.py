"""Validate file values against declared classes with pydantic, with readable errors."""

import reprlib
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from datetime import date, time
from difflib import get_close_matches
from functools import cache
from types import UnionType
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

from annotated_types import Len
from pydantic import BaseModel, ConfigDict, ValidationError, create_model

from cubacube.session.files.kinds import Place, allowed, bare_kind, kind_at
from cubacube.session.files.plain import plain

Raw: TypeAlias = dict[str, Any]

_HUGE = 10**15
_LONGEST_KEY = 40


class _Short(reprlib.Repr):
    """Formats values briefly; dates and times as in TOML."""

    def repr_date(self, day: date | time, _level: int) -> str:
        """Format a date or time as in the file."""
        return day.isoformat()

    repr_time = repr_datetime = repr_date


_SHORT = _Short()


def key_path(place: Place) -> str:
    """Format a place as a key path, such as `cities[2].x_mm`."""
    text = "".join(f"[{part}]" if isinstance(part, int) else f".{_key(part)}" for part in place)
    return text.removeprefix(".")


def _key(word: str) -> str:
    """Format one key on one line; a quoted TOML key may hold any character."""
    return plain(word if word.isidentifier() else _SHORT.repr(word), _LONGEST_KEY)


def problems(cls: type, raw: Raw) -> Iterator[tuple[Place, str]]:
    """Yield the place and problem of every invalid value in `raw`.

    A value is invalid if it is missing, unknown, of a wrong type or out of its range.
    """
    try:
        _model(cls).model_validate(raw)
    except ValidationError as error:
        for each in error.errors(include_url=False, include_context=False):
            yield each["loc"], _problem(cls, each["type"], each["loc"], each["input"])
    yield from _lists(cls, raw, ())


def _lists(cls: type, raw: Any, place: Place) -> Iterator[tuple[Place, str]]:
    """Yield every list with too few or too many items.

    The items themselves are checked by the pydantic model.
    """
    if not isinstance(raw, dict) or not isinstance(cls, type):
        return
    for name, kind in get_type_hints(cls, include_extras=True).items():
        value, bare = raw.get(name), bare_kind(kind)
        if get_origin(bare) is not tuple or not isinstance(value, list):
            continue
        wanted: Len = kind.__metadata__[0]
        if not wanted.min_length <= len(value) <= (wanted.max_length or 0):
            shown = plain(_SHORT.repr(value), 60)
            yield (*place, name), f"must be {allowed(kind)}, not {shown}"
        for number, each in enumerate(value):
            yield from _lists(get_args(bare)[0], each, (*place, name, number))


def values(value: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Yield every single value in nested tables and lists, with its place."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from values(each, (*place, key))
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from values(each, (*place, index))
    else:
        yield place, value


def numbers(raw: Raw) -> Iterator[tuple[Place, float]]:
    """Yield every number in `raw` with its place."""
    return ((place, each) for place, each in values(raw) if isinstance(each, int | float))


def build(kind: Any, value: Any) -> Any:
    """Convert a valid raw value to the type `kind`."""
    bare = bare_kind(kind)
    if value is None:
        return None
    if is_dataclass(bare) and isinstance(bare, type):
        hints = get_type_hints(bare, include_extras=True)
        return bare(**{name: build(hints[name], value[name]) for name in hints if name in value})
    if get_origin(bare) is tuple:
        return tuple(build(get_args(bare)[0], each) for each in value)
    return float(value) if bare is float else value


def _problem(cls: type, fault: str, place: Place, value: Any) -> str:
    """Describe one pydantic error and say what is allowed instead."""
    if fault == "extra_forbidden":
        known = [each.name for each in fields(bare_kind(kind_at(cls, place[:-1])))]
        near = get_close_matches(str(place[-1]), known, 1)
        hint = f"did you mean {near[0]}?" if near else f"choose one of {', '.join(known)}"
        return f"unknown key; {hint}"
    if fault == "missing":
        return f"is missing, must be {allowed(kind_at(cls, place))}"
    return f"must be {allowed(kind_at(cls, place))}, not {shown(value)}"


@cache
def _model(cls: type) -> type[BaseModel]:
    """Return a strict pydantic model of a declared class: no extra keys, no NaN."""
    config = ConfigDict(extra="forbid", strict=True, allow_inf_nan=False)
    hints = get_type_hints(cls, include_extras=True)
    own = {each.name: ... if each.default is MISSING else each.default for each in fields(cls)}
    columns: dict[str, Any] = {name: (_column(kind), own[name]) for name, kind in hints.items()}
    return create_model(cls.__name__, __config__=config, **columns)


def _column(kind: Any) -> Any:
    """Return the pydantic type of a field.

    Classes become models, tuples become lists of any length, ranges stay.
    """
    bare = bare_kind(kind)
    if is_dataclass(bare) and isinstance(bare, type):
        # JSON writes a missing value as null; TOML leaves the key out.
        return _model(bare) | None if isinstance(kind, UnionType) else _model(bare)
    if get_origin(bare) is tuple:
        # A length error would hide the errors of the items; `_lists` checks lengths.
        return list[_column(get_args(bare)[0])]  # type: ignore[misc]
    return kind


def shown(value: Any) -> str:
    """Format a value of the file for an error message."""
    if isinstance(value, int) and abs(value) > _HUGE:
        return "a huge number"
    return plain(_SHORT.repr(value))
