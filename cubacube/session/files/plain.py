"""Make text from outside safe to show: one line, visible characters, limited length."""

import re
from bisect import bisect

from cubacube.session.files.letters import OTHERS, TEXT, Ranges
from cubacube.session.language.translation import _

SHOWN = 120
"""Default maximum length of a text from outside in a message."""
_LONGEST_PATH, _LONGEST_OF_SYSTEMS = 400, 4096

# Characters that Unicode calls printable but that show nothing: fillers, joiners and
# variation selectors.
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)


def plain(text: object, longest: int = SHOWN) -> str:
    """Return `text` on one line: shortened to `longest`, invisible characters escaped.

    The space that French needs before a colon stays.
    """
    words = str(text)
    if len(words) > longest:
        half = (longest - 3) // 2
        words = f"{words[:half]}...{words[-half:]}"
    if visible(words) == words:
        return words
    return "".join(c if _is_seen(c) or c == "\xa0" else ascii(c)[1:-1] for c in words)


def plain_path(path: object) -> str:
    """Return a path on one line, shortened only if it is very long."""
    return plain(path, _LONGEST_PATH)


def whole_path(path: object) -> str:
    """Return a path on one line, as long as a system allows, for programs that read it."""
    return plain(path, _LONGEST_OF_SYSTEMS)


def plain_fault(fault: Exception) -> str:
    """Return an error on one line; an error of the system has its file, but no number.

    The message of a `TableError` is still to translate.
    """
    if isinstance(fault, OSError) and fault.strerror:
        file = "" if fault.filename is None else f"{plain_path(fault.filename)}: "
        return f"{file}{plain(fault.strerror)}"
    return _(str(fault)) if str(fault) else ""


def visible(text: str) -> str:
    """Return `text` without invisible characters."""
    if text.isascii() and text.isprintable():
        return text  # fast path: a pasted code is long
    return "".join(filter(_is_seen, text))


def unshown(text: str) -> str | None:
    """Return the code of the first character that cannot be shown, such as `U+200B`, or None.

    It is invisible, or no font has it.
    """
    for each in text:
        if not _is_seen(each) or not (has(TEXT, each) or has(OTHERS, each)):
            return f"U+{ord(each):04X}"
    return None


def has(letters: Ranges, letter: str) -> bool:
    """Return whether a letter is in one of the ranges."""
    at = bisect(letters, (ord(letter), 0x110000)) - 1
    return at >= 0 and ord(letter) <= letters[at][1]


def _is_seen(letter: str) -> bool:
    """Return whether a character is visible on one line; a space counts as visible."""
    return letter.isprintable() and not _BLANK.match(letter)
