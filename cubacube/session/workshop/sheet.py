"""A form with rows for measurements of a real table."""

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
"""Maximum number of rows; more rows belong in a file."""
_FIRST: Final = 6
Column: TypeAlias = Literal["speed_mm_s", "distance_mm", "other_mm"]
COLUMNS: Final[tuple[Column, ...]] = ("speed_mm_s", "distance_mm", "other_mm")


@frozen
class SheetRow:
    """The texts typed into one row."""

    kind: Kind = "slide"
    texts: tuple[str, ...] = ("", "", "")

    @property
    def cells(self) -> dict[Column, str]:
        """The editable cells by column; a slide has no cell for another die."""
        count = len(COLUMNS) if self.kind == "hit" else len(COLUMNS) - 1
        return dict(zip(COLUMNS[:count], self.texts, strict=False))

    @property
    def blank(self) -> bool:
        """Whether nothing was typed into it."""
        return not any(text.strip() for text in self.cells.values())


class SheetError(ValueError):
    """A cell is invalid; the error holds its row, its column and the allowed range."""

    def __init__(self, row: int, column: str, allowed: Range) -> None:
        super().__init__(f"row {row}: {column}: must be a number from {allowed}")
        self.row, self.column, self.allowed = row, column, allowed


class MeasurementSheet:
    """The rows of the form; there is at least one."""

    def __init__(self) -> None:
        self.rows = [SheetRow()] * _FIRST

    def add(self) -> None:
        """Add a row of the same kind as the last one, if there is room."""
        if len(self.rows) < MOST:
            self.rows.append(SheetRow(self.rows[-1].kind))

    def remove(self, number: int) -> None:
        """Remove a row; if it is the only one, clear it."""
        if len(self.rows) == 1:
            self.rows = [SheetRow()]
        else:
            del self.rows[number]

    def turn(self, number: int) -> None:
        """Change a slide into a hit, or a hit into a slide."""
        row = self.rows[number]
        self.rows[number] = replace(row, kind="hit" if row.kind == "slide" else "slide")

    def write(self, number: int, column: Column, text: str) -> None:
        """Set the text of a cell."""
        row, place = self.rows[number], COLUMNS.index(column)
        texts = (*row.texts[:place], text, *row.texts[place + 1 :])
        self.rows[number] = replace(row, texts=texts)

    def read(self) -> tuple[Measurement, ...]:
        """Return the measurements in all rows that are not blank.

        Raises:
            SheetError: A cell is invalid; the error is about the first one.
        """
        found: list[Measurement] = []
        for number, row in enumerate(self.rows):
            if not row.blank:
                found.append(_read(number, row))
        return tuple(found)


def _read(number: int, row: SheetRow) -> Measurement:
    # Many countries write a comma before decimals.
    cells = {str(column): text.replace(",", ".") for column, text in row.cells.items()}
    try:
        return measurement({"kind": row.kind, **cells}, 0.0)
    except NumberError as fault:
        raise SheetError(number, fault.column, fault.allowed) from fault
