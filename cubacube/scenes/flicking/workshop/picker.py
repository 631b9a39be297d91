"""Which level comes on the bench: those of the game, and the user's own."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Box, grid
from cubacube.scenes.canvas.parts import Style
from cubacube.scenes.canvas.theme import CREAM, HEIGHT, NORMAL, WIDTH
from cubacube.scenes.stage.scene import Close
from cubacube.scenes.widgets import Button, Label, Page
from cubacube.scenes.widgets.button import Kind
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.files.levels import LevelError, level_names, load_level
from cubacube.session.language.translation import _
from cubacube.session.play.own_levels import own_levels

_COLUMNS, _ROWS = 3, 9
_CELL: Final = (420.0, 62.0)
_GAP = 14.0


@frozen
class Offered:
    """A level that can be opened: its name or file, and how it is called there."""

    word: str | Path
    title: str


def offered() -> tuple[Offered, ...]:
    """All levels there are; one that cannot be read is called as its file."""
    words: Sequence[str | Path] = (*own_levels(), *level_names())
    return tuple(Offered(word, _title(word)) for word in words)


def _title(word: str | Path) -> str:
    try:
        return load_level(word).name
    except LevelError:
        return Path(word).name


class Picker(Dialogue):
    """Closes with the name or the file of a level, or with None."""

    def __init__(self, levels: Sequence[Offered]) -> None:
        shown = levels[: _COLUMNS * _ROWS]
        rows = -(-len(shown) // _COLUMNS)
        width = _COLUMNS * (_CELL[0] + _GAP) + 100
        height = 240 + rows * (_CELL[1] + _GAP) + 60
        box: Box = ((WIDTH - width) / 2, (HEIGHT - height) / 2, width, height)
        inside = box[0] + 57, box[1] + 130, width - 114, rows * (_CELL[1] + _GAP) - _GAP
        buttons = [
            Button(place, each.title, partial(Close, each.word), _kind(each))
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


def _kind(each: Offered) -> Kind:
    """The user's own ones stand out."""
    return "teal" if isinstance(each.word, Path) else "cream"
