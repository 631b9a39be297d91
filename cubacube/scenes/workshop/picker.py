"""A dialogue to choose a level, either one of the game or one of the user's own."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from cubacube.scenes.canvas import AnyBox, Bounds, Brush, Point, TextStyle, View, theme
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.scenes.canvas.styles import LIGHT
from cubacube.scenes.stage.inputs import Dropped, Input, KeyPress, Pointer, Typed
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import USED, Button, Label, Page, Reply
from cubacube.scenes.widgets.dialogues import Dialogue, middle
from cubacube.scenes.widgets.scrolled_grid import GAP, ScrolledGrid
from cubacube.session.language.translation import _
from cubacube.session.play.known_levels import KnownLevel, all_levels

_COLUMNS = 3
_ROWS = 9
"""How many rows are visible at once."""
_WIDE, _HIGH = 420.0, 62.0
"""Size of a cell in the dialogue."""
_AROUND = 8.0
_OWN = PanelStyle(theme.TEAL, theme.BROWN, 14, 2, 0.4, 9)
_SHIPPED = PanelStyle(theme.CREAM, theme.BROWN, 14, 2, 0.4, 9)


class LevelGrid(ScrolledGrid):
    """A grid of levels; `on_take` gets the name or file of the chosen level."""

    def __init__(
        self, box: AnyBox, cells: Sequence[KnownLevel], on_take: Callable[[str], Any]
    ) -> None:
        super().__init__(box, _COLUMNS)
        self.cells = cells
        self._names = Counter(each.name.casefold() for each in cells)
        self._on_take = on_take
        self._down: int | None = None
        self.measure()

    @property
    def count(self) -> int:
        """The number of levels."""
        return len(self.cells)

    @property
    def size(self) -> tuple[float, float]:
        """Size of a cell; three of them fill the width."""
        return (self.box.w - (_COLUMNS - 1) * GAP) / _COLUMNS, _HIGH

    def note(self, level: KnownLevel) -> str:
        """Return the file of a user's level if another level has its name; else an empty text."""
        return level.file if level.own and self._names[level.name.casefold()] > 1 else ""

    def taken(self) -> Any:
        """Choose the selected level and return the reply of `on_take`."""
        return self._on_take(self.cells[self.at].word)

    def look(self, point: Point) -> None:
        """Select the level under the pointer."""
        under = self._seen(point)
        if under is not None and self._down is None:
            self.at = under

    def press(self, point: Point) -> Reply:
        """Select the level under the pointer and wait for the release."""
        self._down = self._seen(point)
        self.at = self.at if self._down is None else self._down
        return USED

    def release(self, point: Point) -> Reply:
        """Choose the level if the pointer is still on it."""
        down, self._down = self._down, None
        if down is None or self._seen(point) != down:
            return USED
        return Reply(True, self._on_take(self.cells[down].word))

    def let_go(self) -> None:
        """Cancel the press."""
        self._down = None

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the visible levels and the scroll bar."""
        brush = Brush(surface, view)
        with brush.within(self.box.inflate(2 * _AROUND, 2 * _AROUND)):
            for number, each in enumerate(self.cells):
                if self.cell(number).colliderect(self.box):
                    self._draw_cell(brush, number, each)
        self._scroll.draw_bar(brush, self.box.right + 2 * _AROUND, self.box.y)

    def _draw_cell(self, brush: Brush, number: int, each: KnownLevel) -> None:
        box, chosen, file = self.cell(number), number == self.at, self.note(each)
        brush.panel(box, _OWN if each.own else _SHIPPED, theme.GOLD if chosen else None, 5)
        ink, room = theme.CREAM if each.own else theme.INK, box.w - 40
        x, y = box.center
        name, note = TextStyle(theme.NORMAL + 2, ink, "heavy"), TextStyle(theme.SMALLEST_TEXT, ink)
        if not file:
            brush.write(each.name, (x, y), name, "center", room)
            return
        brush.write(each.name, (x, y + 6), name, "midbottom", room)
        brush.write(file, (x, y + 3), note, "midtop", room)

    def _seen(self, point: Point) -> int | None:
        """Return the index of the visible level at a point; None if there is none."""
        return self.under(point) if self.holds(point) else None


def offered() -> tuple[KnownLevel, ...]:
    """Return all levels, the user's own ones first."""
    return tuple(sorted(all_levels(), key=lambda each: not each.own))


class Picker(Dialogue):
    """Closes with the chosen level, with dropped or pasted content, or with None.

    A chosen level is given by its name or file.
    """

    def __init__(self, levels: Sequence[KnownLevel]) -> None:
        rows = min(_ROWS, -(-len(levels) // _COLUMNS))
        width = _COLUMNS * (_WIDE + GAP) + 100
        height = 260 + rows * (_HIGH + GAP)
        box: Bounds = middle(width, height)
        inside = box[0] + 57, box[1] + 130, width - 114, rows * (_HIGH + GAP) - GAP
        self.grid = LevelGrid(inside, levels, Close)
        foot = box[1] + height - 100
        words = _("You can also drop or paste a level or a CSV file of measurements here.")
        label = Label((box[0] + 60, foot, width - 400, 60), words, LIGHT, "midleft")
        back = Button((box[0] + width - 317, foot, 260, 60), _("Cancel"), Close, hotkey="Esc")
        widgets = [self.grid, label, back]
        page = Page(widgets, Close, panel=box, title=_("Open a level"), dimmed=True)
        super().__init__(page)
        page.set_focus(self.grid)

    def handle(self, event: Input) -> Change:
        """Handle an event; dropped files and pasted text close the dialogue, too."""
        match event:
            case Dropped() | Typed():
                return Close(event)
            case KeyPress(name, True) if self.page.focus is self.grid:
                self.grid.key(name)
            case Pointer("move"):
                self.grid.look(event.point)
        return super().handle(event)
