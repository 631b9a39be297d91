"""The characters that the fonts have, as ranges of code points; tools/letters.py lists them."""

import tomllib
from typing import TypeAlias

from cubacube.session.shipped import folder

Ranges: TypeAlias = tuple[tuple[int, int], ...]
"""Pairs of first and last code point, both included."""


def _ranges(font: str) -> Ranges:
    """Return the ranges of a font, which are written like `0020-007e`."""
    pairs = (each.split("-") for each in _TABLE[font].split())
    return tuple((int(first, 16), int(last, 16)) for first, last in pairs)


_TABLE = tomllib.loads((folder("assets") / "fonts" / "letters.toml").read_text(encoding="utf-8"))
TEXT = _ranges("text")
TITLE = _ranges("title")
OTHERS = _ranges("others")
