"""Hints: what a computer player would do, and how often that succeeds."""

from collections.abc import Callable, Iterable
from functools import cached_property
from itertools import pairwise
from math import sin, tau

import pygame

from cubacube.rules import Action, frozen
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, inset
from cubacube.scenes.canvas.parts import pill, rim
from cubacube.scenes.canvas.theme import HINT, NIGHT, SMALL
from cubacube.session.language.translation import _
from cubacube.session.settings.chosen import settings

TRIES = 12
"""Number of simulated tries of a flick with aiming error, one per frame."""

_WIDE, _DARK = 6.0, 3.0
_AWAY, _LIFT, _BOB_S = 18.0, 6.0, 1.1
_ROOM_ABOVE = 180.0
"""Above this height, the arrow of a piece stands below the piece."""
_BROAD = 2.5
"""A mark that is this many times wider than high is round a button."""
_ARROW = ((0, 0), (22, -24), (9, -24), (9, -56), (-9, -56), (-9, -24), (-22, -24))
"""The corners of an arrow that points down at (0, 0)."""
_NOTE = TextStyle(SMALL, NIGHT, "heavy")


@frozen
class HintMark:
    """A thing that a hint points at; `note` is a text shown on its ring, or empty."""

    box: Bounds
    radius: float = 12
    note: str = ""


def draw_marked(brush: Brush, marked: Iterable[HintMark]) -> None:
    """Draw a ring with a dark edge around each piece, visible on any background."""
    for each in marked:
        out, radius = inset(each.box, -8), each.radius + 8
        brush.panel(inset(out, -_DARK), rim(NIGHT, radius + _DARK, _WIDE + 2 * _DARK))
        brush.panel(out, rim(HINT, radius, _WIDE))
        if each.note:
            x, y, width, _height = out
            brush.tag(each.note, (x + width / 2, y), pill(HINT, NIGHT), _NOTE)


def draw_arrows(brush: Brush, marked: Iterable[HintMark], seconds: float) -> None:
    """Draw an arrow at each piece; it moves up and down with time, or rests with less motion.

    A mark with a note, and one round a button, have none: it would cover words.
    """
    lift = 0.0 if settings().play.less_motion else _LIFT * sin(tau * seconds / _BOB_S)
    for x, y, width, height in (each.box for each in marked if not each.note):
        if width > _BROAD * height:
            continue
        sense, edge = (1, y) if y > _ROOM_ABOVE else (-1, y + height)
        tip = edge - sense * (_AWAY + lift)
        points = [brush.view.to_px((x + width / 2 + dx, tip + sense * dy)) for dx, dy in _ARROW]
        pygame.draw.polygon(brush.surface, HINT, points)
        for start, end in pairwise((*points, points[0])):
            pygame.draw.aaline(brush.surface, NIGHT, start, end, brush.view.px(_DARK))


class Advice:
    """A hint that becomes known step by step; call `update` once per frame."""

    def __init__(
        self,
        think: Callable[[], Action | None],
        attempt: Callable[[Action, int], bool | None],
        name: Callable[[Action], str],
        back: Callable[[Action], str] = lambda _action: "",
    ) -> None:
        """Set the callbacks that compute the hint.

        Args:
            think: Returns the suggested action, or None while the computer player thinks.
            attempt: Simulates try number n of the action with aiming error. Returns whether
                it succeeded, or None if there is nothing to try.
            name: Returns the words for the action.
            back: Returns the reason for the action.
        """
        self._think, self._attempt, self._name, self._back = think, attempt, name, back
        self.action: Action | None = None
        self._tried = self._good = 0
        self._sure = False
        """Whether all tries are done, or there is nothing to try."""

    @property
    def words(self) -> str:
        """The text of the hint, as far as it is known."""
        if self.action is None:
            return _("Thinking of a hint …")
        if not self._sure:
            return _("Hint: testing how often this works …")
        if self._tried and not self._good:
            return _("Hint: nothing works well from here. This is the best choice.")
        name = self._name(self.action) or _("the marked choice")
        if not self._tried:
            return _("Hint: {what}").format(what=name)
        said = _("Hint: {what}. Works {good} of {count} times.")
        return said.format(what=self._why or name, good=self._good, count=self._tried)

    @cached_property
    def _why(self) -> str:
        assert self.action is not None, "it is known"
        return self._back(self.action)

    @property
    def why(self) -> str:
        """The reason for the hint, such as its probability.

        Empty if the action was simulated, because then the text names it with the success rate.
        """
        return "" if self.action is None or not self._sure or self._tried else self._why

    @property
    def ready(self) -> Action | None:
        """The suggested action, as soon as the hint is complete."""
        return self.action if self._sure else None

    def update(self) -> None:
        """Poll for the suggested action; once it is known, simulate one try."""
        if self.action is None:
            self.action = self._think()
        elif not self._sure:
            well = self._attempt(self.action, self._tried)
            if well is not None:
                self._tried, self._good = self._tried + 1, self._good + well
            self._sure = well is None or self._tried == TRIES
