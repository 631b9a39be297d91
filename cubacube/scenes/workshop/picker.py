"""A dialogue to choose a level, either one of the game or one of the user's own."""

from collections.abc import Sequence
from typing import Final

from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.theme import CREAM, NORMAL
from cubacube.scenes.stage.inputs import Dropped, Input, KeyPress, Pointer, Typed
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Label, Page
from cubacube.scenes.widgets.dialogues import Dialogue, middle
from cubacube.scenes.widgets.scrolled_grid import GAP
from cubacube.scenes.workshop.level_grid import COLUMNS, HIGH, LevelGrid, cells_of
from cubacube.session.language.translation import _
from cubacube.session.play.known_levels import KnownLevel, all_levels

_ROWS: Final = 9
"""How many rows are visible at once."""
_WIDE = 420.0


def offered() -> tuple[KnownLevel, ...]:
    """Return all levels, the user's own ones first."""
    return tuple(sorted(all_levels(), key=lambda each: not each.own))


class Picker(Dialogue):
    """Closes with the chosen level, with dropped or pasted content, or with None.

    A chosen level is given by its name or file.
    """

    def __init__(self, levels: Sequence[KnownLevel]) -> None:
        rows = min(_ROWS, -(-len(levels) // COLUMNS))
        width = COLUMNS * (_WIDE + GAP) + 100
        height = 260 + rows * (HIGH + GAP)
        box: Bounds = middle(width, height)
        inside = box[0] + 57, box[1] + 130, width - 114, rows * (HIGH + GAP) - GAP
        self.grid = LevelGrid(inside, cells_of(levels), Close)
        foot = box[1] + height - 100
        words = _("You can also drop or paste a level or a CSV file of measurements here.")
        label = Label(
            (box[0] + 60, foot, width - 400, 60), words, TextStyle(NORMAL, CREAM), "midleft"
        )
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
