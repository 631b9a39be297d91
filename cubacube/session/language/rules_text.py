"""Parse game rules, written in a small part of Markdown, one file per language.

A file begins with its title, `# The Race`. Then come blocks, separated by empty lines:

- headings, with `##` or `###`; one with an anchor, such as `## Gates {#gates}`, can be opened
  directly with F1
- paragraphs
- list items that begin with `-` or `1.`
- tables with a heading row
- figures, `![caption](name)`

Inside a text, `**words**` are bold, and `[R8]` or `[R8, R45]` is a ruling number.

The line `{{keys}}` inserts the lines of `shared/keys.md` in the same language. So a
text that several pages share is written and translated only once.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal, TypeAlias

from cubacube.rules import frozen
from cubacube.session.language.translation import SOURCE
from cubacube.session.shipped import folder

Kind: TypeAlias = Literal["plain", "bold", "ruling"]

_HEADING = re.compile(r"(#{1,3}) (.+?)(?: \{#([a-z]+)\})?")
_ITEM = re.compile(r"(-|\d+\.) +(.+)")
_FIGURE = re.compile(r"!\[(.+)\]\(([a-z0-9_]+)\)")
_DASHES = re.compile(r"\|(?: *-+ *\|)+")
_RULING = re.compile(r"(\[[A-Z]\d+(?:, [A-Z]\d+)*\])")
_SHARED = re.compile(r"\{\{([a-z_]+)\}\}")
_SPACES = re.compile(r"[ \t]+")
_BULLET = "•"


class RulesTextError(ValueError):
    """A rules file cannot be parsed; the message names the file, the line and the problem."""


@frozen
class Span:
    """A run of words in one style."""

    words: str
    kind: Kind = "plain"


Passage: TypeAlias = tuple[Span, ...]
"""A text, as a sequence of spans."""


@frozen
class Heading:
    """A heading: level 2 for a section, level 3 for a part of it.

    `anchor` is the same word in every language.
    """

    level: int
    passage: Passage
    anchor: str = ""


@frozen
class Paragraph:
    """A paragraph of text."""

    passage: Passage


@frozen
class ListItem:
    """A list item with its bullet or number."""

    mark: str
    passage: Passage


@frozen
class TextTable:
    """A table; all rows have the same number of cells, and the first row is the heading."""

    rows: tuple[tuple[Passage, ...], ...]


@frozen
class Illustration:
    """A figure, given by its name, with a caption."""

    figure: str
    passage: Passage


Block: TypeAlias = Heading | Paragraph | ListItem | TextTable | Illustration


@frozen
class RulesText:
    """The rules of one game in one language."""

    title: str
    blocks: tuple[Block, ...]
    language: str

    def block_of(self, anchor: str) -> int:
        """Return the index of the heading with this anchor, or 0 if there is none."""
        numbered = enumerate(self.blocks)
        found = (
            n for n, block in numbered if isinstance(block, Heading) and block.anchor == anchor
        )
        return next(found, 0) if anchor else 0


def load(game: str, language: str, assets: Path | None = None) -> RulesText:
    """Load the rules of a game in `language`, or in English if there is no translation.

    `assets` is the game's own folder of assets; None for the folder of this program.

    Raises:
        FileNotFoundError: There are no rules for this game.
        RulesTextError: The file cannot be parsed.
    """
    chosen = language if _path(game, language, assets).is_file() else SOURCE
    path = _path(game, chosen, assets)
    return parse(path.read_text(encoding="utf-8"), chosen, path.name)


def parse(text: str, language: str = SOURCE, file: str = "text") -> RulesText:
    """Parse the text of a rules file; `file` names it in error messages.

    Raises:
        RulesTextError: A line has none of the allowed forms.
    """
    chunks = list(_chunks(_lines(text, language, file)))
    if not chunks or not (found := _HEADING.fullmatch(chunks[0][1][0])) or found[1] != "#":
        raise RulesTextError(f"{file}: line 1: a rules file begins with its title, `# ...`")
    blocks: list[Block] = []
    for place, lines in [(chunks[0][0], chunks[0][1][1:]), *chunks[1:]]:
        try:
            blocks += _blocks(lines)
        except ValueError as fault:
            raise RulesTextError(f"{place}: {fault}") from fault
    return RulesText(found[2], tuple(blocks), language)


def passages(block: Block) -> tuple[Passage, ...]:
    """Return the texts of a block; a table has one text per cell, row by row."""
    if isinstance(block, TextTable):
        return tuple(cell for row in block.rows for cell in row)
    return (block.passage,)


def plain(passage: Passage) -> str:
    """Return a passage as plain text."""
    return "".join(span.words for span in passage)


def _path(game: str, language: str, assets: Path | None = None) -> Path:
    return (assets or folder("assets")) / "rules" / language / f"{game}.md"


def _lines(text: str, language: str, file: str) -> Iterator[tuple[str, str]]:
    """Yield each line with its place, such as `race.md: line 5`.

    A line that inserts a shared file is replaced by the lines of that file.
    """
    for number, line in enumerate(text.splitlines(), start=1):
        place = f"{file}: line {number}"
        if not (found := _SHARED.fullmatch(line.strip())):
            yield place, line
            continue
        name = f"shared/{found[1]}"
        path = next((p for p in (_path(name, language), _path(name, SOURCE)) if p.is_file()), None)
        if not path:
            raise RulesTextError(f"{place}: there is no file {name}.md")
        shared = path.read_text(encoding="utf-8").splitlines()
        yield from ((f"{name}.md: line {n}", each) for n, each in enumerate(shared, start=1))


def _chunks(lines: Iterable[tuple[str, str]]) -> Iterator[tuple[str, list[str]]]:
    """Yield each group of non-empty lines with the place of its first line."""
    first, chunk = "", list[str]()
    for place, line in (*lines, ("", "")):
        if line.strip():
            first = first if chunk else place
            chunk.append(line.rstrip())
        elif chunk:
            yield first, chunk
            chunk = []


def _blocks(lines: list[str]) -> list[Block]:
    """Parse a group of lines: a heading, a figure, a table, a list or a paragraph."""
    if not lines:
        return []
    first = lines[0]
    if first.startswith("#"):
        return [_heading(first), *_blocks(lines[1:])]
    if first.startswith("!"):
        return [_illustration(first), *_blocks(lines[1:])]
    if first.startswith("|"):
        return [_table(lines)]
    if _ITEM.fullmatch(first):
        return list(_items(lines))
    return [Paragraph(_passage(" ".join(line.strip() for line in lines)))]


def _heading(line: str) -> Heading:
    found = _HEADING.fullmatch(line)
    if not found or found[1] == "#":
        raise ValueError(f"only `##` and `###` are headings: {line!r}")
    return Heading(len(found[1]), _passage(found[2]), found[3] or "")


def _illustration(line: str) -> Illustration:
    found = _FIGURE.fullmatch(line)
    if not found:
        raise ValueError(f"a figure is written `![caption](name)`, not {line!r}")
    return Illustration(found[2], _passage(found[1]))


def _table(lines: list[str]) -> TextTable:
    if len(lines) < 3 or not _DASHES.fullmatch(lines[1]):
        raise ValueError("a table has a heading row, a row of `|---|`, and at least one row more")
    rows = [_cells(line) for line in (lines[0], *lines[2:])]
    for line, row in zip((lines[0], *lines[2:]), rows, strict=True):
        if len(row) != lines[1].count("|") - 1:
            raise ValueError(f"this row has {len(row)} cells, the one of dashes others: {line!r}")
    return TextTable(tuple(rows))


def _cells(line: str) -> tuple[Passage, ...]:
    if not (line.startswith("|") and line.endswith("|") and len(line) > 1):
        raise ValueError(f"a row of a table begins and ends with `|`: {line!r}")
    return tuple(_passage(cell.strip()) for cell in line[1:-1].split("|"))


def _items(lines: list[str]) -> Iterator[ListItem]:
    """Yield the items of a list; an indented line continues the item above it."""
    mark, words = "", ""
    for line in lines:
        found = _ITEM.fullmatch(line)
        if not found and not line.startswith(" "):
            raise ValueError(f"a line that goes on with an item is indented: {line!r}")
        if not found:
            words += f" {line.strip()}"
            continue
        if mark:
            yield ListItem(mark, _passage(words))
        mark, words = _BULLET if found[1] == "-" else found[1], found[2]
    yield ListItem(mark, _passage(words))


def _passage(text: str) -> Passage:
    """Split a text into spans and collapse its spaces, but keep those at which no line ends."""
    parts = _SPACES.sub(" ", text).strip(" ").split("**")
    if len(parts) % 2 == 0:
        raise ValueError(f"a `**` has no partner: {text!r}")
    spans: list[Span] = []
    for number, part in enumerate(parts):
        for piece in filter(None, _RULING.split(part)):
            kind: Kind = "bold" if number % 2 else "plain"
            spans.append(Span(piece, "ruling" if _RULING.fullmatch(piece) else kind))
    return tuple(spans)
