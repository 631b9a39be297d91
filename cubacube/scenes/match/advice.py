"""A hint for a person: what a computer would do, and how often that goes well."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Final

from cubacube.rules import Action, frozen
from cubacube.scenes.canvas.boxes import Bounds, inset
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle, pill, rim
from cubacube.scenes.canvas.theme import HINT, NIGHT, SMALL
from cubacube.session.language.translation import _

TRIES: Final = 12
"""So many times a flick is tried with a hand that strays, one time a frame."""

_WIDE, _DARK = 6.0, 3.0
_NOTE = TextStyle(SMALL, NIGHT, "heavy")


@frozen
class HintMark:
    """A piece that a hint is about; `note` tells what becomes of it, if that is not plain."""

    box: Bounds
    radius: float = 12
    note: str = ""


def draw_marked(brush: Brush, marked: Iterable[HintMark]) -> None:
    """A ring round each, with a dark edge, so that it is seen on any ground."""
    for each in marked:
        out, radius = inset(each.box, -8), each.radius + 8
        brush.panel(inset(out, -_DARK), rim(NIGHT, radius + _DARK, _WIDE + 2 * _DARK))
        brush.panel(out, rim(HINT, radius, _WIDE))
        if each.note:
            x, y, width, _height = out
            brush.tag(each.note, (x + width / 2, y), pill(HINT, NIGHT), _NOTE)


class Advice:
    """Nothing is known at first; it is asked once a frame."""

    def __init__(
        self,
        think: Callable[[], Action | None],
        attempt: Callable[[Action, int], bool | None],
        name: Callable[[Action], str],
        back: Callable[[Action], str] = lambda _action: "",
    ) -> None:
        """`think` gives the action when it is known, `name` what it is called, `back` why it is.

        `attempt` makes it once more, by its number, with a hand that strays, and tells whether it
        went well; None: there is nothing to try.
        """
        self._think, self._attempt, self._name, self._back = think, attempt, name, back
        self.action: Action | None = None
        self._tried = self._good = 0
        self._sure = False
        """Whether there is nothing to try, or nothing more."""

    @property
    def words(self) -> str:
        """What is said of it by now."""
        if self.action is None:
            return _("A hint is thought about …")
        if not self._sure:
            return _("Hint: how often does this go well?")
        if self._tried and not self._good:
            return _("Hint: nothing goes well from here; this is still best.")
        if self._tried:
            said = _("Hint: this goes well {good} times out of {count}.")
            return said.format(good=self._good, count=self._tried)
        return _("Hint: {what}").format(what=self._name(self.action) or _("what is marked"))

    @cached_property
    def _why(self) -> str:
        assert self.action is not None, "it is known"
        return self._back(self.action)

    @property
    def why(self) -> str:
        """What speaks for it: its chances, or what it does; nothing of what was tried."""
        return "" if self.action is None or not self._sure or self._tried else self._why

    def update(self) -> None:
        """Look whether it is known, or try it once."""
        if self.action is None:
            self.action = self._think()
        elif not self._sure:
            well = self._attempt(self.action, self._tried)
            if well is not None:
                self._tried, self._good = self._tried + 1, self._good + well
            self._sure = well is None or self._tried == TRIES
