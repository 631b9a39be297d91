"""Rows that somebody types measurements of a real table into."""

from typing import Final, Literal, TypeAlias

from cubacube.rules import frozen, replace
from cubacube.session.workshop.measurements import (
    Kind,
    Measurement,
    NumberError,
    Range,
    measurement,
)

MOST: Final = 20
"""Who has more rows has a file of them."""
_FIRST: Final = 6
Column: TypeAlias = Literal["speed_mm_s", "distance_mm", "other_mm"]
COLUMNS: Final[tuple[Column, ...]] = ("speed_mm_s", "distance_mm", "other_mm")


@frozen
class SheetRow:
    """What stands in a row, as it was typed."""

    kind: Kind = "slide"
    texts: tuple[str, ...] = ("", "", "")

    @property
    def cells(self) -> dict[Column, str]:
        """What can be typed into, by its column: a slide has no other die."""
        count = len(COLUMNS) if self.kind == "hit" else len(COLUMNS) - 1
        return dict(zip(COLUMNS[:count], self.texts, strict=False))

    @property
    def blank(self) -> bool:
        """Whether nothing was typed into it."""
        return not any(text.strip() for text in self.cells.values())


class SheetError(ValueError):
    """A cell is wrong: in this row, in this column, where this is allowed."""

    def __init__(self, row: int, column: str, allowed: Range) -> None:
        super().__init__(f"row {row}: {column}: allowed is a number from {allowed}")
        self.row, self.column, self.allowed = row, column, allowed


class MeasurementSheet:
    """Some rows; never none."""

    def __init__(self) -> None:
        self.rows = [SheetRow()] * _FIRST

    def add(self) -> None:
        """One more row below, of the kind of the last one, if there is room."""
        if len(self.rows) < MOST:
            self.rows.append(SheetRow(self.rows[-1].kind))

    def remove(self, number: int) -> None:
        """A row goes; the last one becomes blank."""
        if len(self.rows) == 1:
            self.rows = [SheetRow()]
        else:
            del self.rows[number]

    def turn(self, number: int) -> None:
        """A slide becomes a hit, and a hit a slide."""
        row = self.rows[number]
        self.rows[number] = replace(row, kind="hit" if row.kind == "slide" else "slide")

    def write(self, number: int, column: Column, text: str) -> None:
        """Something was typed into a cell."""
        row, place = self.rows[number], COLUMNS.index(column)
        texts = (*row.texts[:place], text, *row.texts[place + 1 :])
        self.rows[number] = replace(row, texts=texts)

    def read(self) -> tuple[Measurement, ...]:
        """The measurements in all rows that are not blank.

        Raises:
            SheetError: A cell is wrong; the first one.
        """
        found: list[Measurement] = []
        for number, row in enumerate(self.rows):
            if not row.blank:
                found.append(_read(number, row))
        return tuple(found)


def _read(number: int, row: SheetRow) -> Measurement:
    # A comma is what half of the world has before tenths.
    cells = {str(column): text.replace(",", ".") for column, text in row.cells.items()}
    try:
        return measurement({"kind": row.kind, **cells}, 0.0)
    except NumberError as fault:
        raise SheetError(number, fault.column, fault.allowed) from fault
