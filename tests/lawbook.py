"""The rules in docs/rules: which ids their files declare, and which texts cite them.

docs/rules/README.md defines the format of citations that this module parses.
"""

import ast
import io
import re
import tokenize
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

from cubacube.rules import frozen

_NUMBER = r"\d+(?:\.\d+)*[a-z]?"
_CODE = r"[A-Z]+\.?\d+[a-z]?"
_NAME = r"[A-Z][A-Za-z-]*(?: [A-Za-z-]+)*"
_ID = re.compile(rf"{_NAME} {_CODE}|{_NAME} \d+|{_NAME}|{_CODE}|{_NUMBER}")

_DECLARED = re.compile(r"(?:#+ |- |\d+\. |\| ?)?\*\*(.+?)\*\*")
_BUILDS_ON = re.compile(r"Builds on \[[^\]]+\]\((\w+)\.md\)\.")
_NO_LAW = "README"

_CODE_SPAN = re.compile(r"`[^`]*`")
_SQUARE = re.compile(r"(?<![\w\])`\"'])\[([A-Z0-9][^\[\]]*)\](?!\()")
_ROUND = re.compile(r"\(([^()]*)\)")
_IN_ROUND = re.compile(rf"{_NAME} \d+|{_CODE}|\d+(?:\.\d+)+")
_END_NUMBER = re.compile(r"(.*?)(\d+)([a-z]?)")

_REF_CODE = re.compile(r"([a-z]{1,3})(\d+)")
_ROMAN = re.compile(r"[iv]+")


class CitationError(ValueError):
    """A citation has the wrong format; the message says what is wrong.

    The format is defined in docs/rules/README.md.
    """


@frozen
class Law:
    """One rules file: its ids in order, and the file it builds on."""

    name: str
    ids: tuple[str, ...]
    builds_on: str | None = None


@frozen
class Cited:
    """A text with citations, and its file and line."""

    place: str
    words: str


@frozen
class Book:
    """All rules files by name."""

    laws: tuple[Law, ...]

    def law(self, name: str) -> Law | None:
        """Return the file of this name."""
        return next((law for law in self.laws if law.name == name), None)

    def known(self, name: str | None) -> frozenset[str]:
        """Return the ids that can be cited for a game, or in shared code for None.

        A game has the ids of its own file and of the file that this builds on. Shared code
        may cite every file that others build on, and these others.
        """
        if name is None:
            bases = {law.builds_on for law in self.laws if law.builds_on}
            family = [law for law in self.laws if law.builds_on or law.name in bases]
            return frozenset(each for law in family for each in law.ids)
        return frozenset(each for law in self._and_base(name) for each in law.ids)

    def declares(self, name: str | None, which: str) -> tuple[str, ...]:
        """Return the files that declare an id cited for a game, or in shared code."""
        laws = self.laws if name is None else self._and_base(name)
        return tuple(law.name for law in laws if which in law.ids)

    def _and_base(self, name: str) -> tuple[Law, ...]:
        """Return the file of a game and the one it builds on."""
        law = self.law(name)
        base = self.law(law.builds_on) if law and law.builds_on else None
        return tuple(each for each in (law, base) if each)


# The rules files


def read_book(folder: Path) -> Book:
    """Read every rules file in a folder."""
    files = (each for each in sorted(folder.glob("*.md")) if each.stem != _NO_LAW)
    return Book(tuple(read_law(each.stem, each.read_text()) for each in files))


def read_law(name: str, text: str) -> Law:
    """Parse the ids of a file, which are bold words at the start of lines."""
    ids = [found[1] for line in text.splitlines() if (found := _DECLARED.match(line))]
    base = _BUILDS_ON.search(text)
    return Law(name, tuple(ids), base[1] if base else None)


def misdeclared(book: Book) -> list[str]:
    """Return faults of the ids themselves: wrong spelling, or declared twice."""
    faults = []
    for law in book.laws:
        if law.builds_on and book.law(law.builds_on) is None:
            faults.append(f"{law.name}: builds on {law.builds_on}, which is no file")
        base = book.known(law.builds_on) if law.builds_on else frozenset[str]()
        faults += [f"{law.name}: {each} is no id" for each in law.ids if not _ID.fullmatch(each)]
        faults += [
            f"{law.name}: {each} is declared twice"
            for number, each in enumerate(law.ids)
            if each in law.ids[:number] or each in base
        ]
    return faults


# Citations


def prose(source: str) -> Iterator[tuple[int, str]]:
    """Yield the docstrings and comments of a module with their lines.

    Adjacent comments count as one.
    """
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(words))):
                yield node.lineno, words
    if "#" in source:
        yield from _comments(source)


def _comments(source: str) -> Iterator[tuple[int, str]]:
    """Yield the comments of a module with their first lines; adjacent ones count as one."""
    blocks: list[tuple[int, list[str]]] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            line, words = token.start[0], token.string.lstrip("#")
            if blocks and line == blocks[-1][0] + len(blocks[-1][1]):
                blocks[-1][1].append(words)
            else:
                blocks.append((line, [words]))
    for line, block in blocks:
        yield line, "\n".join(block)


def citations(words: str) -> list[str]:
    """Return the citations in a text: the words between brackets."""
    plain = _CODE_SPAN.sub("`", words)
    found = [" ".join(each.split()) for each in _SQUARE.findall(plain)]
    for each in _ROUND.findall(plain):
        inside = " ".join(each.split())
        if all(_IN_ROUND.fullmatch(item) for item in inside.split(", ")):
            found.append(inside)
    return found


def cited_ids(words: str) -> tuple[str, ...]:
    """Return the full ids of a citation.

    Raises:
        CitationError: It is not a list of ids.
    """
    ids: list[str] = []
    for item in words.split(", "):
        first, dash, last = item.partition(" - ")
        ids.append(_completed(first, ids[-1] if ids else ""))
        if dash:
            ids += _run(ids[-1], _completed(last, ids[-1]))
    return tuple(ids)


def _completed(item: str, before: str) -> str:
    """Complete an id that omits the prefix of the id before it."""
    if not _ID.fullmatch(item):
        raise CitationError(f"{item!r} is no id")
    numbered = _END_NUMBER.fullmatch(before)
    return numbered[1] + item if item.isdigit() and numbered else item


def _run(first: str, last: str) -> list[str]:
    """Return the ids after `first` up to `last`."""
    one, other = _END_NUMBER.fullmatch(first), _END_NUMBER.fullmatch(last)
    if not one or not other or one[1] != other[1] or int(one[2]) >= int(other[2]):
        raise CitationError(f"{first} - {last} is no run of ids")
    return [f"{one[1]}{number}" for number in range(int(one[2]) + 1, int(other[2]) + 1)]


def unresolved(cited: Cited, known: Collection[str]) -> list[str]:
    """Return the faults of a citation: wrong format, or unknown ids."""
    try:
        ids = cited_ids(cited.words)
    except CitationError as fault:
        return [f"{cited.place}: [{cited.words}]: {fault}"]
    return [f"{cited.place}: [{cited.words}]: no {each}" for each in ids if each not in known]


# The names of tests


def refs(test: str, game: str | None, known: frozenset[str]) -> tuple[str, ...]:
    """Return the ids at the start of a test's name, whether `known` or not.

    After the name of its game, every code counts; without it, only codes with the letters
    of `known` ids.
    """
    words = test.removeprefix("test_").split("_")
    named = words[:1] == [game]
    words = words[named:]
    series = frozenset[str]() if named else _all_series(known)
    found: list[str] = []
    while ref := _ref(words, at_once=named and not found):
        taken, each = ref
        if not named and _series(each) not in series:
            break
        found.append(_example_or_id(each, known))
        words = words[taken:]
    return tuple(found)


def _ref(words: list[str], *, at_once: bool) -> tuple[int, str] | None:
    """Return the next reference and the number of words in it."""
    word, after = words[0] if words else "", words[1] if len(words) > 1 else ""
    if word == "row" and after.isdigit():
        return 2, f"Row {after}"
    if _ROMAN.fullmatch(word) and after.isdigit():
        return 2, f"{word.upper()}.{after}"
    if code := _REF_CODE.fullmatch(word.lower()):
        return 1, f"{code[1].upper()}{code[2]}"
    if at_once and re.fullmatch(r"\d+[a-z]?", word):
        digits = [word]
        while len(digits) < len(words) and re.fullmatch(r"\d+[a-z]?", words[len(digits)]):
            digits.append(words[len(digits)])
        return len(digits), ".".join(digits)
    return None


@cache
def _all_series(known: frozenset[str]) -> frozenset[str]:
    return frozenset(_series(each) for each in known)


def _series(each: str) -> str:
    """Return the part of an id before its number."""
    numbered = _END_NUMBER.fullmatch(each.removeprefix("Example "))
    return numbered[1] if numbered else each


def _example_or_id(code: str, known: Collection[str]) -> str:
    example = f"Example {code}"
    return example if example in known else code


def untested(book: Book, worked: Collection[tuple[str, str]]) -> list[str]:
    """Return the examples without a test; `worked` holds file and example of each test."""
    return [
        f"{law.name}: no test works {each}"
        for law in book.laws
        for each in law.ids
        if each.startswith("Example ") and (law.name, each) not in worked
    ]
