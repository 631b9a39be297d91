"""Dialogue with all keys that work now, including those without room at the bottom."""

from collections.abc import Sequence
from math import ceil

import pygame

from cubacube.scenes.canvas import Brush, View
from cubacube.scenes.canvas.sizes import standing_share
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import Do, Input, KeyPress, Pointer
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Page
from cubacube.scenes.widgets.dialogues import Dialogue, middle
from cubacube.session.language.translation import _

_WIDTH, _ROW, _HEAD, _FOOT, _INSIDE = 1240.0, 54.0, 130.0, 40.0, 70.0
_COLUMNS = 2


def common_keys() -> tuple[Hint, ...]:
    """Return the keys that work at every table."""
    return (
        ("F3", _("all keys")),
        ("F1", _("rules")),
        ("F8", _("sound on or off")),
        ("F11", _("full screen")),
        ("F12", _("save a picture")),
    )


class KeyHelp(Dialogue):
    """A dialogue with all keys; any input closes it."""

    def __init__(self, hints: Sequence[Hint]) -> None:
        """Show each key once; if a key occurs twice in `hints`, show its first description."""
        self.hints = tuple({key: (key, words) for key, words in reversed(hints)}.values())[::-1]
        self._rows = ceil(len(self.hints) / _COLUMNS)
        height = _HEAD + self._rows * _ROW + _FOOT
        self._box = middle(_WIDTH * max(1.0, standing_share()), height)
        super().__init__(
            Page((), Close, panel=self._box, title=_("Keys for this moment"), dimmed=True)
        )

    def handle(self, event: Input) -> Change:
        """Close on any key or click."""
        match event:
            case Do() | KeyPress(down=True, repeat=False) | Pointer("down"):
                return Close()
        return None

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the keys with their effects in two columns."""
        super().draw(surface, view)
        brush = Brush(surface, view)
        x, y, width, _height = self._box
        across = (width - 2 * _INSIDE) / _COLUMNS
        for number, (key, words) in enumerate(self.hints):
            column, row = divmod(number, self._rows)
            at = x + _INSIDE + column * across, y + _HEAD + (row + 0.5) * _ROW
            brush.keycap(key, words, at)
