"""A form for measurements of a real table; the level is then fitted to them."""

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from cubacube.scenes.canvas import Bounds, TextStyle, View, columns
from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.scenes.canvas.sizes import standing
from cubacube.scenes.canvas.styles import LIGHT, PALE_NOTE
from cubacube.scenes.canvas.theme import BRASS, MOON, NORMAL, SMALL
from cubacube.scenes.stage.inputs import Dropped, Input, Typed
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Label, Page, TextField, Widget
from cubacube.scenes.widgets.dialogues import Dialogue, middle
from cubacube.scenes.workshop.places import HEAD
from cubacube.session.language.numbers import exact
from cubacube.session.language.translation import N_, _
from cubacube.session.workshop.fit import FEWEST, start_preload
from cubacube.session.workshop.measurements import MOST, Column, Kind, MeasurementSheet, NumberError

_BOX: Bounds = middle(1760, 980)
_LEFT, _TOP, _ROOM = _BOX[0] + 60, _BOX[1] + 112, _BOX[2] - 120
_PER_SIDE = MOST // 2
_SIDE, _PITCH, _HIGH = 810.0, 58.0, 52.0
_ROWS_Y = _TOP + 92
_NUMBER, _KIND, _CELL, _REMOVE, _GAP = 44.0, 150.0, 176.0, 70.0, 8.0
_LETTERS = 9
_KINDS: dict[Kind, str] = {"slide": N_("Slide"), "hit": N_("Hit")}
_COLUMNS: dict[Column, str] = {
    "speed_mm_s": N_("Speed, mm/s"),
    "distance_mm": N_("Slid, mm"),
    "other_mm": N_("Other die slid, mm"),
}
_HOW = N_(
    "Slide: let a die slide over the cloth until it stops. Hit: let it hit a die that "
    "lies still, face to face.\n\nMeasure the speed with a phone camera or a ramp. Use "
    "a steep, smooth ramp with a round foot. From a height of 20 mm a die reaches 630 "
    "mm/s. From 50 mm it reaches 990 mm/s, from 100 mm 1400 mm/s.\n\nA slide gives one "
    "distance, a hit gives two. You need at least three. Ten slides at different "
    "speeds give the friction within about 3 %. Only hits give the restitution."
)
_WORDS = N_(
    "Measure a free slide or a head-on hit. Enter the speed at the start or at the "
    "hit, and the distances slid from there."
)


class FitForm(Dialogue):
    """Closes with measurements, with a dropped file or pasted text, or with None."""

    def __init__(self, sheet: MeasurementSheet) -> None:
        """Typed values are stored in `sheet`."""
        self._sheet = sheet
        # Importing the libraries takes a second or two; it runs while people type.
        self._ahead = BackgroundTask(start_preload)
        self.cells: dict[tuple[int, Column], TextField] = {}
        foot = _BOX[1] + _BOX[3]
        self._told = Label((_LEFT, foot - 162, _ROOM, 40), "", TextStyle(NORMAL, BRASS, "heavy"))
        words = Label((_LEFT, _TOP, _ROOM, 40), _(_WORDS), LIGHT)
        left, centre, right = columns((_LEFT, foot - 112, _ROOM, 76), 3, 20)
        self._add = Button(left, _("Add a row"), self._added)
        fit = Button(centre, _("Fit"), self._fitted, "teal")
        back = Button(right, _("Cancel"), Close, hotkey="Esc")
        self._round: tuple[Widget, ...] = (words, self._told, self._add, fit, back)
        title = _("Fit to a real table")
        super().__init__(Page([], Close, panel=_BOX, title=title, dimmed=True))
        self._lay_out()
        self._go_to(0, "speed_mm_s")

    def handle(self, event: Input) -> Change:
        """Handle an event; a dropped file or a pasted table replaces the rows."""
        match event:
            case Dropped():
                return Close(event)
            case Typed(text) if "\n" in text.strip():
                return Close(event)
        return super().handle(event)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the rows; if there is room beside them, also draw instructions for measuring."""
        super().draw(surface, view)
        if not self._full:
            x, y = _place(_PER_SIDE)
            text = view.paragraph(_(_HOW), standing(SMALL), _SIDE - 80, "bold", MOON)
            view.put(surface, text, (x + 60, y))

    @property
    def _full(self) -> bool:
        """Whether the rows need both columns of the form."""
        return len(self._sheet.rows) > _PER_SIDE

    def _lay_out(self) -> None:
        """Rebuild the widgets for the current rows."""
        self.cells.clear()
        beside = [each for number in range(len(self._sheet.rows)) for each in self._row(number)]
        self._add.enabled = len(self._sheet.rows) < MOST
        # The cells come first in Tab order.
        heads = _heads(2 if self._full else 1)
        self.page.widgets = [*self.cells.values(), *self._round, *heads, *beside]
        self.page.settle()

    def _row(self, number: int) -> Iterator[Widget]:
        """Yield number, kind and remove button of a row; store its text fields in `cells`."""
        row = self._sheet.rows[number]
        x, y = _place(number)
        yield Label((x, y, _NUMBER - _GAP, _HIGH), f"{number + 1}", PALE_NOTE, "midright")
        x += _NUMBER
        turn = partial(self._turned, number)
        yield Button((x, y, _KIND - _GAP, _HIGH), _(_KINDS[row.kind]), turn)
        for (column, text), left in zip(row.cells.items(), _cell_lefts(x + _KIND), strict=False):
            write, box = partial(self._written, number, column), (left, y, _CELL - _GAP, _HIGH)
            self.cells[number, column] = _Cell(box, text, write)
        left = x - _NUMBER + _SIDE - _REMOVE
        yield Button((left, y, _REMOVE, _HIGH), "×", partial(self._removed, number), "dark")

    def _go_to(self, number: int, column: Column) -> None:
        self.page.set_focus(self.cells[number, column])

    def _written(self, number: int, column: Column, text: str) -> None:
        self._told.words = ""
        self._sheet.write(number, column, text)

    def _turned(self, number: int) -> None:
        self._sheet.turn(number)
        self._lay_out()
        self._go_to(number, "speed_mm_s")

    def _added(self) -> None:
        self._sheet.add()
        self._lay_out()
        self._go_to(len(self._sheet.rows) - 1, "speed_mm_s")

    def _removed(self, number: int) -> None:
        self._sheet.remove(number)
        self._lay_out()
        self._told.words = ""

    def _fitted(self) -> Change:
        """Close with the measurements, unless a cell is wrong or there are too few measurements."""
        try:
            found = self._sheet.read()
        except NumberError as fault:
            least, most = fault.allowed
            words = _("Row {row}, {column}: enter a number from {least} to {most}.")
            column = next(each for each in _COLUMNS if each == fault.column)
            self._told.words = words.format(
                row=fault.row + 1, column=_(_COLUMNS[column]), least=exact(least), most=exact(most)
            )
            self._go_to(fault.row, column)
            return None
        if sum(2 if each.kind == "hit" else 1 for each in found) < FEWEST:
            words = _("Enter at least {count} distances: a slide gives one, a hit gives two.")
            self._told.words = words.format(count=FEWEST)
            return None
        self._ahead.done(None)
        self._ahead.result()
        return Close(found)


class _Cell(TextField):
    """A text field without a label, as wide as its box."""

    def __init__(self, box: Bounds, value: str, on_change: Callable[[str], None]) -> None:
        super().__init__(box, "", value, on_change, _LETTERS)

    @property
    def control(self) -> pygame.FRect:
        """The box of the field, a little smaller than the widget."""
        return self.box.inflate(-14, 6)


def _place(number: int) -> tuple[float, float]:
    """Return where a row begins: ten rows on the left, then ten on the right."""
    side, row = divmod(number, _PER_SIDE)
    return _LEFT + side * (_ROOM - _SIDE), _ROWS_Y + row * _PITCH


def _cell_lefts(x: float) -> Iterator[float]:
    return (x + number * _CELL for number in range(len(_COLUMNS)))


def _heads(sides: int) -> Iterator[Label]:
    """Yield the column titles; `sides` is 2 if the form uses both its left and right half."""
    for side in range(sides):
        x, y = _place(side * _PER_SIDE)
        lefts = _cell_lefts(x + _NUMBER + _KIND)
        for words, left in zip(_COLUMNS.values(), lefts, strict=True):
            box = left + 8, y - 38, _CELL - _GAP - 8, 34
            yield Label(box, _(words), HEAD, "midleft")
