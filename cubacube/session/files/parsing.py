"""Parse TOML and JSON, and say in the chosen language where a text is not valid."""

import json
import re
import tomllib
from collections import Counter
from typing import Any

from cubacube.session.files.declared import Raw
from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _

_TWICE = "Cannot overwrite", "Cannot declare", "Cannot mutate"
"""How Python tells that a key is there twice."""
_LINE = re.compile(r"\(at line (\d+)")
_LONGEST = 40


def parse_toml(text: str) -> Raw:
    """Parse a TOML text that has passed `check_bounds`.

    Raises:
        ValueError: It is not valid; the message says where.
    """
    try:
        return tomllib.loads(text)
    except ValueError as fault:
        found, lines = _LINE.search(str(fault)), text.split("\n")
        number = int(found[1]) if found else text.rstrip().count("\n") + 1
        line, said = lines[number - 1], _("is not valid TOML in line {number} ({line})")
        if str(fault).startswith(_TWICE):
            line = line.partition("=")[0].strip(" \t[]")
            said = _("{line} is there twice (line {number})")
        raise ValueError(said.format(number=number, line=plain(line, _LONGEST))) from fault


def parse_json(text: str) -> Any:
    """Parse a JSON text that has passed `check_bounds`.

    Raises:
        ValueError: It is not valid, or an object has a key twice; the message says where.
    """
    try:
        return json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as fault:
        said = _("is not valid JSON in line {number}")
        raise ValueError(said.format(number=fault.lineno)) from fault


def _object(pairs: list[tuple[str, Any]]) -> Raw:
    found = dict(pairs)
    if len(found) < len(pairs):
        key, _count = Counter(key for key, _value in pairs).most_common(1)[0]
        raise ValueError(_("{key} is there twice").format(key=plain(key, _LONGEST)))
    return found
