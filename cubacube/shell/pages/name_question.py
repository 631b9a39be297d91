"""A quiet question below the results: whether to remember a player, and under which name."""

from collections.abc import Callable

from cubacube.scenes.canvas import Bounds
from cubacube.scenes.widgets import Button, TextField, Widget
from cubacube.session.language.translation import _
from cubacube.session.play.setup import LONGEST_NAME

_GAP, _REMEMBER, _NO = 12.0, 236.0, 200.0
_NAME = 300.0


class NameQuestion:
    """A field with the name that the player had in the match, and a button for each answer."""

    def __init__(self, box: Bounds, name: str, on_answer: Callable[[str | None], str]) -> None:
        """`on_answer` gets the name, or None for no; it returns why a name is refused."""
        x, y, width, height = box
        wide = width - _REMEMBER - _NO - 2 * _GAP
        words = _("Keep your results under this name?")
        self._field = TextField((x, y, wide, height), words, name, self._typed, LONGEST_NAME)
        self._field.control_width = _NAME
        self._words, self._on_answer = words, on_answer
        yes = x + wide + _GAP, y, _REMEMBER, height
        no = yes[0] + _REMEMBER + _GAP, y, _NO, height
        self.widgets: tuple[Widget, ...] = (
            self._field,
            Button(yes, _("Remember"), self._remember, "dark"),
            Button(no, _("No, thanks"), lambda: on_answer(None), "dark"),
        )

    def _typed(self, _name: str) -> None:
        self._field.label = self._words

    def _remember(self) -> None:
        self._field.label = self._on_answer(self._field.value.strip()) or self._words
