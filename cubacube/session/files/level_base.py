"""A level that builds on another one says only what differs."""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from cubacube.session.files.declared import Raw

BASE = "base"
"""The key of a level file that names the level it builds on."""
BASE_HASH = "base_hash"
"""The key of a level code that tells which values the base had; see `hash_of`."""
_OWN = "name", "idea", "author"
"""Keys that a level never takes from its base."""
_HASH_DIGITS = 8


def with_base(raw: Raw, base: Raw) -> Raw:
    """Return all values of a level: its own ones, and those of its base for the rest.

    Tables are merged key by key. A list, such as the zones, replaces the one of the base.
    """
    own = {key: each for key, each in raw.items() if key not in (BASE, BASE_HASH)}
    return _merged(own, {key: each for key, each in base.items() if key not in _OWN})


def _merged(own: Raw, base: Raw) -> Raw:
    found = dict(own)
    for key, value in base.items():
        if key not in own:
            found[key] = value
        elif isinstance(value, dict) and isinstance(own[key], dict):
            found[key] = _merged(own[key], value)
    return found


def without_base(raw: Raw, base: Raw, written: Mapping[str, Any]) -> Raw:
    """Return the values of a level that its file must hold.

    These are the values that differ from the base, and those in the file already (`written`).
    """
    inherited = {key: each for key, each in base.items() if key not in _OWN}
    lists: Raw = {key: [] for key, each in inherited.items() if isinstance(each, list)}
    named = {key: written[key] for key in (BASE, BASE_HASH) if key in written}
    return named | _differing({**lists, **raw}, inherited, written)


def _differing(raw: Mapping[str, Any], base: Mapping[str, Any], written: Mapping[str, Any]) -> Raw:
    found: Raw = {}
    for key, value in raw.items():
        before = base.get(key)
        if isinstance(value, Mapping) and isinstance(before, Mapping):
            value = _differing(value, before, written.get(key, {}))  # noqa: PLW2901
            if value or key in written:
                found[key] = value
        elif key in written or key not in base or before != value:
            found[key] = value
    return found


def hash_of(base: Raw) -> str:
    """Return a short hash of all values of a base; comments and order do not matter."""
    values = json.dumps(base, sort_keys=True).encode()
    return sha256(values).hexdigest()[:_HASH_DIGITS]
