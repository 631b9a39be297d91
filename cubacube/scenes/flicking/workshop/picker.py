"""Which level comes on the bench: those of the game, and the user's own."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from cubacube.scenes.canvas.boxes import Box, grid
from cubacube.scenes.canvas.parts import Style
from cubacube.scenes.canvas.theme import CREAM, HEIGHT, NORMAL, WIDTH
from cubacube.scenes.stage.inputs import Dropped, Input, Typed
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Label, Page
from cubacube.scenes.widgets.button import Kind
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.language.translation import _
from cubacube.session.play.known_levels import KnownLevel, known_levels, levels_folder

_COLUMNS, _ROWS = 3, 9
_CELL: Final = (420.0, 62.0)
_GAP = 14.0


def offered() -> tuple[KnownLevel, ...]:
    """All levels there are, the user's own ones first."""
    try:
        own = levels_folder()
    except FileNotFoundError:
        own = None
    return tuple(sorted(known_levels(own), key=lambda each: not each.own))


class Picker(Dialogue):
    """Closes with the name or the file of a level, what was dropped or pasted, or None."""

    def __init__(self, levels: Sequence[KnownLevel]) -> None:
        shown = levels[: _COLUMNS * _ROWS]
        rows = -(-len(shown) // _COLUMNS)
        width = _COLUMNS * (_CELL[0] + _GAP) + 100
        height = 260 + rows * (_CELL[1] + _GAP)
        box: Box = ((WIDTH - width) / 2, (HEIGHT - height) / 2, width, height)
        inside = box[0] + 57, box[1] + 130, width - 114, rows * (_CELL[1] + _GAP) - _GAP
        buttons = [
            Button(place, each.name, partial(Close, each.word), _kind(each))
            for place, each in zip(
                grid(inside, len(shown), _COLUMNS, _GAP, _CELL[1]), shown, strict=True
            )
        ]
        foot = box[1] + height - 100
        words = _("Or drop a level or a CSV of measurements on the window, or paste either.")
        told = Label((box[0] + 60, foot, width - 400, 60), words, Style(NORMAL, CREAM), "midleft")
        back = Button((box[0] + width - 317, foot, 260, 60), _("Cancel"), Close, hotkey="Esc")
        page = Page([*buttons, told, back], Close, panel=box, title=_("Open a level"), dimmed=True)
        super().__init__(page)

    def handle(self, event: Input) -> Change:
        """What is dropped or pasted is taken, too."""
        return Close(event) if isinstance(event, Dropped | Typed) else super().handle(event)


def _kind(each: KnownLevel) -> Kind:
    """The user's own ones stand out."""
    return "teal" if each.own else "cream"
