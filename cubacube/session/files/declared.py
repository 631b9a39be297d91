"""Values declared by frozen classes: one tree of keys, which every reader and writer walks."""

import re
import reprlib
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import MappingProxyType, NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from annotated_types import Interval

from cubacube.rules import frozen, replace
from cubacube.session.files.plain import plain
from cubacube.session.language.numbers import listed
from cubacube.session.language.translation import _

Place: TypeAlias = tuple[int | str, ...]
"""The keys and indices that lead to a value."""
Raw: TypeAlias = dict[str, Any]
"""A table of a TOML or JSON file."""

EACH = -1
"""In a place, the index that stands for every item of a list."""
_LONGEST_KEY = 40
_SURROGATE = re.compile("[\ud800-\udfff]")
_UNITS = {
    "mm4_s2": "mm^4/s^2",
    "mm2_s": "mm^2/s",
    "mm_s2": "mm/s^2",
    "mm_s": "mm/s",
    "rad_s": "rad/s",
    "deg": "deg",
    "mm": "mm",
    "g": "g",
    "s": "s",
}
"""Units by key ending; a longer ending comes before the endings it contains."""


@frozen
class Key:
    """One declared key: a number, switch, word, text, table or list."""

    name: str
    """Its name in the table around it; empty for the whole file and for an item of a list."""
    kind: Any
    """The type without its range: a scalar, a `Literal`, a frozen class or a tuple."""
    default: Any
    """The default value; `MISSING` if the key is required."""
    low: float = 0
    """Smallest number; fewest characters of a text or items of a list."""
    high: float = 0
    """Largest number; most characters of a text or items of a list."""
    words: tuple[str, ...] = ()
    """The allowed words, if it is a `Literal` or a table that a word may stand for."""
    keys: tuple["Key", ...] = ()
    """The keys inside, if it is a table."""
    item: "Key | None" = None
    """The declaration of each item, if the value is a list."""
    optional: bool = False
    """Whether it may be None, which JSON writes as null; TOML leaves the key out."""

    @property
    def unit(self) -> str:
        """The unit of its value; empty if it has none."""
        return _UNITS.get(self._ending, "")

    @property
    def bare(self) -> str:
        """The name without its unit."""
        return self.name.removesuffix(f"_{self._ending}")

    @property
    def _ending(self) -> str:
        """The unit ending of the name; empty if it has none."""
        return next((end for end in _UNITS if self.name.endswith(f"_{end}")), "")

    @property
    def allowed(self) -> str:
        """The allowed values, in words; numbers are written as in a file."""
        low, high = (f"{round(each, 7):.10g}" for each in (self.low, self.high))
        words = [f'"{each}"' for each in self.words]
        if self.keys:
            keys = ", ".join(each.name for each in self.keys)
            words.append(_("a table with the keys {keys}").format(keys=keys))
        if words or self.kind is bool:
            return listed(words or ("true", "false"), "or")
        span = high if low == high else _("{low} to {high}").format(low=low, high=high)
        if self.item and self.item.keys:
            return _("a list of {count} tables").format(count=span)
        if self.item:
            said = _("a list of {count} items, each {item}")
            return said.format(count=span, item=self.item.allowed)
        if self.kind is str and self.high > 1:
            return _("a text of {count} characters").format(count=span)
        if self.kind is str:
            return _("a single letter")
        said = _("a whole number from {range}") if self.kind is int else _("a number from {range}")
        return low if low == high else said.format(range=span)

    def holds(self, value: Any) -> bool:
        """Return whether a single value has the declared type and is in its range.

        No NaN is in a range. A bool is no number, but a whole number may stand for a float.
        """
        if self.words or self.keys or self.item:
            return value in self.words
        if self.kind is bool:
            return isinstance(value, bool)
        if self.kind is str:
            sound = isinstance(value, str) and not _SURROGATE.search(value)
            return sound and self.low <= len(value) <= self.high
        wanted = (int,) if self.kind is int else (int, float)
        return type(value) in wanted and self.low <= value <= self.high


@cache
def declaration(cls: type) -> Key:
    """Return the tree of keys that a frozen class declares."""
    return _key("", cls, MISSING)


def _key(name: str, hint: Any, default: Any) -> Key:
    """Return the key of a field; numbers, texts and lists must declare their range."""
    if get_origin(hint) in (UnionType, Union):  # `Annotated[...] | None` is a Union
        inner, *others = (each for each in get_args(hint) if each is not NoneType)
        key = _key(name, inner, default)
        words = (*key.words, *(word for other in others for word in get_args(other)))
        return replace(key, optional=NoneType in get_args(hint), words=words)
    if get_origin(hint) is Literal:
        return Key(name, hint, default, words=get_args(hint))
    if get_origin(hint) is Annotated:
        kind, mark = get_args(hint)[:2]
        item = _key("", get_args(kind)[0], MISSING) if get_origin(kind) is tuple else None
        is_range = isinstance(mark, Interval)
        low, high = (mark.ge, mark.le) if is_range else (mark.min_length, mark.max_length)
        return Key(name, kind, default, float(low), float(high), item=item)
    if is_dataclass(hint):
        hints = get_type_hints(hint, include_extras=True)
        keys = tuple(_key(each.name, hints[each.name], each.default) for each in fields(hint))
        return Key(name, hint, default, keys=keys)
    return Key(name, hint, default)


@cache
def keys_by_path(cls: type) -> Mapping[str, Key]:
    """Map the path of every declared value and list to its key, in order.

    A path is such as `cloth.friction`, or `cities[].x_mm` for every item of a list.
    """
    return MappingProxyType({key_path(place): key for place, key in walk(cls)})


def walk(cls: type, raw: Raw | None = None) -> Iterator[tuple[Place, Key]]:
    """Yield the place and the key of every value and every list, in order.

    A list comes before the keys of its items. Without `raw`, the place of an item has the
    index `EACH`. With `raw`, items and optional tables are visited only if `raw` holds them.
    """
    yield from _inside(declaration(cls), (), raw)


def _inside(table: Key, place: Place, raw: Any) -> Iterator[tuple[Place, Key]]:
    for key in table.keys:
        where = *place, key.name
        given = None if raw is None else raw.get(key.name)
        if not key.keys:
            yield where, key
        elif raw is None or (key.default if given is None else given) not in (None, *key.words):
            yield from _inside(key, where, given if raw is None else given or {})
        if key.item:
            items = ((EACH, None),) if raw is None else enumerate(given or ())
            for number, item in items:
                yield from _inside(key.item, (*where, number), item)


def values(value: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Yield every single value in nested tables and lists, with its place."""
    if isinstance(value, dict | list):
        for part, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from values(each, (*place, part))
    else:
        yield place, value


def key_path(place: Place) -> str:
    """Format a place as a key path, such as `cities[2].x_mm` or `cities[].x_mm`."""
    return "".join(map(_part, place)).removeprefix(".")


def _part(part: int | str) -> str:
    """Format one part on one line; a quoted TOML key may hold any character."""
    if isinstance(part, int):
        return "[]" if part == EACH else f"[{part}]"
    return "." + plain(part if part.isidentifier() else reprlib.repr(part), _LONGEST_KEY)
