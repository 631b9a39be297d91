"""Limits on the size and nesting of a text file, checked in one pass before parsing.

TOML and JSON parsers take time quadratic in the number of parts of a dotted key, and
recurse into brackets. This module counts these parts and brackets; it ignores strings
and comments.
"""

import re

from cubacube.session.files.plain import plain
from cubacube.session.language.translation import N_, _

DEEPEST = 8
"""Maximum depth of brackets, and maximum number of dots in a dotted key."""
LONGEST = 500
"""Maximum length of a key, number or string, in characters."""

# Possessive quantifiers: a string without an end is scanned only once.
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
_LONG = N_("a word of {length} characters in line {line} ({key}): at most {most} are allowed")
_NESTED = N_("brackets are nested too deeply in line {line} ({key}): at most {most} are allowed")
_DOTTED = N_("a key is nested too deeply in line {line} ({key}): at most {most} are allowed")
_MANY = N_("too many keys and values in line {line} ({key}): at most {most} are allowed")
_STEP = {"[": 1, "{": 1, "]": -1, "}": -1}


class FileRejectedError(ValueError):
    """A file was rejected; the message says why and what is allowed."""


def check_bounds(text: str, most: int) -> None:
    """Check a TOML or JSON text against the limits, in linear time.

    `most` limits the number of keys, items and brackets together.

    Raises:
        FileRejectedError: It is nested too deeply, or holds something too long or too much.
    """
    depth = parts = count = 0
    for token in _TOKEN.finditer(text):
        found = token[0]
        if token["word"]:
            if len(found) > LONGEST:
                raise _refuse(text, token, _LONG, LONGEST)
        elif token["mark"]:
            depth += _STEP.get(found, 0)
            parts = parts + 1 if found == "." else 0
            count += found not in ".\n"
            if max(depth, parts) > DEEPEST:
                raise _refuse(text, token, _NESTED if depth > DEEPEST else _DOTTED, DEEPEST)
            if count > most:
                raise _refuse(text, token, _MANY, most)


def without_comments(text: str) -> str:
    """Return a TOML text without its comments and blank lines; no string may have lines."""
    bare = _TOKEN.sub(lambda token: "" if token["comment"] else token[0], text)
    return "".join(f"{line.strip()}\n" for line in bare.split("\n") if line.strip())


def _refuse(text: str, token: re.Match[str], said: str, most: int) -> FileRejectedError:
    """Return an error with the line number of a token and the key of that line."""
    at = token.start()
    start = text.rfind("\n", 0, at) + 1
    key = re.split("[=:\n]", text[start : start + LONGEST], maxsplit=1)[0].strip()
    values = {"line": text.count("\n", 0, at) + 1, "key": plain(key, 40), "most": most}
    return FileRejectedError(_(said).format(length=len(token[0]), **values))
