"""How much a text file of ours may hold, measured in one pass before any parser sees it.

Parsers of TOML and JSON take a time that grows with the square of a key's parts, and recurse into
brackets. Both are counted here with the strings and comments left out.
"""

import re

from cubacube.session.files.plain import plain

DEEPEST = 8
"""Brackets within brackets, and parts of a dotted key."""
LONGEST = 500
"""Characters of a key, a number or a text."""
MOST = 1000
"""Keys, items and brackets of a file, unless it says otherwise what it may hold."""

# Possessive, so that a text without an end is read once only.
_TOKEN = re.compile(
    r"""
    (?P<comment> \#[^\n]* )
  | (?P<word>
        \"{3} (?: [^\\"] | \\. | "(?!"") )*+ (?: \"{3,5} | \Z )
      | '{3} (?: [^'] | '(?!'') )*+ (?: '{3,5} | \Z )
      | " (?: [^\\"\n] | \\. )*+ "?
      | ' [^'\n]*+ '?
      | [^\s\#"'\[\]{}=,.:]++
    )
  | (?P<mark> [\[\]{}=,.:\n] )
    """,
    re.VERBOSE | re.DOTALL,
)
_STEP = {"[": 1, "{": 1, "]": -1, "}": -1}


class FileRejectedError(ValueError):
    """A file is not let in; the text says why, and what is allowed."""


def check_bounds(text: str, most: int = MOST) -> None:
    """Measure a text of TOML or JSON, in a time that grows with its length only.

    Raises:
        DoorError: It is nested too deeply, or holds something too long or too much.
    """
    depth = parts = count = 0
    for token in _TOKEN.finditer(text):
        found = token[0]
        if token["word"]:
            if len(found) > LONGEST:
                raise _refuse(text, token.start(), f"{len(found)} characters at once", LONGEST)
        elif token["mark"]:
            depth += _STEP.get(found, 0)
            parts = parts + 1 if found == "." else 0
            count += found not in ".\n"
            if max(depth, parts) > DEEPEST:
                what = "brackets are" if depth > DEEPEST else "a key is"
                raise _refuse(text, token.start(), f"{what} nested too deeply", DEEPEST)
            if count > most:
                raise _refuse(text, token.start(), "too many keys and values", most)


def _refuse(text: str, at: int, problem: str, most: int) -> FileRejectedError:
    """The fault with its line and the key of that line."""
    start = text.rfind("\n", 0, at) + 1
    key = re.split("[=:\n]", text[start : start + LONGEST], maxsplit=1)[0].strip()
    line = text.count("\n", 0, at) + 1
    return FileRejectedError(
        f"{problem} in line {line} ({plain(key, 40)}), allowed are at most {most}"
    )
