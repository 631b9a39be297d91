"""Check and build the values of a file by the declarations of a class."""

import reprlib
from collections.abc import Collection, Iterator
from dataclasses import MISSING
from datetime import date, time
from difflib import get_close_matches
from typing import Any, TypeVar

from cubacube.session.files.declared import Key, Place, Raw, declaration
from cubacube.session.files.plain import SHOWN, plain
from cubacube.session.language.numbers import listed
from cubacube.session.language.translation import _

T = TypeVar("T")

_HUGE = 10**15
_LONGEST_LIST = 60


class _Short(reprlib.Repr):
    """Formats values briefly, as in TOML."""

    def repr_date(self, day: date | time, _level: int) -> str:
        """Format a date or time as in the file."""
        return day.isoformat()

    repr_time = repr_datetime = repr_date

    def repr_bool(self, value: bool, _level: int) -> str:
        """Format true or false."""
        return str(value).lower()

    def repr_NoneType(self, _value: None, _level: int) -> str:  # noqa: N802 - named by reprlib
        """Format the value that JSON has and TOML has not."""
        return "null"

    def repr_dict(self, table: Raw, level: int) -> str:
        """Format a table on one line."""
        if level <= 0:
            return "{ ... }"
        pairs = [f"{key} = {self.repr1(each, level - 1)}" for key, each in table.items()]
        more = ["..."] if len(pairs) > self.maxdict else []
        return f"{{ {', '.join(pairs[: self.maxdict] + more)} }}" if pairs else "{}"


_SHORT = _Short()


def problems(cls: type, raw: Raw) -> Iterator[tuple[Place, str]]:
    """Yield the place and problem of every invalid value in `raw`.

    A value is invalid if it is missing, unknown, of a wrong type or out of its range.
    """
    yield from _problems(declaration(cls), (), raw)


def _problems(key: Key, place: Place, value: Any) -> Iterator[tuple[Place, str]]:
    if value is None and key.optional:
        return
    if key.keys and isinstance(value, dict):
        yield from _problems_inside(key, place, value)
    elif key.item and isinstance(value, list):
        for number, each in enumerate(value):
            yield from _problems(key.item, (*place, number), each)
        if not key.low <= len(value) <= key.high:
            yield place, mismatch(shown(value, _LONGEST_LIST), key.allowed)
    elif not key.holds(value):
        yield place, mismatch(shown(value), key.allowed)


def _problems_inside(table: Key, place: Place, raw: Raw) -> Iterator[tuple[Place, str]]:
    known = [key.name for key in table.keys]
    for key in table.keys:
        where = *place, key.name
        if key.name in raw:
            yield from _problems(key, where, raw[key.name])
        elif key.default is MISSING:
            yield where, _("is missing, must be {allowed}").format(allowed=key.allowed)
    for name in raw:
        if name not in known:
            yield (*place, name), _("unknown key; {advice}").format(advice=nearest(name, known))


def mismatch(given: str, *allowed: str) -> str:
    """Return what is wrong with a value: what it must be, and what it is."""
    return _("must be {allowed}, not {given}").format(allowed=listed(allowed, "or"), given=given)


def nearest(name: str, known: Collection[str]) -> str:
    """Return advice to a person who wrote a name that is not known."""
    if near := get_close_matches(name, known, 1):
        return _("did you mean {name}?").format(name=near[0])
    return _("choose one of {names}").format(names=", ".join(known))


def build(cls: type[T], raw: Raw) -> T:
    """Convert valid raw values to an instance of a declared class."""
    kind: type = cls
    value: T = _built(declaration(kind), raw)
    return value


def _built(key: Key, value: Any) -> Any:
    if value is None or value in key.words:
        return value
    if key.keys:
        given = {each.name: each for each in key.keys if each.name in value}
        return key.kind(**{name: _built(each, value[name]) for name, each in given.items()})
    if key.item:
        return tuple(_built(key.item, each) for each in value)
    return float(value) if key.kind is float else value


def shown(value: Any, longest: int = SHOWN) -> str:
    """Format a value of the file for an error message."""
    if isinstance(value, int) and abs(value) > _HUGE:
        return _("a huge number")
    return plain(_SHORT.repr(value), longest)
