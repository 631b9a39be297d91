"""The levels to choose from, and their pictures, painted step by step."""

from collections import OrderedDict
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Generic, TypeAlias, TypeVar

from pygame import Surface

from cubacube.kit.shot import Layout
from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.scenes.canvas.paint_budget import OutOfTimeError, PaintBudget
from cubacube.scenes.flicking.bare_table import as_thrown, sketch, sketch_view
from cubacube.session.files.cards import load_cards
from cubacube.session.play.known_levels import KnownLevel, known_levels, level_entry
from cubacube.table.level import Level

EDGE = 560
"""Edge of a picture in pixels."""
_MOST = 48
"""Maximum number of cached pictures; the least recently used one is dropped."""

K = TypeVar("K")
Setting: TypeAlias = tuple[Level, Layout]
"""A level and the layout on it."""


class Sketches(Generic[K]):
    """Paints one picture at a time, after throwing the dice in the background."""

    def __init__(self, set_out: Callable[[K], Setting], painting_s: float = inf) -> None:
        """`set_out` returns what a picture shows, `painting_s` is the painting time per frame.

        If `painting_s` is infinite, everything requested is painted at once.
        """
        self._set_out = set_out
        self._painting_s = painting_s
        self._view = sketch_view(EDGE)
        self._cards = load_cards()
        self._found: OrderedDict[K, Surface] = OrderedDict()
        self._wanted: list[K] = []
        self._throwing: tuple[K, BackgroundTask[Setting]] | None = None

    def of(self, wanted: K) -> Surface | None:
        """Return the picture; while it is not painted yet, return None and have it painted.

        Call this in every frame. Pictures are painted in the order of the calls.
        """
        if wanted in self._found:
            self._found.move_to_end(wanted)
            return self._found[wanted]
        if wanted not in self._wanted:
            self._wanted.append(wanted)
        return None

    def update(self) -> None:
        """Work on the requested pictures, painting no longer than a frame allows."""
        if self._painting_s == inf:
            while self._wanted:
                self._go_on()
        elif self._wanted or self._throwing is not None:
            self._go_on()
            self._wanted.clear()

    def _go_on(self) -> None:
        """Do the next step of the first request."""
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
    """Return a level with its dice after a throw with a fixed seed."""
    return level, as_thrown(level, load_cards())


class KnownTables:
    """A list of levels; the last result stays until a new search is done."""

    def __init__(self, folder: Path | None = None, painting_s: float = inf) -> None:
        """`folder` holds the user's own levels; `painting_s` is the painting time per frame."""
        self._folder = folder
        self._patience_s = None if painting_s == inf else 0.0
        self._sketches = Sketches(offered, painting_s)
        self._reading: BackgroundTask[tuple[KnownLevel, ...]] | None = None
        self._asked: KnownLevel | None = None
        self._found: tuple[KnownLevel, ...] = ()

    @property
    def all(self) -> tuple[KnownLevel, ...]:
        """All levels: those of the game, the user's own, and the requested one if there is one."""
        if self._asked is None or self._asked.word in {each.word for each in self._found}:
            return self._found
        return *self._found, self._asked

    def read(self, word: str, text: str) -> None:
        """Start a new search for levels.

        The result also includes one requested level. It is read from the level text `text`. If
        `text` is empty, the level is found by its name or path `word`.
        """
        folder = self._folder
        self._asked = None
        self._reading = BackgroundTask(lambda: (*known_levels(folder), level_entry(word, text)))
        self._take()

    def update(self) -> bool:
        """Continue searching and painting; return whether the list of levels changed."""
        taken = self._take()
        self._sketches.update()
        return taken

    def picture(self, table: KnownLevel) -> Surface | None:
        """Return the picture of a level; None while unpainted or if the level is faulty."""
        return None if table.level is None else self._sketches.of(table.level)

    def _take(self) -> bool:
        if self._reading is None or not self._reading.done(self._patience_s):
            return False
        before = self.all
        *found, self._asked = self._reading.result()
        self._found, self._reading = tuple(found), None
        return self.all != before
