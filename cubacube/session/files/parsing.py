"""Parse TOML and JSON, and name a key that is there twice, as the parsers of Python do not."""

import json
import re
import tomllib
from collections import Counter
from typing import Any

from cubacube.session.files.declared import Raw
from cubacube.session.files.plain import plain

_TWICE = re.compile(r"Cannot (?:overwrite|declare|mutate).* \(at (?:line (\d+)|end of document)")
_LONGEST_KEY = 40


def parse_toml(text: str) -> Raw:
    """Parse a TOML text that has passed `check_bounds`.

    Raises:
        ValueError: It is not valid; the message says where.
    """
    try:
        return tomllib.loads(text)
    except ValueError as fault:
        if found := _TWICE.match(str(fault)):
            number = int(found[1] or text.count("\n") + 1)
            key = text.split("\n")[number - 1].partition("=")[0].strip(" \t[]")
            said = f"{plain(key, _LONGEST_KEY)} is there twice (line {number})"
            raise ValueError(said) from fault
        raise


def parse_json(text: str) -> Any:
    """Parse a JSON text that has passed `check_bounds`.

    Raises:
        ValueError: It is not valid, or an object has a key twice.
    """
    return json.loads(text, object_pairs_hook=_object)


def _object(pairs: list[tuple[str, Any]]) -> Raw:
    found = dict(pairs)
    if len(found) < len(pairs):
        key, _count = Counter(key for key, _value in pairs).most_common(1)[0]
        raise ValueError(f"{plain(key, _LONGEST_KEY)} is there twice")
    return found
