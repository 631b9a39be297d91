"""Find phrases that a reader reads twice: `python tools/plain_words.py`.

It searches the texts of the screen, the rules pages, the documents, docstrings and comments for the
patterns in tools/plain_words.toml, and prints each hit with its place and the plain form. It also
lists every sentence of the screen and of the rules pages with more than 16 words, unless the list
`long` argues for it. The exit code is 1 if there is any.
"""

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parent.parent
LIST = Path(__file__).with_suffix(".toml")
MOST_WORDS = 16
_SENTENCE = re.compile(r"(?<=[.!?:…])\s+|\n")
_CODE = re.compile(r"`[^`\n]+`")
_MARKS = re.compile(r"\*\*|`|\[[A-Z]\d+(?:, [A-Z]\d+)*\]|!\[|\]\(\w+\)")


class Passage(NamedTuple):
    """A piece of text, the file it is in, its first line, and whether players read it."""

    file: Path
    line: int
    words: str
    on_screen: bool


def passages() -> Iterator[Passage]:
    """Every piece of text that somebody reads."""
    yield from _messages(ROOT / "assets" / "locale" / "cubacube.pot")
    for page in sorted((ROOT / "assets" / "rules" / "en").rglob("*.md")):
        yield from _paragraphs(page, on_screen=True)
    documents = ROOT.glob("*.md"), (ROOT / "docs").rglob("*.md"), (ROOT / "cubacube").rglob("*.md")
    for page in sorted(chain.from_iterable(documents)):
        yield from _paragraphs(page, on_screen=False)
    for folder in ("cubacube", "tools"):
        for module in sorted((ROOT / folder).rglob("*.py")):
            yield from _comments(module)


def found(passage: Passage, banned: list[tuple[re.Pattern[str], str]]) -> Iterator[str]:
    """A line for each banned pattern in a passage."""
    words = _CODE.sub(lambda span: " " * len(span[0]), passage.words)
    for pattern, plain in banned:
        for hit in pattern.finditer(words):
            line = passage.line + passage.words.count("\n", 0, hit.start())
            place = f"{passage.file.relative_to(ROOT)}:{line}"
            yield f"{place}: {hit[0]!r}: better {plain}"


def too_long(passage: Passage, argued: list[str]) -> Iterator[str]:
    """A line for each sentence of the screen with more words than a reader keeps in mind."""
    for sentence in _SENTENCE.split(passage.words) if passage.on_screen else ():
        words = _MARKS.sub(" ", sentence).split()
        if len(words) > MOST_WORDS and not any(part in sentence for part in argued):
            place = f"{passage.file.relative_to(ROOT)}:{passage.line}"
            yield f"{place}: {len(words)} words: {sentence.strip()}"


def _messages(template: Path) -> Iterator[Passage]:
    with template.open("rb") as file:
        for message in read_po(file):
            for text in (message.id,) if isinstance(message.id, str) else message.id:
                yield Passage(template, message.lineno or 0, text, on_screen=True)


def _paragraphs(page: Path, *, on_screen: bool) -> Iterator[Passage]:
    """The paragraphs, items and cells of a Markdown file, without its code."""
    lines: list[str] = []
    first, code = 1, False
    for number, line in enumerate([*page.read_text(encoding="utf-8").splitlines(), ""], start=1):
        code ^= line.startswith("```")
        starts = re.match(r"\s*(?:[-*#|]|\d+\.)", line)
        if lines and (not line.strip() or starts or code):
            yield Passage(
                page, first, "\n".join(lines) if not on_screen else " ".join(lines), on_screen
            )
            lines = []
        if code or line.startswith(("```", "    ")):
            continue
        if line.lstrip().startswith("|"):
            for cell in line.split("|"):
                yield Passage(page, number, cell, on_screen)
        elif line.strip():
            first = first if lines else number
            lines.append(line if not on_screen else line.strip())


def _comments(module: Path) -> Iterator[Passage]:
    """The docstrings and comments of a module."""
    source = module.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(words))):
                yield Passage(module, node.lineno, words, on_screen=False)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield Passage(module, token.start[0], token.string, on_screen=False)


def main() -> int:
    """Print every hit; 1 if there is any."""
    rules = tomllib.loads(LIST.read_text(encoding="utf-8"))
    banned = [(re.compile(each["pattern"]), each["plain"]) for each in rules["banned"]]
    hits = [
        line
        for passage in passages()
        for line in (*found(passage, banned), *too_long(passage, rules["long"]))
    ]
    print("\n".join(hits) or "no phrase is read twice")
    return 1 if hits else 0


if __name__ == "__main__":
    sys.exit(main())
