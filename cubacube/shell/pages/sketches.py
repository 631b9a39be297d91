"""Pictures of the tables to choose from, painted bit by bit while others are looked at."""

from collections import OrderedDict
from collections.abc import Callable
from math import inf
from typing import Final, Generic, TypeAlias, TypeVar

from pygame import Surface

from cubacube.kit.shot import Layout
from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.scenes.canvas.paint_budget import OutOfTimeError, PaintBudget
from cubacube.scenes.flicking.sketch import as_thrown, sketch, sketch_view
from cubacube.session.files.cards import load_cards
from cubacube.table.level import Level

EDGE: Final = 560
"""Of a picture, in pixels."""
_MOST = 48
"""So many are kept; the next one pushes out the one that was asked for longest ago."""

K = TypeVar("K")
Setting: TypeAlias = tuple[Level, Layout]
"""A table and what lies on it."""


class Sketches(Generic[K]):
    """One table at a time: dice are thrown on it beside the window, then it is painted."""

    def __init__(self, set_out: Callable[[K], Setting], painting_s: float = inf) -> None:
        """`set_out` tells what a picture shows.

        So long is painted in a frame; if that is without end, all that is asked for.
        """
        self._set_out = set_out
        self._painting_s = painting_s
        self._view = sketch_view(EDGE)
        self._cards = load_cards()
        self._found: OrderedDict[K, Surface] = OrderedDict()
        self._wanted: list[K] = []
        self._throwing: tuple[K, BackgroundTask[Setting]] | None = None

    def of(self, wanted: K) -> Surface | None:
        """The picture of a table; None as long as it is not painted.

        It is painted if it is asked for again and again, those that are asked for first at first.
        """
        if wanted in self._found:
            self._found.move_to_end(wanted)
            return self._found[wanted]
        if wanted not in self._wanted:
            self._wanted.append(wanted)
        return None

    def update(self) -> None:
        """Go on, as long as there is time for in a frame."""
        if self._painting_s == inf:
            while self._wanted:
                self._go_on()
        elif self._wanted or self._throwing is not None:
            self._go_on()
            self._wanted.clear()

    def _go_on(self) -> None:
        """Do the next step of the table that was asked for first."""
        if self._throwing is None:
            first, set_out = self._wanted[0], self._set_out
            self._throwing = first, BackgroundTask(lambda: set_out(first))
        first, throwing = self._throwing
        if throwing.done(None if self._painting_s == inf else 0):
            self._paint(first, *throwing.result())

    def _paint(self, first: K, level: Level, layout: Layout) -> None:
        try:
            with self._view.within(PaintBudget(self._painting_s)):
                self._found[first] = sketch(self._view, level, layout, self._cards)
        except OutOfTimeError:
            return
        self._throwing = None
        self._wanted = [each for each in self._wanted if each != first]
        while len(self._found) > _MOST:
            self._found.popitem(last=False)


def offered(level: Level) -> Setting:
    """A table as it is offered: after a throw that is always the same."""
    return level, as_thrown(level, load_cards())
