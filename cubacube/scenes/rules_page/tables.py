"""Tables of a rules text, laid out in pixels; their words decide the column widths."""

from cubacube.rules import frozen, replace
from cubacube.scenes.canvas import TextStyle, View
from cubacube.scenes.canvas.theme import CREAM, INK, SMALLEST_TEXT, TEAL
from cubacube.scenes.rules_page.setting import Styles, TextLine, moved, set_lines, sized, widths
from cubacube.session.language.rules_text import TextTable

_CELL_SIZE = 23
_CELL: Styles = {
    "plain": TextStyle(_CELL_SIZE, INK, "medium"),
    "bold": TextStyle(_CELL_SIZE, INK, "black"),
    "ruling": TextStyle(SMALLEST_TEXT, TEAL, "heavy"),
}
_HEAD_STYLE = TextStyle(21, CREAM, "heavy")
_HEAD: Styles = {"plain": _HEAD_STYLE, "bold": _HEAD_STYLE, "ruling": _HEAD_STYLE}
_PAD_X, _PAD_Y = 15.0, 7.0


@frozen
class Band:
    """The background of a row; row 0 is the heading."""

    row: int
    x: int
    top: int
    width: int
    height: int


@frozen
class TableSet:
    """A table laid out at (0, 0)."""

    bands: tuple[Band, ...]
    lines: tuple[TextLine, ...]
    height: int

    def lower(self, top: int) -> "TableSet":
        """Return the same table, `top` pixels farther down."""
        bands = tuple(replace(band, top=band.top + top) for band in self.bands)
        return TableSet(bands, tuple(moved(self.lines, 0, top)), self.height)


def set_table(view: View, table: TextTable, width: int, block: int) -> TableSet:
    """Lay out a table to fit `width`.

    Its cells are the passages of the block with the index `block`.
    """
    columns = _columns(view, table, width)
    aside, above = view.px(_PAD_X), view.px(_PAD_Y)
    head, plain = sized(_HEAD), sized(_CELL)
    bands: list[Band] = []
    lines: list[TextLine] = []
    top = 0
    for number, row in enumerate(table.rows):
        x, tall = 0, 0
        for column, (cell, across) in enumerate(zip(row, columns, strict=True)):
            place = block, number * len(columns) + column
            styles = head if number == 0 else plain
            found = set_lines(view, cell, styles, across - 2 * aside, place)
            lines += moved(found, x + aside, top + above)
            x += across
            tall = max(tall, sum(line.height for line in found))
        bands.append(Band(number, 0, top, sum(columns), tall + 2 * above))
        top += tall + 2 * above
    return TableSet(tuple(bands), tuple(lines), top)


def _columns(view: View, table: TextTable, width: int) -> list[int]:
    """Return the width of each column.

    If there is room, a column is as wide as its longest cell; otherwise the columns share
    the width. A column is never narrower than its longest word.
    """
    padding = 2 * view.px(_PAD_X)
    head, plain = sized(_HEAD), sized(_CELL)
    asked = []
    for column in zip(*table.rows, strict=True):
        cells = [widths(view, cell, plain if row else head) for row, cell in enumerate(column)]
        least, most = (max(each) + padding for each in zip(*cells, strict=True))
        asked.append((least, most))
    found = [0] * len(asked)
    for done, number in enumerate(sorted(range(len(asked)), key=lambda n: asked[n][1])):
        least, most = asked[number]
        share = (width - sum(found)) // (len(asked) - done)
        found[number] = max(least, min(most, share))
    return found
