"""Words from outside made fit to be shown: one line, every character visible, not too long."""

import re
from bisect import bisect
from unicodedata import name

from cubacube.session.files.letters import OTHERS, TEXT, Ranges

SHOWN = 120
"""No word from outside takes more letters than this in a message."""

# Characters that Unicode calls printable but that leave nothing to see: fillers, joiners and
# selectors of a form.
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)


def plain(text: object, longest: int = SHOWN) -> str:
    """`text` on one line of at most `longest` letters: the unseen escaped, the middle left out."""
    words = str(text)
    if len(words) > longest:
        half = (longest - 3) // 2
        words = f"{words[:half]}...{words[-half:]}"
    return "".join(each if _is_seen(each) else ascii(each)[1:-1] for each in words)


def visible(text: str) -> str:
    """`text` without the characters that nobody can see."""
    if text.isascii() and text.isprintable():
        return text  # a pasted code is long
    return "".join(filter(_is_seen, text))


def unseen(text: str) -> str | None:
    """The first character of `text` that nobody can see, as its code: `U+200B`; None without."""
    for each in text:
        if not _is_seen(each):
            return f"U+{ord(each):04X}"
    return None


def unshown(text: str) -> str | None:
    """The first character that no font of ours has, by its name and code; None without."""
    for each in text:
        if not (has(TEXT, each) or has(OTHERS, each)):
            return f"{name(each, '?').lower()} (U+{ord(each):04X})"
    return None


def has(letters: Ranges, letter: str) -> bool:
    """Whether a letter is one of these."""
    at = bisect(letters, (ord(letter), 0x110000)) - 1
    return at >= 0 and ord(letter) <= letters[at][1]


def _is_seen(letter: str) -> bool:
    """Whether a character takes its place on one line; a space does."""
    return letter.isprintable() and not _BLANK.match(letter)
