"""Randomly broken levels: every fault names its key and what is allowed there."""

import re
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import MISSING
from typing import Any, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubacube.session.files.declared import Key, Place, key_path, keys_by_path, values
from cubacube.session.files.levels import LevelError, level_text, parse_level
from cubacube.table.level import Level

Raw: TypeAlias = dict[str, Any]

_PARTS = """
format = 1
idea = "A corner of the harbour."
look = {cloth = "ice", pattern = "boards", border = "red"}
[border]
north = {restitution = 0.6, friction = 0.2, gap_mm = [130, 190]}
[[layout]]
die = "R1"
x_mm = 160
y_mm = 250
angle_deg = 45
spread_mm = 10
[[zones]]
name = "Wet"
look = "wet"
friction = 0.1
circle = {x_mm = 160, y_mm = 160, radius_mm = 30}
[[zones]]
name = "Gravel"
look = "gravel"
friction = 0.8
box = {x_mm = 160, y_mm = 100, width_mm = 50, height_mm = 20, angle_deg = 45}
[[obstacles]]
name = "Wall"
look = "wall"
restitution = 0.5
friction = 0.2
damage = 1
polygon = [{x_mm = 100, y_mm = 0}, {x_mm = 200, y_mm = 0}, {x_mm = 150, y_mm = 20}]
"""
WHOLE: Raw = tomllib.loads(level_text("habana")) | tomllib.loads(_PARTS)
KEYS = keys_by_path(Level)
PLACES = [place for place, _value in values(WHOLE)]


def written(value: Any) -> str:
    """Format a value as TOML on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {written(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else repr(value)


def text(raw: Raw) -> str:
    return "".join(f"{key} = {written(value)}\n" for key, value in raw.items())


def key_of(place: Place) -> Key:
    path = re.sub(r"\[\d+\]", "[]", key_path(place))
    key = KEYS.get(path) or KEYS[path.removesuffix("[]")].item
    assert key is not None
    return key


def beyond(key: Key) -> Iterator[float]:
    """Yield numbers outside the range of a key."""
    low, high = key.low, key.high
    if key.kind in (int, float):
        yield from (float("nan"), float("inf"), -float("inf"))
    if key.kind is int:
        yield from (round(low) - 1, round(high) + 1, (low + high) / 2)
    if key.kind is float:
        yield from (low - 1e-6 * (1 + abs(low)), high + 1e-6 * (1 + abs(high)))


def test_the_whole_level_is_sound() -> None:
    parse_level(text(WHOLE), "whole.toml")


@settings(max_examples=150)
@given(st.data())
def test_every_fault_is_told_by_its_key(data: st.DataObject) -> None:
    raw = deepcopy(WHOLE)
    wanted: dict[str, str] = {}
    places = st.lists(st.sampled_from(PLACES), min_size=1, max_size=4, unique=True)
    for place in data.draw(places):
        table: Any = raw
        for part in place[:-1]:
            table = table[part]
        own, key = place[-1], key_of(place)
        ways: list[Any] = [True, [], {"a": 1}, *beyond(key)]
        if key.default is MISSING:
            ways.append(None)
        way = data.draw(st.sampled_from(ways))
        if way is None:
            del table[own]
        else:
            table[own] = way
        wanted[key_path(place)] = key.allowed
        if data.draw(st.booleans()):
            table["surplus"] = 1
            wanted[key_path((*place[:-1], "surplus"))] = "unknown key; "

    with pytest.raises(LevelError) as told:
        parse_level(text(raw), "broken.toml")

    found = {fault.key: fault.problem for fault in told.value.faults}
    assert all(what in found[key] for key, what in wanted.items())
