"""Change values in a level file and keep its comments and order."""

import json
from collections.abc import Mapping
from difflib import SequenceMatcher
from typing import Any, TypeAlias

import tomlkit
from tomlkit.items import AbstractTable, AoT, Array, InlineTable

from cubacube.session.files.declared import Raw

Items: TypeAlias = list[Mapping[str, Any]]


def edited(text: str, raw: Raw) -> str:
    """Return the text of a level with the values of `raw`; unchanged parts stay as written.

    `text` must be a valid level.
    """
    document = tomlkit.parse(text)
    _merge(document, raw)
    return tomlkit.dumps(document)


def _merge(table: Any, values: Mapping[str, Any]) -> None:
    """Change a table of the file so that it holds exactly these values."""
    for key in [key for key in table if key not in values]:
        gone = table[key]
        _preserve_comments(gone[-1] if isinstance(gone, AoT) else gone, _table_before(table, key))
        del table[key]
    for key, value in values.items():
        if key not in table:
            _add(table, key, value)
        elif isinstance(value, Mapping) and isinstance(table[key], Mapping):
            _merge(table[key], value)
        elif isinstance(value, list) and _has_tables(*value, *table[key]):
            _merge_list(table[key], value, _table_before(table, key))
        elif table[key] != value:
            _replace(table, key, value)


def _has_tables(*items: Any) -> bool:
    return any(isinstance(each, Mapping) for each in items)


def _replace(table: Any, key: str, value: Any) -> None:
    """Replace a value and keep the column of its trailing comment if there is room."""
    before = table.item(key) if hasattr(table, "item") else table[key]
    table[key] = value
    after = table.item(key) if hasattr(table, "item") else table[key]
    room = len(before.trivia.comment_ws) + len(before.as_string()) - len(after.as_string())
    if before.trivia.comment:
        after.trivia.comment_ws = " " * max(1, room)


def _add(table: Any, key: str, value: Any) -> None:
    """Add a missing key; a key of the top level goes right after `name`."""
    if isinstance(value, list):
        table[key] = _list_of(value, inside=isinstance(table, AbstractTable | InlineTable))
    elif isinstance(value, Mapping):
        table[key] = _inline(value) if isinstance(table, AbstractTable) else _table(value)
    elif isinstance(table, tomlkit.TOMLDocument):
        # Added at the end, it would stand between a table and the comment above that table.
        name: Any = table.item("name")
        line = f"{key} = {tomlkit.item(value).as_string()}\n"
        name.trivia.trail = (name.trivia.trail or "\n") + line
    else:
        table[key] = value


def _merge_list(items: Any, values: Items, before_all: Any) -> None:
    """Update a list of tables; unchanged items stay as written.

    They stay so even if items above them are added or removed. `before_all` is the table
    that precedes the first item, or None.
    """
    before = [_key(each.unwrap()) for each in items]
    matcher = SequenceMatcher(None, before, [_key(each) for each in values], autojunk=False)
    for kind, start, end, first, last in reversed(matcher.get_opcodes()):
        if kind == "equal":
            continue
        shared = min(end - start, last - first)
        for number in range(shared):
            _merge(items[start + number], values[first + number])
        for _number in range(end - start - shared):
            at = start + shared
            _preserve_comments(items[at], items[at - 1] if at else before_all)
            del items[at]
        for number in range(first + shared, last):
            new = _table(values[number]) if isinstance(items, AoT) else _inline(values[number])
            items.insert(start + number - first, new)


def _table_before(table: Any, key: str) -> Any:
    """Return the table before a list of tables, or None."""
    if not isinstance(table, tomlkit.TOMLDocument):
        return None
    names = [name.key for name, _item in table.body if name is not None]
    before = table[names[names.index(key) - 1]] if names.index(key) else None
    return before[-1] if isinstance(before, AoT) else before


def _preserve_comments(table: Any, before: Any) -> None:
    """Keep the comments at the end of a deleted table, by adding them to `before`.

    Such comments describe the table that follows.
    """
    if not isinstance(table, AbstractTable) or not isinstance(before, AbstractTable):
        return
    body = table.value.body
    last = max((n for n, (key, _item) in enumerate(body) if key is not None), default=-1)
    for _none, item in body[last + 1 :]:
        before.value.append(None, item)


def _key(values: Mapping[str, Any]) -> str:
    """Return a string that represents an item; equal items have equal strings."""
    return json.dumps(values, sort_keys=True)


def _list_of(values: Items, *, inside: bool) -> AoT | Array:
    """Return a list of tables: inline inside a table, with headings at the top level."""
    if inside:
        array = tomlkit.array()
        for each in values:
            array.append(_inline(each))
        return array
    tables = tomlkit.aot()
    for each in values:
        tables.append(_table(each))
    return tables


def _table(values: Mapping[str, Any]) -> AbstractTable:
    """Return a table with a heading and a blank line before it."""
    table = tomlkit.table()
    table.trivia.indent = "\n"
    for key, value in values.items():
        _add(table, key, value)
    return table


def _inline(values: Mapping[str, Any]) -> InlineTable:
    """Return a table written on one line, which is how level files write shapes."""
    table = tomlkit.inline_table()
    table.update(values)
    return table
