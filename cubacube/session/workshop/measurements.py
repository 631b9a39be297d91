"""Read measurements of a real table from a CSV file or from a form.

Errors in a CSV file are all reported at once.
"""

import csv
import io
import re
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Literal, TypeAlias

from cubacube.rules import frozen, replace
from cubacube.session.files.bounds import FileRejectedError
from cubacube.session.files.budget import MEASUREMENTS
from cubacube.session.files.checked import mismatch
from cubacube.session.files.declared import Key
from cubacube.session.files.door import read_bytes, read_standard_input
from cubacube.session.files.levels import STANDARD_INPUT
from cubacube.session.files.plain import plain, plain_fault, plain_path
from cubacube.session.language.translation import _

Kind: TypeAlias = Literal["slide", "hit", "cushion"]
Range: TypeAlias = tuple[float, float]
Row: TypeAlias = Mapping[str, str]

ALLOWED: Mapping[str, Range] = {
    "speed_mm_s": (10, 10_000),
    "drop_mm": (1, 2000),
    "distance_mm": (0, 10_000),
    "other_mm": (0.1, 10_000),
    "out_mm_s": (1, 10_000),
    "angle_deg": (0, 80),
    "out_deg": (0, 85),
}
SHORTEST_SLIDE_MM = 0.1
_COLUMNS = ("kind", *ALLOWED, "place")
_NEEDED: Mapping[str, tuple[str, ...]] = {
    "kind": ("kind",),
    "distance_mm": ("distance_mm", "out_mm_s"),
}
"""Columns of which a file needs at least one, by the one that is told to be missing."""
_OF: Mapping[str, tuple[str, ...]] = {
    "slide": ("distance_mm", "place"),
    "hit": ("distance_mm", "other_mm"),
    "cushion": ("out_mm_s", "angle_deg", "out_deg", "place"),
}
"""The columns of each kind, besides its kind and its speed."""
_ANGLES = "angle_deg", "out_deg"
_NUMBER = re.compile(r"[+-]?\d{1,9}(\.\d{0,20})?", re.ASCII)


@frozen
class Measurement:
    """A die that slid freely, one that hit another die head-on, or one that hit a cushion.

    `speed_mm_s` is the speed at the start of a slide, or at the hit. `distance_mm` is how far
    the flicked die slid from there. `other_mm` is how far the other die slid after a hit.

    After a hit on a cushion, `out_mm_s` is the speed. The angles are those of the paths before
    and after it, from the line straight out of the cushion.

    `place` is the name of a zone, an obstacle or a side of the border. It is empty for the bare
    cloth, and for cushions that are all alike.
    """

    kind: Kind
    speed_mm_s: float
    distance_mm: float
    other_mm: float = 0.0
    out_mm_s: float = 0.0
    angle_deg: float = 0.0
    out_deg: float = 0.0
    place: str = ""


class MeasurementError(ValueError):
    """A file of measurements cannot be used; the message lists everything that is wrong."""


class CellError(MeasurementError):
    """A cell is invalid; the message names its column and what is allowed there."""


class NumberError(CellError):
    """A cell does not hold an allowed number."""

    def __init__(self, column: str, given: str, allowed: Range) -> None:
        super().__init__(f"{column}: {mismatch(given, Key(column, float, 0, *allowed).allowed)}")
        self.column, self.allowed = column, allowed
        self.row = 0


def named_measurements(file: str | Path) -> str:
    """Return how error messages name a file of measurements; `-` is standard input."""
    return _("standard input") if file == STANDARD_INPUT else plain_path(file)


def load_measurements(file: str | Path, gravity_mm_s2: float) -> tuple[Measurement, ...]:
    """Read a CSV file whose columns are those of a `Measurement`.

    The word `-` is standard input.

    `drop_mm` can replace a speed. It is the height above the table at which the die was
    released on a ramp. At the foot of the ramp, the die has the speed of a free fall.

    Raises:
        MeasurementError: The file cannot be read, or has errors; all of them are listed.
    """
    name = named_measurements(file)
    try:
        if file == STANDARD_INPUT:
            content = read_standard_input(MEASUREMENTS)
        else:
            content = read_bytes(Path(file), MEASUREMENTS)
        text = content.decode("utf-8-sig")
    except OSError as fault:
        raise MeasurementError(plain_fault(fault)) from fault
    except FileRejectedError as fault:
        raise MeasurementError(f"{name}: {fault}") from fault
    except UnicodeDecodeError as fault:
        raise MeasurementError(_("{path}: is not UTF-8 text").format(path=name)) from fault
    return read_measurements(text, name, gravity_mm_s2)


def read_measurements(text: str, file: str, gravity_mm_s2: float) -> tuple[Measurement, ...]:
    """Parse the text of a measurements file; `file` names it in error messages.

    Raises:
        MeasurementError: The text has errors; the message lists all of them.
    """
    rows = csv.DictReader(io.StringIO(text, newline=""), skipinitialspace=True, restval="")
    found: list[Measurement] = []
    faults: list[str] = []
    try:
        if problem := _problem_of(rows.fieldnames or ()):
            raise MeasurementError(_at_line(file, 1, problem))
        for row in rows:
            if rows.line_num > MEASUREMENTS.lines:
                said = _("{path}: has too many lines: at most {most} are allowed")
                raise MeasurementError(said.format(path=file, most=MEASUREMENTS.lines))
            try:
                found.append(measurement(row, gravity_mm_s2))
            except CellError as fault:
                faults.append(_at_line(file, rows.line_num, str(fault)))
    except csv.Error as fault:
        problem = _("this is not a line of a CSV file")
        raise MeasurementError(_at_line(file, rows.line_num, problem)) from fault
    if faults:
        raise MeasurementError("\n".join(faults))
    return tuple(found)


def _at_line(file: str, number: int, why: str) -> str:
    return _("{file}: line {number}: {why}").format(file=file, number=number, why=why)


def _problem_of(columns: Sequence[str]) -> str:
    """Return what is wrong with the first line; empty if nothing is."""
    for mark in (";", "\t"):
        if len(columns) == 1 and mark in columns[0]:
            return _("write commas between the columns, not {mark}").format(mark=repr(mark))
    wrong = [name for name in columns if name not in _COLUMNS]
    if wrong:
        said = _("{name} is not a column: use {names}")
        return said.format(name=repr(plain(wrong[0])), names=", ".join(_COLUMNS))
    for name in columns:
        if list(columns).count(name) > 1:
            return _("two columns are called {name}").format(name=name)
    for name, any_of in _NEEDED.items():
        if not set(any_of) & set(columns):
            return _("the column {name} is missing").format(name=name)
    if "speed_mm_s" not in columns and "drop_mm" not in columns:
        return _("a column speed_mm_s or drop_mm is missing")
    return ""


def measurement(row: Row, gravity_mm_s2: float) -> Measurement:
    """Parse one row, given as its cells by column.

    Raises:
        CellError: A cell is invalid.
    """
    if None in row:
        raise CellError(_("the row has more cells than columns"))
    kind, place = row["kind"].strip(), row.get("place", "").strip()
    speed = _speed(row, gravity_mm_s2)
    if kind not in _OF:
        raise CellError(f"kind: {mismatch(repr(plain(kind)), *_OF)}")
    for name in ("distance_mm", "other_mm", "out_mm_s", "angle_deg", "out_deg", "place"):
        if name not in _OF[kind] and _given(row, name):
            said, given = _("must be empty for a {kind}, not {given}"), repr(plain(row[name]))
            raise CellError(f"{name}: {said.format(kind=kind, given=given)}")
    if kind == "cushion":
        angle, out = (_number(row, each) if _given(row, each) else 0.0 for each in _ANGLES)
        return Measurement("cushion", speed, 0.0, 0.0, _number(row, "out_mm_s"), angle, out, place)
    distance = _number(row, "distance_mm")
    if kind == "hit":
        return Measurement("hit", speed, distance, _number(row, "other_mm"))
    if distance < SHORTEST_SLIDE_MM:
        allowed = SHORTEST_SLIDE_MM, ALLOWED["distance_mm"][1]
        raise NumberError("distance_mm", f"{distance:g}", allowed)
    return Measurement("slide", speed, distance, place=place)


def _speed(row: Row, gravity_mm_s2: float) -> float:
    """Return the speed in a row, or compute it from the drop."""
    if _given(row, "speed_mm_s") and _given(row, "drop_mm"):
        raise CellError(_("drop_mm: enter either drop_mm or speed_mm_s, not both"))
    if _given(row, "drop_mm"):
        return sqrt(2 * gravity_mm_s2 * _number(row, "drop_mm"))
    return _number(row, "speed_mm_s")


def _given(row: Row, column: str) -> bool:
    return bool(row.get(column, "").strip())


def _number(row: Row, column: str) -> float:
    """Return the number in a cell.

    Raises:
        NumberError: It is not an allowed number.
    """
    least, most = ALLOWED[column]
    word = row.get(column, "").strip()
    if not _NUMBER.fullmatch(word) or not least <= float(word) <= most:
        given = repr(plain(word)) if word else _("empty")
        raise NumberError(column, given, (least, most))
    return float(word)


MOST = 20
"""Maximum number of rows; more rows belong in a file."""
_FIRST = 6
Column: TypeAlias = Literal["speed_mm_s", "distance_mm", "other_mm"]
COLUMNS: tuple[Column, ...] = ("speed_mm_s", "distance_mm", "other_mm")


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
            NumberError: A cell is invalid; the error is about the first one.
        """
        return tuple(_read(number, row) for number, row in enumerate(self.rows) if not row.blank)


def _read(number: int, row: SheetRow) -> Measurement:
    # Many countries write a comma before decimals.
    cells = {str(column): text.replace(",", ".") for column, text in row.cells.items()}
    try:
        return measurement({"kind": row.kind, **cells}, 0.0)
    except NumberError as fault:
        fault.row = number
        raise
