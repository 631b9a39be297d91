"""Lay out a rules text on one long page, in pixels, once for each window size."""

from bisect import bisect_left
from collections.abc import Iterator
from functools import partial
from types import MappingProxyType
from typing import TypeAlias

from cubacube.rules import frozen
from cubacube.scenes.canvas import TextStyle, View
from cubacube.scenes.canvas.sizes import reading_share
from cubacube.scenes.canvas.theme import BROWN, GREY, INK, LETTERS_EDGE, SMALLEST_TEXT, TEAL
from cubacube.scenes.rules_page.figure import Figures
from cubacube.scenes.rules_page.search import Place, SearchHit
from cubacube.scenes.rules_page.setting import Styles, TextLine, moved, set_lines, sized
from cubacube.scenes.rules_page.tables import Band, set_table
from cubacube.session.language.rules_text import (
    Block,
    Heading,
    Illustration,
    ListItem,
    Passage,
    RulesText,
    Span,
    TextTable,
    passages,
)

BODY_SIZE = 26
_TEXT: Styles = {
    "plain": TextStyle(BODY_SIZE, INK, "medium"),
    "bold": TextStyle(BODY_SIZE, INK, "black"),
    "ruling": TextStyle(SMALLEST_TEXT, TEAL, "heavy"),
}


def _alike(style: TextStyle) -> Styles:
    return MappingProxyType({"plain": style, "bold": style, "ruling": style})


_SECTION = _alike(TextStyle(46, LETTERS_EDGE, "title"))
_PART = _alike(TextStyle(30, BROWN, "black"))
_CAPTION = _alike(TextStyle(20, GREY, "heavy"))

_BEFORE_SECTION, _BEFORE_PART, _GAP, _CLOSE = 44.0, 26.0, 15.0, 6.0
_MARK, _INDENT = 10.0, 46.0
_MEASURE = 1150.0
"""Longest line of text; figures and tables may be wider."""
_SLACK = 16.0
"""Width kept free at the end of a line.

A line drawn as a whole is a little wider than the sum of its words.
"""


@frozen
class Plate:
    """The place of a figure."""

    name: str
    x: int
    top: int
    height: int


Piece: TypeAlias = Band | Plate | TextLine


@frozen
class PageSection:
    """A heading of level 2 and its place."""

    words: str
    top: int


@frozen
class PageLayout:
    """Everything on the page, from top to foot."""

    pieces: tuple[Piece, ...]
    sections: tuple[PageSection, ...]
    tops: tuple[int, ...]
    """The top of each block."""
    height: int
    tallest: int

    def seen(self, top: int, foot: int) -> Iterator[Piece]:
        """Yield the pieces between two heights; table backgrounds come before the text."""
        first = bisect_left(self.pieces, top - self.tallest, key=lambda piece: piece.top)
        for piece in self.pieces[first:]:
            if piece.top >= foot:
                return
            if piece.top + piece.height > top:
                yield piece

    def line_of(self, hit: SearchHit) -> TextLine:
        """Return the line on which a hit begins."""
        lines = (each for each in self.pieces if isinstance(each, TextLine))
        return [
            line for line in lines if line.place == hit.place and line.runs[0].start <= hit.start
        ][-1]

    def block_at(self, top: int) -> int:
        """Return the index of the block at a height."""
        return max(0, bisect_left(self.tops, top + 1) - 1)


class Setter:
    """Places the blocks of a text below each other, perhaps over several frames."""

    def __init__(self, view: View, text: RulesText, figures: Figures, width: int) -> None:
        self.pieces: list[Piece] = []
        self.sections: list[PageSection] = []
        self.tops: list[int] = []
        self.foot = 0
        self._view, self._figures, self._width = view, figures, width
        self._blocks = text.blocks
        self._before: Block | None = None
        self._large = reading_share()
        self._plain, self._caption = sized(_TEXT), sized(_CAPTION)
        self._heads = sized(_PART), sized(_SECTION)

    def page(self) -> PageLayout:
        """Return the page after all blocks are placed.

        Raises:
            KeyError: The text asks for an unknown figure.
            OutOfTimeError: The time of this frame is over; call again to place the other blocks.
        """
        for number in range(len(self.tops), len(self._blocks)):
            self._view.step(partial(self._add, number, self._blocks[number]))
        pieces = sorted(self.pieces, key=lambda piece: piece.top)
        return PageLayout(
            tuple(pieces),
            tuple(self.sections),
            tuple(self.tops),
            self.foot,
            max((piece.height for piece in pieces), default=0),
        )

    def _add(self, number: int, block: Block) -> None:
        if self._before is not None:
            self.foot += self._view.px(_gap(self._before, block))
        self._before = block
        self.tops.append(self.foot)
        match block:
            case Heading(level, passage):
                self._heading(level, passage, number)
            case ListItem():
                self._item(block, number)
            case TextTable():
                self._table(block, number)
            case Illustration(name, passage):
                self._illustration(name, passage, number)
            case _:
                self._text(passages(block)[0], self._plain, (number, 0))

    def _text(self, passage: Passage, styles: Styles, place: Place, x: int = 0) -> None:
        most = self._view.px(_MEASURE * self._large)
        measure = min(self._width - self._view.px(_SLACK), most)
        lines = set_lines(self._view, passage, styles, measure - x, place)
        self.pieces += moved(lines, x, self.foot)
        self.foot += sum(line.height for line in lines)

    def _heading(self, level: int, passage: Passage, number: int) -> None:
        if level == 2:
            words = "".join(span.words for span in passage)
            self.sections.append(PageSection(words, self.foot))
        self._text(passage, self._heads[level == 2], (number, 0))

    def _item(self, item: ListItem, number: int) -> None:
        """Place a list item; a search finds its text, but not its bullet or number."""
        bold = (Span(item.mark, "bold"),)
        mark = set_lines(self._view, bold, self._plain, self._width, (number, -1))
        self.pieces += moved(mark, self._view.px(_MARK), self.foot)
        indent = self._view.px(_INDENT * max(1.0, self._large))
        self._text(item.passage, self._plain, (number, 0), indent)

    def _table(self, table: TextTable, number: int) -> None:
        done = set_table(self._view, table, self._width, number).lower(self.foot)
        self.pieces += [*done.bands, *done.lines]
        self.foot += done.height

    def _illustration(self, name: str, passage: Passage, number: int) -> None:
        figure, view = self._figures[name], self._view
        across, tall = view.px(figure.width), view.px(figure.height)
        self.pieces.append(Plate(name, (self._width - across) // 2, self.foot, tall))
        self.foot += tall + view.px(_CLOSE)
        room = min(self._width, max(across, view.px(700)))
        lines = set_lines(view, passage, self._caption, room, (number, 0))
        self.pieces += moved(lines, (self._width - room) // 2, self.foot)
        self.foot += sum(line.height for line in lines)


def _gap(before: Block, block: Block) -> float:
    """Return the empty space between two blocks."""
    match before, block:
        case _, Heading(level=2):
            return _BEFORE_SECTION
        case _, Heading():
            return _BEFORE_PART
        case (Heading(), _) | (ListItem(), ListItem()):
            return _CLOSE
        case _:
            return _GAP
