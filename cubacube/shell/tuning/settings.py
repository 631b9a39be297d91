"""The tables of a sweep: levels, each with every combination of the varied values."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import Any, TypeAlias

from cubacube.rules import frozen, replace
from cubacube.session.files.declared import key_path, keys_by_path
from cubacube.session.files.levels import (
    STANDARD_INPUT,
    is_level_code,
    level_text,
    level_values,
    named,
    parse_level,
    text_with,
)
from cubacube.session.files.plain import plain
from cubacube.session.files.trial import tried_level, try_level
from cubacube.session.language.translation import _
from cubacube.session.workshop.level_file import LONGEST
from cubacube.table.level import Level

Number: TypeAlias = int | float
Values: TypeAlias = tuple[tuple[str, Number], ...]
"""Keys of a level with their values."""

MOST_STEPS, MOST_SETTINGS = 100, 1000
_NUMBER = r"[+-]?\d{1,12}(?:\.\d{1,12})?(?:e[+-]?\d)?"
_VARY = re.compile(
    rf"(?P<key>[^=\s]{{1,80}})=(?P<low>{_NUMBER}):(?P<high>{_NUMBER}):(?P<steps>\d{{1,4}})",
    re.ASCII | re.IGNORECASE,
)
_PART = re.compile(r"([A-Za-z_][A-Za-z_0-9]*)((?:\[\d{1,4}\])*)", re.ASCII)


class VaryError(ValueError):
    """A key cannot be varied this way; the message says what is allowed."""


@frozen
class Vary:
    """A key of a level with the values to try."""

    key: str
    values: tuple[Number, ...]


@frozen
class SweptTable:
    """One table of a sweep: the text of a valid level, and its varied values."""

    number: int
    label: str
    values: Values
    text: str
    level: str
    """The name of the level before values were varied."""


def read_vary(word: str) -> Vary:
    """Parse KEY=LOW:HIGH:STEPS, such as `cloth.friction=0.2:0.5:4`.

    Raises:
        VaryError: The format or the number of steps is wrong.
    """
    found = _VARY.fullmatch(word)
    if found is None:
        said = _("{word} is not allowed: use KEY=LOW:HIGH:STEPS, such as cloth.friction=0.2:0.5:4")
        raise VaryError(said.format(word=repr(plain(word))))
    low, high, steps = Fraction(found["low"]), Fraction(found["high"]), int(found["steps"])
    if not 2 <= steps <= MOST_STEPS:
        said = _("{key}: must have 2 to {most} steps, not {count}")
        raise VaryError(said.format(key=found["key"], most=MOST_STEPS, count=steps))
    if low == high:
        said = _("{key}: LOW and HIGH must differ, both are {low}")
        raise VaryError(said.format_map(found.groupdict()))
    spaced = (low + (high - low) * step / (steps - 1) for step in range(steps))
    return Vary(found["key"], tuple(map(_number, spaced)))


def settings(levels: Sequence[str], varied: Sequence[Vary]) -> tuple[SweptTable, ...]:
    """Return every combination of values on every level; `levels` are names, files or codes.

    Raises:
        VaryError: A key is varied twice or is not in a level, or there are too many tables.
        LevelError: A level has faults, as it is or after values were changed. Or dice cannot
            come to rest on it.
    """
    keys = [each.key for each in varied]
    if twice := [key for key in keys if keys.count(key) > 1]:
        raise VaryError(_("{key} is varied twice").format(key=twice[0]))
    mixtures = list(product(*([(each.key, value) for value in each.values] for each in varied)))
    if len(levels) * len(mixtures) > MOST_SETTINGS:
        said = _("{count} tables are too many: at most {most}")
        raise VaryError(said.format(count=len(levels) * len(mixtures), most=MOST_SETTINGS))
    words = {key: short_words(key, keys) for key in keys}
    found: list[SweptTable] = []
    for level in levels:
        name, text = tried_level(level).name, level_text(level)
        word = named(level) if is_level_code(level) or level == STANDARD_INPUT else level
        for mixture in mixtures:
            told = ", ".join(_told(*words[key], value) for key, value in mixture)
            label = ", ".join(part for part in (name if len(levels) > 1 else "", told) if part)
            varied_text = _with_values(text, mixture, word, f"{name}, {told}", len(found) + 1)
            found.append(SweptTable(len(found), label or name, tuple(mixture), varied_text, name))
    return _with_own_labels(found)


def short_words(path: str, keys: Sequence[str]) -> tuple[str, str]:
    """Return a short form of a key and its unit, such as `edge` and `mm`.

    A key with the same last part as another one of the `keys` stays whole.
    """
    key = keys_by_path(Level).get(re.sub(r"\[\d+\]", "[]", path))
    bare, unit = (path.removesuffix(key.name) + key.bare, key.unit) if key else (path, "")
    alone = [each.rpartition(".")[2] for each in keys].count(path.rpartition(".")[2]) == 1
    return bare.rpartition(".")[2] if alone else bare, unit


def _told(name: str, unit: str, value: Number) -> str:
    return f"{name} {value:g} {unit}".rstrip()


def _with_values(
    text: str, values: Sequence[tuple[str, Number]], word: str, name: str, number: int
) -> str:
    """Return the text of a level with other values and another name, checked like a file.

    If the name is too long, its end is replaced by the number of the table.
    """
    if not values:
        return text
    raw, tail = level_values(text, word), f"... ({number})"
    raw["name"] = name if len(name) <= LONGEST else name[: LONGEST - len(tail)] + tail
    for key, value in values:
        _put(raw, key, value)
    edited_text = text_with(text, raw)
    where = f"{word} ({', '.join(f'{key} = {value:g}' for key, value in values)})"
    try_level(parse_level(edited_text, where), where)
    return edited_text


def _put(raw: dict[str, Any], key: str, value: Number) -> None:
    """Set a value in a parsed level; whether the value is valid is checked later."""
    place = tuple(_place(key))
    holder: Any = raw
    try:
        for part in place[:-1]:
            holder = holder[part]
        if isinstance(holder, dict):
            holder[place[-1]] = value
            return
    except (KeyError, IndexError, TypeError):
        pass
    raise VaryError(_("{key}: the level has no such value").format(key=key_path(place)))


def _place(key: str) -> Iterator[int | str]:
    """Yield the keys and indices of a path such as `cities[2].x_mm`."""
    for word in key.split("."):
        part = _PART.fullmatch(word)
        if part is None:
            said = _("{key} is not a key of a level: use one such as cities[0].x_mm")
            raise VaryError(said.format(key=repr(plain(key))))
        yield part[1]
        yield from map(int, re.findall(r"\d+", part[2]))


def _number(value: Fraction) -> Number:
    """Return an int if possible: some keys allow no fractions."""
    return int(value) if value.denominator == 1 else float(value)


def _with_own_labels(found: Sequence[SweptTable]) -> tuple[SweptTable, ...]:
    """Make the labels unique by adding numbers."""
    labels = [each.label for each in found]
    return tuple(
        replace(each, label=f"{each.label} ({each.number + 1})")
        if labels.count(each.label) > 1
        else each
        for each in found
    )
